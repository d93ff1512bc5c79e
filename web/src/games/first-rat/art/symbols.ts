/** Everything that is drawn more than once, as symbols of the page: the stage, the trays and the cards share them. */
import { installSymbols } from '../../../core/game/symbols';
import { element, group, PREFIX, type More } from './pen';
import { cover } from './comics';
import { CAT, FACE, HEAD, MASK, MERCHANT, RAT, ROACH, SLEEP } from './creatures';
import { GOODS, RESOURCE, TOKEN, TRACK } from './icons';
import { DARK, JUNK, LIT, SCRAP } from './junk';
import { TILE } from './tiles';

function named(kind: string, drawings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, drawn]) => [`${kind}${name}`, drawn]));
}

function stop(offset: number, colour: string, opacity?: number): string {
  return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
}

function paint(tag: string, name: string, more: More, body: string): string {
  return element(tag, { id: PREFIX + name, ...more }, body);
}

const dot = (x: number, r: number, more: More): string => element('circle', { cx: x, cy: x, r, ...more });

const SOIL: More = { fill: '#36163c' };
const PRINT: More = { fill: '#150b30', 'fill-opacity': 0.16 };

function definitions(): string {
  const symbols = {
    ...named('resource-', RESOURCE),
    ...named('track-', TRACK),
    ...named('', GOODS),
    ...named('', TOKEN),
    ...named('tile-', TILE),
    ...named('', JUNK),
    ...named('scrap-', Object.fromEntries(SCRAP.entries())),
    ...named('', MERCHANT),
    'bulb-on': LIT.bulb,
    'bulb-off': DARK.bulb,
    'lamp-on': LIT.lamp,
    'lamp-off': DARK.lamp,
    rat: RAT,
    head: HEAD,
    face: FACE,
    thief: HEAD + MASK + FACE,
    sleep: SLEEP,
    cat: CAT,
    roach: ROACH,
    cover: cover('home-made-rockets'),
  };
  return (
    paint(
      'linearGradient',
      'night',
      { x2: 0, y2: 1 },
      stop(0, '#0a0f4a') + stop(0.3, '#1d2a98') + stop(0.5, '#6a3fb8'),
    ) +
    paint(
      'linearGradient',
      'tower',
      { x2: 0, y2: 1 },
      stop(0, '#0a0f4a') + stop(0.45, '#1d2a98') + stop(1, '#6a3fb8'),
    ) +
    paint('radialGradient', 'glow', {}, stop(0, '#fff6b0', 0.95) + stop(0.4, '#ffd84a', 0.45) + stop(1, '#ffb52a', 0)) +
    paint('radialGradient', 'room', {}, stop(0, '#ffe2a0') + stop(1, '#e08a4a')) +
    paint(
      'pattern',
      'soil',
      { width: 16, height: 16, patternUnits: 'userSpaceOnUse' },
      dot(4, 3.4, SOIL) + dot(12, 3.4, SOIL),
    ) +
    paint(
      'pattern',
      'dots',
      { width: 18, height: 18, patternUnits: 'userSpaceOnUse' },
      dot(4.5, 3, PRINT) + dot(13.5, 3, PRINT),
    ) +
    Object.entries(symbols)
      .map(([name, drawn]) => group(drawn, { id: PREFIX + name }))
      .join('')
  );
}

export const install = (): void => installSymbols('first-rat-symbols', () => `<defs>${definitions()}</defs>`);
