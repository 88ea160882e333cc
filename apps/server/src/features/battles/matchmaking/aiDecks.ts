/**
 * Which deck an AI plays that has none of its own: by the printed game, and in a format, a theme deck of the time of the deck it meets,
 * as strong as itself.
 */
import { pickOne } from '@pokesol/ai';
import { shareOfLevel } from '@pokesol/ai/official';
import { asksForMore } from '@pokesol/decks';
import { BATTLE_DECKS } from '@pokesol/decks/battleDecks';
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { opponentThemeDecks } from '@pokesol/decks/opponentThemeDecks';
import { THEME_DECKS, type ThemeDeck } from '@pokesol/decks/themeDecks';
import { type AnyRules, isRefusal, type Random } from '@pokesol/engine';
import type { OpponentLevel } from '@pokesol/protocol';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { cardSets } from '../../catalogue/index.ts';
import type { BattleTerms, CardOf } from '../play/deal.ts';
import type { PracticeDeckReader } from '../play/decksToPlay.ts';
import { copiesOf } from '../play/formats.ts';

export type AiDeckDeps = { readonly db: Db; readonly readPracticeDeck: PracticeDeckReader };

export type DeckWanted<R extends AnyRules> = Pick<BattleTerms<R>, 'rules' | 'format'> & {
  /** What it will be played against, and whose that is. */
  readonly met: { readonly wallet: string; readonly cards: readonly CardOf<R>[] };
};

/** Decks that the product brings, for where no theme deck is asked for or to be had. */
const OWN_DECKS: { readonly [R in AnyRules]: readonly (() => readonly CardOf<R>[])[] } = {
  classic: Object.values(BATTLE_DECKS).map((deck) => () => deck),
  official: OFFICIAL_DECK_NAMES.map((name) => () => officialDeckFacts(name)),
};

export const classicAiDeck = (random: Random): readonly CardOf<'classic'>[] =>
  pickOne(random, OWN_DECKS.classic)();

/** `undefined` in a format that takes none of its decks: then it plays the deck that it meets. */
export async function aiDeck<R extends AnyRules>(
  deps: AiDeckDeps,
  asked: DeckWanted<R>,
  level: OpponentLevel,
  random: Random,
): Promise<readonly CardOf<R>[] | undefined> {
  const { rules, format } = asked;
  if (format !== undefined && asksForMore(format)) {
    const legal = THEME_DECKS.filter(({ formats }) => formats.includes(format));
    return themeDeck(deps, asked, level, random, legal);
  }
  const found = rules === 'official' ? await themeDeck(deps, asked, level, random, THEME_DECKS) : undefined;
  return found ?? pickOne(random, OWN_DECKS[rules])();
}

/** `undefined` where the catalogue has none of them as they were printed. */
async function themeDeck<R extends AnyRules>(
  { db, readPracticeDeck }: AiDeckDeps,
  { rules, met: { wallet, cards } }: DeckWanted<R>,
  level: OpponentLevel,
  random: Random,
  among: readonly ThemeDeck[],
): Promise<readonly CardOf<R>[] | undefined> {
  const sets = await db
    .select({ id: cardSets.id, released: cardSets.releaseDate })
    .from(cardSets)
    .where(isNotNull(cardSets.releaseDate));
  const years = new Map(sets.map(({ id, released }) => [id, Number(released?.slice(0, 4))]));
  const fitting = opponentThemeDecks({
    lines: [...copiesOf(cards)].map(([cardId, quantity]) => ({ cardId, quantity })),
    yearOf: (setId) => years.get(setId),
    strength: shareOfLevel(level),
    among,
  });
  if (fitting.length === 0) return undefined;
  const deck = { themeDeckId: pickOne(random, fitting).id };
  const found = await readPracticeDeck(db, { wallet, deck, rules });
  return isRefusal(found) ? undefined : found;
}
