/** What happened in an official battle, as facts with their cause, and the part of it that one seat may see. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { Status } from '../../kernel/status.ts';
import type { PokemonRef } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { ChoiceKind } from './choices.ts';
import type { Modifier } from './language.ts';
import type { Ban, Cover, Ending, Marker } from './state.ts';

/** `cards: null` stands for cards that the seat may not see; `count` is always right. */
type Hideable = { readonly cards: readonly CardNo[] | null; readonly count: number };
type Zone = 'deck' | 'hand' | 'discard' | 'prizes' | 'lost' | 'inPlay';

/** How damage came about, in the order of rule 6. */
export type DamageFormula = {
  /** The attack's number with its own `+`, `×` and `−` (6.1). */
  readonly base: number;
  /** How that number came about: «20 × 3», «30 + 20»; only where it is not the printed one alone. */
  readonly sum?: string;
  /** Of effects on the attacker's side, before Weakness and Resistance. */
  readonly dealt: number;
  readonly weakness: { readonly times: number; readonly plus: number } | null;
  readonly resistance: number;
  /** Of effects on the target's side, and those that count after Weakness and Resistance. */
  readonly taken: number;
  readonly prevented: boolean;
};

export type FlipReason =
  | 'whoBegins'
  | 'effect'
  | 'confusion'
  | 'flipToAttack'
  | 'againstDamage'
  | 'sleep'
  | 'burn';
export type CounterCause = 'effect' | 'poison' | 'burn' | 'confusion';

