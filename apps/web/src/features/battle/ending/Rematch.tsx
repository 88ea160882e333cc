/** Once more against the same opponent with the same deck, by the same rules; or, where there is no such one, against another. */
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { battleChoices } from '../lobby/battleChoices.ts';
import { useStart } from '../lobby/useStart.ts';

/** Of a battle outside the campaign. */
export function Rematch({ battleId }: { battleId: string }) {
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
  return (
    <Link
      href={`/battle?deck=${encodeURIComponent(choice?.deckId ?? '')}`}
      className={buttonClass('primary')}
    >
      {opponent?.kind === 'friend' ? 'Challenge again' : 'Find another opponent'}
    </Link>
  );
}
