import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameUi, Tray } from '../../../../src/core/game/game-ui';
import TextBoard from '../../../../src/core/play/board/TextBoard.svelte';
import { Trays } from '../../../../src/core/play/trays/trays.svelte';
import TrayTabs from '../../../../src/core/play/trays/TrayTabs.svelte';
import { setTable, withTexts } from '../../../table';

const part = TextBoard as unknown as GameUi['Board'];
const tray = (id: string, holds: (target: string) => boolean): Tray => ({
  id,
  icon: 'M3 8h10',
  Content: part,
  holds,
});

/** A table whose first tray holds the rats, its second nothing that is asked for. */
function withTrays() {
  const found = setTable();
  found.table.ui = {
    Board: part,
    Panel: part as unknown as GameUi['Panel'],
    aspect: () => 1,
    standing: 1200,
    trays: [tray('quiet', () => false), tray('rats', (target) => target.startsWith('rat:'))],
  };
  return { ...found, trays: new Trays(found.table) };
}

describe('trays', () => {
  beforeAll(withTexts);

  it('count what can be chosen in them', () => {
    const { trays } = withTrays();
    expect(trays.lit).toEqual([0, 2]);
    expect(trays.total).toBe(2);
  });

  it('open by themselves where what is picked first lies there, unless somebody wants another', async () => {
    const { table, trays } = withTrays();
    expect(trays.open?.id).toBe('rats'); // their spaces lie on the board
    table.state = { ...table.state!, gestures: [] };
    await tick();
    table.choices.renew();
    table.state = { ...table.state!, choices: table.state!.choices.slice(0, 2) };
    expect(trays.open?.id).toBe('rats');
    trays.pick('quiet');
    expect(trays.open?.id).toBe('quiet');
    table.state = { ...table.state!, version: 5 };
    expect(trays.open?.id).toBe('quiet'); // the same question goes on
    table.state = { ...table.state!, turn: table.state!.turn + 1 };
    expect(trays.open?.id).toBe('rats');
  });

  it('opened by hand over the board, give way to the places of the next question', () => {
    const { table, trays } = withTrays();
    table.ui = { ...table.ui!, standing: 1600, trays: [tray('quiet', () => false)] };
    trays.pick('quiet');
    trays.giveWay();
    expect(trays.over?.id).toBe('quiet'); // somebody wants to see it at this question
    const { choices, gestures, turn } = table.state!;
    table.state = { ...table.state!, turn: turn + 1, choices: [], gestures: [] };
    trays.giveWay();
    expect(trays.over?.id).toBe('quiet'); // it hides nothing
    table.state = { ...table.state!, turn: turn + 2, choices, gestures };
    trays.giveWay();
    expect(trays.over).toBeUndefined();
  });

  it('do not come up by themselves over lit places of the board', () => {
    const { table, trays } = withTrays();
    table.ui = { ...table.ui!, standing: 1600 };
    expect(trays.standing).toBe(false);
    expect(trays.over).toBeUndefined(); // spaces are lit
    const { choices, turn } = table.state!;
    table.state = { ...table.state!, turn: turn + 1, gestures: [], choices: choices.slice(0, 2) };
    expect(trays.over?.id).toBe('rats'); // nothing but rats
  });

  it('say on their tab how many places they hold', async () => {
    const { table, trays } = withTrays();
    render(TrayTabs, { table, trays, shown: trays.open?.id });
    const tabs = screen.getAllByRole('button');
    expect(tabs.map((one) => one.querySelector('em')?.textContent)).toEqual([undefined, '2']);
    await fireEvent.click(tabs[0] as Element);
    expect(trays.open?.id).toBe('quiet');
    expect(trays.over?.id).toBe(trays.standing ? undefined : 'quiet');
  });
});
