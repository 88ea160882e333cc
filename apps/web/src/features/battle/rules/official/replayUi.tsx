/** The table of a replay of the printed game; a chunk of its own with its rules. */
import type { ReplayUi } from '../../screen/replayRules.ts';
import { OfficialBoard } from './board/Board.tsx';
import { useOfficialLook } from './board/look.ts';
import { PokemonReader } from './board/readPokemon.ts';
import { OFFICIAL_REPLAY } from './replay.ts';

export const OFFICIAL_REPLAY_UI: ReplayUi<'official'> = {
  rules: OFFICIAL_REPLAY,
  useLook: useOfficialLook,
  Board: OfficialBoard,
  PokemonReader: (props) => <PokemonReader {...props} />,
};
