/** The campaign begins easy and ends hard: every trainer against the deck that everybody starts with. */
import { NEUTRAL } from '@pokesol/ai';
import { type DuelResult, duel } from '@pokesol/ai/classic/testing';
import { ROSTER, type Trainer, trainerDeckCards } from '@pokesol/campaign';
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { STARTER_DECK } from '@pokesol/decks';
import { expect, test } from 'vitest';

/**
 * Against each trainer; `npm run soak` raises both. The printed table comes from `npm run bench campaign`; so few battles
 * only tell night from day, and are the same each time.
 */
const BATTLES = Number(process.env.SLOPE_BATTLES ?? 2);
/** What the first trainer and the last are judged by is measured more closely. */
const BATTLES_AT_THE_ENDS = Number(process.env.SLOPE_BATTLES_AT_THE_ENDS ?? 6);
const LONGEST_MS = 600_000;

const starter = deckFacts(
  STARTER_DECK.flatMap(({ cardId, quantity }) => {
    const card = cardById(cardId);
    return card === undefined ? [] : Array.from({ length: quantity }, () => card);
  }),
);

const against = ({ deck, difficulty, aiPersonality }: Trainer, battles: number): DuelResult =>
  duel(
    { deck: starter, player: { level: 'medium', personality: NEUTRAL } },
    { deck: deckFacts(trainerDeckCards(deck)), player: { level: difficulty, personality: aiPersonality } },
    battles,
    'slope',
  );

test(
  'no trainer is easier than one before it, the first is beaten by most and the last by few',
  () => {
    const results = ROSTER.map((trainer, index) => ({
      name: trainer.name,
      ...against(trainer, index % (ROSTER.length - 1) === 0 ? BATTLES_AT_THE_ENDS : BATTLES),
    }));
    // Within what so few battles can tell: the later one's interval begins below where every earlier one's ends.
    const easier = results.flatMap((later, index) =>
      results
        .slice(0, index)
        .filter((earlier) => later.interval.low > earlier.interval.high)
        .map((earlier) => `${later.name} after ${earlier.name}`),
    );
    expect(easier).toEqual([]);
    const last = results.at(-1);
    if (last === undefined) throw new Error('the roster is empty');
    expect(results[0]?.share).toBeGreaterThanOrEqual(0.6);
    // The bound of the printed table, and as much as chance may add to it here.
    expect(last.share).toBeLessThanOrEqual(0.35 + (last.interval.high - last.share));
  },
  LONGEST_MS,
);
