/** For component tests: an official battle as the server would answer it, played by the rules themselves. */
import { isRefusal } from '@pokesol/engine';
import {
  type Action,
  type Answer,
  applyAction,
  type Battle,
  type Choice,
  eventsFor,
  isToMove,
  legalActions,
  viewFor,
} from '@pokesol/engine/official';
import type { ActionRequest, BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { api, type Call } from './api.ts';
import { BATTLE_ID } from './battle.ts';
import { cardsOfSet } from './examples.ts';

/** What the player of seat 0 sees of it. */
function officialAnswer(battle: Battle): BattleAnswer<'official'> {
  const { phase, winner } = battle.state;
  const result = phase !== 'ended' ? null : winner === null ? 'draw' : winner === 0 ? 'victory' : 'defeat';
  return {
    id: BATTLE_ID,
    version: 0,
    mode: 'match',
    rules: 'official',
    isMultiplayer: false,
    you: { name: 'Robin' },
    opponent: { name: 'Vera', kind: 'ai', level: 'hard' },
    view: viewFor(battle, 0),
    legal: legalActions(battle, 0).map(({ seat: _, ...move }) => move),
    battleLog: [],
    result,
    turnEndsAt: null,
    turnMsLeft: null,
    setupHash: '0'.repeat(64),
    createdAt: '2026-03-01T12:00:00.000Z',
  };
}

/** From now on the server has this battle: it judges by the rules, and the opponent answers and ends turns. Returns how it answers. */
export function serveOfficial(battle: Battle): (call: Call) => BattleUpdate<'official'> | Response {
  let now = battle;
  let version = 0;
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/battles/*', () => ({ ...officialAnswer(now), version }));
  const act = ({ body }: Call): BattleUpdate<'official'> | Response => {
    const { action } = body as ActionRequest;
    const since = version;
    const happened = [];
    let next: Action | undefined = { ...action, seat: 0 } as Action;
    while (next !== undefined) {
      const applied = applyAction(now, next);
      if (isRefusal(applied)) {
        const { code: reason, message, rule } = applied;
        return Response.json(
          { code: 'action-refused', reason, title: 'Not Allowed', message, rule },
          { status: 422 },
        );
      }
      now = applied.battle;
      version += 1;
      happened.push(...applied.events);
      next = opponentsMove(now);
    }
    const step = { since, isLean: false, events: [...eventsFor(happened, 0)], aiNotice: null };
    return { ...officialAnswer(now), version, ...step };
  };
  api.answer('POST /api/battles/*/actions', act);
  return act;
}

function opponentsMove({ state, ...battle }: Battle): Action | undefined {
  if (!isToMove({ state, ...battle }, 1)) return undefined;
  const { choice } = state;
  return choice === null
    ? { type: 'endTurn', seat: 1 }
    : { type: 'choose', seat: 1, answer: leastAnswer(choice) };
}

function leastAnswer(choice: Choice): Answer {
  switch (choice.kind) {
    case 'cards':
      return choice.cards.slice(0, choice.min);
    case 'pokemon':
      return choice.pokemon.slice(0, choice.min);
    case 'order':
      return choice.cards;
    case 'modes':
      return choice.modes.slice(0, choice.min);
    case 'number':
      return choice.min;
    case 'yesNo':
      return false;
    case 'type':
      return choice.types[0] ?? 'Colorless';
    case 'attack':
    case 'next':
      return 0;
  }
}
