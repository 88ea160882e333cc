/** What is remembered of a state that never changes again: found when it is first asked for, and kept as long as the state. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import type { AbilityFacts } from '../model/facts.ts';
import type { HeldModifier } from '../model/language.ts';
import type { AbilityKind, Reach, Unit } from '../model/nouns.ts';
import type { Pokemon, State } from '../model/state.ts';

/** What holds now of a card in play, what it counts counted, whomever it reaches. */
export type Source = {
  readonly seat: Seat;
  /** `null`: the Stadium. */
  readonly holder: Frozen<Pokemon> | null;
  readonly on: Reach;
  readonly modifiers: readonly HeldModifier[];
  /** Where only one of that name counts. */
  readonly once: { readonly ability: AbilityFacts; readonly counts: 'onceByName' | 'onceInPlay' } | null;
};

/** Takes abilities off as long as it is there: who has it, on which side, whom it reaches, what it leaves. */
export type Silencer = {
  readonly holder: Frozen<Pokemon> | null;
  readonly seat: Seat;
  readonly on: Reach;
  readonly except: string | undefined;
  readonly kind: AbilityKind | undefined;
};

type Kept = {
  sources: readonly Source[] | null;
  silencers: readonly Silencer[] | null;
  modifiers: Map<Frozen<Pokemon>, readonly HeldModifier[]> | null;
  /** What all energy attached to a Pokémon provides. */
  units: Map<Frozen<Pokemon>, readonly Unit[]> | null;
  /** The cards of each hand that differ. */
  readonly hands: [readonly CardNo[] | null, readonly CardNo[] | null];
  readonly sides: [object | null, object | null];
};

function given(state: object): object {
  return state;
}
/** Its constructor answers what it is given, so that a class above it lays its field there. */
const Given = given as unknown as new (state: object) => object;

/**
 * Lies on the state itself, where nothing sees it: a private field, which no copy, JSON or comparison has. A WeakMap of all states
 * would cost the collector more than is won.
 */
class Remembered extends Given {
  readonly #kept: Kept = {
    sources: null,
    silencers: null,
    modifiers: null,
    units: null,
    hands: [null, null],
    sides: [null, null],
  };

  static of(state: object): Kept | undefined {
    return #kept in state ? state.#kept : undefined;
  }
}

/** Says that nothing will change the state any more: of a battle that is handed out, never of a draft. */
export function settle(state: Frozen<State>): void {
  if (Remembered.of(state) === undefined) new Remembered(state);
}

/** `undefined` of a state that may still change. */
export const keptOf = (state: Frozen<State>): Kept | undefined => Remembered.of(state);

/** What is made of a side for views: once, for both seats. */
export function ofSide<Made extends object>(state: Frozen<State>, seat: Seat, make: () => Made): Made {
  const sides = keptOf(state)?.sides;
  if (sides === undefined) return make();
  const made = (sides[seat] as Made | null) ?? make();
  sides[seat] = made;
  return made;
}
