/** Tools for which there is no room any longer (rule 11.15). */
import { describe, expect, test } from 'vitest';
import { always, changed, THEIRS } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('11.15: tools for which there is no room any longer', () => {
  const pouch = changed('Pouch', { change: 'tools', by: 1 });
  const hush = always('Hush', THEIRS, { change: 'noAbilities' });
  const laden = (...tools: readonly string[]) => {
    const table = game({
      you: { active: pouch, bench: ['Stinger'], hand: tools },
      opponent: { ...OTHER, hand: [hush] },
    });
    for (const tool of tools) {
      table.you.use(tool);
      table.you.choose('Pouch');
    }
    table.you.endTurn();
    table.opponent.benches('Hush');
    return table;
  };

  test('its player discards one when the ability that made room is taken away', () => {
    const { you, opponent } = laden('Charm', 'Goldfruit');
    expect(opponent.asked).toBeNull();
    expect(you.asked).toEqual(['Charm', 'Goldfruit']);
    you.choose('Charm');
    expect(you.active).toMatchObject({ attached: ['Goldfruit'] });
    expect(you.discard).toEqual(['Charm']);
    opponent.endTurn();
    expect(you.active).toMatchObject({ attached: ['Goldfruit'] });
  });

  test('a single one stays', () => {
    const { you } = laden('Charm');
    expect(you.asked).toBeNull();
    expect(you.active).toMatchObject({ attached: ['Charm'] });
  });
});
