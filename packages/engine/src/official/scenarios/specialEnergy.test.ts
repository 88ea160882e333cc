/** Special Energy where it comes onto Pokémon that may not hold it (rule 3.4a). */
import { describe, expect, test } from 'vitest';
import { after, attacking, energy, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Moves an Energy from the opponent's Bench onto the Defending Pokémon. */
const MOVER = attacking(
  'Mover',
  0,
  after(
    {
      do: 'chooseCards',
      from: { on: { whose: 'opponent', place: 'bench' }, part: 'energy' },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'attachEnergy', cards: { bound: 'it' }, to: 'defending' },
  ),
);
/** Attaches an Energy of the discard pile to the Active Pokémon. */
const STREAM = trainer('Stream', [
  {
    do: 'chooseCards',
    from: { pile: 'discard', whose: 'own', where: { kind: 'energy' } },
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'attachEnergy', cards: { bound: 'it' }, to: { whose: 'own', place: 'active' } },
]);
/** Lives on a Fire Pokémon alone, and gives it HP. */
const HEARTH = energy('Hearth', 'R', {
  basic: false,
  type: null,
  onto: { card: { type: 'Fire' } },
  holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 30 }] }],
});

describe('3.4a: Special Energy that only some may hold', () => {
  test('seed 16: moved by an attack onto one that may not hold it, it is discarded', () => {
    const { you, opponent, happened } = game({
      you: { active: { card: MOVER, energy: ['Fire'] } },
      opponent: { active: 'Mosslamb', bench: [{ card: 'Emberfox', energy: ['Kindling'] }] },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Kindling']);
    expect([opponent.active, ...opponent.bench]).toMatchObject([{ energy: [] }, { energy: [] }]);
    expect(happened()).toEqual(expect.arrayContaining(['energyAttached', 'cardsMoved']));
  });

  test('seed 16: onto one that may hold it, it goes and pays there', () => {
    const { you, opponent } = game({
      you: { active: { card: MOVER, energy: ['Fire'] } },
      opponent: { active: 'Emberfox', bench: [{ card: 'Emberfox', energy: ['Kindling'] }] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ energy: ['Kindling'] });
    opponent.attack(1);
    expect(you.active).toMatchObject({ statuses: ['burn'] });
  });

  test('from the hand it is refused, with the reason', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: ['Emberfox'], hand: ['Kindling'] },
      opponent: OTHER,
    });
    expect(you.cannot.attach('Kindling', 'Mosslamb')).toBe('CANNOT_HOLD');
    expect(you.moves.filter(({ type }) => type === 'attach')).toHaveLength(1);
    you.attach('Kindling', 'Emberfox');
    expect(you.bench).toMatchObject([{ energy: ['Kindling'] }]);
  });

  test('an effect that attaches from a pile leaves it there (10: «can’t» wins)', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: ['Emberfox'], hand: [STREAM], discard: ['Kindling'] },
      opponent: OTHER,
    });
    you.use('Stream');
    expect(you.active).toMatchObject({ energy: [] });
    expect(you.discard).toEqual(['Kindling', 'Stream']);
  });

  test('4.6: where its Pokémon devolves and may hold it no longer, it goes at once', () => {
    const { you } = game({
      you: {
        active: { card: 'Mossram', onto: ['Mosslamb'], energy: ['Fullgrown', 'Grass'] },
        hand: ['Regress', 'Fullgrown'],
      },
      opponent: OTHER,
    });
    you.use('Regress');
    expect(you.active).toMatchObject({ name: 'Mosslamb', energy: ['Grass'] });
    expect(you.discard).toEqual(expect.arrayContaining(['Fullgrown', 'Mossram', 'Regress']));
    expect(you.cannot.attach('Fullgrown', 'Mosslamb')).toBe('CANNOT_HOLD');
  });

  test('7.1: what lived by it is Knocked Out when it is moved away and lost', () => {
    const { you, opponent } = game({
      you: { active: { card: MOVER, energy: ['Fire'] } },
      opponent: {
        active: 'Mosslamb',
        bench: [{ card: 'Emberfox', damage: 70, energy: [HEARTH] }],
      },
    });
    you.attack();
    expect(you.prizes).toBe(5);
    expect(opponent.bench).toEqual([]);
    expect([...opponent.discard].sort()).toEqual(['Emberfox', 'Hearth']);
  });
});
