// A game's rules, guides and search as WebAssembly. All that is known here about a game stands in its layout
// (players/wasm.py); states are bytes. Memory is laid out once and nothing is ever freed: one `Rules` for each game.

/**
 * @typedef {{ at: number, kind: string, shape: number[] }} Field
 * @typedef {{ bytes: number, fields: Record<string, Field> }} Kind
 * @typedef {{ at: number, height: number, width: number, over: number | null }} Rows
 * @typedef {{ settings: number[], slips: number, bytes: number, rows: Rows[] }} Guide
 * @typedef {object} Layout
 * @property {string} game
 * @property {number} rules
 * @property {string} data
 * @property {number[]} seats
 * @property {Record<string, string[]>} options
 * @property {Kind} state
 * @property {Kind} job
 * @property {Record<string, number>} flags
 * @property {Record<string, number>} faults
 * @property {Record<string, Record<string, 'ptr' | 'i64'>>} functions
 * @property {string[]} addressed
 * @property {Record<string, number | { each: number, of: 'nodes' | 'edges' }>} rooms
 * @property {Record<string, number>} count
 * @property {string[]} address
 * @property {number} event
 * @property {number} head
 * @property {number} unknown
 * @property {number} forever
 * @property {Record<string, Guide>} guides
 *
 * @typedef {number | bigint} Whole
 * @typedef {Record<string, number>} Places
 * @typedef {object} Told what came of a job
 * @property {Uint8Array} state
 * @property {number[]} choices
 * @property {number} seat whose decision it is, -1 when the game is over
 * @property {number} decisions that a playout took
 * @property {number} fault
 * @property {number[]} points
 * @property {boolean[]} won
 *
 * @typedef {object} Gesture
 * @property {number[]} actions
 * @property {boolean} complete
 * @property {number | null} points
 * @property {boolean} reveals
 * @property {boolean} endsTurn
 * @property {number[][]} events
 *
 * @typedef {{ action: number, visits: number, worth: number[] }} Edge
 */

const PAGE = 65536;

export class Rules {
  /**
   * @param {BufferSource | WebAssembly.Module} binary rules.wasm
   * @param {Layout} layout layout.json
   */
  static async load(binary, layout) {
    const made = binary instanceof WebAssembly.Module ? binary : await WebAssembly.compile(binary);
    return new Rules(await WebAssembly.instantiate(made), layout);
  }

  /**
   * @param {WebAssembly.Instance} instance
   * @param {Layout} layout
   */
  constructor(instance, layout) {
    this.layout = layout;
    /** @type {Record<string, any>} */
    this.exports = instance.exports;
    /** @type {WebAssembly.Memory} */
    this.memory = this.exports.memory;
    this.top = this.exports.__heap_base.value;
    this.at = this.rooms('job', 'walk');
    this.shelf = { at: 0, bytes: 0 };
    this.seats = layout.job.fields.points.shape[0]; // room for that many
  }

  // --- memory ---

