/** The end of a battle on its own screen; where no animation shows it, a message may say it, too. */
import type { AnyRules } from '@pokesol/engine';
import { useEffect } from 'react';
import { toast } from '../../../ui/toast.ts';
import { battleSpeed } from '../animation/speed.ts';
import type { NotedBattle } from '../data/queries.ts';
import { BattleEnding } from '../ending/BattleEnding.tsx';
import type { CampaignParts, OwnEnding } from '../ending/EndOverlay.tsx';
import { endingSentence } from '../ending/endingSentence.ts';
import type { Known } from '../session/latest.ts';
import type { RulesUi } from './rulesUi.ts';

type EndedHereProps<R extends AnyRules> = {
  ending: RulesUi<R>['ending'];
  newest: Known<R>;
  first: NotedBattle<R>;
  campaign: CampaignParts | undefined;
  /** Of a battle that no server knows. */
  own: OwnEnding | undefined;
};

export function EndedHere<R extends AnyRules>({ ending, newest, first, campaign, own }: EndedHereProps<R>) {
  const { result, view, opponent } = newest;
  const condition = ending.conditionOf(view);
  const isNew = first.result === null;
  useEffect(() => {
    const isSaid = ending.hasMessage && isNew && battleSpeed.now() === 'off';
    if (isSaid && (result === 'victory' || result === 'defeat'))
      toast(
        result === 'victory' ? 'Victory!' : 'Defeat',
        endingSentence(ending.texts, result, condition),
        'quiet',
      );
  }, [ending, isNew, result, condition]);
  if (result === null) return null;
  return (
    <BattleEnding
      rules={ending}
      battleId={newest.id}
      of={first}
      seat={view.seat}
      result={result}
      condition={condition}
      abandonedBecause={newest.abandonedBecause}
      turn={view.turn}
      opponent={opponent.name}
      campaign={campaign}
      own={own}
    />
  );
}
