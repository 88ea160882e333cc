/** Cards of the shipped sets' files as the official rules play them. */
import type { Card } from '@pokesol/cards';
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import type { ShippedCard } from '@pokesol/cards/sets';
import type { CardFacts } from '@pokesol/engine/official';
import type { LineReading, ReadLine } from './readCard.ts';

/** As a catalogue would have brought it, but for the words. */
export const shippedLines = ({ texts }: Pick<ShippedCard, 'texts'>): readonly ReadLine[] =>
  texts.map(({ kind, name, read }) => ({
    kind,
    name,
    text: '',
    read: ('why' in read ? { unread: { from: 0, to: 0, words: '' }, why: read.why } : read) as LineReading,
  }));

/** `all` are the cards of every set: which cards evolve from which follows from them. */
export function shippedReader(all: readonly Pick<Card, 'name' | 'evolvesFrom'>[]) {
  const evolutions = evolutionsOf(all);
  return (shipped: ShippedCard): CardFacts =>
    factsByText(officialFacts(shipped.card, evolutions), shippedLines(shipped));
}
