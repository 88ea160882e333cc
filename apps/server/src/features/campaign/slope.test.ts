/** The campaign begins easy and ends hard: the first and the last trainer against the deck that everybody starts with. */
import { NEUTRAL } from '@pokesol/ai';
import { duel } from '@pokesol/ai/testing';
import { cardById, deckFacts, ROSTER, STARTER_DECK, type Trainer, trainerDeckCards } from '@pokesol/cards';
import { expect, test } from 'vitest';

/** The printed table comes from `npm run bench campaign`; so few battles only tell night from day. */
const BATTLES = 40;

const starter = deckFacts(
  STARTER_DECK.flatMap(({ cardId, quantity }) => {
    const card = cardById(cardId);
    return card === undefined ? [] : Array.from({ length: quantity }, () => card);
  }),
);

const shareAgainst = ({ deck, difficulty, aiPersonality }: Trainer): number =>
  duel(
    { deck: starter, player: { level: 'medium', personality: NEUTRAL } },
    { deck: deckFacts(trainerDeckCards(deck)), player: { level: difficulty, personality: aiPersonality } },
    BATTLES,
    'slope',
  ).share;

test('most newcomers beat the first trainer, and few the last', () => {
  const [first] = ROSTER;
  const last = ROSTER.at(-1);
  if (first === undefined || last === undefined) throw new Error('nobody is in the roster');
  expect(shareAgainst(first)).toBeGreaterThan(0.6);
  expect(shareAgainst(last)).toBeLessThan(0.4);
});
