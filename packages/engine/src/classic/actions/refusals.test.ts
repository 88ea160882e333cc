/** Every refusal there is, how it is reached, and what the player then reads. */
import { expect, test } from 'vitest';
import { fillMessage } from '../../kernel/messages.ts';
import { isRefusal } from '../../kernel/result.ts';
import type { Action } from '../model/actions.ts';
import { RULE_REFUSALS, type RuleRefusal, type RuleRefusalCode } from '../model/refusals.ts';
import { createBattle } from '../setup.ts';
import { cardOf } from '../testing/cards.ts';
import { deckOf } from '../testing/deck.ts';
import { deal, game } from '../testing/game.ts';
import { type PokemonLike, positionOf, type SidePosition } from '../testing/position.ts';
import { applyAction } from './apply.ts';

const SIDE: SidePosition = { active: 'Mosslamb' };
const at = (you: SidePosition, opponent: SidePosition = { active: 'Stinger' }) => game({ you, opponent }).you;
const holding = (...hand: readonly string[]) => at({ ...SIDE, bench: ['Lulla'], hand });
const ready = (card: string): PokemonLike => ({ card, energy: ['Fire'] });
const looking = (...deck: readonly string[]) => {
  const table = game({ you: { ...SIDE, hand: ['Spyglass'], deck }, opponent: SIDE });
  table.you.use('Spyglass');
  return table;
};

function refusedSetup(...first: readonly string[]): RuleRefusal {
  const cards = first.map(cardOf);
  const choice = { cards, extraCard: 'always' } as const;
  for (let seed = 0; seed < 100; seed += 1) {
    const created = createBattle([choice, choice], 'classic', `refused ${seed}`);
    if (isRefusal(created)) return created;
  }
  throw new Error('No seed was refused');
}

function refused(action: unknown): RuleRefusal {
  const result = applyAction(positionOf({ you: SIDE, opponent: SIDE }), action as Action);
  if (!isRefusal(result)) throw new Error('It was allowed');
  return result;
}

const sixty = (first: string, rest: string) => [first, ...Array.from({ length: 59 }, () => rest)];

