/** How long something may take to come or go: no time at all where motion is turned off. */
export function lasting(duration: number): number {
  if (typeof matchMedia !== 'function' || typeof Element.prototype.animate !== 'function') return 0;
  const still = document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : duration;
}
