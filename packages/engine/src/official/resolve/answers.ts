/** What each kind of question takes for an answer, which needs no asking, and what is listed of it. */
import { at } from '../../kernel/at.ts';
import { type CardNo, SEATS } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { Answer, AnswerOf, Choice, ChoiceKind, ChoiceOf } from '../model/choices.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import { listIn } from '../procedure/rule.ts';
import { areDistinct, distinctItems, firstDistinct } from '../query/distinctCards.ts';
import { fewestPaying, isEnough, payingItems } from '../query/paying.ts';

type AnswerRule<Kind extends ChoiceKind> = {
  /** Why that is no answer to it; `null` if it is one. */
  readonly judge: (choice: ChoiceOf<Kind>, answer: Answer) => Reason | null;
  /** The answer where all that are possible come to the same, so that no question need open. */
  readonly forced: (choice: ChoiceOf<Kind>, table: Table) => AnswerOf<Kind> | null;
  /** Whole answers. Of questions for several things only that which what was picked so far comes to. */
  readonly list: (choice: ChoiceOf<Kind>) => readonly AnswerOf<Kind>[];
  /** What may be picked next, of questions for several things. */
  readonly items?: (choice: ChoiceOf<Kind>) => readonly number[];
  /** What the clock answers. */
  readonly first: (choice: ChoiceOf<Kind>) => AnswerOf<Kind>;
};

type Several = { readonly min: number; readonly max: number };

function judgeList(answer: Answer, offered: readonly number[], { min, max }: Several): Reason | null {
  if (!Array.isArray(answer)) return 'NO_ANSWER_TO_IT';
  const items: readonly number[] = answer;
  if (items.length < min || items.length > max) return { code: 'WRONG_NUMBER_CHOSEN', params: { min, max } };
  return new Set(items).size === items.length && items.every((item) => offered.includes(item))
    ? null
    : 'NOT_AMONG_THE_CHOICES';
}

/** One thing is answered at once; of several, each is picked by itself: lists stay as short as what is offered. */
const wholeAnswers = <N>(
  offered: readonly N[],
  picked: readonly N[],
  { min, max }: Several,
): readonly N[][] => {
  if (max === 1) return [...(min === 0 ? [[]] : []), ...offered.map((item) => [item])];
  return picked.length >= min ? [[...picked]] : [];
};
/** Ascending, so that no set is reached twice, and only as far as the least number can still be reached. */
function nextItems<N extends number>(
  offered: readonly N[],
  picked: readonly N[],
  { min, max }: Several,
): N[] {
  if (max === 1 || picked.length >= max) return [];
  const last = picked[picked.length - 1];
  const after = last === undefined ? 0 : offered.indexOf(last) + 1;
  const spare = offered.length - Math.max(0, min - picked.length - 1);
  return offered.slice(after, spare);
}

const judgePlace = (answer: Answer, count: number): Reason | null =>
  typeof answer !== 'number' ? 'NO_ANSWER_TO_IT' : answer < count ? null : 'NOT_AMONG_THE_CHOICES';
const places = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const areAlike = ({ printing, state }: Table, cards: readonly CardNo[]): boolean =>
  cards.every((card) => at(printing, card) === at(printing, at(cards, 0))) &&
  !state.standsAs.some(({ card }) => cards.includes(card));
const areOnOne = ({ state }: Table, cards: readonly CardNo[]): boolean =>
  SEATS.some((seat) =>
    inPlay(state.sides[seat]).some(({ energy }) => cards.every((card) => energy.includes(card))),
  );

