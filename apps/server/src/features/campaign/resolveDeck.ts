/** Turns a trainer's deck, as the roster writes it down, into full cards. */
import type { Trainer } from '@pokesol/campaign';
import { type Card, damageNumber, isIdText } from '@pokesol/cards';
import { DECK_SIZE, validateDeck } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import {
  type CardJson,
  cardJsonOf,
  type OpponentDeckJson,
  type ResolveDeckAnswer,
  type SetFacts,
} from '@pokesol/protocol';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { CardOf } from '../battles/index.ts';
import { type CompilerNow, officialCards } from '../cardText/index.ts';
import { cardSets, cards, SET_FACTS } from '../catalogue/index.ts';

/** A catalogue outside the product; asked only for cards that ours does not hold. `undefined`: it has none. */
export type ExternalCards = (setId: string, cardNumber: string) => Promise<Card | undefined>;

type Entry = OpponentDeckJson['pokemon'][number];
type ResolvedCard = { readonly card: Card; readonly json: CardJson };
type Resolved = { readonly entry: Entry; readonly found: ResolvedCard | undefined };

/**
 * The own catalogue comes first even where the caller asks for the other order: it plays with no network, and its
 * cards are those that the rules were checked with. A card of another name than the entry's counts as missing.
 */
export async function resolveDeck(
  db: Db,
  deck: OpponentDeckJson,
  external?: ExternalCards,
): Promise<ResolveDeckAnswer> {
  const entries = [...deck.pokemon, ...deck.trainers, ...deck.energy];
  const size = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  if (size !== DECK_SIZE) return failed(deck, [`The deck has ${size} cards, and a deck has ${DECK_SIZE}`]);
  const own = await fromCatalogue(db, entries);
  const resolved: Resolved[] = [];
  for (const entry of entries)
    resolved.push({ entry, found: named(entry, own.get(keyOf(entry)) ?? (await ask(db, entry, external))) });

  const missing = resolved.filter(({ found }) => found === undefined).map(({ entry }) => missingText(entry));
  if (missing.length > 0) return failed(deck, missing, resolved);
  const lines = resolved.flatMap(({ entry: { quantity }, found }) =>
    found === undefined ? [] : [{ card: found.card, json: found.json, quantity }],
  );
  return {
    success: true,
    deck: lines.flatMap(({ json, quantity }) => Array.from({ length: quantity }, () => json)),
    validation: { pokemon: pokemonIn(deck, resolved), issues: [...validateDeck(lines).errors] },
  };
}

/** The same deck as cards to play with, by the own catalogue alone; `undefined` where that lacks one of them. */
export async function trainerDeckCardsOf<R extends AnyRules>(
  { db, compilerNow }: { readonly db: Db; readonly compilerNow: CompilerNow },
  deck: Trainer['deck'],
  rules: R,
): Promise<readonly CardOf<R>[] | undefined> {
  const entries = [...deck.pokemon, ...deck.trainers, ...deck.energy];
  const own = await fromCatalogue(db, entries);
  const lines: { readonly card: Card; readonly quantity: number }[] = [];
  for (const entry of entries) {
    const found = named(entry, own.get(keyOf(entry)));
    if (found === undefined) return undefined;
    lines.push({ card: found.card, quantity: entry.quantity });
  }
  const cards = await AS_PLAYED[rules]({ db, compilerNow }, lines);
  return lines.flatMap(({ quantity }, place) => {
    const card = cards[place];
    return card === undefined ? [] : Array.from({ length: quantity }, () => card);
  });
}

type Lines = readonly { readonly card: Card }[];
const AS_PLAYED: {
  readonly [R in AnyRules]: (
    deps: { readonly db: Db; readonly compilerNow: CompilerNow },
    lines: Lines,
  ) => Promise<readonly (CardOf<R> | undefined)[]>;
} = {
  classic: async (_, lines) => lines.map(({ card }) => card),
  official: async ({ db, compilerNow }, lines) => {
    const ids = lines.map(({ card }) => card.id);
    const cards = await officialCards(db, compilerNow, ids);
    return ids.map((id) => cards.get(id));
  },
};

const keyOf = ({ setId, cardNumber }: Entry): string => `${setId}-${cardNumber}`;
const missingText = ({ name, setId, cardNumber }: Entry): string =>
  `${name} (${setId} ${cardNumber}) is not known`;
const named = ({ name }: Entry, found: ResolvedCard | undefined): ResolvedCard | undefined =>
  found?.card.name === name ? found : undefined;

async function fromCatalogue(db: Db, entries: readonly Entry[]): Promise<ReadonlyMap<string, ResolvedCard>> {
  const ids = entries.map(keyOf).filter(isIdText);
  const rows = await db
    .select({ facts: cards.facts, set: SET_FACTS })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(inArray(cards.id, ids));
  return new Map(rows.map(({ facts, set }) => [facts.id, { card: facts, json: cardJsonOf(facts, set) }]));
}

/** A catalogue that cannot be reached has no card for us; the page has a fallback for that. */
async function ask(
  db: Db,
  { setId, cardNumber }: Entry,
  external?: ExternalCards,
): Promise<ResolvedCard | undefined> {
  const card = await external?.(setId, cardNumber).catch(() => undefined);
  if (card === undefined) return undefined;
  const [known] = await db.select(SET_FACTS).from(cardSets).where(eq(cardSets.id, card.setId));
  const set: SetFacts = known ?? { id: card.setId, name: card.setId, series: '', printedTotal: 0 };
  return { card, json: cardJsonOf(card, set) };
}

function failed(
  deck: OpponentDeckJson,
  issues: string[],
  resolved: readonly Resolved[] = [],
): ResolveDeckAnswer {
  const error = `${issues.join('. ')}.`;
  return { success: false, deck: [], error, validation: { pokemon: pokemonIn(deck, resolved), issues } };
}

const pokemonIn = (deck: OpponentDeckJson, resolved: readonly Resolved[]) =>
  deck.pokemon.map((entry) => {
    const card = resolved.find((each) => each.entry === entry)?.found?.card;
    return {
      name: entry.name,
      isAuthentic: card !== undefined,
      attacks: card?.attacks.length ?? 0,
      hp: card?.hp ?? 0,
      maxDamage: Math.max(0, ...(card?.attacks ?? []).map(({ damage }) => damageNumber(damage))),
    };
  });
