import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcuts } from '../../../src/core/device/keyboard';
import { settings } from '../../../src/core/device/settings.svelte';

const keys = { number: vi.fn(), escape: vi.fn(), letter: { z: vi.fn(), ' ': vi.fn() }, used: vi.fn() };

/** Press a key in an element of the page, in its body unless one is named. */
function press(key: string, within = 'body', more: KeyboardEventInit = {}): void {
  const element = document.querySelector(within) as Element;
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: element });
  shortcuts(event, keys);
}

beforeEach(() => {
  settings.keys = true;
  document.body.innerHTML = '<input type="text" /><input type="checkbox" /><button></button><dialog><b></b></dialog>';
});
afterEach(() => vi.clearAllMocks());

describe('single keys', () => {
  it('pick choices by number, and do what their letter is for, in either case', () => {
    press('3');
    expect(keys.number).toHaveBeenCalledWith(2);
    press('0');
    expect(keys.number).toHaveBeenCalledTimes(1);
    press('Z');
    expect(keys.letter.z).toHaveBeenCalledTimes(1);
  });
  it('can be switched off, all but Escape', () => {
    settings.keys = false;
    press('3');
    press('z');
    expect(keys.number).not.toHaveBeenCalled();
    expect(keys.letter.z).not.toHaveBeenCalled();
    press('Escape');
    expect(keys.escape).toHaveBeenCalledTimes(1);
  });
  it('do nothing while somebody types, in a dialog, or together with Ctrl', () => {
    press('z', 'input[type=text]');
    press('z', 'dialog b');
    press('z', 'body', { ctrlKey: true });
    expect(keys.letter.z).not.toHaveBeenCalled();
    press('z', 'input[type=checkbox]');
    expect(keys.letter.z).toHaveBeenCalledTimes(1);
  });
  it('leave a button its own Space', () => {
    press(' ', 'button');
    expect(keys.letter[' ']).not.toHaveBeenCalled();
    press(' ');
    expect(keys.letter[' ']).toHaveBeenCalledTimes(1);
  });
});
