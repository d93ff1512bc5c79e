/** What is asked, with how much is left and whom it is about; and what stands printed at a place. */
import type { Asked, Effect, Known, Say, SeatInfo } from '../../core/game/game-ui';
import type { Offer, Step } from '../../core/game/offers';
import { POINTS } from '../../core/game/kinds';
import { boxOf, type LadderPrint, type Values } from './box';
import { amountsText, capital } from '../../core/game/words';
import { answersIn, answerText } from './trade';
import type { Told } from '../../core/server/types';
import type { Lack, View } from './view';

type About = Asked<View, Values>;

const trading = ({ offers }: Pick<About, 'offers'>): boolean =>
  offers.length > 0 && offers.every(({ steps }) => steps[0]?.verb === 'trade');

/** The question; where an offer of one's own was just answered, how, before it. */
export function asks(about: About): string | null {
  const { view, seats, say, you, step, latest } = about;
  const answer = answersIn(latest).find(({ to }) => to === (view.turn ?? you));
  const question = asked(about);
  if (!answer || step === 'answer' || trading(about)) return question; // the panel tells it
  return `${answerText(answer, seats, say)} ${question ?? say(`ask-${step}`)}`;
}

function asked({ view, seats, say, step, offers, latest }: About): string | null {
  const { fight, offer } = view;
  const name = (seat: number): string => seats[seat]?.name ?? '';
  if (trading({ offers })) return say('ask-trade');
  switch (step) {
    case 'placement':
      return view.now.to_place ? say('ask-placement-left', { ...view.now.to_place }) : null;
    case 'draft':
      return offer ? say('ask-draft-to', { seat: name(offer.to) }) : null;
    case 'effect': {
      const { to_load } = view.now;
      if (to_load && offers.length && offers.every(({ steps }) => steps[0]?.verb === 'load'))
        return say('ask-load-left', { ...to_load });
      // Whoever courts must appoint before the turn may end.
      const courted = offers.flatMap(({ steps }) =>
        steps[0]?.verb === 'acquire' ? [steps[0].values?.['character']] : [],
      );
      const fined = courted.flatMap((name) => {
        const [lack, short] = [lacksOf(view)[String(name)], `character-${name}-short`];
        const character = say(say.has(short) ? short : `character-${name}`);
        if (!lack) return [];
        // What several of them lack is on their tiles: the question stays short.
        return courted.length > 1
          ? [character]
          : [say('fined-short', { character, lack: lackText(lack, say, 'fined-points') })];
      });
      if (fined.length && fined.length === courted.length)
        return say('ask-effect-fined', { characters: fined.join(', ') });
      return courted.length
        ? say('ask-effect-courted', { count: courted.length, character: say(`character-${courted[0]}`) })
        : null;
    }
    case 'answer':
      return offer
        ? say(offer.counter ? 'ask-answer-counter' : 'ask-answer-to', {
            seat: name(offer.by),
            give: amountsText(offer.give, say),
            want: amountsText(offer.want, say),
          })
        : null;
    case 'choose-site': {
      // Its workers have gone home by now, so the ladder no longer shows it.
      const ladder = latest.findLast((told) => told.name === 'ladder-paid')?.values['ladder'];
      return ladder ? say('ask-choose-site-for', { building: say(`ladder-${ladder}`) }) : null;
    }
    case 'choose-wall':
    case 'choose-road':
      return view.now.to_lay === null ? null : say(`ask-${step}-left`, { left: view.now.to_lay });
    case 'staging':
      return fight ? say('ask-staging-left', { enemy: fight.enemy, left: fight.to_stage }) : null;
    case 'recruiting': {
      const places = offers.some(({ targets }) => targets.some((target) => target.startsWith('cell:')));
      if (!places) return say('ask-recruiting-none');
      return fight ? say('ask-recruiting-left', { left: fight.free_discs, enemies: fight.enemies }) : null;
    }
    case 'fight':
      return fight
        ? say(fight.attacker === view.turn ? 'ask-fight-enemy' : 'ask-fight-own', {
            enemy: fight.enemy,
            enemies: fight.enemies,
          })
        : null;
    case 'move':
      return fight?.mover
        ? capital(
            say('ask-move-from', {
              cell: fight.mover.cell,
              steps: fight.mover.steps,
              group: say(`group-of-${fight.mover.size}`),
            }),
          )
        : null;
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

/** The building on the cell an action speaks of. */
const buildingAt = (view: View, { target }: Step): string =>
  view.buildings.find(({ cell }) => target === `cell:${cell}`)?.building ?? '';

const NAMED = ['activate', 'place', 'expropriate', 'recruit'];

/** The building to be used, or that a worker is sent to, by its name: the action knows only its cell. */
export function called(
  step: Step,
  { view, told, ply }: Known<View>,
  say: Say,
): Partial<Pick<Step, 'text' | 'brief'>> | null {
  if (isFine(step, view, told, ply)) {
    const values = { character: say(`character-${step.values?.['character']}`) };
    return { text: say('action-acquire-fined', values), brief: say('brief-acquire-fined', values) };
  }
  if (!view) return calledThen(step, told, ply, say);
  if (step.verb === 'trade' && view.offer?.sent) return { text: say('action-counter') };
  const building = NAMED.includes(step.verb) ? buildingAt(view, step) : '';
  if (!building) return null;
  const values = { building: say(`building-${building}`), cell: String(step.values?.['cell'] ?? '') };
  const brief = say('brief-build', values);
  return step.verb === 'expropriate' ? { brief } : { text: say(`action-${step.verb}-named`, values), brief };
}

/** Whether whom one courted cannot be had: then taking them into service is a fine. */
function isFine({ verb, values }: Step, view: View | null, told: readonly Told[], ply: number): boolean {
  if (verb !== 'acquire') return false;
  const character = String(values?.['character']);
  if (view) return character in lacksOf(view);
  return told.some((one) => one.name === 'fined' && one.ply === ply + 1 && one.values['character'] === character);
}

/** The building an action of long ago was about: the one last put up on that cell, unless it fell since. */
function calledThen(step: Step, told: readonly Told[], ply: number, say: Say): { text: string } | null {
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
export const unknown = ({ view, say, step }: About): string =>
  step === 'cannon-bet' ? say('unknown-cannons') : say('unknown-attack', view.chances);

/** What the player at turn is short of for each character. */
const lacksOf = (view: View): Record<string, Lack> => view.players[view.turn ?? -1]?.lacks ?? {};

/** What somebody is short of for a character; which points those are is said where there is room. */
export const lackText = ({ coins, points }: Lack, say: Say, called = 'board-lacks-points'): string =>
  [coins && say('amount-coin', { amount: coins }), points && say(called, { points })].filter(Boolean).join(', ');

/** How the ship stands that lies in the harbour. */
export const shipText = ({ ship }: View, say: Say): string =>
  say('tell-ship', { left: ship.left, back: ship.back === null ? 0 : String(ship.back) });

const SHIPPING = ['pay-departure', 'load'];

/** Which of the two kinds of points a character asks for, and how many of them a seat has. */
export function needsText(view: View, seat: number, character: string, say: Say): string {
  const needs = view.characters[character]?.needs ?? 0;
  const have = view.players[seat]?.points;
  return needs && have !== undefined ? say('board-needs', { have, needs }) : '';
}

/** What a fine comes of, what a character asks for, by what right recruits start there, how the ship stands, and what a
 * choice takes from the count at the end while it scores. */
export function tells({ view, seats, say, you }: About, { steps, preview }: Offer): string[] {
  const step = steps.at(-1);
  const character = String(step?.values?.['character']);
  const lack = lacksOf(view)[character];
  if (step?.verb === 'acquire' && lack)
    return [say('tell-fined', { lack: lackText(lack, say), character: say(`character-${character}`) })];
  if (step?.verb === 'apply') return [needsText(view, view.turn ?? you, character, say)].filter(Boolean);
  if (step?.verb === 'recruit') return [quartersText(view, you, step, seats, say)].filter(Boolean);
  const shipping = SHIPPING.includes(step?.verb ?? '') || step?.values?.['area'] === 'dock';
  return shipping ? [shipText(view, say)] : countText(preview, view.turn ?? you, say);
}

/** The points of a choice one by one, where some are won and others will be missing at the end: a house that burns is
 * counted no more. */
function countOf(preview: Offer['preview'], seat: number): { now: number; less: number } | null {
  const scored = preview?.events.filter((told) => told.name === 'scored' && told.seat === seat) ?? [];
  const now = scored.reduce((sum, { values }) => sum + Number(values['points']), 0);
  const less = now - (preview?.points ?? now);
  return now > 0 && less > 0 ? { now, less } : null;
}

function countText(preview: Offer['preview'], seat: number, say: Say): string[] {
  const count = countOf(preview, seat);
  return count ? [say('tell-now-and-count', count)] : [];
}

/** Why recruits may start in a building that is not one's own. */
function quartersText(view: View, you: number, step: Step, seats: readonly SeatInfo[], say: Say): string {
  const found = view.buildings.find(({ cell }) => step.target === `cell:${cell}`);
  if (!found || found.owner === (view.turn ?? you)) return '';
  if (found.building === 'barracks') return say('tell-recruit-barracks');
  if (found.owner === null) return say('tell-recruit-anywhere');
  return say('tell-recruit-theirs', {
    seat: seats[found.owner]?.name ?? '',
    building: say(`building-${found.building}`),
  });
}

/** Of hundreds of pieces of road those that bring a district nearer to the plaza. */
export const useful = ({ now }: View): string[] => now.useful.map((line) => `line:${line}`);

/** Why a place cannot be chosen, as the view says it: of the place itself, or of all of its kind. */
export function barred({ view: { now }, say }: About, target: string): string | null {
  const why = now.barred[target] ?? now.barred[target.slice(0, target.indexOf(':') + 1)];
  return why ? say(`why-${why}`) : null;
}

/** Courting somebody who cannot be had ends with a fine; a worker that cannot be paid for or is alone waits; a ship may be
 * late. */
export function warns({ view, say }: About, { steps }: Offer): string | null {
  const [step] = steps;
  if (step?.verb === 'place' || step?.verb === 'send') return unpaidText(view, step.target, say);
  if (step?.verb === 'end-placement') return unpaidText(view, step.verb, say);
  if (step?.verb === 'pay-departure') return view.ship.back === null ? say('warn-departure') : null;
  const lack = step?.verb === 'apply' ? lacksOf(view)[String(step.values?.['character'])] : undefined;
  return lack
    ? say('warn-apply', { lack: lackText(lack, say), character: say(`character-${step?.values?.['character']}`) })
    : null;
}

function unpaidText({ now }: View, target: string, say: Say): string | null {
  const unpaid = now.unpaid.find(({ places }) => places.includes(target));
  if (!unpaid) return null;
  const { worker: alone, ...goods } = unpaid.lack;
  if (!unpaid.building)
    return say(!alone ? 'warn-crafts' : target === 'end-placement' ? 'warn-end-placement' : 'warn-fields');
  const building = say(`building-${unpaid.building}`);
  const named = Object.values(goods).some(Boolean);
  return named
    ? say(alone ? 'warn-place-alone' : 'warn-place', { building, lack: amountsText(goods, say) })
    : say('warn-place-goods', { building });
}

/** The price of a choice and what comes of it, where so much may be done that no preview came with it; else what it takes
 * from the count at the end while it scores. */
export function printed({ view, box, you }: About, { steps, preview, late }: Offer): Effect[] {
  const [step] = steps;
  const { column, slot, character, ladder, space } = step?.values ?? {};
  if (preview && !late) {
    const count = countOf(preview, view.turn ?? you);
    if (!count) return [];
    // The preview has the sum of both.
    return [
      { sign: POINTS, amount: count.less, more: true },
      { sign: POINTS, amount: -count.less, later: true },
    ];
  }
  switch (step?.verb) {
    case 'buy':
      return [{ sign: 'coin', amount: -(view.players[view.turn ?? you]?.price ?? 0) }];
    case 'staff': {
      const place = view.slots[String(column)]?.[Number(slot) - 1];
      return place ? [worker(place.needs), { sign: place.gives, amount: 1, later: true }] : [];
    }
    case 'apply':
      return [worker(1), { sign: 'coin', amount: -(view.characters[String(character)]?.cost ?? 0), later: true }];
    case 'contribute': {
      const [cost, shown] = [boxOf(box).ladders[String(ladder)], view.ladders[String(ladder)]?.spaces];
      const points = shown?.[Number(space) - 1]?.points ?? 0;
      return [worker(1), ...(cost ? paid(cost) : []), { sign: POINTS, amount: points, later: true }];
    }
    default:
      return [];
  }
}

const worker = (count: number): Effect => ({ sign: 'worker', amount: -count });
/** What a great work takes; where it may be one thing or another, that is asked for afterwards. */
const paid = ({ either, ...cost }: LadderPrint): Effect[] =>
  either ? [] : MATERIALS.flatMap((sign) => (cost[sign] ? [{ sign, amount: -cost[sign] }] : []));
const MATERIALS = ['wood', 'stone', 'precious'] as const;
