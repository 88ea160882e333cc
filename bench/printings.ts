/** A catalogue of as many cards as a measurement wants: all public sets, and further printings of them. */
import { copied, type FakeData, together } from '@pokesol/server/testing';

/** Far fewer than the public data holds, far more than stands in for it. */
const MOST_CARDS_OF_A_STUMP = 1_000;
const MOST_PRINTINGS = 20;

export type Printings = {
  readonly data: FakeData;
  readonly setIds: readonly string[];
  readonly cards: number;
};

/** Whole sets, until there are `atLeast` cards. Says so where the public card data is not here and few come together. */
export function printingsOf(data: FakeData, atLeast: number): Printings {
  const countOf = (from: FakeData, id: string) => from.cards(id).length;
  const printings = [data];
  const setIds = data.sets.map(({ id }) => id);
  const first = setIds.reduce((sum, id) => sum + countOf(data, id), 0);
  let cards = first;
  while (cards < atLeast && printings.length < MOST_PRINTINGS) {
    const again = copied(data, `p${printings.length}`);
    printings.push(again);
    for (const { id } of again.sets) {
      if (cards >= atLeast) break;
      setIds.push(id);
      cards += countOf(again, id);
    }
  }
  if (first < MOST_CARDS_OF_A_STUMP)
    console.log(`\n  The public card data is not here (see SHARED_DATA): only ${first} cards are its own.`);
  return { data: together(...printings), setIds, cards };
}
