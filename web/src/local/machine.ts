/** Compiled rules in the worker that thinks, as Python asks for them (src/riverrat/local/wasm.py). */
import { Rules, Search } from '../../../src/riverrat/engine/wasm/rules.mjs';

interface Module {
  rules: Rules;
  /** The numbers of each guide that is here. */
  weights: Record<string, Uint8Array>;
}
type Bytes = { toJs(): Uint8Array };

/** How the rows of a tree lie in memory. */
const WIDE = new Set(['count', 'stamp', 'path']);
const REAL = new Set(['prior', 'worth', 'moments']);

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
    const search = new Search(rules, guide, weights[guide] as Uint8Array, { nodes, edges });
    for (const [place, value] of (JSON.parse(settings) as number[]).entries())
      rules.view().setFloat64((search.at['settings'] as number) + 8 * place, value, true);
    return new Room(search);
  }
}

export class Room {
  constructor(private readonly search: Search) {}

  private at(name: string): number {
    return this.search.at[name] as number;
  }

  start(state: Bytes): void {
    const bytes = state.toJs();
    this.search.rules.bytes(this.at('root'), bytes.length).set(bytes);
  }

  run(seat: number, seed: string, first: number, last: number): void {
    this.search.run(seat, BigInt(seed), first, last);
  }

  table(): Uint8Array {
    return this.search.rules.bytes(this.at('table'), this.search.rules.layout.state.bytes).slice();
  }

  read(name: string, place: number): number {
    const view = this.search.rules.view();
    if (WIDE.has(name)) return Number(view.getBigInt64(this.at(name) + 8 * place, true));
    if (REAL.has(name)) return view.getFloat64(this.at(name) + 8 * place, true);
    return view.getInt32(this.at(name) + 4 * place, true);
  }

  write(name: string, place: number, value: number): void {
    const view = this.search.rules.view();
    if (WIDE.has(name)) view.setBigInt64(this.at(name) + 8 * place, BigInt(value), true);
    else if (REAL.has(name)) view.setFloat64(this.at(name) + 8 * place, value, true);
    else view.setInt32(this.at(name) + 4 * place, value, true);
  }
}
