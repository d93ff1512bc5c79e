/** The house on this device, as a page sees it: a worker, in this tab or another one, answers over a channel. */
import type { House, Line } from '../core/server/house';
import { newId } from '../core/server/socket';
import { CHANNEL, type Asked, type Places, type Progress, type Told } from './messages';

/** What a site has ready as files, so that the lobby need not wait for the house. */
const READY = /^\/(about|games|texts\/\w+|games\/[\w-]+(\/(texts|rules|examples)\/[\w-]+)?)$/;

const NOTHING: Progress = { parts: {}, ready: false, missing: '', refused: false, unkept: 0, failed: '' };

interface Waiting {
  asked: Extract<Asked, { kind: 'ask' }>;
  done(response: Response): void;
}

class DeviceLine implements Line {
  readyState: Line['readyState'] = 0;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onerror: Line['onerror'] = null;

  constructor(
    private readonly id: string,
    private readonly post: (asked: Asked) => void,
    private readonly gone: () => void,
  ) {}

  hear(what: 'open' | 'message' | 'close', text: string): void {
    const line = this as unknown as WebSocket;
    if (what === 'open') {
      this.readyState = 1;
      this.onopen?.call(line, new Event('open'));
    } else if (what === 'message') {
      this.onmessage?.call(line, new MessageEvent('message', { data: text }));
    } else {
      this.readyState = 3;
      this.gone();
      this.onclose?.call(line, new CloseEvent('close', { code: Number(text) }));
    }
  }

  send(text: string): void {
    this.post({ to: 'house', kind: 'say', id: this.id, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.post({ to: 'house', kind: 'close', id: this.id });
    this.hear('close', '1000');
  }
}

export class DeviceHouse implements House {
  readonly here = true;
  private readonly channel = new BroadcastChannel(CHANNEL);
  private readonly waiting = new Map<string, Waiting>();
  private readonly lines = new Map<string, DeviceLine>();
  private readonly worker: Worker;
  /** The name of the house where this page's own worker has it: then the two need no channel. */
  private own = '';
  /** The house that was met last: its worker tells us twice, in whichever order. */
  private met = '';
  private ready = false;
  /** Why no house answers, where it is known that none will. */
  private failed = '';
  onprogress: (progress: Progress) => void = () => undefined;

  constructor(private readonly places: Places) {
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => this.overhear(data);
    this.channel.postMessage({ to: 'house', kind: 'hello' } satisfies Asked);
    const name = JSON.stringify(places);
    this.worker = new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module', name });
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'here') this.own = data.by;
      this.hear(data);
    };
    this.worker.onerror = ({ message = 'the worker was not loaded' }) => {
      if (!this.ready) this.hear({ to: 'pages', kind: 'progress', progress: { ...NOTHING, failed: message } });
    };
  }

  private post(asked: Asked): void {
    if (this.own) this.worker.postMessage(asked);
    else this.channel.postMessage(asked);
  }

  ask(path: string, request: RequestInit = {}): Promise<Response> {
    const method = request.method ?? 'GET';
    if (method === 'GET' && READY.test(path))
      return fetch(`${this.places.house}answers${path}${path.includes('texts/') ? '.ftl' : '.json'}`);
    const asked: Waiting['asked'] = {
      ...{ to: 'house', kind: 'ask', id: newId() },
      ...{ method, path: `/api${path}`, body: String(request.body ?? '') },
    };
    if (this.failed) return Promise.resolve(refusal(this.failed));
    return new Promise((done) => {
      this.waiting.set(asked.id, { asked, done });
      this.post(asked);
    });
  }

  line(path: string): Line {
    const id = newId();
    const line = new DeviceLine(
      id,
      (asked) => this.post(asked),
      () => this.lines.delete(id),
    );
    this.lines.set(id, line);
    this.post({ to: 'house', kind: 'open', id, path: `/api${path}` });
    return line;
  }

  /** What all tabs are told: a house that our own worker does not have is reached over the channel. */
  private overhear(told: Told): void {
    if (told.kind === 'here' && told.by !== this.own) this.own = '';
    this.hear(told);
  }

  private hear(told: Told): void {
    if (told.to !== 'pages') return;
    if (told.kind === 'answer') {
      const { id, status, type, body } = told;
      this.waiting.get(id)?.done(new Response(body, { status, headers: { 'content-type': type } }));
      this.waiting.delete(id);
    } else if (told.kind === 'line') this.lines.get(told.id)?.hear(told.what, told.text);
    else if (told.kind === 'progress') {
      this.ready = told.progress.ready;
      this.onprogress(told.progress);
      this.fail(told.progress.failed);
    } else if (told.by !== this.met) {
      this.met = told.by;
      this.meet();
    }
  }

  /** Nobody waits for a house that will not answer. */
  private fail(why: string): void {
    this.failed = why;
    if (!why) return;
    for (const { done } of this.waiting.values()) done(refusal(why));
    this.waiting.clear();
  }

  /** A house has opened, the first one or after another tab with it was closed: it knows nothing of us yet. */
  private meet(): void {
    for (const { asked } of this.waiting.values()) this.post(asked);
    for (const line of [...this.lines.values()]) line.hear('close', '1012');
  }
}

const refusal = (message: string): Response =>
  new Response(JSON.stringify({ error: 'no-house', message }), { status: 503 });