const ANSWER_RULES: { readonly [Kind in ChoiceKind]: AnswerRule<Kind> } = {
  cards: {
    judge: (choice, answer) => {
      const wrong = judgeList(answer, choice.cards, choice);
      if (wrong !== null) return wrong;
      const chosen = listIn<CardNo>(answer);
      if (!areDistinct(choice, chosen)) return 'MUST_DIFFER';
      return isEnough(choice, chosen)
        ? null
        : { code: 'NOT_WORTH_ENOUGH', params: { units: choice.units ?? 0 } };
    },
    forced: ({ cards, min, max, from }, table) => {
      // There is something to be seen, if nothing to choose.
      if (max === 0) return null;
      if (cards.length <= min) return cards;
      const alike = min === max && areAlike(table, cards) && (from !== 'inPlay' || areOnOne(table, cards));
      return alike ? cards.slice(0, min) : null;
    },
    list: (choice) =>
      wholeAnswers(choice.cards, choice.picked, choice).filter((chosen) => isEnough(choice, chosen)),
    items: (choice) => {
      const { cards, picked, unlike, units } = choice;
      if (unlike === undefined && units === undefined) return nextItems(cards, picked, choice);
      const next = nextItems(cards, picked, { ...choice, min: 0 });
      return units === undefined ? distinctItems(choice, picked, next) : payingItems(choice, picked, next);
    },
    first: (choice) =>
      choice.unlike !== undefined
        ? firstDistinct(choice)
        : choice.units !== undefined
          ? fewestPaying(choice)
          : choice.cards.slice(0, choice.min),
  },
  pokemon: {
    judge: (choice, answer) => judgeList(answer, choice.pokemon, choice),
    forced: ({ pokemon, min }) => (pokemon.length <= min ? pokemon : null),
    list: (choice) => wholeAnswers(choice.pokemon, choice.picked, choice),
    items: (choice) => nextItems(choice.pokemon, choice.picked, choice),
    first: ({ pokemon, min }) => pokemon.slice(0, min),
  },
  order: {
    judge: ({ cards }, answer) => judgeList(answer, cards, { min: cards.length, max: cards.length }),
    forced: ({ cards }, table) => (areAlike(table, cards) ? cards : null),
    list: ({ cards, picked }) => (picked.length === cards.length ? [picked] : []),
    items: ({ cards, picked }) => cards.filter((card) => !picked.includes(card)),
    first: ({ cards }) => cards,
  },
  attack: {
    judge: ({ attacks }, answer) => judgePlace(answer, attacks.length),
    forced: ({ attacks }) => (attacks.length === 1 ? 0 : null),
    list: ({ attacks }) => places(attacks.length),
    first: () => 0,
  },
  yesNo: {
    judge: (_choice, answer) => (typeof answer === 'boolean' ? null : 'NO_ANSWER_TO_IT'),
    forced: () => null,
    list: () => [true, false],
    first: ({ about }) => about === 'goFirst',
  },
  number: {
    judge: ({ min, max }, answer) =>
      typeof answer !== 'number'
        ? 'NO_ANSWER_TO_IT'
        : answer >= min && answer <= max
          ? null
          : { code: 'WRONG_NUMBER_CHOSEN', params: { min, max } },
    forced: ({ min, max }) => (min === max ? min : null),
    list: ({ min, max }) => places(max - min + 1).map((place) => min + place),
    first: ({ max }) => max,
  },
  type: {
    judge: ({ types }, answer) =>
      typeof answer !== 'string'
        ? 'NO_ANSWER_TO_IT'
        : types.includes(answer)
          ? null
          : 'NOT_AMONG_THE_CHOICES',
    forced: ({ types }) => (types.length === 1 ? at(types, 0) : null),
    list: ({ types }) => types,
    first: ({ types }) => at(types, 0),
  },
  modes: {
    judge: (choice, answer) => judgeList(answer, choice.modes, choice),
    forced: ({ modes }) => (modes.length === 1 ? modes : null),
    list: (choice) => wholeAnswers(choice.modes, choice.picked, choice),
    items: (choice) => nextItems(choice.modes, choice.picked, choice),
    first: ({ modes, min }) => modes.slice(0, min),
  },
  next: {
    judge: ({ effects }, answer) => judgePlace(answer, effects.length),
    forced: ({ effects }) => (effects.length === 1 ? 0 : null),
    list: ({ effects }) => places(effects.length),
    first: () => 0,
  },
};

/** The entry for a question's kind; TypeScript cannot follow the key into it by itself. */
const ruleOf = (choice: Choice) => ANSWER_RULES[choice.kind] as unknown as AnswerRule<ChoiceKind>;

export const judgeAnswer = (choice: Choice, answer: Answer): Reason | null =>
  ruleOf(choice).judge(choice, answer);
export const forcedAnswer = (choice: Choice, table: Table): Answer | null =>
  ruleOf(choice).forced(choice, table);
export const wholeAnswersTo = (choice: Choice): readonly Answer[] => ruleOf(choice).list(choice);
export const itemsOf = (choice: Choice): readonly number[] => ruleOf(choice).items?.(choice) ?? [];
export const firstAnswer = (choice: Choice): Answer => ruleOf(choice).first(choice);
/** One more picked; only for a question that has items. */
export const withItem = (choice: Choice, item: number): Choice =>
  'picked' in choice ? ({ ...choice, picked: [...choice.picked, item] } as object as Choice) : choice;
