/** Whose turn it is on the official table; before the first one, who lays out Pokémon; in the other one's, whether this player is asked. */
import type { BattleView } from '@pokesol/engine/official';

type Turned = Pick<BattleView, 'phase' | 'turn' | 'current' | 'seat' | 'yourMove'>;

/** `now` is the newest board, where nothing is being shown; a player may have to choose in the other one's turn. */
export function officialWord(shown: Turned, now: Turned | null): string {
  const isAsked = now?.phase === 'active' && now.yourMove && now.current !== now.seat;
  return isAsked ? 'Your Choice' : officialTurnWord(shown);
}

function officialTurnWord({ phase, current, seat, yourMove }: Turned): string {
  if (phase === 'ended') return 'Waiting';
  return (phase === 'setup' ? yourMove : current === seat) ? 'Your Turn' : 'Their Turn';
}
