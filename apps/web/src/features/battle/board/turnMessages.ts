/** Whose turn it is, in the words of the board. */
import type { Phase } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import { counted } from '../../../platform/format.ts';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  active: 'Active',
  ended: 'Ended',
};

type Turned = Pick<BattleView, 'phase' | 'current' | 'seat'> & {
  readonly [Side in 'you' | 'opponent']: Pick<BattleView[Side], 'placed'>;
};

export type TurnLabel = 'Your Turn' | 'Their Turn' | 'Waiting';

/** What stands beside a player's name. During the setup it goes by who has still to place a Pokémon. */
export function turnLabel({ phase, current, seat, you, opponent }: Turned, isOwn: boolean): TurnLabel {
  const isOn =
    phase === 'setup' ? !(isOwn ? you : opponent).placed : phase === 'active' && (current === seat) === isOwn;
  return isOn ? (isOwn ? 'Your Turn' : 'Their Turn') : 'Waiting';
}

/** The same in one word for both: whose turn is being played. */
export function turnWord(view: Turned): TurnLabel {
  const own = turnLabel(view, true);
  return own === 'Your Turn' || view.phase === 'ended' ? own : turnLabel(view, false);
}

/** How long a battle lasted; one given up in the setup has had no turn. */
export const turnCountText = (turns: number): string =>
  turns === 0 ? 'before the first turn' : counted(turns, 'turn');
