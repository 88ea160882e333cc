/** The parts of every kind of step: what it asks first, and what it does. `query/mayChange.ts` judges whether it could do anything. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type FoundPokemon, factsOf } from '../../kernel/table.ts';
import type { Answer, Choice } from '../model/choices.ts';
import type { Cards, Selector, Whose } from '../model/nouns.ts';
import type { AnyStep } from '../model/procedure.ts';
import type { Frame, Pokemon, Table } from '../model/state.ts';
import { seatOf } from '../query/context.ts';
import { namesIn } from '../query/ground.ts';
import { modifiersOf } from '../query/modifiers.ts';
import { isProtected } from '../query/protection.ts';
import { pokemonSelected } from '../query/select.ts';
import type { Draft } from '../table/draft.ts';
import { stir } from '../table/stirring.ts';

export type StepRule<S> = {
  /** The question before `run`; `null` where there is nothing to ask. */
  readonly ask?: (table: Table, frame: Frame, step: S) => Choice | null;
  /** The step is off the frame already, so that it may put others in its place. */
  readonly run: (draft: Draft, frame: Frame, step: S, answer: Answer | null) => void;
};
export type RulesFor<Do extends AnyStep['do']> = {
  readonly [D in Do]: StepRule<Extract<AnyStep, { readonly do: D }>>;
};

/** A list of numbers; anything else is no answer that `judge` lets pass. */
export const listIn = <N extends number>(answer: Answer | null): readonly N[] =>
  Array.isArray(answer) ? (answer as readonly N[]) : [];

export const put = (frame: Frame, steps: readonly AnyStep[]): void => {
  frame.steps.unshift(...steps);
};

/** Whether what is being resolved does nothing to it: attacks, or trainers of a kind, of the opponent. */
export const isKeptFrom = (table: Table, frame: Frame, seat: number, pokemon: Frozen<Pokemon>): boolean =>
  seat !== frame.seat &&
  (frame.by === 'attack'
    ? isProtected(table, pokemon, frame.source)
    : isKeptFromTrainer(table, frame, pokemon));

function isKeptFromTrainer(table: Table, { by, card }: Frame, pokemon: Frozen<Pokemon>): boolean {
  if (by !== 'trainer' || card === null) return false;
  const facts = factsOf(table, card);
  return (
    facts.kind === 'trainer' &&
    modifiersOf(table, pokemon, 'preventTrainers').some(({ what }) =>
      (what as readonly string[]).includes(facts.trainer),
    )
  );
}

/** Marks a name whose cards the other player chose. */
const byThem = (name: string): string => `(by them) ${name}`;
export const noteChooser = (frame: Frame, name: string, by: Whose): void => {
  if (by === 'opponent') frame.bound[byThem(name)] = [1];
};
/** Whether the other player chose these of their own cards: no protection from the effect stops that (rule 10). */
export const isTheirDoing = (frame: Frame, part: object | string): boolean =>
  typeof part === 'object' && namesIn(part).some((name) => frame.bound[byThem(name)] !== undefined);

/** To be changed, without those on which the effect of the opponent does nothing. */
export const reached = (draft: Draft, frame: Frame, selector: Selector): readonly FoundPokemon<Pokemon>[] =>
  (pokemonSelected(draft, frame, selector) as readonly FoundPokemon<Pokemon>[]).filter(
    ({ pokemon, seat }) => !isKeptFrom(draft, frame, seat, pokemon),
  );

/** So many of those cards were looked at: if in a deck, it is shuffled when the effect says so. */
export function lookedInto(draft: Draft, frame: Frame, cards: Cards, many: number): void {
  if ('pile' in cards && cards.pile === 'deck') stir(draft.state, seatOf(frame, cards.whose), many);
}
