/** Stands where no battle can begin, since the player is in one: leads back to it. */
import type { BattleSummary } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function BattleGoesOn({ battle, children }: { battle: BattleSummary; children: ReactNode }) {
  return (
    <EmptyState
      icon="battle"
      title="Your battle goes on"
      action={
        <Link href={`/battle/${battle.id}`} className={buttonClass('primary')}>
          Return to battle
        </Link>
      }
    >
      <p>{children}</p>
    </EmptyState>
  );
}
