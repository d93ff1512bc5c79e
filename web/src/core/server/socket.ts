/** A table's socket: reconnects by itself, asks for what it missed, and sends each act at most once in effect.
 *
 * An act that was sent but not acknowledged when the connection broke is sent again with the same id: the server has
 * either done it (and says so) or does it now.
 */
import { house, type Line } from './house';
import type { ServerMessage } from './types';

/** How the line to the server is. */
export type LineState = 'connecting' | 'open' | 'lost';
export interface Outgoing {
  type: string;
  [field: string]: unknown;
}
interface Waiting {
  message: Outgoing & { id: string; v: 1 };
  /** How often the server could not write it down. */
  tries: number;
  resolve(answer: ServerMessage): void;
  reject(problem: Error): void;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The key of a text that says it better. */
    readonly say: string | null = null,
  ) {
    super(message);
  }
}

/** What keeps the tables is away or full: the same message is sent again until it is back. */
const AWAY = 'unavailable';
const DELAYS = [300, 1000, 2000, 4000, 8000, 15000];
/** What may safely be forgotten when the line breaks: nobody needs the preview of a while ago. */
const FLEETING = new Set(['preview', 'hint', 'sync', 'analyse', 'explain', 'stop-analysing']);
let made = 0;

/** An id no other message of any device carries. */
export function newId(): string {
  made += 1;
  const random =
    typeof crypto !== 'undefined' && 'randomUUID' in crypto
      ? crypto.randomUUID().replaceAll('-', '').slice(0, 20)
      : Math.random().toString(36).slice(2);
  return `${random}-${made}`;
}

export class TableSocket {
  line: LineState = 'connecting';
  private socket: Line | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private waiting = new Map<string, Waiting>();
  /** When the next attempt starts, for the countdown. */
  retryAt = 0;

  constructor(
    /** Behind `/api`. */
    private readonly path: string,
    /** The version this client has, or -1. */
    private readonly have: () => number,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onLine: (line: LineState) => void,
    private readonly make: (path: string) => Line = (path) => house().line(path),
  ) {}

  open(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    const socket = this.make(this.path);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.tell('open');
      // A first connection is sent the whole table unasked; a later one asks for what it missed.
      if (this.have() >= 0) this.post({ v: 1, id: newId(), type: 'sync', since: this.have() });
      for (const { message } of this.waiting.values()) this.post(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.dropFleeting();
      if (this.closed) return;
      const delay = DELAYS[Math.min(this.attempt, DELAYS.length - 1)] as number;
      this.attempt += 1;
      this.retryAt = Date.now() + delay;
      this.tell('lost');
      this.timer = setTimeout(() => this.open(), delay);
    };
    socket.onerror = () => socket.close();
  }

  /** Send, and wait for the server's answer to exactly this message. */
  ask(message: Outgoing): Promise<ServerMessage> {
    const whole = { v: 1 as const, id: newId(), ...message };
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.id, { message: whole, tries: 0, resolve, reject });
      this.post(whole);
    });
  }

  /** Try at once, for example when the device is back on the net. */
  retryNow(): void {
    if (this.socket || this.closed) return;
    this.attempt = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  private post(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private receive(data: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return; // a server newer than this page may speak otherwise; the next state puts things right
    }
    if ('id' in message && message.id !== null) {
      const waiting = this.waiting.get(message.id);
      if (waiting && message.type === 'error' && message.code === AWAY && !FLEETING.has(waiting.message.type)) {
        this.sendAgain(waiting);
        this.onMessage({ ...message, id: null, code: 'trying-again' });
        return;
      }
      this.waiting.delete(message.id);
      if (message.type === 'error') waiting?.reject(new Refused(message.code, message.message, message.say));
      else waiting?.resolve(message);
    }
    this.onMessage(message);
  }

  private sendAgain(waiting: Waiting): void {
    const { id } = waiting.message;
    const delay = DELAYS[Math.min(++waiting.tries, DELAYS.length - 1)] as number;
    setTimeout(() => {
      if (this.waiting.has(id)) this.post(waiting.message);
    }, delay);
  }

  private dropFleeting(): void {
    for (const [id, { message, reject }] of this.waiting)
      if (FLEETING.has(message.type)) {
        this.waiting.delete(id);
        reject(new Refused('offline', ''));
      }
  }

  private tell(line: LineState): void {
    this.line = line;
    this.onLine(line);
  }
}
