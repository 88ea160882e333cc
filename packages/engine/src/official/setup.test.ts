/** The setup of the official rules (rule 2). */
import { describe, expect, test } from 'vitest';
import type { Phase } from '../kernel/phase.ts';
import { isRefusal } from '../kernel/result.ts';
import type { CardFacts } from './model/facts.ts';
import { viewFor } from './project/view.ts';
import { beginRecorded, recordSetup } from './replay.ts';
import { createBattle } from './setup.ts';
import { cardOf } from './testing/cards.ts';
import { deal } from './testing/game.ts';
import { positionOf } from './testing/position.ts';

/** Sixty cards, the first on top, filled up with energy. */
const listed = (...names: readonly string[]) => ({
  cards: [...names, ...Array(60 - names.length).fill('Fire')].map(cardOf) as CardFacts[],
  order: 'asListed' as const,
});
const six = Array(6).fill('Fire');
const readyHand = ['Mosslamb', ...six];

/** Seat 0 wins the coin of the first seed, seat 1 that of the second one. */
const [HEADS, TAILS] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].reduce<[string, string]>(
  (found, seed) => {
    const { events } = deal(listed(...readyHand), listed(...readyHand), seed);
    const [first] = events();
    return first?.type === 'coinFlipped' && first.heads ? [seed, found[1]] : [found[0], seed];
  },
  ['', ''],
);

describe('rule 2.1: the coin', () => {
  test('its winner decides who goes first', () => {
    const { you, opponent, battle } = deal(listed(...readyHand), listed(...readyHand), HEADS);
    expect(you.asked).toEqual([true, false]);
    you.choose(false);
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(battle().state).toMatchObject({ phase: 'active', turn: 1, current: 1 });
  });

  test('the other one may win it', () => {
    const { you, opponent, battle } = deal(listed(...readyHand), listed(...readyHand), TAILS);
    expect(you.asked).toBeNull();
    opponent.choose(true);
    expect(battle().state.current).toBe(1);
  });

  test.each([0, 1] as const)(
    'where seat %i begins by arrangement, there is no coin and no question',
    (begins) => {
      for (const seed of [HEADS, TAILS]) {
        const ready = listed(...readyHand);
        const begun = beginRecorded(recordSetup([ready, ready], seed, { tiebreaker: false, begins }));
        if (isRefusal(begun)) throw new Error(begun.message);
        expect(begun.battle.state.current).toBe(begins);
        expect(begun.events.map(({ type }) => type)).not.toContain('coinFlipped');
        expect(begun.events[0]).toMatchObject({ type: 'goesFirst', seat: begins });
        expect(begun.battle.state).toMatchObject({ phase: 'active', turn: 1 });
      }
    },
  );
});

describe('rule 1.1: the deck', () => {
  test('has sixty cards and a Basic Pokémon', () => {
    const fine = listed(...readyHand);
    const refused = (cards: readonly CardFacts[]) => createBattle([fine, { cards }], 'any');
    expect(refused(fine.cards.slice(1))).toMatchObject({
      code: 'WRONG_DECK_SIZE',
      message: 'Each deck must have exactly 60 cards',
      rule: '1.1',
    });
    expect(refused(listed('Mossram').cards)).toMatchObject({ code: 'NO_BASIC_POKEMON', rule: '1.1' });
  });

  test('rule 2.3a: a doll is no Basic Pokémon that a deck could begin with', () => {
    expect(createBattle([listed(...readyHand), listed('Puppet')], 'any')).toMatchObject({
      code: 'NO_BASIC_POKEMON',
    });
  });
});

