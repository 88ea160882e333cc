/** Which cards a view shows: marked by number, listed so that a pile gives nothing away, made once as long as they stay the same. */
import type { Seat } from './ids.ts';
import type { KnownCards } from './knownCards.ts';

type Battle<Facts> = { readonly printed: readonly Facts[]; readonly printing: readonly number[] };
type Facts = { readonly id: string };

/** By the number of a card, or by the place of a printing: 1 where it is shown. */
type Marks = Uint8Array;
type Shown = { readonly cards: Marks; readonly printings: Marks; readonly known: KnownCards<Facts> };
type Kept = { readonly printed: readonly Facts[]; readonly last: [Shown | null, Shown | null] };

/** What each seat was shown last. A battle goes on with the same list of its cards. */
const known = new WeakMap<readonly number[], Kept>();
/** Sorted by id: the order of first appearance would show how a deck lies, and be another one with each card. */
const orders = new WeakMap<readonly Facts[], readonly number[]>();

export const newMarks = ({ printing }: Battle<Facts>): Marks => new Uint8Array(printing.length);

export const markCards = (marks: Marks, cards: readonly number[]): void => {
  for (const card of cards) marks[card] = 1;
};

/** In ascending order. */
export function markedCards<Card extends number>(marks: Marks): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < marks.length; card += 1) if (marks[card] === 1) cards.push(card as Card);
  return cards;
}

/** Of the marked cards, and of printings that are shown without a card. */
export function shownCards<Printed extends Facts>(
  { printed, printing }: Battle<Printed>,
  seat: Seat,
  cards: Marks,
  others: readonly number[],
): KnownCards<Printed> {
  const printings = new Uint8Array(printed.length);
  for (let card = 0; card < cards.length; card += 1)
    if (cards[card] === 1) printings[printing[card] ?? 0] = 1;
  for (const place of others) printings[place] = 1;
  const kept = keptFor(printed, printing);
  const last = kept.last[seat];
  const [sameCards, samePrintings] =
    last === null ? [false, false] : [isSame(last.cards, cards), isSame(last.printings, printings)];
  if (last !== null && sameCards && samePrintings) return last.known as KnownCards<Printed>;
  const shown = {
    cards: last !== null && sameCards ? last.known.cards : idsOf(printed, printing, cards),
    printed: last !== null && samePrintings ? last.known.printed : factsBy(printed, printings),
  } as KnownCards<Printed>;
  kept.last[seat] = { cards, printings, known: shown };
  return shown;
}

function keptFor(printed: readonly Facts[], printing: readonly number[]): Kept {
  const before = known.get(printing);
  if (before?.printed === printed) return before;
  const kept: Kept = { printed, last: [null, null] };
  known.set(printing, kept);
  return kept;
}

function isSame(marks: Marks, others: Marks): boolean {
  for (let place = 0; place < marks.length; place += 1) if (marks[place] !== others[place]) return false;
  return true;
}

function idsOf(printed: readonly Facts[], printing: readonly number[], marks: Marks): Record<number, string> {
  const cards: Record<number, string> = {};
  for (let card = 0; card < marks.length; card += 1) {
    const facts = marks[card] === 1 ? printed[printing[card] ?? -1] : undefined;
    if (facts !== undefined) cards[card] = facts.id;
  }
  return cards;
}

function factsBy(printed: readonly Facts[], marks: Marks): Record<string, Facts> {
  const shown: Record<string, Facts> = {};
  for (const place of orderOf(printed)) {
    const facts = marks[place] === 1 ? printed[place] : undefined;
    if (facts !== undefined) shown[facts.id] = facts;
  }
  return shown;
}

function orderOf(printed: readonly Facts[]): readonly number[] {
  const before = orders.get(printed);
  if (before !== undefined) return before;
  const order = printed
    .map(({ id }, place) => ({ id, place }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .map(({ place }) => place);
  orders.set(printed, order);
  return order;
}
