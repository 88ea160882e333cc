/** Energy that a text counts in units, which a card that provides two pays at once (rule 3.10). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { after, attack, energy, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const TWO = energy('Twofold', 'CC', { basic: false, type: null });
/** Fire and Water at once. */
const MIXED = energy('Mixed', 'RW', { basic: false, type: null });

const choice = (more: object = {}): Step => ({
  do: 'chooseCards',
  from: { on: 'self', part: 'energy' },
  min: 2,
  max: 2,
  inUnits: true,
  as: 'it',
  ...more,
});
const discarded: Step = { do: 'move', cards: { bound: 'it' }, to: 'discard' };
const IN_FULL: Step = {
  do: 'if',
  is: { quantity: { chosen: 'units of it' }, atLeast: 2 },
  yes: [{ do: 'draw', whose: 'own', cards: 1 }],
};
const burner = (...steps: readonly Step[]) =>
  pokemon('Burner', { hp: 200, attacks: [attack('Burn', '', 0, after(...steps))] });

function burnt(held: readonly (string | typeof TWO)[], steps: readonly Step[] = [choice(), discarded]) {
  const board = game({ you: { active: { card: burner(...steps), energy: held } }, opponent: OTHER });
  board.you.attack();
  return board;
}

describe('3.10: «discard 2 Energy» is two units', () => {
  test('one card that provides two is enough, and nothing more is asked', () => {
    const { you } = burnt([TWO]);
    expect(you.discard).toEqual(['Twofold']);
    expect(you.active?.energy).toEqual([]);
  });

  test('of it and a basic one the player may give the double alone, or both', () => {
    const alone = burnt([TWO, 'Fire']);
    alone.you.choose('Twofold');
    expect(alone.you.discard).toEqual(['Twofold']);
    expect(alone.you.active?.energy).toEqual(['Fire']);
    const both = burnt([TWO, 'Fire']);
    both.you.choose('Fire', 'Twofold');
    expect(both.you.active?.energy).toEqual([]);
  });

  test('a basic one alone is refused in words, and the question stays', () => {
    const board = burnt([TWO, 'Fire']);
    const { you } = board;
    const { choice } = board.battle().state;
    expect(choice).toMatchObject({ min: 1, max: 2, units: 2, pays: [2, 1] });
    expect(you.cannot.choose('Fire')).toBe('NOT_WORTH_ENOUGH');
    expect(board.battle().state.choice).toEqual(choice);
    you.choose('Twofold');
    expect(you.discard).toEqual(['Twofold']);
  });

  test('one by one as well: nothing is offered that could not be enough', () => {
    const three = (held: readonly (string | typeof TWO)[]) =>
      burnt(held, [choice({ min: 3, max: 3 }), discarded]).you;
    const you = three([TWO, 'Fire', 'Water', 'Fire']);
    const picked = (...items: readonly number[]) =>
      items.every((item) => you.moves.some((move) => move.type === 'pick' && move.item === item));
    const [double, ...single] = you.view.you.active?.energy.map(({ card }) => card) ?? [];
    expect(you.moves.every(({ type }) => type === 'pick')).toBe(true);
    // Without the double, all three of the others.
    expect([picked(double ?? -1), picked(single[0] ?? -1), picked(single[1] ?? -1)]).toEqual([
      true,
      true,
      false,
    ]);
    you.timeOut();
    expect(you.discard.toSorted()).toEqual(['Fire', 'Twofold']);
  });

  test('a card that provides nothing of the type is not offered', () => {
    const fire = choice({ from: { on: 'self', part: 'energy', providing: 'Fire' } });
    const board = burnt([MIXED, 'Fire', 'Fire', TWO], [fire, discarded]);
    expect(board.you.asked).toEqual(['Mixed', 'Fire', 'Fire']);
  });

  test('of two doubles one is enough; two basic ones are both needed', () => {
    const doubles = burnt([TWO, energy('Other twofold', 'CC', { basic: false, type: null })]);
    doubles.you.choose('Other twofold');
    expect(doubles.you.discard).toEqual(['Other twofold']);
    expect(burnt(['Fire', 'Water']).you.discard).toEqual(['Fire', 'Water']);
  });

  test('as much as there is, where that is less', () => {
    expect(burnt(['Fire']).you.discard).toEqual(['Fire']);
    expect(burnt([]).you.discard).toEqual([]);
  });

  test('of a type: units of that type alone count', () => {
    const fire = choice({ from: { on: 'self', part: 'energy', providing: 'Fire' } });
    const { you } = burnt([MIXED, 'Fire', TWO], [fire, discarded]);
    expect(you.discard.toSorted()).toEqual(['Fire', 'Mixed']);
    expect(you.active?.energy).toEqual(['Twofold']);
  });

  test('«if you do» counts the units: one double is in full, one basic card is not', () => {
    const drawn = (held: readonly (string | typeof TWO)[]) =>
      burnt(held, [choice(), discarded, IN_FULL]).you.hand.length;
    expect(drawn([TWO])).toBe(drawn(['Fire', 'Water']));
    expect(drawn([TWO])).toBe(drawn(['Fire']) + 1);
  });

  test('«up to 2 Energy» are up to two cards, as each may be given for one unit', () => {
    const twice = [TWO, energy('Other twofold', 'CC', { basic: false, type: null }), 'Fire'];
    const from = { on: 'self', part: 'energy' } as const;
    const upTo: Step = { do: 'chooseCards', from, min: 0, max: 2, as: 'it' };
    const asked = () => burnt(twice, [upTo, discarded]);
    const both = asked();
    both.you.choose('Twofold', 'Other twofold');
    expect(both.you.active?.energy).toEqual(['Fire']);
    const none = asked();
    none.you.choose();
    expect(none.you.discard).toEqual([]);
    expect(asked().battle().state.choice).toMatchObject({ min: 0, max: 2 });
  });

  test('as a price it is paid in full, or the card is not played', () => {
    const from = { on: { whose: 'own', place: 'active' }, part: 'energy' } as const;
    const TRADE = trainer('Trade', [{ do: 'draw', whose: 'own', cards: 1 }], {
      price: [choice({ from, price: true }), discarded],
    });
    const board = (held: readonly (string | typeof TWO)[]) =>
      game({ you: { active: { card: 'Mosslamb', energy: held }, hand: [TRADE] }, opponent: OTHER }).you;
    expect(board(['Fire']).cannot.use('Trade')).not.toBeNull();
    for (const held of [[TWO], ['Fire', 'Water']]) {
      const you = board(held);
      you.use('Trade');
      expect(you.active?.energy).toEqual([]);
    }
  });
});
