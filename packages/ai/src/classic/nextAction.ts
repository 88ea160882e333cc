/** One step of an AI's turn: what server, command line and benches ask for until the battle waits for the other player. */
import type { Random } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/classic';
import { ACTION_LIMIT, type Notice } from '../limit.ts';
import type { Personality } from '../personality.ts';
import { decide } from './chooseAction.ts';
import { comesForward, mustPromote } from './forward.ts';
import type { Level } from './levels.ts';
import type { Memory } from './question.ts';

export type AiPlayer = { readonly level: Level; readonly personality: Personality };

export type Situation = {
  readonly view: BattleView;
  /** What `legalActions` lists for the view's seat. */
  readonly legal: readonly Move[];
  /** The seat's moves since its turn began, or since the setup. */
  readonly turnSoFar: readonly Move[];
  readonly player: AiPlayer;
  readonly random: Random;
  /** From the step before, if the caller kept it: saves planning the rest of the turn again. */
  readonly memory?: Memory;
};

export type NextAction = {
  readonly action: Move;
  /** Why the turn ends here, when the AI did not decide so. */
  readonly notice: Notice | null;
  /** What was thrown while choosing, to be logged; `undefined` when nothing was. */
  readonly error: unknown;
  readonly memory: Memory;
};

/** Chooses; how, is a parameter only so that a test can let it fail. */
export function nextAction(situation: Situation, choose: typeof decide = decide): NextAction {
  const { view, legal, turnSoFar, player, random, memory = [] } = situation;
  const actionsLeft = ACTION_LIMIT - turnSoFar.filter(({ type }) => type !== 'choose').length;
  try {
    // Past the limit it is asked as if for one more, to learn whether it wanted any.
    const asked = { view, legal, ...player, actionsLeft: Math.max(1, actionsLeft), memory, random };
    const { move, memory: kept } = choose(asked);
    const wanted = { action: move, notice: null, error: undefined, memory: kept };
    return actionsLeft > 0 || isFree(view, move) ? wanted : { ...cut(situation, move), error: undefined };
  } catch (error) {
    const [first] = legal;
    if (first === undefined) throw error;
    const { action } = cut(situation, first);
    return { action, notice: 'error', error, memory: [] };
  }
}

/** What may be done past the limit: an open question, or a turn that must not end yet, would block the battle. */
const isFree = (view: BattleView, { type }: Move): boolean =>
  type === 'choose' || type === 'endTurn' || (type === 'promote' && mustPromote(view));

/** Ends the turn, or brings a Pokémon forward where it may not end before; that move where neither can be done. */
function cut({ view, legal }: Situation, move: Move): Omit<NextAction, 'error'> {
  const end = legal.find(({ type }) => type === 'endTurn');
  if (end !== undefined) return { action: end, notice: 'actionLimit', memory: [] };
  return { action: comesForward(view, legal) ?? move, notice: null, memory: [] };
}
