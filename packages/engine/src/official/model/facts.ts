/** What the official rules must know of a printed card. The owner of the catalogue turns its cards into these. */
import type { Status } from '../../kernel/status.ts';
import type { Type } from '../../kernel/types.ts';
import type { AbilityEffect, Continuous, TrainerEffect } from './abilities.ts';
import type { AttackFacts, Step } from './language.ts';
import type { PokemonFilter, TrainerKind, Unit } from './nouns.ts';
import type { Stage } from './stages.ts';
import type { OnceAGame } from './times.ts';
import type { Unread } from './unread.ts';

type Printed = {
  /** The catalogue's id of this printing; equal ids must mean equal facts. */
  readonly id: string;
  readonly name: string;
  readonly rarity: string;
  /** What texts ask for besides name and type: «ex», «Team Plasma», «Rule Box». */
  readonly tags?: readonly string[];
  /** Goes to the Lost Zone instead of the discard pile (rule 11.10). */
  readonly lost?: true;
};

export type AbilityFacts = {
  readonly name: string;
  /** What its years called it. */
  readonly kind: string;
  /** All that its text does, one of it announced at most; `null`: it is not written down. */
  readonly effects: readonly AbilityEffect[] | null;
  readonly once?: OnceAGame;
  /** Does not work while the Pokémon has one of these, as its text says. */
  readonly offWhile: readonly Status[];
  /** Of what answers an attack: asked of the time before that attack. */
  readonly offBefore?: true;
} & Unread;

/** `×times` and `+plus` of the damage; most cards print `×2` alone. */
export type Weakness = { readonly type: Type; readonly times: number; readonly plus: number };
/** Positive: so much is taken off. */
export type Resistance = { readonly type: Type; readonly minus: number };

/** What stands in play as a Pokémon. */
export type PokemonBody = {
  readonly stage: Stage;
  /** The names below it, the next lower first: of a Stage 2 both. */
  readonly line: readonly string[];
  readonly hp: number;
  readonly types: readonly Type[];
  readonly attacks: readonly AttackFacts[];
  readonly abilities: readonly AbilityFacts[];
  readonly weaknesses: readonly Weakness[];
  readonly resistances: readonly Resistance[];
  readonly retreatCost: number;
  /** Prizes for its Knock Out (rule 7.4). */
  readonly prizes: number;
};

/** What a Pokémon is that may be attached as an energy card instead (rule 11.18). */
export type AsEnergy = {
  readonly provides: readonly Unit[];
  /** Only where energy is attached already, of which one card returns to the hand for it. */
  readonly swaps?: true;
};

export type PokemonFacts = Printed &
  PokemonBody & {
    readonly kind: 'pokemon';
    /** Which part of the Pokémon it is, where several cards make one; of the name itself each part is there once. */
    readonly part?: string;
    readonly asEnergy?: AsEnergy;
    /** No card of any set evolves from this name; absent when that is not known. */
    readonly final?: true;
  };

export type TrainerFacts = Printed &
  Unread & {
    readonly kind: 'trainer';
    readonly trainer: TrainerKind;
    /** `null`: the rules have no effect for its text, so it cannot be played. */
    readonly effect: TrainerEffect | null;
    /** Its body when it is played as a Basic Pokémon (rule 11.1). */
    readonly body: PokemonBody | null;
    /** To which Pokémon a tool may be attached; absent: to any. */
    readonly onto?: PokemonFilter;
    /** Leaving play, it goes to the hand instead of the discard pile. */
    readonly returns?: true;
    /** The continuous effects of a tool or a stadium. */
    readonly holds: readonly Continuous[];
    /** Of a Stadium: what either player may do with it once in each of their turns. */
    readonly use?: TrainerEffect;
  };

/** An energy with unread words cannot be attached. */
export type EnergyFacts = Printed &
  Unread & {
    readonly kind: 'energy';
    readonly basic: boolean;
    /** What it provides where it is attached. */
    readonly provides: readonly Unit[];
    /** The card's own type, in hand, deck and discard pile; `null` for most special energy. */
    readonly type: Type | null;
    /** Which Pokémon may hold it (rule 3.4a); absent: any. */
    readonly onto?: PokemonFilter;
    /** The cost that must be paid in full to attach it, from the hand or another pile. */
    readonly price?: readonly Step[];
    /** Leaving play, it goes to the hand instead of the discard pile. */
    readonly returns?: true;
    readonly holds: readonly Continuous[];
  };

export type CardFacts = PokemonFacts | TrainerFacts | EnergyFacts;
