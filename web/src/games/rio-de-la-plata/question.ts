/** What is asked, with how much is left and whom it is about; and what stands printed at a place. */
import type { Asked, Effect, Say } from '../../core/game-ui';
import type { Offer, Step } from '../../core/offers';
import { boxOf, type Box, type Paid, type Values } from './box';
import { aboardOf } from './reading';
import { answersIn, answerText, inWords } from './trade';
import type { Told } from '../../core/types';
import type { View } from './view';

type About = Asked<View, Values>;

const trading = ({ offers }: Pick<About, 'offers'>): boolean =>
  offers.length > 0 && offers.every(({ steps }) => steps[0]?.verb === 'trade');

/** The question; where an offer of one's own was just answered, how, before it. */
export function asks(about: About): string | null {
  const { view, seats, say, you, step, latest } = about;
  const answer = answersIn(latest).find(({ to }) => to === (view.turn ?? you));
  const question = asked(about);
  if (!answer || step === 'answer' || trading(about)) return question; // the panel tells it
  return `${answerText(answer, (seat) => seats[seat]?.name ?? '', say)} ${question ?? say(`ask-${step}`)}`;
}

function asked({ view, box, seats, say, you, step, offers, latest }: About): string | null {
  const { fight, offer } = view;
  const name = (seat: number): string => seats[seat]?.name ?? '';
  if (trading({ offers })) return say('ask-trade');
  switch (step) {
    case 'placement': {
      const left = Math.min(view.placements_left, view.players[view.turn ?? you]?.supply ?? 0);
      // Who has fewer workers at home than may be placed never had more to place.
      const placed = boxOf(box as Values).placedAYear - view.placements_left;
      return say('ask-placement-left', { left, most: placed + left });
    }
    case 'draft':
      return offer ? say('ask-draft-to', { seat: name(offer.to) }) : null;
    case 'effect': {
      const { left, most } = loadable(view, view.turn ?? you, boxOf(box as Values));
      if (offers.length && offers.every(({ steps }) => steps[0]?.verb === 'load'))
        return say('ask-load-left', { left, most });
      // Whoever courts must appoint before the turn may end.
      const courted = offers.flatMap(({ steps }) =>
        steps[0]?.verb === 'acquire' ? [steps[0].values?.['character']] : [],
      );
      return courted.length
        ? say('ask-effect-courted', { count: courted.length, character: say(`character-${courted[0]}`) })
        : null;
    }
    case 'answer':
      return offer
        ? say('ask-answer-to', { seat: name(offer.by), give: inWords(offer.give, say), want: inWords(offer.want, say) })
        : null;
    case 'choose-site': {
      // Its workers have gone home by now, so the ladder no longer shows it.
      const ladder = latest.findLast((told) => told.name === 'ladder-paid')?.values['ladder'];
      return ladder ? say('ask-choose-site-for', { building: say(`ladder-${ladder}`) }) : null;
    }
    case 'staging':
      return fight ? say('ask-staging-left', { enemy: fight.enemy, left: fight.to_stage }) : null;
    case 'recruiting': {
      const places = offers.some(({ targets }) => targets.some((target) => target.startsWith('cell:')));
      if (!places) return say('ask-recruiting-none');
      return fight ? say('ask-recruiting-left', { left: fight.free_discs }) : null;
    }
    case 'fight':
      return fight
        ? say(fight.attacker === view.turn ? 'ask-fight-enemy' : 'ask-fight-own', { enemy: fight.enemy })
        : null;
    case 'move':
      return fight?.mover ? say('ask-move-from', { cell: fight.mover.cell, steps: fight.mover.steps }) : null;
    case 'consent': {
      const proposed = latest.at(-1);
      return proposed?.name === 'proposed'
        ? say('ask-consent-to', {
            seat: name(proposed.seat),
            cell: String(proposed.values['cell']),
            proposal: say(`proposal-${proposed.values['proposal']}`),
          })
        : null;
    }
    default:
      return null;
  }
}

/** How many goods a seat can still load this year, and how many in all: no more than it has. */
export function loadable(view: View, seat: number, box: Box): { left: number; most: number } {
  const { cargo, loaded, room } = view.ship;
  const done = loaded[seat] ?? 0;
  const free = room - cargo.reduce((sum, goods) => sum + aboardOf(goods), 0);
  const { wood = 0, stone = 0, precious = 0 } = view.players[seat] ?? {};
  const left = Math.min(box.ship.load * (view.areas['dock']?.[seat] ?? 0) - done, free, wood + stone + precious);
  return { left, most: done + left };
}

interface Pays {
  coins: number;
  points: number;
}

/** What a cargo pays when the ship is back. */
export function cargoPays(cargo: Readonly<Record<string, number>>, { ship }: Box): Pays {
  const [wood = 0, stone = 0, precious = 0] = ['wood', 'stone', 'precious'].map((good) => cargo[good] ?? 0);
  const sets = Math.min(wood, stone, precious);
  const [basic, fine] = [wood + stone - 2 * sets, precious - sets];
  const pays = ({ basic: one, precious: dear, triplet }: Paid): number => triplet * sets + one * basic + dear * fine;
  return { coins: pays(ship.coins), points: pays(ship.points) };
}

/** Goods to be loaded can be clicked where they lie, on the card of whoever loads. */
export const alsoAt = ({ verb, values }: Step, view: View): string | null =>
  verb === 'load' && view.turn !== null ? `stock:${view.turn}:${values?.['resource']}` : null;

