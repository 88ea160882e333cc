/** What abilities, trainers, tools, stadiums and special energy do, in the words of the effect language. */
import type { Modifier, Step } from './language.ts';
import type { CardFilter, Condition, Reach } from './nouns.ts';
import type { Trigger } from './times.ts';

export type AbilityEffect =
  | ({
      readonly works: 'activated';
      /** Once for each Pokémon, or once for all of a player that have it (`byName`). */
      readonly often: 'any' | 'oncePerTurn' | 'oncePerTurnByName';
      /** What must hold to use it. */
      readonly while?: Condition;
      readonly price?: readonly Step[];
      readonly steps: readonly Step[];
      /** The turn ends when all of it is done. */
      readonly endsTurn?: true;
    } & (OfPokemon | OfCard))
  | ({ readonly works: 'always' } & CountedOnce & Continuous)
  | ({
      readonly works: 'answers';
      readonly on: Trigger;
      /** In a turn once for each Pokémon, or for all of a player that have it; absent: whenever it happens. */
      readonly often?: OnceATurn;
      /** Only while it is there, and while that holds when it happens. */
      readonly from?: 'active' | 'bench';
      readonly while?: Condition;
      /** Only such a card, where one is attached. */
      readonly card?: CardFilter;
      readonly steps: readonly Step[];
    } & CountedOnce);

/** Of a Pokémon in play, with `from` only where it is there. */
type OfPokemon = { readonly from?: 'active' | 'bench'; readonly pile?: never };
/** Of the card in that pile, which stands nowhere in play; it is bound as `thisCard`. */
type OfCard = { readonly pile: 'hand' | 'discard'; readonly from?: never };

/** A use that its player declines is none. */
export type OnceATurn = 'oncePerTurn' | 'oncePerTurnByName';

/** However many of that name a player has in play, or both have, what holds or comes at its time does so once. */
type CountedOnce = { readonly counts?: 'onceByName' | 'onceInPlay' };

/**
 * What an ability, a tool, a stadium or a special energy changes as long as it is there. `self` is the Pokémon that has it.
 * `while` and the filters of `on` are asked anew at each question, and of what is printed and lies open alone: places, counters,
 * conditions, cards attached and in piles as they are counted, the printed HP, types, Abilities and energy. What modifiers
 * change does not count there, since it could depend on what is being asked for; nor does what was chosen or happened.
 */
export type Continuous = {
  /** Only as long as the Pokémon that has it is there. */
  readonly from?: 'active' | 'bench';
  readonly while?: Condition;
  readonly on: Reach;
  readonly modifiers: readonly Modifier[];
};

/** A trainer: its price must be payable in full, and what it does must be able to change something. */
export type TrainerEffect = {
  readonly price?: readonly Step[];
  readonly steps: readonly Step[];
  /** What must hold to play it. */
  readonly needs?: Condition;
  /** Of a Supporter: the player who goes first may play it in the first turn. */
  readonly onFirstTurn?: true;
};