  /** @param {number} bytes */
  take(bytes) {
    const at = Math.ceil(this.top / 16) * 16;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /**
   * Rooms for what these functions are given the addresses of.
   * @param {...string} functions
   */
  rooms(...functions) {
    /** @type {Places} */
    const at = {};
    for (const name of functions.flatMap((one) => Object.keys(this.layout.functions[one]))) {
      const bytes = this.layout.rooms[name];
      if (typeof bytes === 'number') at[name] ??= this.take(bytes);
    }
    return at;
  }

  /**
   * Room for something that is read before the next call, as large as it must be.
   * @param {number} bytes
   */
  aside(bytes) {
    if (this.shelf.bytes < bytes) this.shelf = { at: this.take(bytes), bytes };
    return this.shelf.at;
  }

  view() {
    return new DataView(this.memory.buffer);
  }

  /**
   * @param {number} at
   * @param {number} length
   */
  bytes(at, length) {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  /**
   * Call a function with rooms and numbers by the names of its parameters.
   * @param {string} name
   * @param {Places} at
   * @param {Record<string, Whole>} [numbers]
   */
  call(name, at, numbers = {}) {
    const given = Object.entries(this.layout.functions[name]).map(([one, kind]) =>
      kind === 'ptr' ? at[one] : BigInt(numbers[one]),
    );
    const status = this.exports[name](...given);
    if (status !== 0) throw new Error(`${this.layout.game}: ${name} raised an error (${status})`);
  }

  /** @param {string} name of a function that is called by its address */
  address(name) {
    const place = this.layout.addressed.indexOf(name);
    return this.view().getUint32(this.exports.addresses.value + 4 * place, true);
  }

  // --- a game ---

  /**
   * A state with seats and options, not yet set up.
   * @param {number} seats
   * @param {Record<string, string>} options
   */
  blank(seats, options) {
    const { state, seats: counts, options: known } = this.layout;
    if (!counts.includes(seats)) throw new Error(`${this.layout.game} is not for ${seats} players`);
    const made = new Uint8Array(state.bytes);
    const view = new DataView(made.buffer);
    write(view, state.fields.seats, 0, seats);
    for (const name of Object.keys(options)) if (!known[name]) throw new Error(`there is no option ${name}`);
    for (const [place, [name, choices]] of Object.entries(known).entries()) {
      const chosen = name in options ? choices.indexOf(options[name]) : 0;
      if (chosen < 0) throw new Error(`${name}: there is no choice ${options[name]}`);
      write(view, state.fields.option, place, chosen);
    }
    return made;
  }

  /**
   * Carry out a job on a state, which is left as it is.
   * @param {Uint8Array} state
   * @param {string[]} flags
   * @param {{ seed?: Whole, seat?: Whole, action?: Whole, limit?: Whole }} [asked]
   * @returns {Told}
   */
  job(state, flags, asked = {}) {
    const { job, flags: known, rooms, forever } = this.layout;
    const { at } = this;
    this.bytes(at.table, state.length).set(state);
    this.bytes(at.job, job.bytes).fill(0);
    const given = { limit: forever, ...asked, flags: flags.reduce((sum, name) => sum | known[name], 0) };
    for (const [name, value] of Object.entries(given)) write(this.view(), job.fields[name], 0, value, at.job);
    this.call('job', at);
    const view = this.view();
    /** @type {(name: string, place?: number) => number} */
    const told = (name, place = 0) => Number(read(view, job.fields[name], place, at.job));
    const count = told('choices');
    if (2 * count > Number(rooms.out)) throw new Error('more choices than there is room for');
    const seats = Number(read(view, this.layout.state.fields.seats, 0, at.table));
    const places = Array.from({ length: seats }, (_, seat) => seat);
    return {
      state: this.bytes(at.table, state.length).slice(),
      choices: Array.from(new Int16Array(this.memory.buffer, at.out, count)),
      seat: told('decides'),
      decisions: told('decisions'),
      fault: told('fault'),
      points: places.map((seat) => told('points', seat)),
      won: places.map((seat) => told('won', seat) === 1),
    };
  }

  /**
   * A game set up and played on to its first decision.
   * @param {number} seats
   * @param {Record<string, string>} options
   * @param {Whole} seed of up to 63 bits
   */
  start(seats, options, seed) {
    return this.sound(this.job(this.blank(seats, options), ['fresh'], { seed }));
  }

  /**
   * Whose decision it is, and between which actions.
   * @param {Uint8Array} state
   */
  legal(state) {
    return this.sound(this.job(state, []));
  }

  /**
   * @param {Uint8Array} state
   * @param {number} action
   */
  play(state, action) {
    return this.sound(this.job(state, ['act'], { action }));
  }

  /**
   * The same game with all that a seat cannot know dealt anew.
   * @param {Uint8Array} state
   * @param {number} seat
   * @param {Whole} seed
   */
  imagine(state, seat, seed) {
    return this.sound(this.job(state, ['imagine'], { seat, seed }));
  }

  /**
   * Play on at random.
   * @param {Uint8Array} state
   * @param {Whole} seed
   * @param {Whole} [limit] the most decisions it takes
   */
  playout(state, seed, limit = this.layout.forever) {
    return this.sound(this.job(state, ['playout', 'score'], { seed, limit }));
  }

  /** @param {Uint8Array} state */
  points(state) {
    return this.sound(this.job(state, ['score']));
  }

  /** @param {Told} told */
  sound(told) {
    if (told.fault === 0) return told;
    const known = Object.entries(this.layout.faults).find(([, number]) => number === told.fault);
    throw new Error(`${this.layout.game}: ${known ? known[0] : `invariant ${told.fault}`}`);
  }

  /**
   * Many jobs at once, as they lie one after the other. Returns states, jobs and choices.
   * @param {Uint8Array} tables
   * @param {Uint8Array} jobs
   */
  batch(tables, jobs) {
    const { state, job, rooms } = this.layout;
    const out = Number(rooms.out);
    const count = tables.length / state.bytes;
    const bytes = count * (state.bytes + job.bytes + out);
    const at = this.aside(bytes);
    const table = { table: at, table_size: state.bytes };
    const work = { job: at + count * state.bytes, job_size: job.bytes };
    const room = { out: work.job + count * job.bytes, out_size: out };
    this.bytes(at, bytes).fill(0);
    this.bytes(at, tables.length).set(tables);
    this.bytes(work.job, jobs.length).set(jobs);
    const given = { count, lines: this.at.lines, ...table, ...work, ...room };
    this.call('drive', this.at, { address: this.address('job'), ...given });
    return this.bytes(at, bytes);
  }

  // --- gestures ---

  /**
   * What a walk through whole intentions writes down (engine/gestures.py).
   * @param {Uint8Array} state
   * @param {Whole} most positions to look at
   * @param {Whole} seed -1: nothing is dealt anew
   */
  walk(state, most, seed) {
    this.bytes(this.at.tables, state.length).set(state);
    this.call('walk', this.at, { most, seed });
    const written = Number(this.view().getBigInt64(this.at.found + 8, true));
    return new BigInt64Array(this.memory.buffer, this.at.found, written);
  }

  /**
   * The intentions open to whoever decides. Events are all that happens: a player may not hear every one.
   * @param {Uint8Array} state of a game that is not over
   * @param {Whole} [most]
   * @param {Whole} [seed] with one, what the player cannot know is dealt anew before
   * @returns {Gesture[]}
   */
  gestures(state, most = 300, seed = -1) {
    const { head, event, unknown } = this.layout;
    const found = Array.from(this.walk(state, most, seed), Number);
    const gestures = [];
    for (let at = 2, left = found[0]; left > 0; left--) {
      const [length, complete, points, reveals, ends, told] = found.slice(at, at + head);
      const first = at + head + length;
      const events = Array.from({ length: told }, (_, one) =>
        found.slice(first + one * event, first + (one + 1) * event),
      );
      gestures.push({
        actions: found.slice(at + head, first),
        complete: complete === 1,
        points: points === unknown ? null : points,
        reveals: reveals === 1,
        endsTurn: ends === 1,
        events,
      });
      at = first + told * event;
    }
    return gestures;
  }
}

/**
 * A guide's numbers, out of its file (players/packing.py).
 * @param {Uint8Array} file
 * @param {Guide} guide
 */
export function unpacked(file, { bytes, rows }) {
  const given = new DataView(file.buffer, file.byteOffset, file.length);
  const found = new Uint8Array(bytes);
  const made = new DataView(found.buffer);
  let [from, to] = [0, 0];
  for (const { at, height, width, over } of rows) {
    found.set(file.subarray(from, from + at - to), to);
    [from, to] = [from + at - to, at];
    const whole = over === null ? 0 : made.getFloat32(over, true);
    for (let row = 0; row < height; row++) {
      const step = given.getFloat32(from, true);
      from += 4;
      for (const end = from + width; from < end; from++) {
        const value = Math.fround(given.getInt8(from) * step);
        if (whole) made.setInt16(to, evenly(Math.fround(value / whole)), true);
        else made.setFloat32(to, value, true);
        to += whole ? 2 : 4;
      }
    }
  }
  found.set(file.subarray(from), to);
  return found;
}

/**
 * The nearest whole number, of two the even one.
 * @param {number} value
 */
function evenly(value) {
  const near = Math.round(value);
  return near - value === 0.5 && near % 2 !== 0 ? near - 1 : near;
}

/** How the rows of a tree lie in memory: whole numbers of eight bytes, fractions; the others are whole ones of four. */
const WIDE = new Set(['count', 'stamp', 'path']);
const REAL = new Set(['prior', 'worth', 'moments']);

/** A search with one of the game's guides, in a tree of its own. */
export class Search {
  /**
   * @param {Rules} rules
   * @param {string} guide its name in the layout
   * @param {Uint8Array} weights its file
   * @param {{ nodes: number, edges: number }} [size] of the tree
   * @param {number[]} [settings] the layout's where none are given
   */
  constructor(
    rules,
    guide,
    weights,
    size = { nodes: 120_000, edges: 600_000 },
    settings = rules.layout.guides[guide].settings,
  ) {
    const { layout } = rules;
    this.rules = rules;
    this.guide = guide;
    this.size = size;
    const at = (this.at = rules.rooms('job', 'search'));
    for (const [name, room] of Object.entries(layout.rooms))
      if (typeof room === 'object') at[name] = rules.take(room.each * size[room.of]);
    at.states = at.table;
    const numbers = unpacked(weights, layout.guides[guide]);
    at.weights = rules.take(numbers.length);
    rules.bytes(at.weights, numbers.length).set(numbers);
    const view = rules.view();
    /** @type {Places} */
    const lies = { ...at, 'job()': rules.address('job'), 'look()': rules.address(`look_${guide}`) };
    for (const [place, name] of layout.address.entries())
      view.setBigInt64(at.address + 8 * place, BigInt(lies[name]), true);
    for (const [place, value] of settings.entries())
      view.setFloat64(at.settings + 8 * place, value, true);
  }

  /**
   * Where simulations start from.
   * @param {Uint8Array} state
   */
  start(state) {
    this.rules.bytes(this.at.root, state.length).set(state);
  }

  /** The table that the last simulation came to. */
  table() {
    return this.rules.bytes(this.at.table, this.rules.layout.state.bytes).slice();
  }

  /**
   * A number of the tree, by the name of its row.
   * @param {string} row
   * @param {number} place
   */
  read(row, place) {
    const view = this.rules.view();
    if (WIDE.has(row)) return Number(view.getBigInt64(this.at[row] + 8 * place, true));
    if (REAL.has(row)) return view.getFloat64(this.at[row] + 8 * place, true);
    return view.getInt32(this.at[row] + 4 * place, true);
  }

  /**
   * @param {string} row
   * @param {number} place
   * @param {number} value
   */
  write(row, place, value) {
    const view = this.rules.view();
    if (WIDE.has(row)) view.setBigInt64(this.at[row] + 8 * place, BigInt(value), true);
    else if (REAL.has(row)) view.setFloat64(this.at[row] + 8 * place, value, true);
    else view.setInt32(this.at[row] + 4 * place, value, true);
  }

  /**
   * Begin a new tree at a state.
   * @param {Uint8Array} state
   */
  plant(state) {
    const { rules, at } = this;
    const { count, rooms } = rules.layout;
    this.start(state);
    const view = rules.view();
    for (const [name, value] of Object.entries({ nodes: 1n, edges: 0n, root: 0n, decisions: 0n }))
      view.setBigInt64(at.count + 8 * count[name], value, true);
    view.setInt32(at.head, -1, true);
    view.setInt32(at.seen, 0, true);
    rules.bytes(at.moments, Number(rooms.moments)).fill(0);
  }

  /**
   * The simulations from `first` to before `last`.
   * @param {number} seat
   * @param {Whole} seed
   * @param {number} first
   * @param {number} last
   */
  run(seat, seed, first, last) {
    this.rules.call('search', this.at, { ...this.size, seat, seed, first, last });
  }

  /**
   * The choices where the search starts, as the tree has them: visits, -1 for what is ruled out, and for each seat the
   * sum of what came of it.
   * @returns {Edge[]}
   */
  edges() {
    const { at, rules } = this;
    const { seats } = rules;
    const view = rules.view();
    const found = [];
    const root = Number(view.getBigInt64(at.count + 8 * rules.layout.count.root, true));
    for (
      let edge = view.getInt32(at.head + 4 * root, true);
      edge >= 0;
      edge = view.getInt32(at.following + 4 * edge, true)
    ) {
      const worth = Array.from({ length: seats }, (_, seat) =>
        view.getFloat64(at.worth + 8 * (edge * seats + seat), true),
      );
      found.push({
        action: view.getInt32(at.action + 4 * edge, true),
        visits: view.getInt32(at.visits + 4 * edge, true),
        worth,
      });
    }
    return found;
  }

  /**
   * What the guide sees: a number for each choice, and how the seats stand.
   * @param {Uint8Array} state at a decision
   */
  look(state) {
    const { at, rules } = this;
    const { choices, points } = rules.legal(state);
    rules.bytes(at.table, state.length).set(state);
    new Int16Array(rules.memory.buffer, at.out, choices.length).set(choices);
    rules.call(`look_${this.guide}`, at, { n: -choices.length });
    const sight = new Float64Array(rules.memory.buffer, at.sight, rules.seats + choices.length);
    return {
      choices,
      numbers: Array.from(sight.subarray(rules.seats)),
      values: Array.from(sight.subarray(0, points.length)),
    };
  }
}

// --- fields ---

const SIZES = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4, i8: 8, u8: 8 };
const NAMES = {
  i1: 'Int8',
  u1: 'Uint8',
  i2: 'Int16',
  u2: 'Uint16',
  i4: 'Int32',
  u4: 'Uint32',
  i8: 'BigInt64',
  u8: 'BigUint64',
};

/**
 * @param {DataView} view
 * @param {Field} field
 * @param {number} place
 * @param {Whole} value
 * @param {number} [base]
 */
function write(view, field, place, value, base = 0) {
  const kind = /** @type {keyof typeof NAMES} */ (field.kind);
  const fitting = SIZES[kind] === 8 ? BigInt(value) : Number(value);
  /** @type {any} */ (view)[`set${NAMES[kind]}`](base + field.at + place * SIZES[kind], fitting, true);
}

/**
 * @param {DataView} view
 * @param {Field} field
 * @param {number} place
 * @param {number} [base]
 * @returns {Whole}
 */
function read(view, field, place, base = 0) {
  const kind = /** @type {keyof typeof NAMES} */ (field.kind);
  return /** @type {any} */ (view)[`get${NAMES[kind]}`](base + field.at + place * SIZES[kind], true);
}
