/** The end of a battle of the printed game. */
import { lazily } from '../../../../../platform/lazily.tsx';
import { EndOverlay } from '../../../ending/EndOverlay.tsx';
import { endingSentence } from '../../../ending/endingSentence.ts';
import { Rematch } from '../../../lobby/Rematch.tsx';
import type { TableEndingProps } from '../../../screen/rulesUi.ts';
import { OFFICIAL_ENDINGS } from './endings.ts';

// The rules that play a battle again come with it.
const PrizeStory = lazily(() => import('./PrizeStory.tsx'));

export function OfficialEnding({ newest, first, campaign, own }: TableEndingProps<'official'>) {
  const { id, result, view, opponent } = newest;
  if (result === null) return null;
  return (
    <EndOverlay
      battleId={id}
      result={result}
      why={endingSentence(OFFICIAL_ENDINGS, result, view.ending, newest.abandonedBecause)}
      turn={view.turn}
      opponent={opponent.name}
      campaign={campaign}
      story={own?.story ?? <PrizeStory battleId={id} seat={view.seat} opponent={opponent.name} />}
      rematch={own === undefined && <Rematch battleId={id} of={first} />}
      ways={own?.ways}
    />
  );
}