describe('rule 2.3: what is placed', () => {
  const hand = ['Mosslamb', 'Sparkmouse', 'Stinger', 'Mossram', 'Puppet', 'Fire', 'Fire'];

  test('one Basic Pokémon is Active, others go to the Bench, no other card', () => {
    const { you, opponent, battle } = deal(listed(...hand), listed(...readyHand), HEADS);
    you.choose(true);
    expect(you.asked).toEqual(['Mosslamb', 'Sparkmouse', 'Stinger']);
    you.choose('Sparkmouse');
    expect(you.asked).toEqual(['Mosslamb', 'Stinger']);
    you.choose('Stinger');
    expect(you.active).toMatchObject({ name: 'Sparkmouse' });
    expect(you.bench).toMatchObject([{ name: 'Stinger' }]);
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(battle().state.phase).toBe('active');
  });

  test('the Bench may stay empty, and never holds more than five', () => {
    const { you } = deal(listed(...Array(7).fill('Mosslamb')), listed(...readyHand), HEADS);
    you.choose(true);
    // Seven copies: no question which of them is Active.
    expect(you.active).toMatchObject({ name: 'Mosslamb' });
    expect(you.cannot.choose(...Array(6).fill('Mosslamb'))).toBe('WRONG_NUMBER_CHOSEN');
    you.choose();
    expect(you.bench).toEqual([]);
  });

  test('it lies face down until both have placed theirs', () => {
    const { you, opponent } = deal(
      listed(...hand),
      listed(...readyHand.slice(1), 'Stinger', 'Mosslamb'),
      HEADS,
    );
    you.choose(true);
    you.choose('Sparkmouse');
    expect(opponent.view.opponent).toMatchObject({ active: null, bench: [], placed: 1 });
    expect(opponent.events.filter(({ type }) => type === 'placed')).toMatchObject([
      { to: 'active', cards: null, count: 1 },
    ]);
    expect(JSON.stringify(opponent.view)).not.toContain('Sparkmouse');
    you.choose();
    expect(opponent.view.opponent.active).not.toBeNull();
  });
});

test('rule 2.6: six Prizes lie face down, and neither player sees them', () => {
  const { you, opponent } = deal(listed(...readyHand), listed(...readyHand), HEADS);
  you.choose(true);
  expect([you.prizes, opponent.prizes]).toEqual([6, 6]);
  expect(you.view.you).toMatchObject({ prizeCount: 6, deckCount: 60 - 7 - 6 - 1 });
  // What lies in the Prizes is known from the deck list alone, mixed with the deck.
  expect(you.view.you.unseen).toHaveLength(52);
});

describe('rules 2.4, 2.5: mulligans', () => {
  const without = listed(...Array(30).fill('Fire'), ...Array(30).fill('Mosslamb'));

  test('seed 60: for those of one side the other may draw as many cards, or fewer', () => {
    const { you, opponent, events } = deal(listed(...readyHand), without, HEADS);
    you.choose(true);
    // The one who had none placed an Active Pokémon after drawing again.
    while (opponent.asked !== null) opponent.choose(...opponent.asked.slice(0, 1).map(String));
    const shown = events().filter(({ type }) => type === 'mulligan');
    expect(shown.length).toBeGreaterThan(0);
    // The player who had a Basic Pokémon had finished the setup by then, including the Prizes (2.6).
    const order = events().flatMap((event) =>
      event.type === 'prizesLaid' || event.type === 'mulligan' ? [`${event.type} ${event.seat}`] : [],
    );
    expect(order).toEqual(['prizesLaid 0', ...shown.map(() => 'mulligan 1'), 'prizesLaid 1']);
    expect(you.asked).toEqual([0, shown.length]);
    you.choose(shown.length);
    // Seven less the Active Pokémon, the extra ones, the card of the first turn.
    expect(you.hand).toHaveLength(6 + shown.length + 1);
    expect(events().filter(({ type }) => type === 'mulligan')).toHaveLength(shown.length);
  });

  test('seed 60: where neither has one neither draws more', () => {
    for (const seed of ['x', 'y', 'z']) {
      const { you, opponent, events } = deal(without, without, seed);
      while (you.asked !== null || opponent.asked !== null) {
        const asked = you.asked === null ? opponent : you;
        const offered = asked.asked ?? [];
        const isNumber = typeof offered[0] === 'number';
        asked.choose(...(offered[0] === true ? [true] : isNumber ? [0] : [String(offered[0])]));
      }
      const emitted = events();
      const both = emitted.filter(({ type }) => type === 'mulligan');
      expect(both.length).toBeGreaterThanOrEqual(2);
      expect(emitted.some(({ type }) => type === 'turnedUp')).toBe(true);
    }
  });
});

describe('rule 2.3b: what lies face down', () => {
  test('does nothing, neither for its own side nor against the other: its figures would tell who lies there', () => {
    const battle = positionOf({ you: { active: 'Banner' }, opponent: { active: 'Sparkmouse' } });
    const maxHp = (phase: Phase) =>
      viewFor({ ...battle, state: { ...battle.state, phase } }, 0).you.active?.maxHp;
    const printed = cardOf('Banner');
    if (printed.kind !== 'pokemon') throw new Error('Banner is a Pokémon');
    expect([maxHp('setup'), maxHp('active')]).toEqual([printed.hp, printed.hp + 10]);
  });
});
