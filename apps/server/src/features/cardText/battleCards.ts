/** Cards as the rules of a battle play them, for a client that plays battles by itself. */
import { deckFacts } from '@pokesol/cards/classic';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import type { BattleCardsAnswer } from '@pokesol/protocol';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cards } from '../catalogue/index.ts';
import { officialCards } from './officialCards.ts';
import type { CompilerNow } from './version.ts';

type CardsBy = (
  db: Queryable,
  compilerNow: CompilerNow,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, TypeOf<AnyRules, 'card'>>>;

const CARDS_BY: { readonly [R in AnyRules]: CardsBy } = {
  official: officialCards,
  async classic(db, _compilerNow, ids) {
    const rows = await db
      .select({ facts: cards.facts })
      .from(cards)
      .where(inArray(cards.id, [...ids]));
    return new Map(deckFacts(rows.map(({ facts }) => facts)).map((card) => [card.id, card]));
  },
};

/** In the order of the ids. Refused when one of them is no card's. */
export async function battleCards(
  db: Queryable,
  compilerNow: CompilerNow,
  { rules, ids }: { readonly rules: AnyRules; readonly ids: readonly string[] },
): Promise<BattleCardsAnswer | CallRefusal> {
  const found = await CARDS_BY[rules](db, compilerNow, ids);
  const known: TypeOf<AnyRules, 'card'>[] = [];
  for (const id of ids) {
    const card = found.get(id);
    if (card === undefined) return refused('card-unknown', { params: { card: id } });
    known.push(card);
  }
  // What the engine knows of a card is plain data; its type says more than the call's.
  return { cards: known } as BattleCardsAnswer;
}
