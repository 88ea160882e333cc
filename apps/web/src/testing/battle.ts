/** For component tests: a battle as the server would answer it, dealt and played by the rules themselves. */
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { FIRST_STARTER_DECK } from '@pokesol/decks';
import { isRefusal, newCards } from '@pokesol/engine';
import {
  type Action,
  applyAction,
  type Battle,
  createBattle,
  eventsFor,
  isToMove,
  legalActions,
  viewFor,
} from '@pokesol/engine/classic';
import type { ActionRequest, BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { api, type Call } from './api.ts';
import { baseCard } from './baseCards.ts';
import { cardsOfSet } from './examples.ts';

export { baseCard };

export const BATTLE_ID = 'ba771e00-0000-4000-8000-000000000001';

const starterCards = FIRST_STARTER_DECK.flatMap(({ cardId, quantity }) => {
  const card = cardById(cardId);
  if (card === undefined) throw new Error(`No card ${cardId} is shipped`);
  return Array.from({ length: quantity }, () => card);
});

/** Two starter decks, just dealt. */
function dealtBattle(seed = 'component test'): Battle {
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
export function battleAnswer(battle: Battle = dealtBattle()): BattleAnswer<'classic'> {
  return {
    id: BATTLE_ID,
    version: 0,
    mode: 'match',
    rules: 'classic',
    isMultiplayer: false,
    you: { name: 'You' },
    opponent: { name: 'Sparky', kind: 'simulated', level: 'medium' },
    view: viewFor(battle, 0),
    legal: legalActions(battle, 0).map(({ seat: _, ...move }) => move),
    battleLog: [],
    result: null,
    turnEndsAt: null,
    turnMsLeft: null,
    setupHash: '0'.repeat(64),
    createdAt: '2026-03-01T12:00:00.000Z',
  };
}

/** Just dealt; these are the cards in the hand of seat 0, or the first of them. */
export function dealtHand(...names: readonly string[]): Battle {
  const cards = deckFacts(starterCards);
  const listed = [...names.map(baseCard), ...cards].slice(0, cards.length);
  const begun = createBattle(
    [
      { cards: listed, extraCard: 'onHeads', order: 'asListed' },
      { cards, extraCard: 'always', order: 'asListed' },
    ],
    'classic',
    'component test',
  );
  if (isRefusal(begun)) throw new Error(begun.message);
  return begun.battle;
}

/**
 * From now on the server has this battle: it judges by the rules, and the opponent only places a Pokémon and ends turns.
 * Its updates are as lean as they are asked for.
 * `more` stands in every answer to an action. Returns how it answers one, for a test that holds or loses calls.
 */
export function serveBattle(
  battle: Battle,
  more: Partial<BattleUpdate<'classic'>> = {},
): (call: Call) => BattleAnswer<'classic'> | Response {
  let now = battle;
  let version = 0;
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/battles/*', () => ({ ...battleAnswer(now), version }));
  const act = ({ body, query }: Call): BattleAnswer<'classic'> | Response => {
    const { action } = body as ActionRequest;
    const before = viewFor(now, 0);
    const since = version;
    const happened = [];
    let next: Action | undefined = { ...action, seat: 0 } as Action;
    while (next !== undefined) {
      const applied = applyAction(now, next);
      if (isRefusal(applied)) {
        const { code: reason, title, message } = applied;
        return Response.json({ code: 'action-refused', reason, title, message }, { status: 422 });
      }
      now = applied.battle;
      version += 1;
      happened.push(...applied.events);
      next = opponentsMove(now);
    }
    const isLean = query.has('lean');
    const step = { since, isLean, events: eventsFor(happened, 0), aiNotice: null, ...more };
    const answer = battleAnswer(now);
    const view = { ...answer.view, ...(isLean && newCards(answer.view, before)) };
    return { ...answer, view, version, ...step };
  };
  api.answer('POST /api/battles/*/actions', act);
  return act;
}

function opponentsMove(battle: Battle): Action | undefined {
  if (!isToMove(battle, 1)) return undefined;
  return battle.state.phase === 'setup' ? legalActions(battle, 1)[0] : { type: 'endTurn', seat: 1 };
}
