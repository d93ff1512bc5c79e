/** Who is asked: a server, or the house on this device (src/local). The rest of the client need not know which. */

/** What the client uses of a WebSocket. */
export type Line = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'>;

export interface House {
  /** Whether it is on this device: one plays alone there, and nobody else can come. */
  readonly here: boolean;
  /** A request to a path behind `/api`. */
  ask(path: string, request?: RequestInit): Promise<Response>;
  /** The line to a table, by a path behind `/api`. */
  line(path: string): Line;
}

const server: House = {
  here: false,
  ask: (path, request) => fetch(`/api${path}`, request),
  line: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api${path}`),
};

/** Whether the page is one of a site without a server: `riverrat site` writes into it where the house lies. */
export const onDevice = (): boolean => 'house' in document.documentElement.dataset;

let asked = server;

export const house = (): House => asked;

/** Ask another one from now on. */
export function moveTo(other: House): void {
  asked = other;
}
