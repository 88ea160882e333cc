/** Thinks out an AI's turn, of either rules: plain data in, plain data out, so that it can be done on any thread. */
import { NEUTRAL, type Notice, type Personality } from '@pokesol/ai';
import { playTurn } from '@pokesol/ai/classic';
import { playOfficialTurn } from '@pokesol/ai/official';
import { type AnyRules, type Seat, seedRandom, type TypeOf } from '@pokesol/engine';
import type { OpponentLevel } from '@pokesol/protocol';

export type TurnToThink<R extends AnyRules> = {
  readonly rules: R;
  /** The AI itself is given its seat's views of it, and nothing else. */
  readonly battle: TypeOf<R, 'battle'>;
  readonly seat: Seat;
  readonly level: OpponentLevel;
  readonly personality: Personality;
  /** Decides its chance: thinking twice comes to the same. */
  readonly seed: string;
};
export type AnyTurnToThink = { readonly [R in AnyRules]: TurnToThink<R> }[AnyRules];

/** What it does until the battle waits for the other side. */
export type ThoughtTurn = readonly {
  readonly action: TypeOf<AnyRules, 'move'>;
  /** Why the turn ends here, when the AI did not decide so. */
  readonly notice: Notice | null;
  /** What was thrown while choosing; `undefined` when nothing was. */
  readonly error: unknown;
}[];

/** `failed`: what kept the worker thread from thinking; the turn ends as one in which the AI fails. */
export function think(turn: AnyTurnToThink, failed?: Error): ThoughtTurn {
  const fails = (): never => {
    throw failed;
  };
  const random = seedRandom(turn.seed);
  const { seat, level, personality = NEUTRAL } = turn;
  const choose = failed === undefined ? undefined : fails;
  const steps =
    turn.rules === 'official'
      ? playOfficialTurn(turn.battle, seat, { level, personality }, random, choose)
      : playTurn(turn.battle, seat, { level: classicLevel(level), personality }, random, [], choose);
  return steps.map(({ action, notice, error }) => ({ action, notice, error }));
}

const classicLevel = (level: OpponentLevel) => (level === 'expert' ? 'hard' : level);
