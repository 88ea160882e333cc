/** «Was Knocked Out during your opponent's last turn»: what a text may look back at (rules 5.5a, 8.6). */
import { describe, expect, test } from 'vitest';
import { after, attacking, pokemon, power } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike } from '../testing/position.ts';

const DECK = Array(12).fill('Fire');
const THROWER = attacking('Thrower', 0, after({ do: 'putCounters', on: 'defending', counters: 9 }));
/** Reaches for the opponent's Active Pokémon when its player's turn ends. */
const NIGHTFALL = pokemon('Nightfall', {
  abilities: [
    power('Fall', {
      works: 'answers',
      on: 'turnEnds',
      steps: [{ do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 9 }],
    }),
  ],
});
/** Goes down by itself, and draws three cards if it is still there. */
const DAWN = pokemon('Dawn', {
  abilities: [
    power('Fall', { works: 'answers', on: 'turnEnds', steps: [{ do: 'knockOut', on: 'self' }] }),
    power('Rise', {
      works: 'answers',
      on: 'turnEnds',
      steps: [{ do: 'draw', whose: 'own', cards: 3 }],
    }),
  ],
});
const STRIKER = attacking('Striker', 90, {});

/** The opponent's Pokémon attacks, or ends its turn; then it is the turn of the one who has the Mourner. */
const whatIsLooked = (attacker: CardLike, active: PokemonLike, attacks = true) => {
  const table = game({
    you: { active: fire(attacker), deck: DECK },
    opponent: { active, bench: [fire('Mourner')], hand: [], deck: DECK },
  });
  if (attacks) table.you.attack();
  else table.you.endTurn();
  return table;
};

describe('5.5a: «was Knocked Out during your opponent’s last turn»', () => {
  test('seed 39: not by poison at the Checkup after that turn (8.6)', () => {
    const { you, opponent } = whatIsLooked(
      'Stinger',
      { card: 'Mosslamb', damage: 80, statuses: ['poison'] },
      false,
    );
    expect(you.prizes).toBe(5);
    expect(opponent.active).toMatchObject({ name: 'Mourner' });
    expect(opponent.cannot.ability('Mourner')).toBe('NO_CHANGE');
    opponent.attack();
    expect(opponent.hand).toHaveLength(1);
  });

  test('seed 39: nor by poison at the Checkup after the own turn', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Mosslamb', damage: 80, statuses: ['poison'] },
        bench: ['Mourner'],
        hand: [],
        deck: DECK,
      },
      opponent: { active: 'Stinger', deck: DECK },
    });
    you.endTurn();
    opponent.endTurn();
    expect(you.active).toMatchObject({ name: 'Mourner' });
    expect(you.cannot.ability('Mourner')).toBe('NO_CHANGE');
  });

  test('by damage from an attack, for both forms of the words', () => {
    const { opponent } = whatIsLooked(STRIKER, 'Mosslamb');
    opponent.ability('Mourner');
    expect(opponent.hand).toHaveLength(1 + 3);
    opponent.attack();
    expect(opponent.hand).toHaveLength(1 + 3 + 2);
  });

  test('6.7: counters that an attack puts are no damage from it', () => {
    const { opponent } = whatIsLooked(THROWER, 'Mosslamb');
    opponent.ability('Mourner');
    opponent.attack();
    expect(opponent.hand).toHaveLength(1 + 3);
  });

  test('a turn later it is no longer the last one', () => {
    const { you, opponent } = whatIsLooked(STRIKER, 'Mosslamb');
    opponent.endTurn();
    you.endTurn();
    expect(opponent.cannot.ability('Mourner')).toBe('NO_CHANGE');
  });

  test('the opponent’s own Pokémon that went down in that turn count for no other player', () => {
    const rash = attacking('Rash', 0, after({ do: 'damage', to: 'self', amount: 90 }));
    const table = game({
      you: { active: fire(rash), bench: ['Stinger'], deck: DECK },
      opponent: { active: 'Mourner', hand: [], deck: DECK },
    });
    table.you.attack();
    expect(table.opponent.prizes).toBe(5);
    expect(table.opponent.cannot.ability('Mourner')).toBe('NO_CHANGE');
  });

  test('7.1: at the end of that turn by an effect, it is within it, but by no attack', () => {
    const { you, opponent } = whatIsLooked(NIGHTFALL, 'Mosslamb', false);
    expect(you.prizes).toBe(5);
    expect(opponent.active).toMatchObject({ name: 'Mourner', damage: 0 });
    opponent.ability('Mourner');
    expect(opponent.hand).toHaveLength(1 + 3);
    opponent.attack();
    expect(opponent.hand).toHaveLength(1 + 3);
  });

  test('7.1: such a Knock Out comes before the Checkup, which finds the one that was promoted', () => {
    const { you, opponent } = game({
      you: { active: NIGHTFALL, bench: ['Fumes'], deck: DECK },
      opponent: { active: 'Mosslamb', bench: ['Mourner'], deck: DECK },
    });
    you.endTurn();
    expect(opponent.active).toMatchObject({ name: 'Mourner', damage: 10 });
  });

  test('11.20: what such a Knock Out took off the table answers no more', () => {
    const { you, opponent } = game({
      you: { active: { card: DAWN, damage: 10 }, bench: ['Stinger'], deck: DECK },
      opponent: { active: 'Mosslamb', deck: DECK },
    });
    you.endTurn();
    expect(you.asked).toEqual(['Fall', 'Rise']);
    you.choose('Fall');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect([you.hand.length, opponent.prizes]).toEqual([0, 5]);
  });
});
