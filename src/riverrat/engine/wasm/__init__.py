"""The same rules as WebAssembly, for browsers.

`target` has numba compile for a machine of that kind, `module` makes one file of what comes out, `node` runs it beside
Python to compare and to measure, and `rules.mjs` is how JavaScript uses it. Which functions go into a game's module,
search and guides among them, is said in `players/wasm.py`.
"""