/** How each code is reached. A new one without an entry does not compile. */
const REACHED = {
  MALFORMED_ACTION: () => refused({ type: 'fly', seat: 0 }),
  WRONG_DECK_SIZE: () => refusedSetup('Mosslamb', 'Mosslamb'),
  NO_BASIC_POKEMON: () => refusedSetup(...sixty('Fire', 'Driftwood')),
  MULLIGAN_LIMIT: () => refusedSetup(...sixty('Mosslamb', 'Fire')),
  NOT_YOUR_TURN: () => game({ you: SIDE, opponent: SIDE }).opponent.cannot.endTurn(),
  NOT_ACTIVE: () => {
    const deck = { cards: deckOf(cardOf('Mosslamb')), extraCard: 'always' } as const;
    return deal(deck, deck, 'not active').you.cannot.endTurn();
  },
  CHOICE_OPEN: () => looking('Fire', 'Water').you.cannot.endTurn(),
  NO_CHOICE_OPEN: () => at(SIDE).cannot.choose('Fire'),
  NOT_YOUR_CHOICE: () => looking('Fire', 'Water').opponent.cannot.choose('Water', 'Fire'),
  WRONG_NUMBER_CHOSEN: () => looking('Fire', 'Water').you.cannot.choose('Water'),
  NOT_AMONG_THE_CHOICES: () => looking('Fire', 'Water').you.cannot.choose('Water', 'Balm'),
  CARD_NOT_IN_HAND: () => at(SIDE).cannot.play('Sparkmouse'),
  UNSUPPORTED_CARD: () => holding('Fire').cannot.play('Fire'),
  NOT_A_BASIC_POKEMON: () => holding('Driftwood').cannot.play('Driftwood'),
  ACTIVE_OCCUPIED: () => holding('Sparkmouse').cannot.play('Sparkmouse', 'active'),
  ALREADY_PLAYED_ACTIVE: () => {
    const { you } = game({
      you: {
        bench: [{ card: 'Featherling', energy: ['Fire'], statuses: ['confusion'] }],
        hand: ['Sparkmouse', 'Stinger', 'Relay'],
      },
      opponent: SIDE,
      coins: ['tails'],
    });
    you.play('Sparkmouse');
    you.use('Relay', 'Featherling');
    you.attack();
    return you.cannot.play('Stinger', 'active');
  },
  SETUP_NEEDS_ACTIVE: () => {
    const deck = { cards: deckOf(cardOf('Mosslamb')), extraCard: 'always' } as const;
    return deal(deck, deck, 'bench first').you.cannot.play('Mosslamb', 'bench');
  },
  BENCH_FULL: () =>
    at({ ...SIDE, bench: Array.from({ length: 5 }, () => 'Lulla'), hand: ['Sparkmouse'] }).cannot.play(
      'Sparkmouse',
    ),
  POKEMON_NOT_FOUND: () => holding('Fire').cannot.attach('Fire', 'Sparkmouse'),
  NOT_YOUR_POKEMON: () => holding('Fire').cannot.attach('Fire', 'Stinger'),
  ALREADY_ACTIVE: () => at(SIDE).cannot.promote('Mosslamb'),
  ALREADY_ATTACHED: () => {
    const you = holding('Fire', 'Water');
    you.attach('Fire', 'Mosslamb');
    return you.cannot.attach('Water', 'Mosslamb');
  },
  NO_ACTIVE: () => at({ bench: ['Lulla'] }).cannot.attack(0, 'Lulla'),
  NOT_THE_ACTIVE: () => holding().cannot.attack(0, 'Lulla'),
  FIRST_TURN_ATTACK: () =>
    game({ you: { active: ready('Sparkmouse') }, opponent: SIDE, turn: 1 }).you.cannot.attack(),
  ALREADY_ACTED: () => {
    const you = at({ active: ready('Sparkmouse') });
    you.attack();
    return you.cannot.attack();
  },
  NO_ATTACKS: () => at({ active: ready('Quietstone') }).cannot.attack(1),
  NOT_THE_FIRST_ATTACK: () => at({ active: ready('Twinfang') }).cannot.attack(1),
  NOT_ENOUGH_ENERGY: () => at(SIDE).cannot.attack(),
  OPPONENT_HAS_NO_ACTIVE: () => at({ active: ready('Sparkmouse') }, { bench: ['Lulla'] }).cannot.attack(),
  MUST_PROMOTE: () => at({ bench: ['Lulla'] }).cannot.endTurn(),
  TARGET_NEEDED: () => holding('Balm').cannot.use('Balm'),
  INVALID_TARGET: () => holding('Balm').cannot.use('Balm', 'Stinger'),
  NOT_ON_BENCH: () => holding('Relay').cannot.use('Relay', 'Mosslamb'),
  FAILED_THIS_TURN: () => {
    const you = holding('Riddle');
    you.use('Riddle');
    return you.cannot.use('Riddle');
  },
  DECK_EMPTY: () => at({ ...SIDE, hand: ['Pen Friend'], deck: [] }).cannot.use('Pen Friend'),
  TOO_FEW_TO_DISCARD: () => holding('Long Archive', 'Fire').cannot.use('Long Archive'),
  NOTHING_IN_DECK: () => at({ ...SIDE, hand: ['Divining Rod'], deck: ['Balm'] }).cannot.use('Divining Rod'),
  NOTHING_IN_DISCARD: () => holding('Salvage').cannot.use('Salvage'),
  NO_DAMAGE: () => holding('Balm').cannot.use('Balm', 'Mosslamb'),
  NO_ENERGY_ON_TARGET: () => holding('Leak').cannot.use('Leak', 'Stinger'),
  NO_OWN_ENERGY: () =>
    at({ ...SIDE, hand: ['Great Leak'] }, { active: ready('Stinger') }).cannot.use('Great Leak', 'Stinger'),
  SIDE_HAS_NO_ACTIVE: () => at({ bench: ['Lulla'], hand: ['Relay'] }).cannot.use('Relay', 'Lulla'),
} as const satisfies Readonly<Record<RuleRefusalCode, () => RuleRefusal>>;

test.each(Object.entries(REACHED))('%s', (code, reach) => {
  const { code: reached, params = {}, message } = reach();
  expect(reached).toBe(code);
  expect(message).toBe(fillMessage(RULE_REFUSALS[reached], params));
  expect(message).not.toMatch(/[{}]/);
  // Every number comes from the rules or the card, and a reader of the refusal has it too.
  expect(RULE_REFUSALS[reached]).not.toMatch(/\d/);
});

