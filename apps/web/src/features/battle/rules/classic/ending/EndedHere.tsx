/** The end of a Classic battle on its own screen; without an animation a message says it, too. */
import { useEffect } from 'react';
import { toast } from '../../../../../ui/toast.ts';
import { battleSpeed } from '../../../animation/speed.ts';
import { endingSentence } from '../../../ending/endingSentence.ts';
import type { TableEndingProps } from '../../../screen/rulesUi.ts';
import { ClassicEnding } from './ClassicEnding.tsx';
import { CLASSIC_ENDINGS } from './endings.ts';

export function EndedHere({ newest, first, campaign, own }: TableEndingProps<'classic'>) {
  const { result, view, opponent } = newest;
  useEndToast(first.result === null, newest);
  if (result === null) return null;
  return (
    <ClassicEnding
      battleId={newest.id}
      of={first}
      seat={view.seat}
      result={result}
      condition={view.victoryCondition}
      abandonedBecause={newest.abandonedBecause}
      turn={view.turn}
      opponent={opponent.name}
      campaign={campaign}
      own={own}
    />
  );
}

/** Said once, and only where no animation shows it: the end itself stands over the table. */
function useEndToast(
  isNew: boolean,
  { result, view }: Pick<TableEndingProps<'classic'>['newest'], 'result' | 'view'>,
) {
  useEffect(() => {
    if (!isNew || battleSpeed.now() !== 'off' || (result !== 'victory' && result !== 'defeat')) return;
    toast(
      result === 'victory' ? 'Victory!' : 'Defeat',
      endingSentence(CLASSIC_ENDINGS, result, view.victoryCondition),
      'quiet',
    );
  }, [isNew, result, view.victoryCondition]);
}
