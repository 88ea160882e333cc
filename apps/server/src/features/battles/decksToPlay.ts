/** The cards of a saved deck that may battle, as the rules of the battle read them. */
import { DECK_SIZE } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type { DeckJson } from '@pokesol/protocol';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { officialCards } from '../cardText/officialCards.ts';
import type { CompilerNow } from '../cardText/version.ts';
import { cards } from '../catalogue/tables.ts';
import { ownDeckOf } from '../decks/decks.ts';
import type { CardOf } from './deal.ts';

/** Sixty cards, one by one. Refused: a deck that is not this wallet's, or breaks a rule (the message says which). */
export type DeckReader = <R extends AnyRules>(
  db: Queryable,
  asked: { readonly wallet: string; readonly deckId: string; readonly rules: R },
) => Promise<readonly CardOf<R>[] | CallRefusal>;

type CardsFor = {
  readonly [R in AnyRules]: (
    db: Queryable,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, CardOf<R>>>;
};

export function deckReader(compilerNow: CompilerNow): DeckReader {
  const cardsFor: CardsFor = {
    classic: async (db, ids) => {
      const rows = await db
        .select({ id: cards.id, facts: cards.facts })
        .from(cards)
        .where(inArray(cards.id, [...ids]));
      return new Map(rows.map(({ id, facts }) => [id, facts]));
    },
    official: (db, ids) => officialCards(db, compilerNow, ids),
  };
  return async (db, { wallet, deckId, rules }) => {
    const deck = await ownDeckOf(db, wallet, deckId);
    if (deck === undefined) return refused('deck-unknown');
    const broken = BROKEN[rules](deck);
    if (broken !== undefined) return broken;
    const ids = deck.cards.map(({ cardId }) => cardId);
    const facts = await cardsFor[rules](db, ids);
    return deck.cards.flatMap(({ cardId, quantity }) => {
      const card = facts.get(cardId);
      if (card === undefined) throw new Error(`card ${cardId} is in a deck but not in the catalogue`);
      return Array.from({ length: quantity }, () => card);
    });
  };
}

const BROKEN: Readonly<Record<AnyRules, (deck: DeckJson) => CallRefusal | undefined>> = {
  classic: ({ isValid, errors }) =>
    isValid
      ? undefined
      : refused('deck-not-valid', { params: { deckSize: DECK_SIZE, errors: errors.join(' ') } }),
  official: ({ official: { isLegal, errors } }) =>
    isLegal ? undefined : refused('deck-not-valid/official', { params: { errors: errors.join('. ') } }),
};
