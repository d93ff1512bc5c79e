/** Compiled rules in the worker that thinks, as Python asks for them (src/riverrat/local/wasm.py). */
import { Rules, Search } from '../../../src/riverrat/engine/wasm/rules.mjs';

interface Module {
  rules: Rules;
  /** The numbers of each guide that is here. */
  weights: Record<string, Uint8Array>;
}
type Bytes = { toJs(): Uint8Array };

export class Modules {
  private readonly known = new Map<string, Promise<Module>>();
  private readonly here = new Map<string, Module>();

  constructor(private readonly folder: string) {}

  /** Have a game's module at hand, with its network where that is given. */
  async prepare(game: string, network?: Uint8Array): Promise<void> {
    if (!this.known.has(game)) this.known.set(game, this.load(game));
    const found = await (this.known.get(game) as Promise<Module>);
    this.here.set(game, found);
    if (network) found.weights['network'] = network;
  }

  private async load(game: string): Promise<Module> {
    const [module, layout, written] = await Promise.all([
      WebAssembly.compileStreaming(fetch(`${this.folder}${game}/rules.wasm`)),
      fetch(`${this.folder}${game}/layout.json`).then((response) => response.json()),
      this.bytes(game, 'written.bin'),
    ]);
    return { rules: await Rules.load(module, layout), weights: { written } };
  }

  private async bytes(game: string, file: string): Promise<Uint8Array> {
    const response = await fetch(`${this.folder}${game}/${file}`);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** What is known of a guide, as JSON; nothing where its numbers are not here. */
  guide(game: string, name: string): string {
    const found = this.here.get(game);
    return found?.weights[name] ? JSON.stringify(found.rules.layout.guides[name]) : '';
  }

  /** What the rule `walk` finds (src/riverrat/engine/gestures.py), in a game that is prepared. */
  walk(game: string, state: Bytes, most: number, seed: string): Int32Array {
    const { rules } = this.here.get(game) as Module;
    return Int32Array.from(rules.walk(state.toJs(), most, BigInt(seed)), Number);
  }

  search(game: string, guide: string, settings: string, nodes: number, edges: number): Room {
    const { rules, weights } = this.here.get(game) as Module;
    const size = { nodes, edges };
    return new Room(new Search(rules, guide, weights[guide] as Uint8Array, size, JSON.parse(settings) as number[]));
  }
}

/** A search as Python takes hold of it: bytes come as Python's, seeds as text. */
export class Room {
  readonly read: Search['read'];
  readonly write: Search['write'];

  constructor(private readonly search: Search) {
    this.read = search.read.bind(search);
    this.write = search.write.bind(search);
  }

  start(state: Bytes): void {
    this.search.start(state.toJs());
  }

  run(seat: number, seed: string, first: number, last: number): void {
    this.search.run(seat, BigInt(seed), first, last);
  }

  table(): Uint8Array {
    return this.search.table();
  }
}
