/** What every kind of action has: whether it is allowed now, which of it to offer, and what it does. */
import type { Seat } from '../../kernel/ids.ts';
import type { ActionOf, ActionType } from '../model/actions.ts';
import type { Reason } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';
import type { Draft } from '../table/draft.ts';

export type ActionRule<Type extends ActionType> = {
  readonly check: (battle: Battle, action: ActionOf<Type>) => Reason | null;
  /** Those that may be allowed: each is judged before it is listed. */
  readonly offers: (battle: Battle, seat: Seat) => readonly ActionOf<Type>[];
  /** Begins it; what it put onto the stack is carried out afterwards. */
  readonly perform: (draft: Draft, action: ActionOf<Type>) => void;
};
