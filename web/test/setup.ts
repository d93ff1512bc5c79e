/** What a test drew goes with it. Files of tests share a page and what the modules remember: what one of them changed is put
 * back after it. */
import { cleanup } from '@testing-library/svelte';
import { afterAll, afterEach, vi } from 'vitest';
import { settings } from '../src/core/device/settings.svelte';

const before = { ...settings };

afterEach(cleanup);
afterAll(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(settings, before);
  localStorage.clear();
});
