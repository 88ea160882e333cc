/** Cards of the shipped sets' files as the official rules play them. */
import { asSetId, type Card } from '@pokesol/cards';
import { evolutionsOf, officialFacts, WRITTEN_SETS } from '@pokesol/cards/official';
import type { ShippedCard } from '@pokesol/cards/sets';
import type { CardFacts } from '@pokesol/engine/official';
import { factsByText } from './factsByText.ts';
import type { LineReading, ReadLine } from './readCard.ts';

/** As a catalogue would have brought it, but for the words. */
export const shippedLines = ({ texts }: Pick<ShippedCard, 'texts'>): readonly ReadLine[] =>
  texts.map(({ kind, name, read }) => ({
    ...{ kind, name, text: '' },
    read: ('why' in read ? { unread: { from: 0, to: 0, words: '' }, why: read.why } : read) as LineReading,
  }));

/** No set has its effects written down by hand under this id. */
const NO_SET = asSetId('none');

/** `all` are the cards of every set: which cards evolve from which follows from them. */
export function shippedReader(all: readonly Pick<Card, 'name' | 'evolvesFrom'>[]) {
  const evolutions = evolutionsOf(all);
  return (shipped: ShippedCard): CardFacts => {
    const { card } = shipped;
    if (WRITTEN_SETS.includes(card.setId)) return officialFacts(card, evolutions);
    return factsByText(officialFacts({ ...card, setId: NO_SET }, evolutions), shippedLines(shipped));
  };
}
