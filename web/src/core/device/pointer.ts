/** Where the pointer was last: heard of as long as the page lives, since something may come up under a pointer that rests. */
let last: { x: number; y: number } | undefined;
if (typeof addEventListener === 'function')
  for (const name of ['pointermove', 'pointerdown'] as const)
    addEventListener(name, ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), { capture: true });

/** Whether the pointer came here by itself. What lay under it may have changed: nobody asked for anything then. */
export const moved = (event: PointerEvent): boolean => event.clientX !== last?.x || event.clientY !== last.y;
