/** Pieces that travel. Everything asks the house how long a piece may take. */
import type { TransitionConfig } from 'svelte/transition';
import { lasting, LONGEST, PIECE } from '../../core/device/motion';
import type { Point } from './art/pen';

export interface Journey {
  point: Point;
  scale?: number;
  /** What the piece stands on, to find its way; a change of the point alone is a step aside. */
  place?: number | string;
  /** Points between the place it left and the one it reached, without both. */
  way?: (from: number | string, to: number | string) => readonly Point[];
  /** Hops from point to point instead of gliding. */
  hops?: boolean;
}

function transform([x, y]: Point, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

const STEP = 90;

/** A Svelte action that keeps a piece at its point and lets it travel there when the point changes. */
export function travel(node: SVGElement, journey: Journey) {
  let last = journey;
  node.style.transform = transform(journey.point, journey.scale);
  return {
    update(next: Journey): void {
      const before = last;
      last = next;
      const [from, to] = [transform(before.point, before.scale), transform(next.point, next.scale)];
      if (from === to) return;
      node.style.transform = to;
      const time = lasting(PIECE);
      if (!time) return;
      const moved = before.place !== undefined && next.place !== undefined && before.place !== next.place;
      const way = moved && next.way ? next.way(before.place as number | string, next.place as number | string) : [];
      const points = [before.point, ...way, next.point];
      const frames = frameList(points, next.scale ?? 1, Boolean(next.hops && moved));
      node.animate(frames, {
        duration: Math.min(LONGEST, Math.max(time, STEP * (points.length - 1))),
        easing: frames.length > 2 ? 'linear' : 'cubic-bezier(.45,.05,.3,1)',
      });
    },
  };
}

const HOP = 16;

/** Key frames through all points, with a hop between two of them where the piece is a rat. */
export function frameList(points: readonly Point[], scale: number, hops: boolean): { transform: string }[] {
  const frames: { transform: string }[] = [];
  points.forEach((point, at) => {
    const before = points[at - 1];
    if (hops && before)
      frames.push({ transform: transform([(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 - HOP], scale) });
    frames.push({ transform: transform(point, scale) });
  });
  return frames;
}

/** A piece that drops into its place. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: lasting(PIECE),
    css: (part) => `transform: translateY(${Math.round((1 - part) * -40)}px); opacity: ${Math.min(1, part * 2)}`,
  };
}

const QUIET = 4000;
const BLINK = [1, 0.2, 1].map((fillOpacity) => ({ fillOpacity }));
const BREATH = [1, 0, 0, 1].map((fillOpacity) => ({ fillOpacity }));

/** Life at night: a while after whatever happened a star blinks, or the cat snores. Once, so that the page can rest. */
export function night(board: Element, _happened: unknown) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stir, QUIET);
  };
  const stir = (): void => {
    if (document.hidden || !lasting(QUIET)) return;
    const stars = board.querySelectorAll('.twinkle');
    const snores = board.querySelectorAll('.snore');
    if (Math.random() < 0.5) stars[Math.floor(Math.random() * stars.length)]?.animate(BLINK, 700);
    else snores.forEach((letter, at) => letter.animate(BREATH, { duration: 1400, delay: at * 250 }));
  };
  wait();
  return { update: wait, destroy: () => clearTimeout(timer) };
}
