/** For a friend without a wallet: who asks for what, and how one gets to the table. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RULES_NAMES } from '../battle/data/index.ts';
import { ConnectButton } from '../wallet/index.ts';
import { formatText, openUntil } from './messages.ts';

export function Visitor({
  challenge: { by, rules, format, anyCards, expiresAt },
}: {
  challenge: FriendChallengeAnswer;
}) {
  return (
    <EmptyState
      icon="battle"
      title={`${by} challenges you`}
      action={
        <div className="button-row is-centred">
          <ConnectButton>Connect now</ConnectButton>
          <Link href="/" className={buttonClass('secondary')}>
            To the free starter pack
          </Link>
        </div>
      }
    >
      <p>
        {anyCards ? 'Practice with any cards' : 'A battle'} by {RULES_NAMES[rules]} rules{formatText(format)},{' '}
        {openUntil(expiresAt)}.
      </p>
      <p>
        Connect your wallet and choose a deck to accept. If you have no deck yet, get the free starter pack in
        the store, then come back to this link.
      </p>
    </EmptyState>
  );
}