type Fact =
  | {
      readonly type: 'coinFlipped';
      readonly seat: Seat;
      readonly reason: FlipReason;
      readonly heads: boolean;
    }
  | { readonly type: 'goesFirst'; readonly seat: Seat }
  | {
      readonly type: 'mulligan';
      readonly seat: Seat;
      readonly cards: readonly CardNo[];
      /** Whether the other player may draw a card for it (rules 2.4, 2.5). */
      readonly counts: boolean;
    }
  | ({
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly why: 'setup' | 'turn' | 'effect';
    } & Hideable)
  /** Face down until `turnedUp`: the other seat sees only how many. */
  | ({
      readonly type: 'placed';
      readonly seat: Seat;
      readonly to: 'active' | 'bench';
      readonly pokemon: readonly PokemonId[];
    } & Hideable)
  | { readonly type: 'prizesLaid'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly pokemon: readonly PokemonRef[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly turn: number; readonly timedOut: boolean }
  | { readonly type: 'checkup'; readonly seat: Seat }
  | ({ readonly type: 'benched'; readonly seat: Seat; readonly from: Zone } & PokemonRef)
  | ({
      readonly type: 'evolved';
      readonly seat: Seat;
      readonly from: Zone;
      readonly onto: CardNo;
    } & PokemonRef)
  /** One card for another, as the same Pokémon. */
  | ({
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly from: Zone;
      readonly before: CardNo;
      readonly to: 'deck' | 'hand' | 'discard' | 'lost';
    } & PokemonRef)
  | ({
      readonly type: 'devolved';
      readonly seat: Seat;
      readonly cards: readonly CardNo[];
      readonly to: 'hand' | 'discard' | 'deck';
    } & PokemonRef)
  | ({
      readonly type: 'energyAttached';
      readonly seat: Seat;
      readonly energy: CardNo;
      readonly from: Zone;
      /** Whether it is that of the turn (rule 3.4). */
      readonly ofTurn: boolean;
    } & PokemonRef)
  /** It lies beside both; the one that lay there before went to its owner's discard pile. */
  | {
      readonly type: 'stadiumPlayed';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly before: CardNo | null;
    }
  | { readonly type: 'trainerPlayed'; readonly seat: Seat; readonly card: CardNo }
  /** It has done what it says, found no place in play and lies in that pile. */
  | {
      readonly type: 'trainerDone';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly to: 'discard' | 'lost';
    }
  | { readonly type: 'stadiumUsed'; readonly seat: Seat; readonly card: CardNo; readonly name: string }
  | ({ readonly type: 'abilityUsed'; readonly seat: Seat; readonly name: string } & PokemonRef)
  /** Of a card in the hand, which is shown, or in the discard pile. */
  | { readonly type: 'cardAbilityUsed'; readonly seat: Seat; readonly name: string; readonly card: CardNo }
  /** `as`: a copied attack, and the name of the one that copies it, which was announced before. */
  | ({
      readonly type: 'attackUsed';
      readonly seat: Seat;
      readonly name: string;
      readonly as?: string;
    } & PokemonRef)
  /** `notUsed`: by a coin before it (rules 5, steps 2 and 3); otherwise it was used and does nothing. */
  | ({ readonly type: 'attackFailed'; readonly seat: Seat; readonly notUsed: boolean } & PokemonRef)
  | {
      readonly type: 'damageDealt';
      readonly seat: Seat;
      readonly source: PokemonRef | null;
      readonly target: PokemonRef;
      readonly amount: number;
      readonly formula: DamageFormula;
    }
  | ({
      readonly type: 'countersPut';
      readonly seat: Seat;
      readonly counters: number;
      readonly cause: CounterCause;
    } & PokemonRef)
  | ({ readonly type: 'healed'; readonly seat: Seat; readonly counters: number } & PokemonRef)
  | {
      readonly type: 'countersMoved';
      readonly seat: Seat;
      readonly source: PokemonRef;
      readonly target: PokemonRef;
      readonly counters: number;
    }
  | ({
      readonly type: 'afflicted';
      readonly seat: Seat;
      readonly status: Status;
      /** Where the card names another number than the rules. */
      readonly counters: number | null;
      /** Where the card names how many coins wake it up. */
      readonly coins?: number;
    } & PokemonRef)
  | ({ readonly type: 'recovered'; readonly seat: Seat; readonly statuses: readonly Status[] } & PokemonRef)
  /** Paying and choosing who comes may still be asked. */
  | ({ readonly type: 'retreats'; readonly seat: Seat } & PokemonRef)
  | {
      readonly type: 'placesChanged';
      readonly seat: Seat;
      readonly why: 'retreat' | 'effect';
      readonly incoming: PokemonRef;
      readonly outgoing: PokemonRef;
    }
  | ({ readonly type: 'promoted'; readonly seat: Seat } & PokemonRef)
  /** From one zone to another; hidden where neither is open. */
  | ({
      readonly type: 'cardsMoved';
      readonly seat: Seat;
      readonly from: Zone;
      readonly to: Zone;
      readonly open: boolean;
    } & Hideable)
  | { readonly type: 'cardsRevealed'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly type: 'deckShuffled'; readonly seat: Seat }
  | { readonly type: 'deckOrdered'; readonly seat: Seat; readonly count: number }
  | ({
      readonly type: 'markerPlaced';
      readonly seat: Seat;
      readonly change: Modifier['change'];
      readonly marker: Marker;
    } & PokemonRef)
  | ({
      readonly type: 'cardStays';
      readonly seat: Seat;
      readonly attached: CardNo;
      /** What it stands for, if it goes again. */
      readonly marker: Marker | null;
    } & PokemonRef)
  /** What was placed until that turn's end. */
  | { readonly type: 'effectsEnded'; readonly seat: Seat; readonly turn: number }
  /** An effect takes all its HP, without counters. */
  | ({ readonly type: 'felled'; readonly seat: Seat; readonly damage: number } & PokemonRef)
  /** That player does not play such cards for a while. */
  | { readonly type: 'playForbidden'; readonly seat: Seat; readonly ban: Ban }
  | { readonly type: 'covered'; readonly seat: Seat; readonly cover: Frozen<Cover> }
  /** Used once in the whole game, and never again: GX, VSTAR, a Pokémon of parts by its name. */
  | { readonly type: 'spent'; readonly seat: Seat; readonly what: string }
  /** Not Knocked Out: so much of its HP is left (rule 7.11). */
  | ({
      readonly type: 'survived';
      readonly seat: Seat;
      readonly hp: number;
      readonly damage: number;
    } & PokemonRef)
  /** All its parts came onto the Bench at once. */
  | ({
      readonly type: 'assembled';
      readonly seat: Seat;
      readonly from: Zone;
      readonly cards: readonly CardNo[];
    } & PokemonRef)
  | ({
      readonly type: 'becameEnergy';
      readonly seat: Seat;
      readonly energy: CardNo;
      readonly provides: Type;
      readonly units: number;
    } & PokemonRef)
  | ({ readonly type: 'knockedOut'; readonly seat: Seat } & PokemonRef)
  | ({ readonly type: 'prizesTaken'; readonly seat: Seat } & Hideable)
  | { readonly type: 'choiceOpened'; readonly seat: Seat; readonly kind: ChoiceKind }
  | { readonly type: 'tiebreakerBegun'; readonly seat: Seat }
  | {
      readonly type: 'battleEnded';
      /** `null`: a tie. */
      readonly winner: Seat | null;
      readonly ending: Ending;
    };

/** Numbered from 0 through the whole battle. */
export type BattleEvent = Fact & { readonly id: number };
export type EventType = BattleEvent['type'];
export type EventOf<Type extends EventType> = Extract<BattleEvent, { readonly type: Type }>;
/** An event before it has its number. */
export type NewEvent = Fact;

/** What a seat sees of events: all of them, without the cards that the other player keeps hidden. */
export function eventsFor(events: readonly BattleEvent[], seat: Seat): readonly BattleEvent[] {
  return events.map((event) => (event.type === 'battleEnded' || event.seat === seat ? event : hide(event)));
}

function hide(event: Exclude<BattleEvent, { readonly type: 'battleEnded' }>): BattleEvent {
  switch (event.type) {
    case 'cardsDrawn':
    case 'placed':
    case 'prizesTaken':
      return { ...event, cards: null };
    case 'cardsMoved':
      return event.open ? event : { ...event, cards: null };
    default:
      return event;
  }
}
