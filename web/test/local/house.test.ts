import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceHouse } from '../../src/local/house';
import type { Asked, Progress, Told } from '../../src/local/messages';

const places = { base: '/', house: '/house/', python: '/python/', games: '/games/' };
const loading: Progress = { parts: {}, ready: false, missing: '', refused: false, unkept: 0, failed: '' };
let channel: FakeChannel;
let worker: FakeWorker;

class FakeChannel {
  onmessage: (event: { data: Told }) => void = () => undefined;
  readonly heard: Asked[] = [];
  constructor() {
    this.known();
  }
  protected known(): void {
    channel = this; // eslint-disable-line @typescript-eslint/no-this-alias
  }
  postMessage(asked: Asked): void {
    this.heard.push(asked);
  }
}

class FakeWorker extends FakeChannel {
  onerror: (event: { message?: string }) => void = () => undefined;
  protected override known(): void {
    worker = this; // eslint-disable-line @typescript-eslint/no-this-alias
  }
}

const kinds = (heard: Asked[]): string[] => heard.map(({ kind }) => kind);
const here: Told = { to: 'pages', kind: 'here', by: 'one' };

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('the house on this device', () => {
  it('is asked again once it is there, and once only', () => {
    const house = new DeviceHouse(places);
    void house.ask('/me');
    expect(kinds(channel.heard)).toEqual(['hello', 'ask']);
    worker.onmessage({ data: here });
    channel.onmessage({ data: here });
    expect([kinds(channel.heard), kinds(worker.heard)]).toEqual([['hello', 'ask'], ['ask']]);
  });

  it('is asked once where the channel is quicker than its own worker', () => {
    const house = new DeviceHouse(places);
    void house.ask('/me');
    channel.onmessage({ data: here });
    worker.onmessage({ data: here });
    expect([kinds(channel.heard), kinds(worker.heard)]).toEqual([['hello', 'ask', 'ask'], []]);
    void house.ask('/tables');
    expect(kinds(worker.heard)).toEqual(['ask']);
  });

  it('tells whoever waits, and whoever asks later, that it will not answer', async () => {
    const house = new DeviceHouse(places);
    const waiting = house.ask('/me');
    channel.onmessage({ data: { to: 'pages', kind: 'progress', progress: { ...loading, failed: 'out of memory' } } });
    for (const answer of [await waiting, await house.ask('/tables')]) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ error: 'no-house', message: 'out of memory' });
    }
  });

  it('says so where its worker cannot be loaded', async () => {
    const house = new DeviceHouse(places);
    const told: string[] = [];
    house.onprogress = ({ failed }) => told.push(failed);
    const waiting = house.ask('/me');
    worker.onerror({});
    expect(told).toEqual(['the worker was not loaded']);
    expect((await waiting).status).toBe(503);
  });

  it('answers again when another tab has opened it', async () => {
    const house = new DeviceHouse(places);
    worker.onerror({});
    channel.onmessage({ data: { to: 'pages', kind: 'progress', progress: { ...loading, ready: true } } });
    const waiting = house.ask('/me');
    const [, asked] = channel.heard;
    if (asked?.to !== 'house' || asked.kind !== 'ask') throw new Error('nobody was asked');
    channel.onmessage({
      data: { to: 'pages', kind: 'answer', id: asked.id, status: 200, type: 'application/json', body: '{}' },
    });
    expect((await waiting).status).toBe(200);
  });
});
