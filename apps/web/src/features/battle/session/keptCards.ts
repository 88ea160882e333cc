/** Keeps the cards that a battle's answers brought: updates are sent without those that this page has been sent before. */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';

export type Complete<R extends AnyRules> = (update: BattleUpdate<R>) => BattleUpdate<R>;

/**
 * Gives each update all the cards that are known by then. Whatever comes, by whichever road and however late, goes through
 * it: the server leaves out of the next one what it sent before.
 */
export function rememberCards<R extends AnyRules>({ view }: Pick<BattleAnswer<R>, 'view'>): Complete<R> {
  type Cards = TypeOf<R, 'view'>['cards'];
  type Printed = TypeOf<R, 'view'>['printed'];
  let cards: Cards = view.cards;
  let printed: Printed = view.printed;
  return (update) => {
    cards = { ...cards, ...update.view.cards };
    printed = { ...printed, ...(update.view.printed as Printed) };
    return { ...update, isLean: false, view: { ...update.view, cards, printed } };
  };
}
