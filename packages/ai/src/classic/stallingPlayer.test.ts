/** A player who only waits for the other's deck to end must lose, with any deck. */
import { ROSTER, trainerDeckCards } from '@pokesol/campaign';
import { deckFacts } from '@pokesol/cards/classic';
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { otherSeat, SEATS, seedRandom } from '@pokesol/engine';
import { expect, test } from 'vitest';
import { NEUTRAL } from '../personality.ts';
import { deal } from './testing/match.ts';
import { playStalling } from './testing/stallingPlayer.ts';

const DECKS = [
  ...BATTLE_DECK_NAMES.map(battleDeckFacts),
  ...ROSTER.map(({ deck }) => deckFacts(trainerDeckCards(deck))),
];
/** One with each deck; `npm run soak` raises it. The same battles each time, and a sample: of 76 the medium level lost six. */
const BATTLES = Number(process.env.PASSING_BATTLES ?? DECKS.length);
const FIRST = 18;
const LONGEST_MS = 600_000;

test.each(['medium', 'hard'] as const)(
  '%s beats who never attacks',
  (level) => {
    const won = Array.from({ length: BATTLES }, (_, index) => {
      const game = FIRST + index;
      const passer = SEATS[game % 2] ?? 0;
      const start = deal(DECKS[game % DECKS.length] ?? [], `pass ${game}`).battle;
      const player = { level, personality: NEUTRAL };
      const { winner } = playStalling(start, passer, player, seedRandom(`pass ${game}`)).state;
      return winner === otherSeat(passer);
    }).filter(Boolean);
    expect(won.length).toBeGreaterThanOrEqual(0.85 * BATTLES);
  },
  LONGEST_MS,
);
