/** What a turn that is about to end could still hold: said before it ends, so that no player gives it away unknowingly. */
import type { OfficialMove } from './judge.ts';

type RemainingActions = {
  /** «attack, Energy left» */
  readonly short: string;
  /** «You can still attack and attach an Energy. Press END TURN again to end your turn.» */
  readonly sentence: string;
};

/** `null` where ending the turn gives nothing of that away. */
export function remainingActions(legal: readonly Pick<OfficialMove, 'type'>[]): RemainingActions | null {
  const canAttack = legal.some(({ type }) => type === 'attack');
  const canAttach = legal.some(({ type }) => type === 'attach');
  if (!canAttack && !canAttach) return null;
  const names = [...(canAttack ? ['attack'] : []), ...(canAttach ? ['Energy'] : [])];
  const actions = [...(canAttack ? ['attack'] : []), ...(canAttach ? ['attach an Energy'] : [])];
  return {
    short: `${names.join(', ')} left`,
    sentence: `You can still ${actions.join(' and ')}. Press END TURN again to end your turn.`,
  };
}
