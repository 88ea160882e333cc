/** What happened, as facts with their cause, and the part of it that one seat may see. */
import type { CardNo, Seat } from '../../kernel/ids.ts';
import type { Status } from '../../kernel/status.ts';
import type { PokemonRef } from '../../kernel/table.ts';
import type { ChoiceFrom, ChoiceKind, ChoicePurpose } from './choices.ts';
import type { VictoryCondition } from './state.ts';

/** How an attack's damage came about: `((base × weakness × resistance, rounded down) + bonus − reduction)`, at least 0. */
export type DamageFormula = {
  readonly base: number;
  /** 2 where the target is weak to the attacker's type, else 1. */
  readonly weakness: number;
  /** 0.5 where the target resists it, else 1. */
  readonly resistance: number;
  /** Added by cards on the attacker. */
  readonly bonus: number;
  /** Taken off by cards on the target; not negative. */
  readonly reduction: number;
};

export type FlipReason = 'whoBegins' | 'extraCard' | 'burn' | 'confusion' | 'effect';
export type DamageCause = 'attack' | 'poison' | 'burn' | 'confusion';

/** `cards: null` in what a seat sees stands for cards it may not see; `count` is always right. */
type Hideable = { readonly cards: readonly CardNo[] | null; readonly count: number };

type Fact =
  | { readonly type: 'mulligan'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | {
      readonly type: 'coinFlipped';
      readonly seat: Seat;
      readonly reason: FlipReason;
      /** Whose attack it decides about; `null` where it is another reason's. */
      readonly source: PokemonRef | null;
      readonly heads: boolean;
    }
  | ({ readonly type: 'cardsDrawn'; readonly seat: Seat; readonly why: 'setup' | 'turn' | 'card' } & Hideable)
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly turn: number; readonly timedOut: boolean }
  /** In the setup, face down: the other seat does not see which. */
  | { readonly type: 'activePlaced'; readonly seat: Seat; readonly placed: PokemonRef | null }
  /** Once both have placed one, before the first turn. */
  | ({ readonly type: 'activeRevealed'; readonly seat: Seat } & PokemonRef)
  | ({ readonly type: 'pokemonPlayed'; readonly seat: Seat; readonly to: 'active' | 'bench' } & PokemonRef)
  | ({ readonly type: 'pokemonPromoted'; readonly seat: Seat } & PokemonRef)
  | ({ readonly type: 'energyAttached'; readonly seat: Seat; readonly energy: CardNo } & PokemonRef)
  | {
      readonly type: 'trainerPlayed';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly target: PokemonRef | null;
    }
  /** The card has no effect under these rules and is back in the hand. */
  | {
      readonly type: 'trainerFailed';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly reason: 'unknownEffect';
    }
  | {
      readonly type: 'choiceOpened';
      readonly seat: Seat;
      readonly kind: ChoiceKind;
      readonly from: ChoiceFrom;
      readonly purpose: ChoicePurpose;
    }
  | {
      readonly type: 'cardsDiscarded';
      readonly seat: Seat;
      readonly from: 'hand' | 'effect' | 'knockOut';
      readonly cards: readonly CardNo[];
    }
  | ({
      readonly type: 'energyDiscarded';
      readonly seat: Seat;
      readonly cards: readonly CardNo[];
    } & PokemonRef)
  | ({ readonly type: 'cardsTaken'; readonly seat: Seat; readonly from: 'deck' | 'discard' } & Hideable)
  | { readonly type: 'deckShuffled'; readonly seat: Seat }
  | { readonly type: 'deckOrdered'; readonly seat: Seat; readonly count: number }
  | ({ readonly type: 'healed'; readonly seat: Seat; readonly amount: number } & PokemonRef)
  | {
      readonly type: 'placesChanged';
      readonly seat: Seat;
      readonly incoming: PokemonRef;
      readonly outgoing: PokemonRef;
    }
  | ({
      readonly type: 'cardAttached';
      readonly seat: Seat;
      readonly attached: CardNo;
      readonly changes: 'damageDealt' | 'damageTaken';
      readonly amount: number;
      /** The turn at whose end it leaves. */
      readonly untilTurn: number;
    } & PokemonRef)
  | ({ readonly type: 'attachedEnded'; readonly seat: Seat; readonly attached: CardNo } & PokemonRef)
  /** `attack` is its place on the card, `name` as printed, or «Basic Attack» for a card without any. */
  | {
      readonly type: 'attackUsed';
      readonly seat: Seat;
      readonly source: PokemonRef;
      readonly target: PokemonRef;
      readonly attack: number;
      readonly name: string;
    }
  | { readonly type: 'attackFailed'; readonly seat: Seat; readonly source: PokemonRef }
  /** `seat` is the damaged side. `formula` is there when the cause is an attack. */
  | {
      readonly type: 'damageDealt';
      readonly seat: Seat;
      readonly source: PokemonRef | null;
      readonly target: PokemonRef;
      readonly amount: number;
      readonly cause: DamageCause;
      readonly formula: DamageFormula | null;
    }
  | ({ readonly type: 'statusAdded'; readonly seat: Seat; readonly status: Status } & PokemonRef)
  /** It had this condition already. */
  | ({ readonly type: 'statusUnchanged'; readonly seat: Seat; readonly status: Status } & PokemonRef)
  | ({
      readonly type: 'statusesRemoved';
      readonly seat: Seat;
      readonly statuses: readonly Status[];
    } & PokemonRef)
  | ({ readonly type: 'knockedOut'; readonly seat: Seat } & PokemonRef)
  | {
      readonly type: 'battleEnded';
      /** `null` only when both sides are equal at the turn limit. */
      readonly winner: Seat | null;
      readonly victoryCondition: VictoryCondition;
    };

/** Numbered from 0 through the whole battle. */
export type BattleEvent = Fact & { readonly id: number };
export type EventType = BattleEvent['type'];
export type EventOf<Type extends EventType> = Extract<BattleEvent, { readonly type: Type }>;
/** An event before it has its number. */
export type NewEvent = Fact;

/** What a seat sees of events: all of them, without the cards the other player keeps hidden. */
export function eventsFor(events: readonly BattleEvent[], seat: Seat): readonly BattleEvent[] {
  return events.map((event) => (event.type === 'battleEnded' || event.seat === seat ? event : hide(event)));
}

function hide(event: Exclude<BattleEvent, { readonly type: 'battleEnded' }>): BattleEvent {
  switch (event.type) {
    case 'cardsDrawn':
      return { ...event, cards: null };
    case 'activePlaced':
      return { ...event, placed: null };
    case 'cardsTaken':
      return event.from === 'deck' ? { ...event, cards: null } : event;
    default:
      return event;
  }
}
