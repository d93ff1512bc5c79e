import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Again } from '../../../../src/core/pages/over/again.svelte';
import { router } from '../../../../src/core/device/router.svelte';
import type { Summary } from '../../../../src/core/server/types';
import { setTable, summary, withTexts } from '../../../table';

/** The table of a rematch that Bea asks for, as the server tells it. */
function rematch(asked: Summary['seats'][number]['asked']): Summary {
  const [one, other] = summary().seats as [Summary['seats'][number], Summary['seats'][number]];
  const seats = [
    { ...one, kind: 'open' as const, you: false, asked },
    { ...other, kind: 'person' as const, name: 'Bea' },
  ];
  return { ...summary(), table: 'next', started: false, seats };
}

beforeEach(withTexts);

function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, options: { body?: string } = {}) => {
    asked.push(`${path} ${options.body ?? ''}`.trim());
    return new Response(JSON.stringify(answers[path]));
  });
  return asked;
}

describe('a rematch', () => {
  it('says who asks, and takes the seat that is kept', async () => {
    const went = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    const { table } = setTable({ over: true, table: { ...summary(), over: true, rematch: 'next' } });
    const asked = serve({ '/api/tables/next': rematch('you'), '/api/tables/abc/rematch': { table: 'next' } });
    const again = new Again(table);
    const stop = again.follow();
    await vi.waitFor(() => expect(again.asked).toBe(true));
    expect(again.by).toBe('Bea');
    await again.ask();
    expect(asked.at(-1)).toBe('/api/tables/abc/rematch {}');
    expect(went).toHaveBeenCalledWith('/table/next');
    stop?.();
  });
  it('is declined, and says so', async () => {
    const { table } = setTable({ over: true, table: { ...summary(), over: true, rematch: 'next' } });
    const asked = serve({ '/api/tables/next': rematch('you'), '/api/tables/next/answer': rematch('declined') });
    const again = new Again(table);
    const stop = again.follow();
    await vi.waitFor(() => expect(again.asked).toBe(true));
    await again.decline();
    expect(asked.at(-1)).toBe('/api/tables/next/answer {"yes":false}');
    expect([again.asked, again.declined]).toEqual([false, true]);
    stop?.();
  });
});
