/** Where the end of a guest's battle leads without a wallet: once more, against a stronger AI, to the lesson, or away. */
import { DIFFICULTIES } from '@pokesol/protocol/constants';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { LEVEL_NAMES } from '../battle/lobby/index.ts';
import { guestHref } from './askedBattle.ts';
import type { OpenGuestBattle } from './useGuestBattle.ts';

type WaysProps = Pick<OpenGuestBattle, 'kept'>;

export function PlayAgain({ kept }: WaysProps) {
  const battle = kept();
  return (
    <Link href={battle === undefined ? '/guest' : guestHref(battle)} className={buttonClass('secondary')}>
      Play again
    </Link>
  );
}

export function GuestWays({ kept }: WaysProps) {
  const battle = kept();
  const stronger =
    battle === undefined || battle.trainerId !== null
      ? undefined
      : DIFFICULTIES[DIFFICULTIES.indexOf(battle.level) + 1];
  return (
    <>
      {battle !== undefined && stronger !== undefined && (
        <Link href={guestHref({ ...battle, level: stronger })} className={buttonClass('secondary')}>
          Stronger AI: {LEVEL_NAMES[stronger]}
        </Link>
      )}
      <Link href="/learn" className={buttonClass('secondary')}>
        Learn the printed game
      </Link>
      <Link href="/battle" className={buttonClass('secondary')}>
        Return to Battle Selection
      </Link>
    </>
  );
}
