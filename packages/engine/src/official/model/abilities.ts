/** What abilities, trainers, tools, stadiums and special energy do, in the words of the effect language. */
import type { Modifier, Step } from './language.ts';
import type { CardFilter, Selector } from './nouns.ts';
import type { Trigger } from './times.ts';

export type AbilityEffect =
  | {
      readonly works: 'activated';
      /** Once for each Pokémon, or once for all of a player that have it (`byName`). */
      readonly often: 'any' | 'oncePerTurn' | 'oncePerTurnByName';
      readonly price?: readonly Step[];
      readonly steps: readonly Step[];
    }
  | ({ readonly works: 'always' } & Continuous)
  | {
      readonly works: 'answers';
      readonly on: Trigger;
      /** Only such a card, where one is attached. */
      readonly card?: CardFilter;
      readonly steps: readonly Step[];
    };

/**
 * What an ability, a tool, a stadium or a special energy changes as long as it is there. `self` is the Pokémon that has it;
 * of a filter only `card` is asked, since the others could depend on what is being asked for.
 */
export type Continuous = {
  /** Only as long as the Pokémon that has it is there. */
  readonly from?: 'active' | 'bench';
  readonly on: Selector;
  readonly modifiers: readonly Modifier[];
};

/** A trainer: its price must be payable in full, and what it does must be able to change something. */
export type TrainerEffect = { readonly price?: readonly Step[]; readonly steps: readonly Step[] };
