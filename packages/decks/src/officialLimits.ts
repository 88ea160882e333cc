/** How many of which cards a deck of the official rules may hold (rules 1.1 to 1.7). */
import { isBasicEnergy } from '@pokesol/cards';
import { COPY_LIMIT, copyName, type DeckCardFacts, type DeckLine } from './deck.ts';

/**
 * The name by the official rules (1.2): owner, form and closing signs belong to it, the level, δ and a person in brackets
 * do not.
 */
export const officialName = (card: { readonly name: string }): string =>
  copyName(card)
    .replace(/^EXP\.ALL$/, 'Exp. Share')
    .replace(/ δ$/, '')
    .replace(/ LV\.\s?\w+$/i, '');

type Limit = {
  /** What all the cards are called together, in the sentence that says there are too many. */
  readonly name: string;
  readonly most: number;
  readonly counts: (card: DeckCardFacts) => boolean;
};
const is = (subtype: string) => (card: DeckCardFacts) => card.subtypes?.includes(subtype) === true;

/** Kinds of which a deck holds few, whatever their names: a new kind is a line here. */
const KINDS: readonly Limit[] = [
  { name: 'ACE SPEC cards', most: 1, counts: is('ACE SPEC') },
  { name: 'Radiant Pokemon', most: 1, counts: is('Radiant') },
  // Those of the first years say so; later ones are cards like others.
  {
    name: 'Unown of Neo and Expedition',
    most: 4,
    counts: ({ id, name }) => /^(?:neo|ecard)\d/.test(id) && name.startsWith('Unown'),
  },
  { name: 'Pokemon ★', most: 1, counts: (card) => is('Star')(card) || card.name.endsWith('★') },
];

/** Cards of one name of which a deck holds another number than four. */
const NAMES: readonly { readonly most: number; readonly counts: (card: DeckCardFacts) => boolean }[] = [
  { most: Number.POSITIVE_INFINITY, counts: ({ id }) => /^pl4-AR\d$/.test(id) },
  { most: 1, counts: (card) => is('Prism Star')(card) || card.name.endsWith('◇') },
  { most: 1, counts: ({ name }) => name.startsWith('Shining ') || name === 'Miracle Energy' },
];
const mostOf = (card: DeckCardFacts): number => NAMES.find(({ counts }) => counts(card))?.most ?? COPY_LIMIT;

/** Of two names that stand for one person a deck holds one (rule 1.2b). */
const ONE_OF: readonly (readonly string[])[] = [['Professor Juniper', 'Professor Sycamore']];

/** What breaks the limits, in sentences. Basic energy has none. A format may allow fewer `copies` of a name than the printed game. */
export function officialCopyErrors(lines: readonly DeckLine[], copies = COPY_LIMIT): string[] {
  const limited = lines.filter(({ card }) => !isBasicEnergy(card));
  const names = new Map<string, { copies: number; most: number }>();
  for (const { card, quantity } of limited) {
    const name = officialName(card);
    const before = names.get(name);
    // A card that says «any number» never counts, neither alone nor beside other cards of the name.
    if (mostOf(card) === Number.POSITIVE_INFINITY && copies === COPY_LIMIT) continue;
    const most = Math.min(before?.most ?? copies, mostOf(card));
    names.set(name, { copies: (before?.copies ?? 0) + quantity, most });
  }
  return [
    ...[...names].flatMap(([name, each]) =>
      each.copies > each.most ? [`Too many copies of ${name} (${each.copies}/${each.most} max)`] : [],
    ),
    ...KINDS.flatMap(({ name, most, counts }) => {
      const there = limited.reduce((sum, { card, quantity }) => (counts(card) ? sum + quantity : sum), 0);
      return there > most ? [`A deck holds only ${most} of all ${name} (${there} are in it)`] : [];
    }),
    ...ONE_OF.flatMap((group) => {
      const there = group.filter((name) => names.has(name));
      return there.length > 1 ? [`A deck holds only one of ${there.join(' and ')}`] : [];
    }),
  ];
}
