/** For tests: single public cards by set and number, with what the compiler reads of them. */
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { everyPublicSet, type PublicCard } from '@pokesol/cards/testing';
import type { CardFacts } from '@pokesol/engine/official';
import { cardReader, type PrintedCardReading } from '../cards/readCard.ts';
import { lexiconOf } from '../text/names.ts';
import { cardOf } from './printedCards.ts';

const printed: ReadonlyMap<string, PublicCard> = new Map(
  everyPublicSet().flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)),
);
const read = cardReader(lexiconOf(printed.values()));
const evolutions = evolutionsOf([...printed.values()].map((card) => cardOf(card, setOf(card))));
const known = new Map<string, { readonly facts: CardFacts; readonly lines: PrintedCardReading['lines'] }>();

/** Throws where there is no such card. */
function reading(id: string) {
  const before = known.get(id);
  if (before !== undefined) return before;
  const card = printed.get(id);
  if (card === undefined) throw new RangeError(`No public card is ${id}`);
  const { lines } = read(card);
  const facts = factsByText(officialFacts(cardOf(card, setOf(card)), evolutions), lines);
  const both = { facts, lines };
  known.set(id, both);
  return both;
}

/**
 * The card as the engine plays it. Throws where its text, or that of `line`, was not read: a card that does nothing would
 * look as if it were played.
 */
export function realCard(id: string, line?: string): CardFacts {
  const { facts, lines } = reading(id);
  const asked = facts.kind === 'pokemon' ? lines.filter(({ name }) => name === line) : lines;
  const unread = asked.find((each) => 'unread' in each.read);
  if (unread !== undefined) throw new Error(`${unread.name} of ${id} is not read: ${unread.text}`);
  if (line !== undefined && asked.length === 0) throw new RangeError(`There is no ${line} on ${id}`);
  return facts;
}

/** Whether the compiler reads that text of the card, or it has none. */
export const isReadLine = (id: string, line: string): boolean =>
  reading(id).lines.some(({ name, read: found }) => name === line && 'effect' in found);

/** Whether it stands for a public card: set, dash, number. */
export const isRealCard = (name: string): boolean => printed.has(name);

function setOf({ id }: PublicCard): string {
  return id.slice(0, id.lastIndexOf('-'));
}
