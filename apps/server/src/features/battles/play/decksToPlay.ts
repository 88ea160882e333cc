/** The cards of a deck that may battle, as the rules of the battle read them. */
import type { Card } from '@pokesol/cards';
import { DECK_SIZE, type DeckLine, factsOfCard, officialFindings, validateDeck } from '@pokesol/decks';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckJson, DeckLineJson, PracticeDeck } from '@pokesol/protocol';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { type CompilerNow, officialCards } from '../../cardText/index.ts';
import { cards } from '../../catalogue/index.ts';
import { ownDeckOf } from '../../decks/index.ts';
import type { CardOf } from './deal.ts';

/**
 * Sixty cards, one by one. Refused: a deck that is not this wallet's, or breaks a rule (the message says which); `anyCards`
 * leaves out the rule that every copy must be owned.
 */
export type DeckReader = <R extends AnyRules>(
  db: Queryable,
  asked: {
    readonly wallet: string;
    readonly deckId: string;
    readonly rules: R;
    readonly anyCards?: boolean | undefined;
  },
) => Promise<readonly CardOf<R>[] | CallRefusal>;

/** The same of a deck for practice, saved or not. */
export type PracticeDeckReader = <R extends AnyRules>(
  db: Queryable,
  asked: { readonly wallet: string; readonly deck: PracticeDeck; readonly rules: R },
) => Promise<readonly CardOf<R>[] | CallRefusal>;

type CardsFor = {
  readonly [R in AnyRules]: (
    db: Queryable,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, CardOf<R>>>;
};

export function deckReaders(compilerNow: CompilerNow): {
  readonly readDeck: DeckReader;
  readonly readPracticeDeck: PracticeDeckReader;
} {
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
  async function cardsOf<R extends AnyRules>(
    db: Queryable,
    lines: readonly DeckLineJson[],
    rules: R,
  ): Promise<readonly CardOf<R>[]> {
    const facts = await cardsFor[rules](
      db,
      lines.map(({ cardId }) => cardId),
    );
    return lines.flatMap(({ cardId, quantity }) => {
      const card = facts.get(cardId);
      if (card === undefined) throw new Error(`card ${cardId} is in a deck but not in the catalogue`);
      return Array.from({ length: quantity }, () => card);
    });
  }
  const readDeck: DeckReader = async (db, { wallet, deckId, rules, anyCards = false }) => {
    const deck = await ownDeckOf(db, wallet, deckId);
    if (deck === undefined) return refused('deck-unknown');
    return brokenBy(rules, deck, anyCards) ?? cardsOf(db, deck.cards, rules);
  };
  return {
    readDeck,
    async readPracticeDeck(db, { wallet, deck, rules }) {
      if ('deckId' in deck) return readDeck(db, { wallet, deckId: deck.deckId, rules, anyCards: true });
      const lines = 'cards' in deck ? deck.cards : themeDeckById(deck.themeDeckId)?.lines;
      if (lines === undefined) return refused('deck-unknown');
      const judged = await judge(db, lines);
      return 'code' in judged ? judged : (brokenBy(rules, judged, true) ?? cardsOf(db, lines, rules));
    },
  };
}

type Judged = Pick<DeckJson, 'isValid' | 'isForPractice' | 'errors' | 'official'>;

/** Judges a list that is not saved, without looking at who owns its cards. */
async function judge(db: Queryable, lines: readonly DeckLineJson[]): Promise<Judged | CallRefusal> {
  const ids = lines.map(({ cardId }) => cardId);
  const rows = await db.select({ facts: cards.facts }).from(cards).where(inArray(cards.id, ids));
  const facts = new Map<string, Card>(rows.map((row) => [row.facts.id, row.facts]));
  const known: DeckLine[] = [];
  for (const { cardId, quantity } of lines) {
    const card = facts.get(cardId);
    if (card === undefined) return refused('card-unknown', { params: { card: cardId } });
    known.push({ card: factsOfCard(card), quantity });
  }
  const { isValid, isForPractice, errors } = validateDeck(known);
  const official = officialFindings(known);
  return {
    isValid,
    isForPractice,
    errors: [...errors],
    official: { ...official, errors: [...official.errors] },
  };
}

function brokenBy(
  rules: AnyRules,
  { isValid, isForPractice, errors, official }: Judged,
  anyCards: boolean,
): CallRefusal | undefined {
  if (rules === 'classic')
    return (anyCards ? isForPractice : isValid)
      ? undefined
      : refused('deck-not-valid', { params: { deckSize: DECK_SIZE, errors: errors.join(' ') } });
  return (anyCards ? official.isForPractice : official.isLegal)
    ? undefined
    : refused('deck-not-valid/official', { params: { errors: official.errors.join('. ') } });
}
