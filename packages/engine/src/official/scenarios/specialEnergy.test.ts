/** Special Energy that only some may hold (rule 3.4a), and Pokémon that are attached as such (rule 11.18). */
import { describe, expect, test } from 'vitest';
import type { Type } from '../../kernel/types.ts';
import type { CardFilter, Unit } from '../model/nouns.ts';
import { after, attacking, energy, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
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
      you: { active: { card: 'Mover', energy: ['Fire'] } },
      opponent: { active: 'Mosslamb', bench: [{ card: 'Emberfox', energy: ['Kindling'] }] },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Kindling']);
    expect([opponent.active, ...opponent.bench]).toMatchObject([{ energy: [] }, { energy: [] }]);
    expect(happened()).toEqual(expect.arrayContaining(['energyAttached', 'cardsMoved']));
  });

  test('seed 16: onto one that may hold it, it goes and pays there', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mover', energy: ['Fire'] } },
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
    const side = { active: 'Mosslamb', bench: ['Emberfox'], hand: [STREAM] };
    const { you } = game({ you: { ...side, discard: ['Kindling', 'Fire'] }, opponent: OTHER });
    you.use('Stream');
    you.choose('Kindling');
    expect(you.active).toMatchObject({ energy: [] });
    expect(you.discard).toEqual(['Kindling', 'Fire', 'Stream']);
    // With nothing else to choose from, the card would change nothing (3.6).
    const none = game({ you: { ...side, discard: ['Kindling'] }, opponent: OTHER });
    expect(none.you.cannot.use('Stream')).toBe('NO_CHANGE');
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
      you: { active: { card: 'Mover', energy: ['Fire'] } },
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

/** Discards all Special Energy of the Defending Pokémon, and nothing else. */
const SORTER = attacking(
  'Sorter',
  0,
  after({
    do: 'move',
    cards: { on: 'defending', part: 'energy', where: { kind: 'energy', basicEnergy: false } },
    to: 'discard',
  }),
);

describe("11.18 Holon's Pokémon", () => {
  test('one is attached as the energy of the turn (3.4), or benched like any other', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: ['Dynamo', 'Dynamo', 'Fire'] },
      opponent: OTHER,
    });
    you.attach('Dynamo', 'Sparkmouse');
    expect(you.cannot.attach('Fire', 'Sparkmouse')).toBe('ALREADY_ATTACHED');
    you.benches('Dynamo');
    expect(you.active).toMatchObject({ energy: ['Dynamo'] });
    expect(you.bench).toMatchObject([{ name: 'Dynamo' }]);
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
  });

  test('one that provides every type twice needs energy there, and another card returns to the hand', () => {
    const { you, opponent } = game({
      you: {
        active: 'Pebblecub',
        bench: [{ card: 'Sparkmouse', energy: ['Fire', 'Water'] }],
        hand: ['Alternator'],
      },
      opponent: OTHER,
    });
    expect(you.cannot.attach('Alternator', 'Pebblecub')).toBe('NOTHING_TO_RETURN');
    you.attach('Alternator', 'Sparkmouse');
    expect(you.asked).toEqual(['Fire', 'Water']);
    you.choose('Water');
    expect(you.bench).toMatchObject([{ energy: ['Fire', 'Alternator'] }]);
    expect(you.hand).toEqual(['Water']);
    you.endTurn();
    opponent.endTurn();
    you.attach('Water', 'Pebblecub');
    expect(you.view.you.bench[0]?.energy[1]?.provides).toHaveLength(2);
  });

  test('two of every type pay for an attack of two types; 3.10: one retreats for two', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Pebblecub', energy: ['Rock'] },
        bench: ['Stinger'],
        hand: ['Alternator', 'Rock'],
      },
      opponent: OTHER,
    });
    you.attach('Alternator', 'Pebblecub');
    expect(you.hand).toEqual(['Rock', 'Rock']);
    expect(you.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
    you.endTurn();
    opponent.endTurn();
    you.attach('Rock', 'Pebblecub');
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 50 });
    opponent.endTurn();
    you.retreat();
    you.choose('Alternator');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(you.bench).toMatchObject([{ energy: ['Rock'] }]);
  });

  test('while attached it is Special Energy to what asks, and in the discard pile a Pokémon again', () => {
    const { you, opponent } = game({
      you: { active: { card: SORTER, energy: ['Fire'] } },
      opponent: {
        active: { card: 'Mosslamb', energy: ['Dynamo', 'Fire'] },
        bench: ['Stinger'],
        hand: ['Rebirth'],
      },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ energy: ['Fire'] });
    opponent.use('Rebirth');
    expect(opponent.bench).toMatchObject([{ name: 'Stinger' }, { name: 'Dynamo' }]);
  });

  test('it answers as energy without a type, whatever the Pokémon is (4.7)', () => {
    const { you } = game({
      you: {
        active: { card: 'Nibbler', damage: 30 },
        bench: [{ card: 'Sipper', damage: 30 }],
        hand: ['Dynamo'],
      },
      opponent: OTHER,
    });
    you.attach('Dynamo', 'Nibbler');
    expect([you.active, ...you.bench]).toMatchObject([{ damage: 20 }, { damage: 30 }]);
    const wet = { ...pokemon('Wet Dynamo', { types: ['Water'] }), asEnergy: { provides: [] } };
    const other = game({
      you: { active: { card: 'Sipper', damage: 30 }, hand: [wet] },
      opponent: OTHER,
    });
    other.you.attach('Wet Dynamo', 'Sipper');
    expect(other.you.active).toMatchObject({ damage: 30, energy: ['Wet Dynamo'] });
  });
});

describe('3.4b: what says that energy cards of a kind provide something else', () => {
  const mirage = (of: CardFilter, units: readonly Unit[]) =>
    pokemon('Mirage', {
      abilities: [
        {
          name: 'Mirage',
          kind: 'Ability',
          offWhile: [],
          effects: [
            {
              works: 'always',
              on: { whose: 'own', place: 'inPlay', where: { card: { name: 'Striker' } } },
              modifiers: [{ change: 'energyProvides', of, units }],
            },
          ],
        },
      ],
    });
  const striker = (cost: readonly Type[]) =>
    pokemon('Striker', { attacks: [{ name: 'Strike', cost, damage: 20, sign: '', effect: null }] });
  const cost: readonly Type[] = ['Psychic', 'Psychic'];

  test('a basic Energy pays two on whom it reaches, and one elsewhere', () => {
    const bench = [mirage({ basicEnergy: true }, [['Psychic'], ['Psychic']])];
    const { you, opponent } = game({
      you: { active: { card: striker(cost), energy: ['Fire'] }, bench },
      opponent: { active: { card: striker(cost), energy: ['Fire'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    expect(opponent.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
  });

  test('special Energy provides what it says, and the text ends with its Pokémon', () => {
    const bench = [mirage({ basicEnergy: true }, [['Psychic'], ['Psychic']])];
    const { you } = game({
      you: { active: { card: striker(cost), energy: ['Double'] }, bench },
      opponent: { active: 'Mosslamb' },
    });
    expect(you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
    const alone = game({
      you: { active: { card: striker(cost), energy: ['Fire'] } },
      opponent: { active: 'Mosslamb' },
    });
    expect(alone.you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
  });
});
