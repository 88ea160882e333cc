/** What a replay needs of a rule set: its verbs, how its events are shown and worded, how its battles end, and its table. */
import type { AnyRules, PokemonId, TypeOf, Verbs } from '@pokesol/engine';
import type { BattleOpponent } from '@pokesol/protocol';
import type { ReactNode, Ref } from 'react';
import type { AnimatedRules } from '../animation/animatedRules.ts';
import type { CardLookup, Look, ShownCards } from '../board/cardLook.ts';
import type { LowerSide } from '../board/spoken.ts';
import type { EndingTexts } from '../ending/endingSentence.ts';
import type { PokemonReaderProps } from './rulesUi.ts';

export type ReplayRules<R extends AnyRules> = {
  readonly name: R;
  readonly verbs: Pick<Verbs<R>, 'version' | 'replay' | 'viewFor' | 'commitmentPreimage'>;
  readonly animation: AnimatedRules<R>;
  /** Events that the log leaves out: others tell of them. */
  readonly isQuiet: (event: TypeOf<R, 'event'>) => boolean;
  /** Why a battle is over, in the word that the server keeps; `null` where it is undecided. */
  readonly conditionOf: (battle: TypeOf<R, 'battle'>) => string | null;
  readonly endings: EndingTexts;
};

type ReplayBoardProps<R extends AnyRules> = {
  view: TypeOf<R, 'view'>;
  you: LowerSide;
  opponent: BattleOpponent;
  look: CardLookup;
  panel: ReactNode;
  /** A Pokémon was pressed. */
  onReadPokemon: (pokemon: PokemonId) => void;
  ref: Ref<HTMLDivElement>;
};

/** The table of a replay: a board on which nothing can be done, and what reads a Pokémon on it. */
export type ReplayUi<R extends AnyRules> = {
  readonly rules: ReplayRules<R>;
  readonly useLook: (known: ShownCards<TypeOf<R, 'card'>> | undefined) => Look;
  readonly Board: (props: ReplayBoardProps<R>) => ReactNode;
  readonly PokemonReader: (props: PokemonReaderProps<R>) => ReactNode;
};
