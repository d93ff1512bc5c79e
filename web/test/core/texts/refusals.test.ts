/** What the server refuses is told in the reader's language, by its code. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/core/server/api';
import { whyNot } from '../../../src/core/texts/refusals';
import { settings } from '../../../src/core/device/settings.svelte';
import { Refused } from '../../../src/core/server/socket';
import { texts } from '../../../src/core/texts/texts.svelte';
import { withTexts } from '../../table';

describe('a refusal', () => {
  beforeAll(async () => {
    await withTexts();
    settings.language = 'de';
    await texts.load();
  });

  it('is told by its code, whatever the server says in English', () => {
    expect(whyNot(new ApiError('not-host', 'Only the host of the table may do this.', 403))).toBe(
      'Das kann nur, wer den Tisch eröffnet hat.',
    );
    expect(whyNot(new Refused('over', 'The game is over.'))).toBe('Die Partie ist zu Ende.');
  });

  it('keeps what only the server knows', () => {
    expect(whyNot(new ApiError('bad-record', 'line 3', 400))).toBe('Diese Aufzeichnung lässt sich nicht lesen: line 3');
    expect(whyNot(new ApiError('brand-new', 'so it is', 409))).toBe('Das ging nicht: so it is');
  });

  it('leaves our own words alone, and says nothing of a line that broke', () => {
    expect(whyNot(new Error('Das ist kein Link zu einem Tisch.'))).toBe('Das ist kein Link zu einem Tisch.');
    expect(whyNot(new Refused('offline', ''))).toBe('');
  });
});
