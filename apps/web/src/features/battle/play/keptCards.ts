/** Keeps the cards that a battle's answers brought: updates are sent without those that this page has been sent before. */
import { type KnownCards, withCards } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';

export type Complete = (update: BattleUpdate) => BattleUpdate;

/**
 * Gives each update all the cards that are known by then. Whatever comes, by whichever road and however late, goes through
 * it: the server leaves out of the next one what it sent before.
 */
export function rememberCards({ view }: Pick<BattleAnswer, 'view'>): Complete {
  let known: KnownCards = view;
  return (update) => {
    known = withCards(known, update.view);
    return { ...update, isLean: false, view: { ...update.view, ...known } };
  };
}
