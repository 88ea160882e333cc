/** What there is to see of something that happens, as plain data: the same scenes for either rules. */
import type { CardNo, PokemonId, Seat, Status } from '@pokesol/engine';

/** Where something flies from or to. */
export type Spot =
  | { readonly at: 'deck' | 'discard' | 'hand' | 'lost' | 'prizes' | 'active' | 'bench'; readonly seat: Seat }
  | { readonly at: 'pokemon'; readonly pokemon: PokemonId }
  /** The Pokémon that has the card; its owner's Active Spot where none has. */
  | { readonly at: 'inPlay'; readonly seat: Seat; readonly card: CardNo | null }
  /** Where cards are held up. */
  | { readonly at: 'middle' };

export type Scene =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  /** Words across the board that are no turn's. */
  | { readonly kind: 'notice'; readonly about: 'goesFirst' | 'checkup' | 'tiebreaker'; readonly seat: Seat }
  | {
      readonly kind: 'fly';
      readonly from: Spot;
      readonly to: Spot;
      readonly count: number;
      /** Face up where there is one to show. */
      readonly card: CardNo | null;
      /** The card that is seen leaving the own hand. */
      readonly leaves: CardNo | null;
    }
  /** Prizes go from their places into the hand, one after the other. */
  | {
      readonly kind: 'prizes';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardNo[];
    }
  | {
      readonly kind: 'enter';
      readonly pokemon: PokemonId;
      readonly seat: Seat;
      readonly card: CardNo;
      readonly fromHand: boolean;
      /** It comes from the Bench. */
      readonly wasInPlay?: true;
    }
  /** Several at once: placed face down by their player, or turned up for the other. */
  | {
      readonly kind: 'arrive';
      readonly pokemon: readonly PokemonId[];
      readonly seat: Seat;
      readonly fromHand: boolean;
    }
  /** A card grows onto its Pokémon. */
  | {
      readonly kind: 'evolve';
      readonly pokemon: PokemonId;
      readonly seat: Seat;
      readonly card: CardNo;
      readonly from: Spot;
    }
  | {
      readonly kind: 'trainer';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly failed: boolean;
      /** Whether it is seen leaving the own hand. */
      readonly fromHand: boolean;
    }
  /** What a card in play does, held up with its name. */
  | { readonly kind: 'ability'; readonly seat: Seat; readonly card: CardNo; readonly name: string }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly heads: boolean }
  | {
      readonly kind: 'strike';
      readonly seat: Seat;
      readonly source: PokemonId;
      /** `null`: not known yet, so towards the other side's Active Spot. */
      readonly target: PokemonId | null;
      readonly name: string;
    }
  | { readonly kind: 'miss'; readonly pokemon: PokemonId; readonly label: string }
  | {
      readonly kind: 'hurt';
      readonly pokemon: PokemonId;
      readonly amount: number;
      readonly cause: 'attack' | 'poison' | 'burn' | 'confusion' | 'effect';
      readonly note: 'weak' | 'resisted' | 'prevented' | null;
    }
  | { readonly kind: 'heal'; readonly pokemon: PokemonId; readonly amount: number }
  /** Damage counters go from one to another. */
  | { readonly kind: 'counters'; readonly from: PokemonId; readonly to: PokemonId; readonly counters: number }
  | { readonly kind: 'status'; readonly pokemon: PokemonId; readonly status: Status }
  | { readonly kind: 'cured'; readonly pokemon: PokemonId; readonly statuses: readonly Status[] }
  /** A few words on a Pokémon: what holds of it from now on. */
  | { readonly kind: 'tag'; readonly pokemon: PokemonId; readonly label: string }
  /** The same of a player. */
  | { readonly kind: 'mark'; readonly seat: Seat; readonly label: string }
  | { readonly kind: 'knockOut'; readonly pokemon: PokemonId; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly incoming: PokemonId; readonly outgoing: PokemonId }
  | { readonly kind: 'shuffle'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly winner: Seat | null };

export type EventSceneKind = Scene['kind'];
export type SceneOf<Kind extends EventSceneKind> = Extract<Scene, { readonly kind: Kind }>;

/** So many cards on their way; `card` is the one that is seen, `leaves` the one that is gone from where it lay. */
export const flight = (
  from: Spot,
  to: Spot,
  count: number,
  card: CardNo | null,
  leaves: CardNo | null = null,
): Scene => ({ kind: 'fly', from, to, count, card, leaves });
