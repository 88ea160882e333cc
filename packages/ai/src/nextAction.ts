/** One step of an AI's turn: what server, command line and benches ask for until the battle waits for somebody else. */
import type { BattleView, Move, Random } from '@pokesol/engine';
import { decide } from './chooseAction.ts';
import type { Level } from './levels.ts';
import { ACTION_LIMIT, type Notice } from './limit.ts';
import type { Personality } from './personality.ts';
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
  /** From the step before, if somebody kept it: saves planning the rest of the turn again. */
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
  // A turn cannot end while somebody must come forward: that is the first step to its end.
  const end = legal.find(({ type }) => type === 'endTurn') ?? legal.find(({ type }) => type === 'promote');
  const actionsLeft = ACTION_LIMIT - turnSoFar.filter(({ type }) => type !== 'choose').length;
  // An open question is answered in any case, or it would block the battle.
  if (actionsLeft <= 0 && end !== undefined)
    return {
      action: end,
      notice: end.type === 'endTurn' ? 'actionLimit' : null,
      error: undefined,
      memory: [],
    };
  try {
    const { move, memory: kept } = choose({ view, legal, ...player, actionsLeft, memory, random });
    return { action: move, notice: null, error: undefined, memory: kept };
  } catch (error) {
    // Without an end of turn among the moves the battle needs an answer, whichever it is.
    const action = end ?? legal[0];
    if (action === undefined) throw error;
    return { action, notice: 'error', error, memory: [] };
  }
}
