/** The table of a Classic replay. */
import { useCardLook } from '../../board/cardLook.ts';
import type { ReplayUi } from '../../screen/replayRules.ts';
import { Board } from './board/Board.tsx';
import { PokemonCard } from './board/PokemonCard.tsx';
import { CLASSIC_REPLAY } from './replay.ts';

export const CLASSIC_REPLAY_UI: ReplayUi<'classic'> = {
  rules: CLASSIC_REPLAY,
  useLook: useCardLook,
  Board,
  PokemonReader: PokemonCard,
};
