// Answers questions about the module in a folder, through standard input and output; node.py says how messages look.
import { readFileSync, readSync, writeSync } from 'node:fs';
import { Rules, Search } from './rules.mjs';

const folder = process.argv[2];
const file = (/** @type {string} */ name) => readFileSync(`${folder}/${name}`);
const rules = await Rules.load(file('rules.wasm'), JSON.parse(file('layout.json').toString()));
/** @type {Map<string, Search>} */
const searches = new Map();
/** @type {Search[]} */
const rooms = []; // searches that are worked with as a browser does, each by its number

/** @param {string} guide */
function search(guide) {
  const known =
    searches.get(guide) ?? new Search(rules, guide, file(`${guide}.bin`), { nodes: 250_000, edges: 1_250_000 });
  searches.set(guide, known);
  return known;
}

/** @type {Record<string, (asked: any, body: Uint8Array) => { told?: object, body?: Uint8Array }>} */
const answers = {
  batch({ count }, body) {
    const tables = count * rules.layout.state.bytes;
    return { body: rules.batch(body.subarray(0, tables), body.subarray(tables)) };
  },
  walk({ most, seed }, state) {
    const found = rules.walk(state, most, seed);
    return { body: new Uint8Array(found.buffer, found.byteOffset, found.byteLength) };
  },
  plant({ guide }, state) {
    search(guide).plant(state);
    return {};
  },
  search({ guide, seat, seed, first, last }) {
    search(guide).run(seat, seed, first, last);
    return {};
  },
  edges({ guide }) {
    return { told: { edges: search(guide).edges() } };
  },
  look({ guide }, state) {
    return { told: search(guide).look(state) };
  },
  room({ guide, settings, nodes, edges }) {
    rooms.push(new Search(rules, guide, file(`${guide}.bin`), { nodes, edges }, settings));
    return { told: { room: rooms.length - 1 } };
  },
  start({ room }, state) {
    rooms[room].start(state);
    return {};
  },
  run({ room, seat, seed, first, last }) {
    rooms[room].run(seat, seed, first, last);
    return {};
  },
  table({ room }) {
    return { body: rooms[room].table() };
  },
  read({ room, row, first, count }) {
    return { told: { values: Array.from({ length: count }, (_, at) => rooms[room].read(row, first + at)) } };
  },
  write({ room, numbers }) {
    for (const [row, place, value] of numbers) rooms[room].write(row, place, value);
    return {};
  },
  play({ seats, options, seed, choices }) {
    let now = rules.start(seats, options, seed);
    const states = [now];
    for (const choice of choices) states.push((now = rules.play(now.state, now.choices[choice % now.choices.length])));
    return { told: { states: states.map((one) => ({ ...one, state: Buffer.from(one.state).toString('hex') })) } };
  },
};

/** @param {number} length */
function read(length) {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length;) {
    const count = readSync(0, bytes, at, length - at, null);
    if (count === 0) process.exit();
    at += count;
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function write(bytes) {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

for (;;) {
  const sizes = new Uint32Array(read(8).buffer);
  const asked = JSON.parse(Buffer.from(read(sizes[0])).toString());
  const given = read(sizes[1]);
  const before = process.cpuUsage();
  const { told = {}, body = new Uint8Array(0) } = answers[asked.do](asked, given);
  const { user, system } = process.cpuUsage(before);
  const head = Buffer.from(JSON.stringify({ ...told, ms: (user + system) / 1000 }));
  write(new Uint8Array(new Uint32Array([head.length, body.length]).buffer));
  write(head);
  write(body);
}
