/** The drawings that board and panels share, put into the page once: `<use href="#lo-...">` finds them from anywhere. */
import { definitions } from './scenery';

const ID = 'lo-sprite';

export function sprite(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  // Hidden by size: gradients of an element that is not displayed at all are not painted everywhere.
  holder.innerHTML = `<svg id="${ID}" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>${definitions()}</defs></svg>`;
  const drawing = holder.firstElementChild;
  if (drawing) document.body.append(drawing);
}
