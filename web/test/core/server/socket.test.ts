import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, Refused, TableSocket } from '../../../src/core/server/socket';
import type { ServerMessage } from '../../../src/core/server/types';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function open(version: () => number) {
  const heard: ServerMessage[] = [];
  const lines: string[] = [];
  const socket = new TableSocket(
    'ws://x',
    version,
    (message) => heard.push(message),
    (line) => lines.push(line),
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
  socket.open();
  return { socket, heard, lines };
}

describe('the socket of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
  });
  afterEach(() => vi.useRealTimers());
  const latest = () => FakeSocket.made.at(-1) as FakeSocket;

  it('answers exactly the message asked', async () => {
    const { socket } = open(() => -1);
    latest().accept();
    const answer = socket.ask({ type: 'act', version: 1, actions: [4] });
    const { id, v } = latest().sent[0] as { id: string; v: number };
    expect(v).toBe(1);
    latest().hear({ v: 1, type: 'ack', id: 'other', version: 2 });
    latest().hear({ v: 1, type: 'ack', id, version: 2 });
    await expect(answer).resolves.toMatchObject({ type: 'ack', version: 2 });
  });

  it('tells why something was refused', async () => {
    const { socket } = open(() => -1);
    latest().accept();
    const answer = socket.ask({ type: 'act', version: 1, actions: [4] });
    latest().hear({ type: 'error', id: latest().sent[0]?.['id'], code: 'stale', message: 'The table has moved on.' });
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });

  it('sends a move again, with its own id, that the house could not write down', async () => {
    const { socket, heard } = open(() => -1);
    latest().accept();
    const answer = socket.ask({ type: 'act', version: 1, actions: [4] });
    const { id } = latest().sent[0] as { id: string };
    latest().hear({ type: 'error', id, code: 'unavailable', message: 'The house cannot write just now.' });
    expect(heard).toMatchObject([{ type: 'error', id: null, code: 'trying-again' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest().sent).toHaveLength(2);
    expect(latest().sent[1]).toEqual(latest().sent[0]);
    latest().hear({ type: 'ack', id, version: 2 });
    await expect(answer).resolves.toMatchObject({ version: 2 });
  });

  it('comes back, asks for what it missed and repeats an unanswered act with its own id', async () => {
    const { socket, lines } = open(() => 7);
    latest().accept();
    void socket.ask({ type: 'act', version: 7, actions: [1] });
    const id = latest().sent.find((one) => one['type'] === 'act')?.['id'];
    latest().close();
    expect(lines).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made).toHaveLength(2);
    latest().accept();
    expect(latest().sent[0]).toMatchObject({ type: 'sync', since: 7 });
    expect(latest().sent[1]).toMatchObject({ type: 'act', id });
    expect(lines.at(-1)).toBe('open');
  });

  it('forgets what nobody needs any more', async () => {
    const { socket } = open(() => 0);
    latest().accept();
    const preview = socket.ask({ type: 'preview', version: 0, actions: [1] });
    const gone = expect(preview).rejects.toBeInstanceOf(Refused);
    latest().close();
    await gone;
    await vi.advanceTimersByTimeAsync(400);
    latest().accept();
    expect(latest().sent.map((one) => one['type'])).toEqual(['sync']);
  });

  it('waits longer each time, and not at all when told to', async () => {
    const { socket } = open(() => 0);
    for (let n = 0; n < 3; n += 1) {
      latest().close();
      await vi.advanceTimersByTimeAsync(15000);
    }
    const made = FakeSocket.made.length;
    latest().close();
    socket.retryNow();
    expect(FakeSocket.made.length).toBe(made + 1);
    socket.close();
    await vi.advanceTimersByTimeAsync(60000);
    expect(FakeSocket.made.length).toBe(made + 1);
  });

  it('is not upset by what it does not understand', () => {
    const { heard } = open(() => 0);
    latest().accept();
    latest().onmessage?.({ data: '<html>' });
    expect(heard).toEqual([]);
  });

  it('never makes an id twice', () => {
    expect(new Set(Array.from({ length: 500 }, newId)).size).toBe(500);
  });
});
