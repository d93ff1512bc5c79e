import { describe, expect, it } from 'vitest';
import { intoRoom, spotFor, staysAt } from '../../../src/core/placing/place';

const FRAME = { left: 0, top: 0, right: 1000, bottom: 800 };

describe('where a bubble goes', () => {
  it('stands to the right of its place and points at its middle', () => {
    const spot = spotFor(300, 150, [{ left: 100, top: 300, right: 160, bottom: 360 }], FRAME);
    expect(spot).toEqual({ left: 178, top: 280, side: 'right', along: 50 });
  });

  it('stands to the left where the right has no room', () => {
    const spot = spotFor(300, 150, [{ left: 900, top: 300, right: 960, bottom: 360 }], FRAME);
    expect(spot).toEqual({ left: 582, top: 280, side: 'left', along: 50 });
  });

  it('points at a place of a tray, outside the frame, with its pointer inside', () => {
    const spot = spotFor(300, 150, [{ left: 1010, top: 400, right: 1100, bottom: 440 }], FRAME);
    expect(spot).toEqual({ left: 686, top: 370, side: 'left', along: 50 });
  });

  it('covers none of the places it points at', () => {
    const marks = [
      { left: 100, top: 300, right: 160, bottom: 360 },
      { left: 200, top: 200, right: 500, bottom: 500 },
    ];
    const { left, top } = spotFor(300, 150, marks, FRAME);
    for (const mark of marks)
      expect(left >= mark.right || left + 300 <= mark.left || top >= mark.bottom || top + 150 <= mark.top).toBe(true);
  });

  it('leaves pieces free where another side will do, else stands where it would', () => {
    const place = { left: 400, top: 400, right: 460, bottom: 460 };
    const piece = { left: 600, top: 420, right: 640, bottom: 460 };
    expect(spotFor(300, 150, [place], FRAME, [], [piece])).toEqual({ left: 82, top: 380, side: 'left', along: 50 });
    expect(spotFor(300, 150, [place], FRAME, [], [FRAME]).side).toBe('right');
  });

  it('goes further away where pieces stand on all sides and the corners are lit', () => {
    const box = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });
    const place = { left: 470, top: 370, right: 530, bottom: 430 };
    const round = [box(600, 390), box(380, 390), box(490, 300), box(490, 490)];
    const corners = [box(20, 20), box(960, 20), box(20, 760), box(960, 760)];
    const { left, top, side } = spotFor(300, 150, [place], FRAME, corners, round);
    for (const one of [place, ...round, ...corners])
      expect(left >= one.right || left + 300 <= one.left || top >= one.bottom || top + 150 <= one.top).toBe(true);
    expect(side).toBe('none');
  });

  it('stays inside the frame, and lies at its foot without a place', () => {
    expect(spotFor(300, 150, [{ left: 0, top: 780, right: 60, bottom: 800 }], FRAME).top).toBe(642);
    expect(spotFor(300, 150, [], FRAME)).toEqual({ left: 350, top: 614, side: 'none', along: 0 });
  });
});

describe('a bubble whose page is turned', () => {
  const place = { left: 600, top: 300, right: 660, bottom: 360 };
  const free = spotFor(300, 150, [place], FRAME);
  const stays = (left: number, top: number, height = 150, pieces: (typeof place)[] = []) =>
    staysAt({ left, top, right: left + 300, bottom: top + 150 }, free, 300, height, [place], FRAME, [], pieces);

  it('stays where it was, and points only at what is beside it', () => {
    expect(stays(100, 500)).toEqual({ left: 100, top: 500, side: 'none', along: 0 });
    expect(stays(270, 300)).toEqual({ left: 270, top: 300, side: 'left', along: 30 });
    expect(stays(500, 400)).toEqual({ left: 500, top: 400, side: 'below', along: 130 });
  });

  it('is pushed into the frame where it has grown', () => {
    expect(stays(100, 640, 250)).toEqual({ left: 100, top: 542, side: 'none', along: 0 });
  });

  it('grows upwards where there is something below', () => {
    const below = { left: 120, top: 660, right: 160, bottom: 700 };
    expect(stays(100, 500, 200, [below])).toEqual({ left: 100, top: 450, side: 'none', along: 0 });
  });

  it('goes elsewhere where it would cover the next place, or pieces that need not be covered', () => {
    expect(stays(500, 250)).toEqual(free);
    const piece = { left: 120, top: 520, right: 160, bottom: 560 };
    expect(stays(100, 500, 150, [piece])).toEqual(free);
  });
});

describe('what a lesson scrolls to', () => {
  const room = { left: 0, top: 100, right: 390, bottom: 400 };
  const cell = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

  it('leaves alone what is seen', () => {
    expect(intoRoom([cell(100, 120), cell(100, 360)], room)).toEqual({ left: 0, top: 0 });
    expect(intoRoom([], room)).toEqual({ left: 0, top: 0 });
  });

  it('puts the places into the middle of the room, all of them if they fit', () => {
    expect(intoRoom([cell(100, 500), cell(100, 600)], room)).toEqual({ left: 0, top: 320 });
  });

  it('shows the first with those that fit beside it', () => {
    expect(intoRoom([cell(100, 500), cell(100, 900), cell(100, 540)], room)).toEqual({ left: 0, top: 290 });
    expect(intoRoom([cell(500, 120)], room)).toEqual({ left: 325, top: 0 });
  });
});
