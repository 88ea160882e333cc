/** Which cards the person wants to see, in groups of choices: several in a group add, groups narrow each other. */
import {
  CARD_KINDS,
  CARD_TYPES,
  type CardKind,
  type CardType,
  classify,
  playersRarity,
} from '@pokesol/cards';
import { PLAYS, type Plays } from '@pokesol/protocol/constants';
import { type PlaysOf, playsInFull, printedType, STAGES, type Stage, stageText } from '../card/index.ts';
import type { CollectionEntry } from './entries.ts';

const SHOWS = ['owned', 'missing', 'duplicates', 'new', 'wished'] as const;
type Show = (typeof SHOWS)[number];
/** How it plays by its own text in official battles, or in full by the rules of Classic ones. */
const PLAY_CHOICES = [...PLAYS, 'classic'] as const;
const KIND_CHOICES = [...CARD_KINDS, ...STAGES] as const;

/** An empty group lets everything through. */
export type Narrowing = {
  readonly shows: readonly Show[];
  readonly plays: readonly (Plays | 'classic')[];
  readonly kinds: readonly (CardKind | Stage)[];
  readonly types: readonly CardType[];
  readonly rarities: readonly string[];
};
export type Group = keyof Narrowing;
const GROUPS = ['shows', 'plays', 'kinds', 'types', 'rarities'] as const satisfies readonly Group[];

export const NO_NARROWING: Narrowing = { shows: [], plays: [], kinds: [], types: [], rarities: [] };

/** Every choice of a group that has a fixed number of them, in the order in which they are offered. */
export const CHOICES = {
  shows: SHOWS,
  plays: PLAY_CHOICES,
  kinds: KIND_CHOICES,
  types: CARD_TYPES,
} as const;

/** What a group is called in the address. */
const PARAMETERS: Readonly<Record<Group, string>> = {
  shows: 'show',
  plays: 'plays',
  kinds: 'kind',
  types: 'type',
  rarities: 'rarity',
};

export function readNarrowing(params: URLSearchParams): Narrowing {
  const chosen = <Choice extends string>(group: Group, choices: readonly Choice[]): readonly Choice[] => {
    const named = params.getAll(PARAMETERS[group]);
    return choices.filter((choice) => named.includes(choice));
  };
  return {
    shows: chosen('shows', SHOWS),
    plays: chosen('plays', PLAY_CHOICES),
    kinds: chosen('kinds', KIND_CHOICES),
    types: chosen('types', CARD_TYPES),
    rarities: [...new Set(params.getAll(PARAMETERS.rarities).map(playersRarity))],
  };
}

export function writeNarrowing(params: URLSearchParams, narrowing: Narrowing): void {
  for (const group of GROUPS) for (const choice of narrowing[group]) params.append(PARAMETERS[group], choice);
}

/** How many choices leave cards out. */
export const countNarrowing = (narrowing: Narrowing): number =>
  GROUPS.reduce((sum, group) => sum + narrowing[group].length, 0);

/** With `choice` of the group taken back if it is on, else added. */
export function pressedChoice(narrowing: Narrowing, group: Group, choice: string): Partial<Narrowing> {
  const chosen: readonly string[] = narrowing[group];
  return {
    [group]: chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice],
  };
}

/** What is known of cards beside the cards. */
export type KnownOfCards = {
  readonly wished: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  readonly playsOf: PlaysOf;
};

const kindOf = ({ card }: CollectionEntry): CardKind => classify({ ...card.attributes, name: card.name });

/** The choices of each group that let a card through. */
const FITTING: Readonly<Record<Group, (entry: CollectionEntry, known: KnownOfCards) => readonly string[]>> = {
  shows: ({ id, quantity }, { wished, fresh }) => [
    quantity > 0 ? 'owned' : 'missing',
    ...(quantity > 1 ? ['duplicates'] : []),
    ...(fresh.has(id) ? ['new'] : []),
    ...(wished.has(id) ? ['wished'] : []),
  ],
  // What is not known yet is let through.
  plays: ({ id, card }, { playsOf }) => [
    ...(playsOf(id) === undefined ? PLAYS : [playsOf(id) ?? '']),
    ...(playsInFull(card) ? ['classic'] : []),
  ],
  kinds: (entry) => {
    const kind = kindOf(entry);
    return kind === 'pokemon' ? [kind, stageText(entry.card)] : [kind];
  },
  types: ({ card }) => [...new Set([...card.attributes.types, printedType(card) ?? ''])],
  rarities: ({ rarity }) => [rarity],
};

function passes(entry: CollectionEntry, narrowing: Narrowing, known: KnownOfCards, except?: Group): boolean {
  return GROUPS.every((group) => {
    const chosen: readonly string[] = narrowing[group];
    if (chosen.length === 0 || group === except) return true;
    return FITTING[group](entry, known).some((choice) => chosen.includes(choice));
  });
}

/** Keeps the order. */
export function filterNarrowed<E extends CollectionEntry>(
  entries: readonly E[],
  narrowing: Narrowing,
  known: KnownOfCards,
): readonly E[] {
  if (countNarrowing(narrowing) === 0) return entries;
  return entries.filter((entry) => passes(entry, narrowing, known));
}

/** How many cards each choice of a group would let through beside what the other groups say; choices that fit no card are absent. */
export type GroupCounts = ReadonlyMap<string, number>;

export function countChoices(
  entries: readonly CollectionEntry[],
  narrowing: Narrowing,
  known: KnownOfCards,
): Readonly<Record<Group, GroupCounts>> {
  const countsOf = (group: Group): GroupCounts => {
    const counts = new Map<string, number>();
    for (const entry of entries) {
      const one = passes(entry, narrowing, known, group) ? 1 : 0;
      for (const choice of FITTING[group](entry, known)) counts.set(choice, (counts.get(choice) ?? 0) + one);
    }
    return counts;
  };
  return {
    shows: countsOf('shows'),
    plays: countsOf('plays'),
    kinds: countsOf('kinds'),
    types: countsOf('types'),
    rarities: countsOf('rarities'),
  };
}
