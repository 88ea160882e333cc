/**
 * Choices where a text has them: inside the sentence that uses them. An effect asks first and uses the answer afterwards; each
 * pick becomes a step of its own before the step it stands in, and goes back into it when the effect is written.
 */
import type { Cards, Selector, Step } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';

/** A step that chooses, standing where its answer is used. */
const PICK = 'pick';
type Choice = Extract<Step, { readonly do: 'choosePokemon' | 'chooseCards' }>;

/** Without its name: that is only given where one rule picks more than once. */
type Unnamed<Do extends Choice['do']> = Omit<Extract<Step, { do: Do }>, 'do' | 'as'> & {
  readonly as?: string;
};

/** The chosen Pokémon, where a selector stands. */
export const pickPokemon = (choice: Unnamed<'choosePokemon'>): Selector =>
  standsFor<Selector>({ do: 'choosePokemon', ...choice, as: choice.as ?? '@pick' });
/** The chosen cards. */
export const pickCards = (choice: Unnamed<'chooseCards'>): Cards =>
  standsFor<Cards>({ do: 'chooseCards', ...choice, as: choice.as ?? '@pick' });

/** A pick is no selector of the engine's: until it is taken out, only rules and the writer see it. */
const standsFor = <T>(choice: Choice): T => ({ [PICK]: choice }) as unknown as T;

const isStep = (value: unknown): value is Step => isNode(value) && 'do' in value;
const choiceIn = (value: object): Choice | undefined =>
  PICK in value && isStep(value[PICK]) ? (value[PICK] as Choice) : undefined;

/**
 * Every pick before the step that it stands in, under a name of its own. A pick that a rule places twice is one choice: «heal
 * 20 damage and remove all Special Conditions from 1 of your Pokémon» asks for one Pokémon.
 */
export function takeOut<T>(meaning: T): T {
  let picks = 0;
  type Known = Map<object, string>;
  const inside = (value: unknown, before: Step[], known: Known): unknown => {
    if (Array.isArray(value)) return listOf(value, known);
    if (!isNode(value)) return value;
    const choice = choiceIn(value);
    if (choice !== undefined) {
      const again = known.get(choice);
      if (again !== undefined) return { bound: again };
      picks += 1;
      const as = `@pick${picks}`;
      const { as: _named, ...others } = choice;
      before.push({ ...(inside(others, before, known) as Omit<Choice, 'as'>), as } as Choice);
      known.set(choice, as);
      return { bound: as };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part, before, known)]));
  };
  // What was chosen in one branch is not chosen in another.
  const listOf = (list: readonly unknown[], outer: Known): readonly unknown[] => {
    const known = new Map(outer);
    return list.flatMap((part) => {
      const before: Step[] = [];
      const after = inside(part, before, known);
      return [...before, after];
    });
  };
  return inside(meaning, [], new Map()) as T;
}

/** Every choice back into the step that first uses its answer. */
export function putIn<T>(meaning: T): T {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return listOf(value);
    if (!isNode(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]));
  };
  const listOf = (list: readonly unknown[]): readonly unknown[] => {
    const done: unknown[] = [];
    let waiting: Choice[] = [];
    for (const part of list) {
      if (isStep(part) && (part.do === 'choosePokemon' || part.do === 'chooseCards')) {
        waiting.push(use(inside(part), waiting) as Choice);
        continue;
      }
      const used = use(inside(part), waiting);
      done.push(...waiting, used);
      waiting = [];
    }
    return [...done, ...waiting];
  };
  return inside(meaning) as T;
}

/** The step with those choices in it that it uses; they are taken off the list. */
function use(step: unknown, waiting: Choice[]): unknown {
  let used = step;
  for (const choice of [...waiting]) {
    let found = false;
    const put = (value: unknown): unknown => {
      if (found || !isNode(value)) return value;
      if (Array.isArray(value)) return value.map((part) => (isStep(part) ? part : put(part)));
      if ('bound' in value && value.bound === choice.as && Object.keys(value).length === 1) {
        found = true;
        return { [PICK]: choice };
      }
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, put(part)]));
    };
    const after = put(used);
    if (!found) continue;
    used = after;
    waiting.splice(waiting.indexOf(choice), 1);
  }
  return used;
}
