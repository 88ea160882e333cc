/** A challenge that can no longer be accepted: what became of it, and the way on. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { overText } from './messages.ts';

export const toLobby = (
  <Link href="/battle" className={buttonClass('secondary')}>
    To the Battle Arena
  </Link>
);

/** `again`: what makes the same challenge anew. */
export function ChallengeOver({ challenge, again }: { challenge: FriendChallengeAnswer; again?: ReactNode }) {
  const over = overText(challenge);
  const words = useRef<HTMLParagraphElement>(null);
  // The key that ended it, or that came too late, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  if (over === undefined) return null;
  const { battleId } = challenge;
  return (
    <EmptyState
      icon={battleId === undefined ? 'alert' : 'battle'}
      title={over.title}
      action={
        <div className="button-row is-centred">
          {battleId !== undefined && (
            <Link href={`/battle/${battleId}`} className={buttonClass('primary')}>
              To the battle
            </Link>
          )}
          {again}
          {toLobby}
        </div>
      }
    >
      <p ref={words} role="status" tabIndex={-1} className="challenge-over">
        {over.text}
      </p>
    </EmptyState>
  );
}
