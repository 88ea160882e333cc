/** Whose turn it is on the official table; before the first one, who lays out Pokémon. */
import type { BattleView } from '@pokesol/engine/official';

type Turned = Pick<BattleView, 'phase' | 'turn' | 'current' | 'seat' | 'yourMove'>;

export function officialTurnWord({ phase, current, seat, yourMove }: Turned): string {
  if (phase === 'ended') return 'Waiting';
  return (phase === 'setup' ? yourMove : current === seat) ? 'Your Turn' : 'Their Turn';
}
