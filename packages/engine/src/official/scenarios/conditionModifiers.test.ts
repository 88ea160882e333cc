/** What changes a condition: who retreats despite it, how many coins wake, what evolution leaves (rule 9). */
import { describe, expect, test } from 'vitest';
import type { PokemonFacts } from '../model/facts.ts';
import { boardsAfter } from '../testing/boards.ts';
import { changed, hitting, pokemon } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('conditions', () => {
  const slipper = changed('Slipper', { change: 'retreatsDespite', statuses: ['sleep'] });

  test('one that may retreat asleep does, and attacks no more than any other', () => {
    const { you } = game({
      you: { active: fire(slipper, { statuses: ['sleep'] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    expect(you.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });

  test('it does not while it has one that the text leaves out', () => {
    const { you } = game({
      you: { active: fire(slipper, { statuses: ['paralysis'] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    expect(you.cannot.retreat()).toBe('ASLEEP_OR_PARALYZED');
  });

  test.each([
    [['heads', 'heads'], []],
    [['heads', 'tails'], ['sleep']],
    [['tails', 'heads'], ['sleep']],
  ] as const)('a heavy sleeper flips two coins: after %j it has %j', (coins, statuses) => {
    const heavy = changed('Heavy', { change: 'sleepCoins', coins: 2 });
    const { you, opponent, happened } = game({
      you: { active: 'Mosslamb' },
      opponent: { active: { card: heavy, statuses: ['sleep'] } },
      coins,
    });
    you.endTurn();
    expect(happened().filter((type) => type === 'coinFlipped')).toHaveLength(2);
    expect(opponent.active).toMatchObject({ statuses });
  });

  test.each([
    [['heads', 'heads'], []],
    [['heads', 'tails'], ['sleep']],
  ] as const)('an attack that names two coins for its sleep: after %j %j is left', (coins, statuses) => {
    const duster = hitting('Duster', 10, { do: 'afflict', on: 'defending', status: 'sleep', coins: 2 });
    const { you, opponent } = game({ you: { active: fire(duster) }, opponent: OTHER, coins });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10, statuses });
  });

  test('what keeps some conditions keeps these alone when it evolves', () => {
    const statuses = ['poison', 'confusion'] as const;
    const evolved = (card: PokemonFacts) => {
      const { you } = game({
        you: { active: { card, statuses }, hand: ['Mossram'] },
        opponent: OTHER,
      });
      you.evolve('Mosslamb', 'Mossram');
      return you.active?.statuses;
    };
    expect(evolved(changed('Mosslamb', { change: 'keepsConditions', statuses: ['poison'] }))).toEqual([
      'poison',
    ]);
    expect(evolved(pokemon('Mosslamb'))).toEqual([]);
  });

  const loud = hitting('Loud', 10, { do: 'afflict', on: 'defending', status: 'sleep', coins: 2 });
  test('a sleep of two coins: its events alone lead both players to the same board', () => {
    for (const { byEvents, byView } of boardsAfter(
      { you: { active: fire(loud) }, opponent: OTHER, coins: ['tails'] },
      ({ you }) => you.attack(),
    ))
      expect(byEvents).toEqual(byView);
  });
});
