/** Where places lie in a picture, as parts of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around what is shown, and around what is pointed at. */
const MARGIN = 0.025;
const CLOSE = 0.004;

/** The part of a picture that holds these places with some room around them; nothing where none of them is drawn. */
export function cutAround(picture: Element, places: readonly string[]): Area | null {
  return union(
    places.flatMap((place) => areasOf(picture, place)),
    MARGIN,
  );
}

/** Where each of these places is drawn. */
export function ringsAt(picture: Element, places: readonly string[]): Area[] {
  return places.flatMap((place) => union(areasOf(picture, place), CLOSE) ?? []);
}

function areasOf(picture: Element, place: string): Area[] {
  const frame = picture.getBoundingClientRect();
  if (!frame.width || !frame.height) return [];
  return [...picture.querySelectorAll(`[data-target="${CSS.escape(place)}"]`)].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      x: (box.left - frame.left) / frame.width,
      y: (box.top - frame.top) / frame.height,
      width: box.width / frame.width,
      height: box.height / frame.height,
    };
  });
}

function union(areas: readonly Area[], margin: number): Area | null {
  if (!areas.length) return null;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const x = within(Math.min(...areas.map((one) => one.x)) - margin);
  const y = within(Math.min(...areas.map((one) => one.y)) - margin);
  const right = within(Math.max(...areas.map((one) => one.x + one.width)) + margin);
  const bottom = within(Math.max(...areas.map((one) => one.y + one.height)) + margin);
  return { x, y, width: right - x, height: bottom - y };
}
