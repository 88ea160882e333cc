/** A gauntlet's battles come from its seed alone: in any order, from both seats, against each deck in turn, by both rules. */
import { battleDeckFacts } from '@pokesol/decks/battleDecks';
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { type AnyRules, isRefusal, type TypeOf, verbsOf } from '@pokesol/engine';
import { describe, expect, test } from 'vitest';
import { battlePlace, type Gauntlet, type Outcome, playGauntletBattle } from './gauntlet.ts';
import { changedCopies, listCopies, swapBetween } from './listOrder.ts';
import { summaryOf } from './summary.ts';

const noFault = (error: unknown) => {
  throw error;
};

function gauntletOf(rules: AnyRules, seed = 'a seed'): Gauntlet {
  const decks: readonly (readonly TypeOf<AnyRules, 'card'>[])[] =
    rules === 'official'
      ? (['blaze', 'torrent', 'blaze'] as const).map(officialDeckFacts)
      : (['embers', 'tides', 'thickets'] as const).map(battleDeckFacts);
  const [deck = [], ...opponents] = decks.map((cards) => cards.map(({ id }) => id));
  const facts = Object.fromEntries(decks.flat().map((card) => [card.id, card]));
  return { rules, level: 'easy', seed, deck, opponents, facts };
}

const played = (gauntlet: Gauntlet, battles: readonly number[]) =>
  battles.map((battle) => playGauntletBattle(gauntlet, battle, noFault));

describe.each(['official', 'classic'] as const)('by %s rules', (rules) => {
  test('a battle is the same whatever was played before it, and its record plays again to the same end', () => {
    const gauntlet = gauntletOf(rules);
    const all = played(gauntlet, [0, 1, 2, 3]);
    expect(played(structuredClone(gauntlet), [3, 1])).toEqual([all[3], all[1]]);
    for (const { outcome, record } of all) {
      const again = verbsOf<AnyRules>(record).replay(record);
      if (isRefusal(again)) throw new Error(again.message);
      expect(again.at(-1)?.battle.state).toMatchObject({ phase: 'ended', turn: outcome.turn });
    }
    expect(new Set(all.map(({ record }) => JSON.stringify(record.actions))).size).toBe(4);
  });

  test('another seed is another gauntlet', () => {
    const [one] = played(gauntletOf(rules), [0]);
    const [other] = played(gauntletOf(rules, 'another seed'), [0]);
    expect(other?.record.actions).not.toEqual(one?.record.actions);
  });

  test('both battles of a deal have its seed, and the decks change seats', () => {
    const gauntlet = gauntletOf(rules);
    const [one, two] = played(gauntlet, [2, 3]).map(({ record }) => record);
    expect(one?.seed).toBe(two?.seed);
    expect(one?.decks).toHaveLength(2);
    const ids = (record: typeof one, seat: 0 | 1) =>
      record?.decks[seat]?.cards.map((place) => record.printed[place]?.id);
    expect(ids(two, 1)).toEqual(ids(one, 0));
    expect(ids(two, 0)).toEqual(ids(one, 1));
  });
});

test('a deck with an unknown card, without a basic Pokémon, or at a level of other rules is not played', () => {
  const gauntlet = gauntletOf('classic');
  const energy = gauntlet.deck.find((id) => gauntlet.facts[id]?.kind === 'energy') ?? '';
  const trying = (change: Partial<Gauntlet>) => () =>
    playGauntletBattle({ ...gauntlet, ...change }, 0, noFault);
  expect(trying({ deck: ['none-1'] })).toThrow('No card none-1 is known');
  expect(trying({ deck: gauntlet.deck.map(() => energy) })).toThrow(RangeError);
  expect(trying({ level: 'expert' })).toThrow('expert does not play classic rules');
});

test('two hundred battles are a hundred deals, shared out among six decks', () => {
  const places = Array.from({ length: 200 }, (_, battle) => battlePlace(battle, 6));
  expect(places[199]).toEqual({ deal: 99, opponent: 3, seat: 1 });
  const counts = [0, 1, 2, 3, 4, 5].map((each) => places.filter(({ opponent }) => opponent === each).length);
  expect(counts).toEqual([34, 34, 34, 34, 32, 32]);
});

const outcome = (result: Outcome['result'], more: Partial<Outcome> = {}): Outcome => ({
  result,
  ending: 'prizes_taken',
  turn: 10,
  isFirst: true,
  ...more,
});

test('the summary counts by opponent, by who began and by how it ended; a draw is not won', () => {
  const outcomes = [
    outcome('won'),
    outcome('won', { isFirst: false, turn: 8 }),
    outcome('lost', { ending: 'opponent_deck_empty', turn: 30 }),
    outcome('drawn', { ending: 'tie', isFirst: false, turn: 12 }),
    outcome('lost', { turn: 14 }),
  ];
  const summary = summaryOf(outcomes, 2);
  expect(summary.all).toMatchObject({ won: 2, of: 5, share: 0.4 });
  expect(summary.all.low).toBeCloseTo(0.1176, 4);
  expect(summary.all.high).toBeCloseTo(0.7693, 4);
  expect(summary.opponents.map(({ won, of }) => [won, of])).toEqual([
    [2, 3],
    [0, 2],
  ]);
  expect([summary.first.of, summary.second.of, summary.drawn, summary.medianTurn]).toEqual([3, 2, 1, 12]);
  expect(summary.wonBy).toEqual([{ ending: 'prizes_taken', times: 2 }]);
  expect(summary.lostBy).toEqual([
    { ending: 'opponent_deck_empty', times: 1 },
    { ending: 'prizes_taken', times: 1 },
  ]);
  expect(summaryOf([], 1)).toMatchObject({
    all: { of: 0, share: 0, low: 0, high: 1 },
    medianTurn: undefined,
  });
});

test('a list is dealt by its cards, however it is written; a changed one keeps the places of what stays', () => {
  const line = (cardId: string, quantity: number) => ({ cardId, quantity });
  expect(listCopies([line('b', 1), line('a', 2), line('b', 1)])).toEqual(['a', 'a', 'b', 'b']);
  expect(listCopies([line('a', 2), line('b', 2)])).toEqual(['a', 'a', 'b', 'b']);
  const before = [line('a', 2), line('b', 2), line('c', 1)];
  const after = [line('c', 1), line('b', 1), line('a', 2), line('z', 1)];
  expect(changedCopies(before, after)).toEqual(['a', 'a', 'b', 'z', 'c']);
  expect(changedCopies(before, before)).toEqual(listCopies(before));
  expect(changedCopies(before, [...before, line('d', 1)])).toEqual(['a', 'a', 'b', 'b', 'c', 'd']);
  expect(changedCopies(before, [line('b', 2), line('c', 1)])).toEqual(['b', 'b', 'c']);
  expect(swapBetween(before, after)).toEqual({ out: [line('b', 1)], in: [line('z', 1)] });
});
