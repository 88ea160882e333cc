/** The steps that the game itself takes, on the same stack as those of cards, so that each may ask. */
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { OnceATurn } from './abilities.ts';
import type { Step } from './language.ts';
import type { Condition } from './nouns.ts';

/** An effect that waits for its turn among others that have the same cause. */
export type Waiting = {
  /** `null`: the Special Conditions of a Checkup, among the other effects there (rule 8.3). */
  readonly pokemon: PokemonId | null;
  readonly seat: Seat;
  readonly name: string;
  readonly steps: readonly (Step | Procedure)[];
  /** The card that was attached, for what answers that. */
  readonly card?: CardNo;
  /** Once for all of that name of its player. */
  readonly onceByName?: true;
  /** The Pokémon whose Knock Out is answered by another one. */
  readonly fallen?: PokemonId;
  /** Its name is noted when it is used. */
  readonly often?: OnceATurn;
  /** The card on the Pokémon that answers. */
  readonly thisCard?: CardNo;
};

export type Procedure =
  | { readonly do: 'whoBegins' }
  | { readonly do: 'deal' }
  /** The player places an active Pokémon, and any others on the Bench. */
  | { readonly do: 'placeActive'; readonly seat: Seat }
  | { readonly do: 'placeBench'; readonly seat: Seat }
  | { readonly do: 'layPrizes'; readonly seat: Seat }
  | { readonly do: 'redraw'; readonly seat: Seat }
  | { readonly do: 'extraCards'; readonly seat: Seat }
  | { readonly do: 'turnUp' }
  | { readonly do: 'startTurn' }
  | { readonly do: 'announce' }
  | { readonly do: 'flipToAttack' }
  | { readonly do: 'confusion' }
  /** So many Prizes more, if the damage of the attack brings the opponent's Active Pokémon down. */
  | { readonly do: 'morePrizes'; readonly by: number; readonly while?: Condition }
  /** Effects that answer the damage of the attack that has just been done. */
  | { readonly do: 'answers' }
  /** The turn ends with the attack, or its Pokémon may attack once more. */
  | { readonly do: 'afterAttack'; readonly attacker: PokemonId }
  | { readonly do: 'endOfTurn'; readonly timedOut: boolean }
  /** The markers of the turn end with it. */
  | { readonly do: 'endMarkers' }
  | { readonly do: 'checkup' }
  /** Poisoned, Burned, Asleep, Paralyzed, as one block. */
  | { readonly do: 'conditions' }
  | { readonly do: 'nextTurn' }
  /** As a `may` of cards, with the use noted where the answer is yes. */
  | { readonly do: 'mayUse'; readonly name: string; readonly often: OnceATurn; readonly yes: readonly Step[] }
  /** The effects one after the other, in the order that this seat wishes. */
  | {
      readonly do: 'queue';
      readonly seat: Seat;
      readonly attacker: PokemonId | null;
      readonly waiting: readonly Waiting[];
      /** Knock Outs come right after each of them. */
      readonly atOnce?: true;
    }
  /** After an attack it is known whose it was. */
  | {
      readonly do: 'knockOuts';
      readonly attacker: PokemonId | null;
      /** What may still prevent them has been asked. */
      readonly asked?: true;
    }
  | { readonly do: 'clearKnockedOut'; readonly attacker: PokemonId | null }
  | { readonly do: 'takePrizes'; readonly seat: Seat }
  /** The Prize whose own effect came first goes into the hand, unless that has put it elsewhere. */
  | { readonly do: 'keepPrize' }
  | { readonly do: 'judge' }
  | { readonly do: 'promote'; readonly seat: Seat }
  /** Energy worth so many units is discarded (rule 3.10). */
  | { readonly do: 'payRetreat'; readonly units: number }
  | { readonly do: 'retreatTo' };

/** A step of a card or of the game. */
export type AnyStep = Step | Procedure;
