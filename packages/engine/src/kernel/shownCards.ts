/** Which cards a view shows: marked by number, listed so that a pile gives nothing away, made once as long as they stay the same. */
import type { CardNo, Seat } from './ids.ts';
import type { KnownCards } from './knownCards.ts';

type Battle<Facts> = { readonly printed: readonly Facts[]; readonly printing: readonly number[] };
type Facts = { readonly id: string };

/** By the number of a card, or by the place of a printing: 1 where it is shown. */
type Marks = Uint8Array;
export type Marked = {
  /** What lies face down and is known all the same: in which order it lies is shown nowhere. */
  readonly lying: Marks;
  readonly cards: Marks;
  /** Shown without a card. */
  readonly printings: Marks;
};
type Shown<Printed extends Facts> = KnownCards<Printed> & { readonly unseen: readonly CardNo[] };
type Last = { readonly marked: Marked; readonly shown: Shown<Facts> };
type Kept = {
  readonly printed: readonly Facts[];
  /** Written anew for each view. */
  readonly marked: Marked;
  readonly last: [Last | null, Last | null];
};

/** What each seat was shown last. A battle goes on with the same list of its cards. */
const known = new WeakMap<readonly number[], Kept>();
/** Sorted by id: the order of first appearance would show how a deck lies, and be another one with each card. */
const orders = new WeakMap<readonly Facts[], readonly number[]>();

/** Empty marks for a view of that battle; they are taken up again by the next one. */
export function newMarks({ printed, printing }: Battle<Facts>): Marked {
  const { marked } = keptFor(printed, printing);
  marked.lying.fill(0);
  marked.cards.fill(0);
  marked.printings.fill(0);
  return marked;
}

export function markCards(marks: Marks, cards: readonly number[]): void {
  for (const card of cards) marks[card] = 1;
}

/** Of what is marked; what lies face down among the cards, too, and by itself in ascending order. */
export function shownCards<Printed extends Facts>(
  { printed, printing }: Battle<Printed>,
  seat: Seat,
): Shown<Printed> {
  const { marked, last } = keptFor(printed, printing);
  const { lying, cards, printings } = marked;
  for (let card = 0; card < cards.length; card += 1) {
    if (lying[card] === 1) cards[card] = 1;
    if (cards[card] === 1) printings[printing[card] ?? 0] = 1;
  }
  const before = last[seat];
  const [sameLying, sameCards, samePrintings] =
    before === null
      ? [false, false, false]
      : [
          isSame(before.marked.lying, lying),
          isSame(before.marked.cards, cards),
          isSame(before.marked.printings, printings),
        ];
  if (before !== null && sameLying && sameCards && samePrintings) return before.shown as Shown<Printed>;
  const shown = {
    unseen: before !== null && sameLying ? before.shown.unseen : placesIn(lying),
    cards: before !== null && sameCards ? before.shown.cards : idsOf(printed, printing, cards, before),
    printed: before !== null && samePrintings ? before.shown.printed : factsBy(printed, printings),
  } as Shown<Printed>;
  last[seat] = {
    marked: { lying: lying.slice(), cards: cards.slice(), printings: printings.slice() },
    shown,
  };
  return shown;
}

function placesIn(marks: Marks): CardNo[] {
  const places: CardNo[] = [];
  for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1) places.push(place as CardNo);
  return places;
}

function keptFor(printed: readonly Facts[], printing: readonly number[]): Kept {
  const before = known.get(printing);
  if (before?.printed === printed) return before;
  const marked = {
    lying: new Uint8Array(printing.length),
    cards: new Uint8Array(printing.length),
    printings: new Uint8Array(printed.length),
  };
  const kept: Kept = { printed, marked, last: [null, null] };
  known.set(printing, kept);
  return kept;
}

function isSame(marks: Marks, others: Marks): boolean {
  for (let place = 0; place < marks.length; place += 1) if (marks[place] !== others[place]) return false;
  return true;
}

/** Mostly those of the view before, and some more. */
function idsOf(
  printed: readonly Facts[],
  printing: readonly number[],
  marks: Marks,
  before: Last | null,
): Record<number, string> {
  const old = before !== null && isWithin(before.marked.cards, marks) ? before : null;
  const cards: Record<number, string> = old === null ? {} : { ...old.shown.cards };
  for (let card = 0; card < marks.length; card += 1)
    if (marks[card] === 1 && old?.marked.cards[card] !== 1) {
      const facts = printed[printing[card] ?? -1];
      if (facts !== undefined) cards[card] = facts.id;
    }
  return cards;
}

function isWithin(few: Marks, many: Marks): boolean {
  for (let place = 0; place < few.length; place += 1) if (few[place] === 1 && many[place] === 0) return false;
  return true;
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