/** Word for word as the specification has them: players, support and tests of the page know these sentences. */
const SPECIFIED: readonly (readonly [RuleRefusalCode, title: string, message: string])[] = [
  ['WRONG_DECK_SIZE', 'Battle Setup Failed', 'Each deck must have exactly 60 cards'],
  ['NOT_YOUR_TURN', 'Turn Error', "It's not your turn"],
  ['NOT_ACTIVE', 'Turn Error', 'Game is not in active state'],
  ['UNSUPPORTED_CARD', 'Unsupported Card', 'This card type is not yet supported'],
  ['BENCH_FULL', 'Cannot Play Card', 'Bench is full'],
  ['ACTIVE_OCCUPIED', 'Cannot Play Card', 'Active position is already occupied'],
  ['ALREADY_ATTACHED', 'Cannot Attach Energy', 'Already attached energy to this Pokemon this turn'],
  ['POKEMON_NOT_FOUND', 'Cannot Attach Energy', 'Pokemon not found'],
  ['FIRST_TURN_ATTACK', 'Cannot Attack', 'No Pokemon can attack in the first turn of a battle'],
  ['ALREADY_ACTED', 'Cannot Attack', 'Pokemon already used action this turn'],
  ['NO_ACTIVE', 'Cannot Attack', 'No active Pokemon to attack with'],
  ['NOT_THE_ACTIVE', 'Cannot Attack', 'Only active Pokemon can attack'],
  ['NO_ATTACKS', 'Cannot Attack', 'Pokemon has no attacks'],
  ['NOT_ENOUGH_ENERGY', 'Cannot Attack', 'Not enough energy for attack'],
  ['OPPONENT_HAS_NO_ACTIVE', 'Cannot Attack', 'Opponent has no active Pokemon'],
  ['INVALID_TARGET', 'Invalid Target', 'Cannot use Balm on this Pokemon'],
  ['NOT_ON_BENCH', 'Invalid Target', 'Relay can only target benched Pokemon'],
  ['NO_DAMAGE', 'Trainer Card Failed', 'This Pokemon has no damage to heal'],
];

test.each(SPECIFIED)('%s reads «%s: %s»', (code, title, message) => {
  expect(REACHED[code]()).toMatchObject({ code, title, message });
});

test('a number is a parameter, and its noun follows it', () => {
  const few = REACHED.TOO_FEW_TO_DISCARD();
  expect(few.params).toEqual({ count: expect.any(Number) });
  const say = (count: number) => fillMessage(RULE_REFUSALS.TOO_FEW_TO_DISCARD, { count });
  expect(say(2)).toBe('You need 2 other cards in your hand to discard');
  expect(say(1)).toBe('You need 1 other card in your hand to discard');
  expect(() => fillMessage(RULE_REFUSALS.TOO_FEW_TO_DISCARD, {})).toThrow(RangeError);
  expect(REACHED.WRONG_DECK_SIZE().params).toEqual({ deckSize: 60 });
  expect(REACHED.NOT_YOUR_TURN()).not.toHaveProperty('params');
});

/** The same reason under the heading of what was tried, when it is not one's turn and when the battle is over. */
const TRIED = [
  ['play', 'Cannot Play Card'],
  ['promote', 'Cannot Play Card'],
  ['trainer', 'Cannot Play Card'],
  ['attach', 'Cannot Attach Energy'],
  ['attack', 'Cannot Attack'],
  ['endTurn', 'Turn Error'],
] as const;
const UNTIMELY = TRIED.flatMap(([action, title]) => [
  ['NOT_YOUR_TURN', action, title] as const,
  ['NOT_ACTIVE', action, title] as const,
]);

test.each(UNTIMELY)('%s to %s reads «%s»', (code, action, title) => {
  const side: SidePosition = { active: 'Mosslamb', bench: ['Lulla'], hand: ['Sparkmouse', 'Riddle', 'Fire'] };
  const { you, opponent } = game({ you: side, opponent: side });
  if (code === 'NOT_ACTIVE') you.concede();
  const cannot = {
    play: () => opponent.cannot.play('Sparkmouse'),
    promote: () => opponent.cannot.promote('Lulla'),
    trainer: () => opponent.cannot.use('Riddle'),
    attach: () => opponent.cannot.attach('Fire', 'Lulla'),
    attack: () => opponent.cannot.attack(),
    endTurn: () => opponent.cannot.endTurn(),
  }[action];
  expect(cannot()).toEqual({ refused: true, code, title, message: RULE_REFUSALS[code] });
});
