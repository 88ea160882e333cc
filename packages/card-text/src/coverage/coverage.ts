/** How much of the cards is read: by set and kind of text, which cards play in full, and what stands in the way. */
import {
  KINDS,
  type PrintedCard,
  type PrintedSet,
  type TextKind,
  type TextOnCard,
  textsOf,
} from '../cards/printed.ts';
import { isWithoutText, type LineReading, readerOf } from '../cards/readCard.ts';
import type { Unread } from '../compile.ts';
import { lexiconOf } from '../text/names.ts';

/** `free`: attacks without a text; they are among the `texts` and the `read`. */
export type TextCount = { readonly texts: number; readonly read: number; readonly free: number };
export type Figures = {
  readonly kinds: Readonly<Record<TextKind, TextCount>>;
  readonly cards: number;
  /** Cards of which every attack, every ability and the text of a trainer or an energy is read. */
  readonly inFull: number;
};
export type UnreadSpan = {
  /** Numbers are `#`. */
  readonly words: string;
  readonly why: Unread['why'];
  readonly texts: number;
  /** So many cards would play in full if this alone were read. */
  readonly unlocks: number;
  /** The first text with it: set, card, and the attack or Ability. */
  readonly first: string;
};
export type Coverage = {
  readonly sets: readonly (Figures & { readonly id: string; readonly heldOut: boolean })[];
  readonly all: Figures;
  /** Of the sets that were not looked at while the grammar was written, and of all others. */
  readonly heldOut: Figures;
  readonly others: Figures;
  /** The same two by the years of the sets; without the eras of which there is no set. */
  readonly eras: readonly { readonly name: string; readonly heldOut: Figures; readonly others: Figures }[];
  /** The most frequent first; of the sets that are not held out. */
  readonly unread: readonly UnreadSpan[];
};

const MOST_SPANS = 100;

/** How cards were worded changed twice. */
const ERAS: readonly (readonly [name: string, until: number])[] = [
  ['1999 to 2003', 2003],
  ['2004 to 2010', 2010],
  ['since 2011', Infinity],
];

export function coverageOf(
  sets: readonly PrintedSet[],
  heldOut: ReadonlySet<string>,
  yearOf: (setId: string) => number | undefined = () => undefined,
): Coverage {
  const read = readerOf(lexiconOf(sets.flatMap(({ cards }) => cards)));
  const spans = new Map<string, { -readonly [Field in keyof UnreadSpan]: UnreadSpan[Field] }>();
  const counted = sets.map(({ id, cards }) => {
    const figures = emptyFigures();
    const isHeldOut = heldOut.has(id);
    for (const card of cards) {
      const missing = countCard(card, read, figures);
      if (isHeldOut) continue;
      for (const { words, why, of } of missing) {
        const first = of === card.name ? `${id} ${of}` : `${id} ${card.name}, ${of}`;
        const span = spans.get(words) ?? { words, why, texts: 0, unlocks: 0, first };
        span.texts += 1;
        if (missing.every((other) => other.words === words)) span.unlocks += 1 / missing.length;
        spans.set(words, span);
      }
    }
    return { id, heldOut: isHeldOut, ...figures };
  });
  return {
    sets: counted,
    all: sumOf(counted),
    heldOut: sumOf(counted.filter((set) => set.heldOut)),
    others: sumOf(counted.filter((set) => !set.heldOut)),
    eras: ERAS.flatMap(([name, until], at) => {
      const after = ERAS[at - 1]?.[1] ?? 0;
      const of = counted.filter(({ id }) => {
        const year = yearOf(id);
        return year !== undefined && year > after && year <= until;
      });
      if (of.length === 0) return [];
      return {
        name,
        heldOut: sumOf(of.filter((set) => set.heldOut)),
        others: sumOf(of.filter((set) => !set.heldOut)),
      };
    }),
    unread: [...spans.values()]
      .map((span) => ({ ...span, unlocks: Math.round(span.unlocks) }))
      .sort((a, b) => b.texts - a.texts || b.unlocks - a.unlocks || (a.words < b.words ? -1 : 1))
      .slice(0, MOST_SPANS),
  };
}

type Counting = { -readonly [K in keyof TextCount]: number };
const emptyFigures = (): { kinds: Record<TextKind, Counting>; cards: number; inFull: number } => ({
  kinds: { attack: none(), ability: none(), trainer: none(), energy: none() },
  cards: 0,
  inFull: 0,
});
const none = (): Counting => ({ texts: 0, read: 0, free: 0 });

type Missing = Pick<UnreadSpan, 'words' | 'why'> & { readonly of: string };
/** What of the card is not read. */
function countCard(
  card: PrintedCard,
  read: (text: TextOnCard) => LineReading,
  figures: ReturnType<typeof emptyFigures>,
): readonly Missing[] {
  const missing: Missing[] = [];
  for (const text of textsOf(card)) {
    const count = figures.kinds[text.kind];
    const reading = read(text);
    count.texts += 1;
    if (isWithoutText(text)) count.free += 1;
    if ('effect' in reading) count.read += 1;
    else
      missing.push({
        words: reading.unread.words.replace(/\d+/g, '#'),
        why: reading.why,
        of: text.name,
      });
  }
  figures.cards += 1;
  if (missing.length === 0) figures.inFull += 1;
  return missing;
}

function sumOf(all: readonly Figures[]): Figures {
  const sum = emptyFigures();
  for (const { kinds, cards, inFull } of all) {
    sum.cards += cards;
    sum.inFull += inFull;
    for (const kind of KINDS)
      for (const field of ['texts', 'read', 'free'] as const) sum.kinds[kind][field] += kinds[kind][field];
  }
  return sum;
}
