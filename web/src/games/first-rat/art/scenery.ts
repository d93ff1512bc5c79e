/** Everything on the stage that never changes, as one drawing. */
import { still } from '../../../core/game/still';
import { groundOf } from '../geometry';
import { BOTTOM, SKYLINE } from '../stage';
import { soil, tunnels } from './burrow';
import { CAT_AT, foreground, junkyard, platform, trail } from './junkyard';
import { once, use } from './pen';
import { sky } from './sky';

/** What lies behind all pieces, for a stage of this width: the address of a picture. */
export const scenery = once((width: number) => {
  const ground = groundOf(width);
  return still(
    sky(width) +
      junkyard(ground) +
      use('cat', CAT_AT.x, CAT_AT.y) +
      foreground(ground) +
      platform(ground) +
      trail(ground) +
      soil(width) +
      tunnels(ground),
    `0 ${SKYLINE} ${width} ${BOTTOM - SKYLINE}`,
    'stroke-linejoin="round"',
  );
});
