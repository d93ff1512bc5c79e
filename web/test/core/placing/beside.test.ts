import { describe, expect, it } from 'vitest';
import { beside, boxesOf, closeTo, freeCorner, roomOf, sunk } from '../../../src/core/placing/beside';

const STAGE = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a card beside a place', () => {
  it('stands above it, in its middle', () => {
    expect(beside(box(480, 400, 40, 40), 200, 100, STAGE, [])).toEqual({ x: 400, y: 288 });
  });
  it('goes to the right where a lit place lies above', () => {
    expect(beside(box(480, 400, 40, 40), 200, 100, STAGE, [box(480, 300, 40, 40)])).toEqual({ x: 532, y: 370 });
  });
  it('goes below at the upper edge, and stays on the stage at the side', () => {
    expect(beside(box(20, 20, 40, 40), 200, 100, STAGE, [box(80, 20, 40, 40)])).toEqual({ x: 12, y: 72 });
  });
  it('stands at the edge of the stage for what lies in a tray beside it', () => {
    expect(beside(box(1050, 300, 150, 40), 200, 100, STAGE, [])).toEqual({ x: 788, y: 270 });
  });
  it('stays near where all four sides are taken, and takes the nearest free spot where nothing beside it is free', () => {
    const lit = [box(480, 300, 40, 40), box(560, 400, 40, 40), box(480, 500, 40, 40), box(400, 400, 40, 40)];
    expect(beside(box(480, 400, 40, 40), 200, 100, STAGE, lit)).toEqual({ x: 532, y: 288 });
    const around = [...lit, box(540, 300, 40, 40), box(540, 500, 40, 40), box(420, 500, 40, 40), box(420, 300, 40, 40)];
    expect(beside(box(480, 400, 40, 40), 200, 100, STAGE, around)).toEqual({ x: 400, y: 192 }); // on a grid of 48.5 by 36
  });
  it('may be kept close to it: what lies about is then covered rather than left free from afar', () => {
    const mark = box(480, 400, 40, 40);
    const near = closeTo(mark, 200, 100, STAGE);
    expect(near).toEqual({ left: 232, top: 252, right: 768, bottom: 588 });
    const pieces = [box(0, 0, 1000, 700), box(480, 300, 40, 40)];
    expect(beside(mark, 200, 100, near, [], [], pieces)).toEqual({ x: 532, y: 370 });
    expect(closeTo(box(1050, 300, 150, 40), 200, 100, STAGE)).toEqual(STAGE); // no room there
  });
});

describe('a card in a corner', () => {
  it('covers as little as it can', () => {
    expect(freeCorner(200, 100, STAGE, [])).toEqual({ x: 788, y: 12 });
    expect(freeCorner(200, 100, STAGE, [box(850, 50, 20, 20)])).toEqual({ x: 12, y: 588 });
  });
  it('keeps a place in sight even where that covers more', () => {
    const [kept, marks] = [[box(850, 50, 5, 5)], [box(0, 0, 400, 700), box(700, 600, 300, 100)]];
    expect(freeCorner(200, 100, STAGE, marks)).toEqual({ x: 788, y: 12 });
    expect(freeCorner(200, 100, STAGE, marks, kept)).toEqual({ x: 400, y: 12 });
  });
  it('leaves what it is about free, and leaves the corners where they are taken', () => {
    const corners = [box(950, 20, 40, 40), box(20, 620, 90, 60), box(20, 20, 60, 60), box(950, 620, 40, 40)];
    expect(freeCorner(200, 100, STAGE, corners.slice(1), [corners[0]!])).toEqual({ x: 400, y: 12 });
    expect(freeCorner(980, 680, STAGE, [], [])).toEqual({ x: 8, y: 12 });
  });
});

describe('a card in the middle', () => {
  it('sinks until it covers nothing that has to stay free', () => {
    const stage = document.createElement('div');
    stage.className = 'board';
    stage.innerHTML = '<i data-keep></i><b></b>';
    document.body.replaceChildren(stage);
    const [year, card] = [stage.children[0] as HTMLElement, stage.children[1] as HTMLElement];
    const lies = (one: Element, where: object) => (one.getBoundingClientRect = () => where as DOMRect);
    lies(stage, { ...box(100, 50, 800, 464), width: 800, height: 464 });
    lies(year, { ...box(480, 60, 40, 100), width: 40, height: 100 });
    Object.defineProperties(card, { offsetWidth: { value: 400 }, offsetHeight: { value: 40 } });
    expect(sunk(card)).toEqual({ x: 200, y: 112, hiding: false }); // from 12 in steps of 25: at 110 the year ends
    lies(year, { ...box(110, 60, 40, 100), width: 40, height: 100 });
    expect(sunk(card)).toEqual({ x: 200, y: 12, hiding: false });
    lies(year, { ...box(480, 60, 100, 440), width: 100, height: 440 });
    expect(sunk(card)).toEqual({ x: 200, y: 412, hiding: true }); // wherever it stands it lies over it
  });
});

describe('the room for cards', () => {
  it('ends where the question begins below the board, and with the board where the question stands beside it', () => {
    document.body.innerHTML = '<div class="table"><div class="board"></div><div class="dock"></div></div>';
    const [board, dock] = [document.querySelector('.board') as Element, document.querySelector('.dock') as Element];
    const lies = (one: Element, where: object) => (one.getBoundingClientRect = () => where as DOMRect);
    lies(board, box(0, 0, 472, 390));
    lies(dock, box(0, 300, 472, 90));
    expect(roomOf(board)).toEqual({ left: 0, top: 0, right: 472, bottom: 300 });
    lies(dock, box(516, 95, 328, 295));
    expect(roomOf(board)).toEqual({ left: 0, top: 0, right: 472, bottom: 390 });
  });
});

describe('places on a board that is larger than its frame', () => {
  it('count as far as they are in sight', () => {
    document.body.innerHTML = '<div class="frame"><i></i><i></i><i></i></div><i></i>';
    const lies = (one: Element, where: object) => (one.getBoundingClientRect = () => where as DOMRect);
    lies(document.querySelector('.frame') as Element, box(0, 100, 400, 300));
    const places = [box(10, 20, 40, 40), box(10, 80, 40, 40), box(10, 200, 40, 40), box(10, 500, 40, 40)];
    document.querySelectorAll('i').forEach((one, at) => lies(one, places[at] as object));
    expect(boxesOf(document.body, 'i')).toEqual([box(10, 100, 40, 20), box(10, 200, 40, 40), box(10, 500, 40, 40)]);
  });
});
