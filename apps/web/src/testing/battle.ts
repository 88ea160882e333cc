/** For component tests: a battle as the server would answer it, dealt and played by the rules themselves. */
import { cardById, deckFacts, STARTER_DECK } from '@pokesol/cards';
import { type Battle, createBattle, isRefusal, legalActions, viewFor } from '@pokesol/engine';
import type { BattleAnswer } from '@pokesol/protocol';

export const BATTLE_ID = 'ba771e00-0000-4000-8000-000000000001';

const starterCards = STARTER_DECK.flatMap(({ cardId, quantity }) => {
  const card = cardById(cardId);
  if (card === undefined) throw new Error(`No card ${cardId} is shipped`);
  return Array.from({ length: quantity }, () => card);
});

/** Two starter decks, just dealt. */
export function dealtBattle(seed = 'component test'): Battle {
  const cards = deckFacts(starterCards);
  const begun = createBattle(
    [
      { cards, extraCard: 'always' },
      { cards, extraCard: 'onHeads' },
    ],
    'classic',
    seed,
  );
  if (isRefusal(begun)) throw new Error(begun.message);
  return begun.battle;
}

/** What the player of seat 0 sees of it. */
export function battleAnswer(battle: Battle = dealtBattle()): BattleAnswer {
  return {
    ...{ id: BATTLE_ID, version: 0, mode: 'match', isMultiplayer: false, you: { name: 'You' } },
    opponent: { name: 'Sparky', kind: 'simulated', level: 'medium' },
    view: viewFor(battle, 0),
    legal: legalActions(battle, 0).map(({ seat: _, ...move }) => move),
    ...{ battleLog: [], result: null, turnEndsAt: null, turnMsLeft: null, setupHash: '0'.repeat(64) },
    createdAt: '2026-03-01T12:00:00.000Z',
  };
}
