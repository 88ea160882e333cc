/** What the names in a use may stand for: the ground for judging whether the use would change anything. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Cards, Condition, Quantity, Selector } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { boundTo, type Context, type InPlay, seatOf } from './context.ts';
import { isFinal } from './filter.ts';
import { amountOf, cardsOf, holds, pokemonSelected } from './select.ts';

/** `bound` has all candidates for a name. */
export type Ground = Context & {
  /** The least and most candidates that may be chosen for a name; a missing name stands for all of its candidates. */
  readonly range: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
  /** Names whose values are not known yet: coin flips, unseen cards, Pokémon that will come into play. */
  readonly unknown: readonly string[];
  /** Names of cards that the player chooses from their own hand or their own Pokémon. */
  readonly own: readonly string[];
  /** `count` cards out of `of`, in the player's own hand, will have been given up; where it is `open`, perhaps more. */
  readonly paid: { readonly of: readonly number[]; readonly count: number; readonly open: boolean };
  /** The zones that may have gained something since the use began. */
  readonly grown: readonly Grown[];
};
export type Grown = 'hand' | 'discard' | 'inPlay';

export const groundOf = (context: Context): Ground => ({
  seat: context.seat,
  by: context.by,
  card: context.card,
  source: context.source,
  attacker: context.attacker,
  attack: context.attack,
  bound: context.bound,
  range: {},
  unknown: [],
  own: context.bound.thisCard === undefined ? [] : ['thisCard'],
  paid: { of: [], count: 0, open: false },
  grown: [],
});

/** Caches the answer per part of a text. */
export function once<Part extends object, Answer>(find: (part: Part) => Answer): (part: Part) => Answer {
  const known = new WeakMap<Part, Answer>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const found = find(part);
    known.set(part, found);
    return found;
  };
}

const NAMED = /"(?:bound|some|heads|allHeads|chosen|notIn)":"([^"]*)"/g;
/** The names that the part refers to. */
export const namesIn = once((part: object): readonly string[] => [
  ...new Set([...JSON.stringify(part).matchAll(NAMED)].map(([, name = '']) => name)),
]);
const KEPT = /"as":"([^"]*)"/g;
/** The names that the part binds. */
export const namesKeptBy = once((part: object): readonly string[] =>
  [...JSON.stringify(part).matchAll(KEPT)].map(([, name = '']) => name),
);

const ASKS_FACES = ['where', 'until', 'evolvesOnto', 'pastOneOnto', 'namedLike'];
/** A pile whose cards the player cannot see. */
const isHidden = (part: object): boolean =>
  'pile' in part &&
  (part.pile === 'deck' ||
    part.pile === 'prizes' ||
    (part.pile === 'hand' && Reflect.get(part, 'whose') === 'opponent'));

type Pile = Extract<Cards, { readonly pile: unknown }>;
/** The piles in it whose faces it asks for. */
const facesIn = once((part: object): readonly Pile[] => [
  ...('pile' in part && ASKS_FACES.some((asked) => asked in part) ? [part as Pile] : []),
  ...Object.values(part).flatMap((each) => (typeof each === 'object' && each !== null ? facesIn(each) : [])),
]);
const unseenIn = once((part: object): readonly Pile[] => facesIn(part).filter(isHidden));

/** Whether it depends on cards that the player cannot see: their number is known, their faces are not. */
const looksAtUnseen = (table: Table, ground: Ground, part: object): boolean =>
  unseenIn(part).some(
    ({ pile, whose }) =>
      table.state.sides[seatOf(ground, whose)][pile].length > 0 ||
      (ground.grown as readonly string[]).includes(pile),
  );

const asksOwnHand = once((part: object): boolean =>
  JSON.stringify(part).includes('"pile":"hand","whose":"own"'),
);

/** Which cards are given up matters to it, not only how many. */
const asksOwnFaces = (part: object): boolean =>
  facesIn(part).some(({ pile, whose }) => pile === 'hand' && whose === 'own');

/** The table on which a part that counts the own hand is evaluated: the cards to be given up have left it. */
function afterPaying(table: Table, { seat, paid }: Ground, part: object): Table {
  if (paid.count === 0 || !asksOwnHand(part)) return table;
  const gone = paid.of.slice(0, paid.count);
  const [first, second] = table.state.sides;
  const less = (side: typeof first): typeof first => ({
    ...side,
    hand: side.hand.filter((card) => !gone.includes(card)),
  });
  const sides: typeof table.state.sides = seat === 0 ? [less(first), second] : [first, less(second)];
  return { ...table, state: { ...table.state, sides } };
}

