/** Signs that are drawings of the comic under another name; all other signs are resources or things on sale. */
export const DRAWING: Record<string, string> = {
  award: 'award',
  'moldy-cheese': 'moldy-cheese',
  rat: 'head',
  thief: 'thief',
  rattronaut: 'track-rattronaut',
  comic: 'cover',
  cockpit: 'track-cockpit',
  cargo: 'track-cargo',
  thruster: 'track-thruster',
};
