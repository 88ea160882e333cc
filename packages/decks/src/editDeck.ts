/** Changes a deck one step at a time, and says beforehand whether a card may be added, in the words of the toasts. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import {
  copiesIn,
  copyLimit,
  copyName,
  countDeck,
  DECK_SIZE,
  type DeckCardFacts,
  type DeckLine,
  isFree,
} from './deck.ts';
import { type DeckFormat, formatById } from './formatList.ts';
import { formatLimitOf } from './formatRules.ts';
import type { DeckRules } from './validateDeck.ts';

/** A refusal carries the toast to show. */
export type AddRefusal = SaidRefusal<'cannot-add'> & { readonly title: string };

const refused = (title: string, message: string): AddRefusal => ({
  refused: true,
  code: 'cannot-add',
  title,
  message,
});

const total = (lines: readonly DeckLine[]): number => lines.reduce((sum, line) => sum + copiesIn(line), 0);

/** Copies of this very card in the deck. */
export const copiesOfCard = (lines: readonly DeckLine[], cardId: string): number =>
  total(lines.filter(({ card }) => card.id === cardId));

/** Copies that count against this card's limit: all printings of its name, basic energies apart from the rest. */
export function copiesOfName(lines: readonly DeckLine[], card: DeckCardFacts): number {
  const name = copyName(card);
  const limit = copyLimit(card);
  return total(lines.filter((line) => copyName(line.card) === name && copyLimit(line.card) === limit));
}

/** Whether one more copy of the card may be added under the format's limits; with `owned`, only copies that the player has, or that are free. */
export function canAdd(
  lines: readonly DeckLine[],
  card: DeckCardFacts,
  { owned, format = 'classic' }: DeckRules = {},
): Result<null, AddRefusal> {
  if (countDeck(lines).totalCards >= DECK_SIZE)
    return refused('Deck is full', `Cannot add more cards (${DECK_SIZE} card limit)`);
  const limit = limitOf(lines, card, format);
  if (limit !== undefined) return refused('Cannot add card', limit);
  const has = isFree(card) ? undefined : owned?.(card.id);
  if (has !== undefined && copiesOfCard(lines, card.id) >= has) {
    const copies = has === 1 ? '1 copy' : `${has} copies`;
    return refused(
      'Cannot add card',
      has > 0 ? `You own only ${copies} of ${card.name}` : `You do not own ${card.name}`,
    );
  }
  return null;
}

/** Why the format takes no copy more. */
function limitOf(lines: readonly DeckLine[], card: DeckCardFacts, format: DeckFormat): string | undefined {
  const asked = formatById(format);
  if (asked.rules === 'official') return formatLimitOf(lines, card, asked);
  const limit = copyLimit(card);
  return copiesOfName(lines, card) >= limit ? `Maximum ${limit} copies allowed` : undefined;
}

/** The deck with one copy more, asked or not: `canAdd` says whether it should be. */
export const addCopy = <C extends DeckCardFacts>(lines: readonly DeckLine<C>[], card: C): DeckLine<C>[] =>
  setQuantity(lines, card, copiesOfCard(lines, card.id) + 1);

/** The deck with one copy less; unchanged when it holds none. */
export function removeCopy<C extends DeckCardFacts>(
  lines: readonly DeckLine<C>[],
  cardId: string,
): DeckLine<C>[] {
  const card = lines.find((line) => line.card.id === cardId)?.card;
  return card === undefined
    ? [...lines]
    : setQuantity(lines, card, Math.max(0, copiesOfCard(lines, cardId) - 1));
}

/**
 * The deck with exactly so many copies of the card, which keeps its place or comes last; 0 takes it out.
 * Throws RangeError on a quantity that is negative or not whole.
 */
export function setQuantity<C extends DeckCardFacts>(
  lines: readonly DeckLine<C>[],
  card: C,
  quantity: number,
): DeckLine<C>[] {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`Not a number of copies: ${quantity}`);
  const place = lines.findIndex((line) => line.card.id === card.id);
  const others = (line: DeckLine<C>) => line.card.id !== card.id;
  if (quantity === 0) return lines.filter(others);
  if (place === -1) return [...lines, { card, quantity }];
  return [...lines.slice(0, place), { card, quantity }, ...lines.slice(place + 1).filter(others)];
}