export const isUnknown = (ground: Ground, part: object | string): boolean =>
  typeof part === 'object' &&
  ground.unknown.length > 0 &&
  namesIn(part).some((name) => ground.unknown.includes(name));

/** Whether any of the selected Pokémon may satisfy `is`. */
export const somePokemon = (
  table: Table,
  ground: Ground,
  selector: Selector,
  is: (found: InPlay) => boolean = () => true,
): boolean => isUnknown(ground, selector) || pokemonSelected(table, ground, selector).some(is);

/** The cards that may be meant; `'unknown'` when the player cannot know them. */
export function cardsThere(table: Table, ground: Ground, cards: Cards): readonly number[] | 'unknown' {
  if (isUnknown(ground, cards)) return 'unknown';
  if (!('pile' in cards) || !isHidden(cards)) return cardsOf(table, ground, cards);
  const { evolvesOnto, pile, whose } = cards;
  // If none of them has an evolution, no pile has a card for it (rule 3.6).
  const mayBe =
    evolvesOnto === undefined ||
    somePokemon(table, ground, evolvesOnto, ({ pokemon }) => !isFinal(table, pokemon));
  return mayBe && table.state.sides[seatOf(ground, whose)][pile].length > 0 ? 'unknown' : [];
}

export const someCards = (table: Table, ground: Ground, cards: Cards): boolean =>
  cardsThere(table, ground, cards).length > 0;

/** Whether the quantity may be more than zero. */
export function someAmount(table: Table, ground: Ground, quantity: Quantity): boolean {
  if (typeof quantity === 'number') return quantity > 0;
  return (
    isOpen(ground, quantity) ||
    looksAtUnseen(table, ground, quantity) ||
    amountOf(afterPaying(table, ground, quantity), ground, quantity) > 0
  );
}

/** Whether the value depends on what is chosen or given up before. */
const isOpen = (ground: Ground, part: object): boolean =>
  isUnknown(ground, part) ||
  (asksOwnHand(part) && (ground.paid.open || (ground.paid.count > 0 && asksOwnFaces(part)))) ||
  namesIn(part).some((name) => {
    const range = ground.range[name];
    return range !== undefined && range.least < boundTo(ground, name).length;
  });

/** Whether the condition will hold when it is evaluated; `null` when both are possible. */
export function foresees(table: Table, ground: Ground, condition: Condition): boolean | null {
  if ('not' in condition) {
    const not = foresees(table, ground, condition.not);
    return not === null ? null : !not;
  }
  if ('all' in condition || 'any' in condition) {
    const decides = 'any' in condition;
    const parts = ('any' in condition ? condition.any : condition.all).map((part) =>
      foresees(table, ground, part),
    );
    if (parts.includes(decides)) return decides;
    return parts.includes(null) ? null : !decides;
  }
  const counted = countedIn(condition);
  if (counted !== null && !ground.unknown.includes(counted.name)) {
    const all = boundTo(ground, counted.name).length;
    const { least, most } = ground.range[counted.name] ?? { least: all, most: all };
    if (Math.min(least, all) >= counted.atLeast) return true;
    return Math.min(most, all) >= counted.atLeast ? null : false;
  }
  return isOpen(ground, condition) || looksAtUnseen(table, ground, condition)
    ? null
    : holds(afterPaying(table, ground, condition), ground, condition);
}

/** The name that the condition counts, if it counts nothing else. */
function countedIn(condition: Condition): { readonly name: string; readonly atLeast: number } | null {
  if ('some' in condition) return { name: condition.some, atLeast: 1 };
  if (
    !('quantity' in condition) ||
    typeof condition.atLeast !== 'number' ||
    typeof condition.quantity === 'number'
  )
    return null;
  const { quantity, atLeast } = condition;
  const of = 'cards' in quantity ? quantity.cards : 'count' in quantity ? quantity.count : null;
  return of !== null && typeof of === 'object' && 'bound' in of && !('where' in of)
    ? { name: of.bound, atLeast }
    : null;
}

/** Whether the card is attached to that Pokémon. */
export const isOn = ({ energy, attached }: Frozen<Pokemon>, card: number): boolean =>
  (energy as readonly number[]).includes(card) || (attached as readonly number[]).includes(card);
