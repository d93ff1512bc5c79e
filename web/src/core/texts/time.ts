const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in the reader's words. */
export function ago(at: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return words.format(0, 'minute');
}
