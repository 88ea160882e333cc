/** What the player does on the official table, and what its board makes of it. */
import type { MovesPorts, ShownPlayback } from '../../../screen/rulesUi.ts';
import type { BattleSession } from '../../../session/useBattle.ts';
import type { OfficialInteraction } from '../board/interaction.ts';
import { useTableInteraction } from './tableInteraction.ts';
import { type PlainMoves, usePlainMoves } from './usePlainMoves.ts';

export type OfficialMoves = PlainMoves & { readonly interaction: OfficialInteraction };

export function useOfficialMoves(
  session: BattleSession<'official'>,
  playback: ShownPlayback<'official'>,
  ports: MovesPorts,
): OfficialMoves {
  const moves = usePlainMoves(session, playback);
  const interaction = useTableInteraction(session.newest, moves, ports);
  return { ...moves, interaction };
}
