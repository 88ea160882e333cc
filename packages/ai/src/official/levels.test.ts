/** Every level plays official battles to their end by legal moves, from views alone, and the same again from its seed. */
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { seedRandom } from '@pokesol/engine';
import { type Battle, type ChoiceKind, legalActions, viewFor } from '@pokesol/engine/official';
import { randomStart } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { decideOfficial } from './decide.ts';
import { OFFICIAL_LEVELS, type OfficialLevel, THINKING } from './levels.ts';
import { dealOfficial, finishOfficial, type OfficialPlayer, thinkingPlayer } from './testing/index.ts';

/** Of each kind. `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.AI_OFFICIAL_BATTLES ?? 1);
const DECKS = OFFICIAL_DECK_NAMES.map(officialDeckFacts);

/** What chance deals of the catalogue's decks. */
function catalogueBattle(number: number): Battle {
  const [first = [], second = []] = [DECKS[number % DECKS.length], DECKS[(number + 1) % DECKS.length]];
  return dealOfficial([first, second], `catalogue ${number}`);
}

/** Decks of made-up cards that ask every kind of question. */
const madeUpBattle = (number: number): Battle => randomStart(`made up ${number}`).battle;

/** A level, with a note of each kind of question that it answered and of all its moves. */
function noting(level: OfficialLevel, asked: Set<string>, moves: string[]): OfficialPlayer {
  const player = thinkingPlayer(THINKING[level]);
  return (view, legal, random) => {
    const move = player(view, legal, random);
    expect(legal).toContainEqual(move);
    if (view.choice !== null) asked.add(view.choice.kind);
    moves.push(JSON.stringify(move));
    return move;
  };
}

const ASKED: readonly ChoiceKind[] = ['yesNo', 'cards', 'number', 'pokemon'];

/** A short run's battles: whole ones that ask every kind of question, and of which none needs seconds of thought. */
const SHORT: Readonly<Record<OfficialLevel, { catalogue: number; madeUp?: number }>> = {
  easy: { catalogue: 1, madeUp: 2 },
  medium: { catalogue: 1, madeUp: 2 },
  hard: { catalogue: 1, madeUp: 1 },
  // It thinks for long: a deck of the catalogue alone, which asks less.
  expert: { catalogue: 2 },
};

test.each(OFFICIAL_LEVELS)('%s plays battles to their end', (level) => {
  const asked = new Set<string>();
  const isShort = BATTLES === 1;
  const numbers = Array.from({ length: BATTLES }, (_, index) => ({
    catalogue: index + 1,
    madeUp: index + 1,
  }));
  for (const { catalogue, madeUp } of isShort ? [SHORT[level]] : numbers)
    for (const [start, name] of [
      [catalogueBattle(catalogue), `catalogue ${catalogue}`],
      ...(madeUp === undefined ? [] : [[madeUpBattle(madeUp), `made up ${madeUp}`] as const]),
    ] as const) {
      const players = [noting(level, asked, []), noting(level, asked, [])] as const;
      expect(finishOfficial(start, players, name).state.ending).not.toBeNull();
    }
  expect([...asked]).toEqual(
    expect.arrayContaining(isShort && level === 'expert' ? ['cards', 'pokemon'] : [...ASKED]),
  );
});

/** The expert thinks for long: `npm run soak` lets it play twice; it decides by the same code as the level below. */
const PLAYING_AGAIN = BATTLES === 1 ? OFFICIAL_LEVELS.filter((level) => level !== 'expert') : OFFICIAL_LEVELS;

test.each(PLAYING_AGAIN)('%s plays the same battle again from the same seed', (level) => {
  const played = [0, 1].map(() => {
    const moves: string[] = [];
    finishOfficial(
      catalogueBattle(1),
      [noting(level, new Set(), moves), noting(level, new Set(), moves)],
      'again',
    );
    return moves;
  });
  expect(played[0]).toEqual(played[1]);
});

test('the decision needs nothing but a view that went through JSON', () => {
  const battle = catalogueBattle(2);
  const seat = [0, 1].find((each) => legalActions(battle, each === 0 ? 0 : 1).length > 0) === 0 ? 0 : 1;
  const ask = (view: unknown) =>
    decideOfficial({
      view: view as ReturnType<typeof viewFor>,
      legal: legalActions(battle, seat),
      random: seedRandom('one'),
      level: 'hard',
    });
  const view = viewFor(battle, seat);
  expect(ask(JSON.parse(JSON.stringify(view)))).toEqual(ask(view));
});

test('without a move there is nothing to decide', () => {
  const battle = catalogueBattle(0);
  const ask = { view: viewFor(battle, 0), legal: [], random: seedRandom('none'), level: 'easy' } as const;
  expect(() => decideOfficial(ask)).toThrow(RangeError);
});
