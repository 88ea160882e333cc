/** Reads a pasted list on the spot, in the page or in a thread of its own. */
import { type DeckImport, type DeckTextCard, importDeckText } from '@pokesol/decks';

export type ListRequest = {
  readonly text: string;
  readonly cards: readonly DeckTextCard[];
  readonly owned: readonly (readonly [cardId: string, copies: number])[];
};

export function readNow({ text, cards, owned }: ListRequest): DeckImport {
  const copies = new Map(owned);
  return importDeckText(text, { cards, owned: (id) => copies.get(id) ?? 0 });
}
