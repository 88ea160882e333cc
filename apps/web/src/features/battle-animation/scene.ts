/** What there is to see of something that happens, as plain data: the same scenes for either rules. */
import type { CardNo, PokemonId, Seat, Status } from '@pokesol/engine';

/** Where something flies from or to. */
export type Spot =
  | { readonly at: 'deck' | 'discard' | 'hand'; readonly seat: Seat }
  | { readonly at: 'pokemon'; readonly pokemon: PokemonId };

export type Scene =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
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
  | {
      readonly kind: 'enter';
      readonly pokemon: PokemonId;
      readonly seat: Seat;
      readonly card: CardNo;
      readonly fromHand: boolean;
    }
  | {
      readonly kind: 'trainer';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly failed: boolean;
      /** Whether it is seen leaving the own hand. */
      readonly fromHand: boolean;
    }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly heads: boolean }
  | {
      readonly kind: 'strike';
      readonly seat: Seat;
      readonly source: PokemonId;
      readonly target: PokemonId;
      readonly name: string;
    }
  | { readonly kind: 'miss'; readonly pokemon: PokemonId }
  | {
      readonly kind: 'hurt';
      readonly pokemon: PokemonId;
      readonly amount: number;
      readonly cause: 'attack' | 'poison' | 'burn' | 'confusion' | 'effect';
      readonly note: 'weak' | 'resisted' | null;
    }
  | { readonly kind: 'heal'; readonly pokemon: PokemonId; readonly amount: number }
  | { readonly kind: 'status'; readonly pokemon: PokemonId; readonly status: Status }
  | { readonly kind: 'cured'; readonly pokemon: PokemonId }
  | { readonly kind: 'knockOut'; readonly pokemon: PokemonId; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly incoming: PokemonId; readonly outgoing: PokemonId }
  | { readonly kind: 'shuffle'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly winner: Seat | null };

export type EventSceneKind = Scene['kind'];
export type SceneOf<Kind extends EventSceneKind> = Extract<Scene, { readonly kind: Kind }>;
