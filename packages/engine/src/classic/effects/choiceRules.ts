/** What each kind of question asks, as one entry a kind: which answers it takes, and which one needs no asking. */
import { at } from '../../kernel/at.ts';
import { type CardNo, SEATS } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type {
  Choice,
  ChoiceAnswer,
  ChoiceFrom,
  ChoiceKind,
  ChoiceOf,
  ChoicePurpose,
} from '../model/choices.ts';
import type { RuleRefusalCode } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';

type Table = Pick<Battle, 'printing' | 'state'>;

type ChoiceRule<C extends Choice> = {
  /** Why that is no answer to it; `null` if it is one. */
  readonly judge: (choice: C, answer: ChoiceAnswer) => RuleRefusalCode | null;
  /** Every answer in a fixed order, but no more than `MOST_ANSWERS`. */
  readonly list: (choice: C) => readonly ChoiceAnswer[];
  /** The first of them, found without the others. */
  readonly first: (choice: C) => ChoiceAnswer;
  /** The answer where all that are possible come to the same, so that no question need open. */
  readonly forced: (choice: C, table: Table) => ChoiceAnswer | null;
  /** What it is about, for both players to know. */
  readonly about: (choice: C) => { readonly from: ChoiceFrom; readonly purpose: ChoicePurpose };
};

/**
 * Where a question has more answers than this, only the first ones are listed, for bots to choose from; `judge` takes the
 * others too. Classic rules come nowhere near it: two cards out of sixty are 1,770 pairs.
 */
export const MOST_ANSWERS = 5000;

const CHOICE_RULES = {
  pickCards: {
    judge: ({ cards, min, max }, answer) => judged(cards, answer, min, max),
    list: ({ cards, min, max }) => combinations(cards, min, max),
    first: ({ cards, min }) => cards.slice(0, min),
    forced: ({ cards, min, max, from }, table) => {
      if (cards.length <= min) return cards;
      const alike = areAlike(table, cards) && (from !== 'attachedEnergy' || areOnOnePokemon(table, cards));
      return min === max && alike ? cards.slice(0, min) : null;
    },
    about: ({ from, purpose }) => ({ from, purpose }),
  },
  orderCards: {
    judge: ({ cards }, answer) => judged(cards, answer, cards.length, cards.length),
    list: ({ cards }) => orders(cards),
    first: ({ cards }) => cards,
    forced: ({ cards }, table) => (areAlike(table, cards) ? cards : null),
    about: () => ({ from: 'deck', purpose: 'order' }),
  },
} as const satisfies { readonly [Kind in ChoiceKind]: ChoiceRule<ChoiceOf<Kind>> };

/** The entry for a question's kind; TypeScript cannot follow the key into it by itself. */
const ruleOf = (choice: Choice) => CHOICE_RULES[choice.kind] as ChoiceRule<Choice>;

export const judgeAnswer = (choice: Choice, answer: ChoiceAnswer) => ruleOf(choice).judge(choice, answer);
export const answersTo = (choice: Choice) => ruleOf(choice).list(choice);
export const firstAnswer = (choice: Choice) => ruleOf(choice).first(choice);
export const forcedAnswer = (choice: Choice, table: Table) => ruleOf(choice).forced(choice, table);
export const aboutOf = (choice: Choice) => ruleOf(choice).about(choice);

/** From `min` to `max` of the cards, each once. */
function judged(
  cards: readonly CardNo[],
  answer: ChoiceAnswer,
  min: number,
  max: number,
): RuleRefusalCode | null {
  if (answer.length < min || answer.length > max) return 'WRONG_NUMBER_CHOSEN';
  const each = new Set(answer);
  return each.size === answer.length && answer.every((card) => cards.includes(card))
    ? null
    : 'NOT_AMONG_THE_CHOICES';
}

const areAlike = ({ printing }: Table, cards: readonly CardNo[]): boolean =>
  cards.every((card) => at(printing, card) === at(printing, at(cards, 0)));

const areOnOnePokemon = ({ state }: Table, cards: readonly CardNo[]): boolean =>
  SEATS.some((seat) =>
    inPlay(state.sides[seat]).some(({ energy }) => cards.every((card) => energy.includes(card))),
  );

/** Every order, that in which they lie first. */
function orders(cards: readonly CardNo[]): CardNo[][] {
  const found: CardNo[][] = [];
  const order: CardNo[] = [];
  const extend = (): void => {
    if (found.length === MOST_ANSWERS) return;
    if (order.length === cards.length) found.push(order.slice());
    for (const card of cards) {
      if (order.includes(card)) continue;
      order.push(card);
      extend();
      order.pop();
    }
  };
  extend();
  return found;
}

/** Every set of `min` to `max` of the cards, each in ascending order of place. */
function combinations(cards: readonly CardNo[], min: number, max: number): CardNo[][] {
  const found: CardNo[][] = [];
  const extend = (picked: CardNo[], next: number): void => {
    if (found.length === MOST_ANSWERS) return;
    if (picked.length >= min) found.push(picked);
    if (picked.length === max) return;
    // Where too few are left to reach the smallest number, nothing is found.
    const last = cards.length - Math.max(0, min - picked.length - 1);
    for (let index = next; index < last; index += 1) extend([...picked, at(cards, index)], index + 1);
  };
  extend([], 0);
  return found;
}
