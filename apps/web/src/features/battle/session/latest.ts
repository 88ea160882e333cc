/** Which of two answers about a battle is the newer one. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';

/** A battle as it stands, with or without what happened before. */
export type Known<R extends AnyRules> = BattleAnswer<R> | BattleUpdate<R>;

type Dated = Pick<Known<'classic'>, 'version' | 'result'>;

/** A battle that is closed for want of players takes no action, so its version stays. */
export const isNewer = (known: Dated, received: Dated): boolean =>
  received.version > known.version ||
  (received.version === known.version && known.result === null && received.result !== null);
