/** Abilities of public cards that are used to move, put or heal damage, on the board. */
import { expect } from 'vitest';
import { abilityPlayed, onTheBoard, stage } from '../testing/played.ts';

onTheBoard('abilities that put, move and heal damage', () => {
  abilityPlayed(
    'xy11-40 Shocking Light',
    'three counters on a Pokémon-EX, which an ex is not',
    ({ id, name }) => {
      const { you, opponent } = stage({
        you: { active: id },
        opponent: { active: 'Pebble ex', bench: ['Sparkmouse-EX', 'Wall', 'M Sparkmouse-EX'] },
      });
      you.ability(name);
      expect(you.asked).toEqual(['Sparkmouse-EX', 'M Sparkmouse-EX']);
      you.choose('Sparkmouse-EX');
      expect(opponent.bench.map(({ damage }) => damage)).toEqual([30, 0, 0]);
      expect(you.cannot.ability(name)).toBe('ABILITY_USED');
      const other = stage({
        you: { active: id, bench: ['Sparkmouse-EX'] },
        opponent: { active: 'Pebble ex' },
      }).you;
      expect(other.cannot.ability(name)).toBe('NO_TARGET');
    },
  );

  abilityPlayed(
    'sv1-43 Strange Behavior',
    'counters of others onto itself, as often as liked, to its end',
    ({ id, name }) => {
      const { you, opponent } = stage({
        you: {
          active: { card: 'Wall', damage: 30 },
          bench: [
            { card: id, damage: 80 },
            { card: 'Wall B', damage: 10 },
          ],
        },
        opponent: { active: { card: 'Wall', damage: 50 } },
      });
      you.ability(name);
      expect(you.asked).toEqual(['Wall', 'Wall B']);
      you.choose('Wall B');
      expect(you.bench).toMatchObject([{ damage: 90 }, { damage: 0 }]);
      you.ability(name);
      expect(you.active?.damage).toBe(20);
      expect(you.bench.map((each) => each.name)).toEqual(['Wall B']);
      expect(opponent.prizes).toBe(5);
      const whole = stage({ you: { bench: [{ card: id, damage: 80 }] }, opponent: {} }).you;
      expect(whole.cannot.ability(name)).toBe('NO_TARGET');
    },
  );

  abilityPlayed('sm12-158 Violent Appetite', 'sixty healed for a Pokémon of the hand', ({ id, name }) => {
    const active = { card: id, damage: 90 };
    const { you } = stage({ you: { active, hand: ['Letter', 'Stinger', 'Mossram'] }, opponent: {} });
    you.ability(name);
    expect(you.asked).toEqual(['Stinger', 'Mossram']);
    you.choose('Mossram');
    expect(you.active?.damage).toBe(30);
    expect([you.hand, you.discard]).toEqual([['Letter', 'Stinger'], ['Mossram']]);
    expect(you.cannot.ability(name)).toBe('ABILITY_USED');
    const none = stage({ you: { active, hand: ['Letter'] }, opponent: {} }).you;
    expect(none.cannot.ability(name)).toBe('PRICE');
  });

  abilityPlayed(
    'ex9-4 Heal Dance',
    'two counters off one, once a turn among all of that name',
    ({ id, name }) => {
      const you = { active: { card: 'Wall', damage: 50 }, bench: [id, id, { card: 'Wall B', damage: 10 }] };
      const game = stage({ you, opponent: {} }).you;
      const dances = () => game.moves.filter(({ type }) => type === 'ability').length;
      expect(dances()).toBe(2);
      game.ability(name);
      game.choose('Wall');
      expect(game.active?.damage).toBe(30);
      expect(dances()).toBe(0);
      expect(stage({ you: { bench: [id] }, opponent: {} }).you.cannot.ability(name)).toBe('NO_TARGET');
      const ill = { card: id, damage: 30, statuses: ['poison'] } as const;
      expect(stage({ you: { active: ill }, opponent: {} }).you.cannot.ability(name)).toBe('ABILITY_OFF');
    },
  );

  abilityPlayed(
    'pl1-19 Temper Tantrum',
    'a counter on itself for each card of the hand that goes',
    ({ id, name }) => {
      const { you } = stage({
        you: { active: id, hand: ['Letter', 'Stinger', 'Fire Energy'] },
        opponent: {},
      });
      you.ability(name);
      you.choose('Letter', 'Fire Energy');
      expect(you.active?.damage).toBe(20);
      expect([you.hand, you.discard]).toEqual([['Stinger'], ['Letter', 'Fire Energy']]);
      expect(you.cannot.ability(name)).toBe('ABILITY_USED');
      const falls = stage({
        you: { active: { card: id, damage: 80 }, bench: ['Wall'], hand: ['Letter', 'Balm'] },
        opponent: {},
      });
      falls.you.ability(name);
      falls.you.choose('Letter');
      expect(falls.you.active?.name).toBe('Wall');
      expect(falls.opponent.prizes).toBe(5);
      expect(stage({ you: { active: id }, opponent: {} }).you.cannot.ability(name)).toBe('PRICE');
      const ill = stage({
        you: { active: { card: id, statuses: ['confusion'] }, hand: ['Letter'] },
        opponent: {},
      });
      expect(ill.you.cannot.ability(name)).toBe('ABILITY_OFF');
    },
  );
});
