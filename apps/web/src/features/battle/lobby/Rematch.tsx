/** Once more against the same opponent with the same deck, by the same rules; or, where there is no such one, against another. */
import type { AnyBattleAnswer } from '@pokesol/protocol';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { battleChoices } from './battleChoices.ts';
import { useStart } from './useStart.ts';

type RematchProps = {
  battleId: string;
  of: Pick<AnyBattleAnswer, 'mode' | 'isMultiplayer'>;
};

/** Of a battle outside the campaign. */
export function Rematch({ battleId, of }: RematchProps) {
  const { isStarting, start } = useStart();
  const choice = battleChoices.of(battleId);
  const opponent = choice?.opponent;
  if (choice !== undefined && (opponent?.kind === 'level' || opponent?.kind === 'practice')) {
    const { opponent: _, ...asked } = choice;
    return (
      <Button busy={isStarting} onClick={() => void start(asked, opponent)}>
        Rematch
      </Button>
    );
  }
  // The page of practice keeps the sides of the last time, lists and theme decks among them.
  if (choice === undefined && of.mode === 'practice' && !of.isMultiplayer)
    return (
      <Link href="/practice" className={buttonClass('primary')}>
        Practice again
      </Link>
    );
  const deck = choice === undefined ? '' : `?deck=${encodeURIComponent(choice.deckId)}`;
  return (
    <Link href={`/battle${deck}`} className={buttonClass('primary')}>
      {opponent?.kind === 'friend' ? 'Challenge again' : 'Find another opponent'}
    </Link>
  );
}
