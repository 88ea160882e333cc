/** The decks of battles that tests choose: as a wallet saves them, or card by card as they shall be drawn. */
import { type Card, compareCardNumbers } from '@pokesol/cards';
import { cardById, shippedCards } from '@pokesol/cards/catalogue';
import { STARTER_DECK } from '@pokesol/decks';

export type DeckLine = { readonly cardId: string; readonly quantity: number };

/** What Classic rewards most: blows of 30 to 60 for one energy. */
export const STRONG_DECK: readonly DeckLine[] = lines({
  'base1-16': 4, // Zapdos
  'base1-55': 4, // Nidoran ♂
  'base1-27': 4, // Farfetch'd
  'base1-36': 4, // Magmar
  'base1-7': 4, // Hitmonchan
  'base1-3': 4, // Chansey
  'base1-84': 4, // PlusPower
  'base1-93': 4, // Gust of Wind
  'base1-91': 2, // Bill
  'base1-100': 26, // Lightning Energy
});

/** Asks its player something with every other card. */
export const ASKING_DECK: readonly DeckLine[] = lines({
  'base1-46': 4, // Charmander
  'base1-58': 4, // Pikachu
  'base1-28': 4, // Growlithe
  'base1-71': 4, // Computer Search
  'base1-74': 4, // Item Finder
  'base1-87': 4, // Pokédex
  'base1-91': 4, // Bill
  'base1-94': 2, // Potion
  'base1-100': 30, // Lightning Energy
});

export const FREE_DECK: readonly DeckLine[] = STARTER_DECK;

function lines(deck: Readonly<Record<string, number>>): DeckLine[] {
  return Object.entries(deck).map(([cardId, quantity]) => ({ cardId, quantity }));
}

/** The cards of a saved deck in the order in which the server reads them. */
export function savedCards(deck: readonly DeckLine[]): readonly Card[] {
  return deck
    .map(({ cardId, quantity }) => ({ card: shipped(cardId), quantity }))
    .sort((a, b) => compareCardNumbers(a.card.cardNumber, b.card.cardNumber))
    .flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
}

export function shipped(cardId: string): Card {
  const card = cardById(cardId);
  if (card === undefined) throw new RangeError(`no shipped set has the card ${cardId}`);
  return card;
}

const BY_NAME = new Map(shippedCards('base1').map((card) => [card.name, card]));
const DECK_SIZE = 60;

/**
 * Sixty cards of the Base set in the order in which they are drawn, from «Pikachu, 2 Bill»; `below` them lies one kind
 * of card as often as there is room. Such a deck need not be one that a wallet could own.
 */
export function listed(list: string, below: string): readonly Card[] {
  const top = list
    .split(',')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, copies = '1', name = ''] = /^\s*(?:(\d+) )?(.+?)\s*$/s.exec(line) ?? [];
      return Array.from({ length: Number(copies) }, () => named(name));
    });
  if (top.length > DECK_SIZE) throw new RangeError(`${top.length} cards are listed`);
  return [...top, ...Array.from({ length: DECK_SIZE - top.length }, () => named(below))];
}

function named(name: string): Card {
  const card = BY_NAME.get(name);
  if (card === undefined) throw new RangeError(`the Base set has no ${name}`);
  return card;
}