/** The building on the cell an action speaks of. */
const buildingAt = (view: View, { target }: Step): string =>
  view.buildings.find(({ cell }) => target === `cell:${cell}`)?.building ?? '';

/** The building to be used, or that a worker is sent to, by its name: the action knows only its cell. */
export function called(step: Step, view: View, say: Say): Partial<Pick<Step, 'text' | 'brief'>> | null {
  const building = ['activate', 'place'].includes(step.verb) ? buildingAt(view, step) : '';
  if (!building) return null;
  const values = { building: say(`building-${building}`), cell: String(step.values?.['cell'] ?? '') };
  if (step.verb === 'place') return { text: say('action-place-named', values) };
  return { text: say('action-activate-named', values), brief: say('brief-build', values) };
}

/** The building an action of long ago was about: the one last put up on that cell, unless it fell since. */
export function calledThen(step: Step, told: readonly Told[], ply: number, say: Say): { text: string } | null {
  const cell = step.values?.['cell'];
  if (step.verb !== 'activate' || cell === undefined) return null;
  const latest = (...names: string[]): Told | undefined =>
    told.findLast((one) => one.ply <= ply && one.values['cell'] === cell && names.includes(one.name));
  const last = latest('built', 'raised');
  // What makes room for a building is removed by the same action.
  if (!last || (latest('removed', 'razed')?.ply ?? -1) > last.ply) return null;
  return {
    text: say('action-activate-named', { building: say(`building-${last.values['building']}`), cell: String(cell) }),
  };
}

/** Dice are all that nobody knows: those of the cannons, and those that tell whether enemies come. */
export const unknown = ({ say, step }: About): string =>
  say(step === 'cannon-bet' ? 'unknown-cannons' : 'unknown-attack');

const paid = (sign: string, amount: number): Effect => ({ sign, amount: -amount });

/** What it takes to be there, where no preview has said it. */
export function printed({ view, box, you }: About, { steps, preview, late }: Offer): Effect[] {
  const step = steps[0];
  if (step?.verb === 'build') {
    // Those who build go home again.
    const amount = boxOf(box as Values).minors.find(({ id }) => id === step.values?.['building'])?.workers ?? 0;
    return amount ? [{ sign: 'worker', amount, neutral: true }] : [];
  }
  if (step?.verb === 'activate') {
    // A market asks what is sold, and says there what it pays.
    const { workshopBrings, churchPays } = boxOf(box as Values);
    const building = buildingAt(view, step);
    if (building === 'church') return [{ sign: 'coin', amount: -churchPays }];
    const good = { stonecutter: 'stone', carpenter: 'wood' }[building];
    return good ? [{ sign: good, amount: workshopBrings }] : [];
  }
  if (step?.verb === 'load') {
    // By how much the cargo pays more with it: the last good of a set brings most.
    const aboard = view.ship.cargo[view.turn ?? you] ?? {};
    const good = String(step.values?.['resource']);
    const [now, then] = [aboard, { ...aboard, [good]: (aboard[good] ?? 0) + 1 }].map((cargo) =>
      cargoPays(cargo, boxOf(box as Values)),
    ) as [Pays, Pays];
    return [
      { sign: 'coin', amount: then.coins - now.coins, later: true },
      { sign: 'points', amount: then.points - now.points, later: true },
    ];
  }
  if (step?.verb === 'contribute') {
    // They are scored when the work is finished, and walls and roads are finished again and again.
    const [, name = '', number = ''] = step.target.split(':');
    const amount = view.ladders[name]?.spaces[Number(number) - 1]?.points ?? 0;
    const points: Effect = { sign: 'points', amount, later: true };
    if (preview && !late) return [points];
    const print = boxOf(box as Values).ladders[name];
    const goods = (['wood', 'stone', 'precious'] as const)
      .filter((good) => print && !print.either && print[good] > 0)
      .map((good) => paid(good, print?.[good] ?? 0));
    return [paid('worker', 1), ...goods, points];
  }
  if (step?.verb === 'bet') {
    // What the two dice must show at least.
    const { cannonBase, cannonRoll } = boxOf(box as Values);
    const { holder, active } = view.characters['cannoneer'] ?? {};
    const enemies = Number(step.values?.['enemies'] ?? 0);
    const amount = cannonBase + enemies - (active && holder === (view.turn ?? you) ? cannonRoll : 0);
    return enemies ? [{ sign: 'dice', amount, neutral: true }] : [];
  }
  if ((preview && !late) || !step) return [];
  const [, name = '', number = ''] = step.target.split(':');
  switch (step.verb) {
    case 'place':
      return [paid('worker', 1)];
    case 'send': {
      const { farmersForACoin } = boxOf(box as Values);
      const there = (view.areas[name]?.[view.turn ?? you] ?? 0) + 1;
      if (name === 'agriculture' && there % farmersForACoin === 0)
        return [paid('worker', 1), { sign: 'coin', amount: 1 }];
      return [paid('worker', 1), ...(name === 'crafts' ? [{ sign: 'precious', amount: 1, neutral: true }] : [])];
    }
    case 'apply':
      return [paid('worker', 1), paid('coin', view.characters[name]?.cost ?? 0)];
    case 'staff': {
      const slot = view.slots[name]?.[Number(number) - 1];
      return slot ? [paid('worker', slot.needs), { sign: name === 'mine' ? 'stone' : 'wood', amount: 1 }] : [];
    }
    case 'buy':
      return [
        paid('coin', (view.players[view.turn ?? you]?.bought ?? 0) + 1),
        { sign: String(step.values?.['resource']), amount: 1 },
      ];
    default:
      return [];
  }
}
