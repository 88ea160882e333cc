/** The words in which cards say what they do: data that the rules carry out and card texts are written from. */
import type { Status } from '../../kernel/status.ts';

/** Which cards an effect may take from a pile. */
export const CARD_CLASSES = ['any', 'pokemon', 'trainer', 'energy', 'basicEnergy'] as const;
export type CardClass = (typeof CARD_CLASSES)[number];

/** Whose Pokémon a card is pointed at when it is played. */
export const TARGETS = ['ownPokemon', 'ownBench', 'opponentPokemon', 'opponentBench'] as const;
export type Target = (typeof TARGETS)[number];

/** How long an attached card works. */
export const DURATIONS = ['endOfTurn', 'endOfOpponentsTurn'] as const;
export type Duration = (typeof DURATIONS)[number];

/**
 * One step of what a card does. «own» and «opponent» are seen from the player of the card; «target» is the Pokémon the
 * card was pointed at, or the one an attack hits.
 */
export type Effect =
  /** An attack's damage, before weakness, resistance and attached cards. */
  | { readonly do: 'hit'; readonly base: number }
  | { readonly do: 'status'; readonly status: Status; readonly to: 'self' | 'target' }
  | { readonly do: 'flip'; readonly heads: readonly Effect[]; readonly tails: readonly Effect[] }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'discardHand' }
  /** The player chooses exactly `count` cards of the hand. */
  | { readonly do: 'discardFromHand'; readonly count: number }
  /** The player looks at the top cards of the own deck and puts them back in any order. */
  | { readonly do: 'orderTop'; readonly count: number }
  /** Up to `count` cards into the hand: chosen, or the first ones from the top of the pile. */
  | {
      readonly do: 'take';
      readonly from: 'deck' | 'discard';
      readonly what: CardClass;
      readonly count: number;
      readonly pick: 'choose' | 'first';
    }
  /** Energy off the target, or off any own Pokémon: exactly `count`, or with `upTo` at least one. */
  | {
      readonly do: 'discardEnergy';
      readonly off: 'target' | 'anyOwn';
      readonly count: number;
      readonly upTo: boolean;
    }
  /** The target, a benched Pokémon, and its side's active Pokémon change places. */
  | { readonly do: 'changePlaces' }
  /** The card stays on the target and changes the damage of its attacks, or of attacks on it, by `amount`. */
  | {
      readonly do: 'attach';
      readonly changes: 'damageDealt' | 'damageTaken';
      readonly amount: number;
      readonly lasts: Duration;
      /** Takes the place of an earlier card of this kind, instead of adding to it. */
      readonly replaces: boolean;
    };
export type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** What a trainer card does, and what it must be pointed at. */
export type TrainerEffect = { readonly target: Target | null; readonly steps: readonly Effect[] };
