/** What is no wallet, purchase or battle of ours: what it is instead, what that means, and what can be done. */
import type { SupportFound } from '@pokesol/protocol';
import { Link } from 'wouter';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ActButton } from './ActDialog.tsx';
import { LOOK_AT_TRANSACTION } from './acts.ts';
import { TransactionPanel } from './ChainPanels.tsx';

type Unfound = Extract<SupportFound, { kind: 'unknown' | 'unreadable' | 'pack-type' }>;

export function NotFound({ found }: { found: Unfound }) {
  if (found.kind === 'pack-type')
    return (
      <EmptyState
        icon="pack"
        title={found.name}
        action={
          <Link href="/admin?tab=packs" className="text-link">
            See it in Packs
          </Link>
        }
      >
        This is a kind of pack that the store sells. Paste a purchase, or the wallet that bought it, to see
        one of them.
      </EmptyState>
    );
  if (found.kind === 'unreadable')
    return (
      <EmptyState icon="grass" title="This is none of them">
        It does not look like a wallet, transaction, purchase or battle. Ask for the address of the wallet, or
        for the transaction’s id: the wallet shows both.
      </EmptyState>
    );
  if (found.as === 'transaction') return <UnknownTransaction signature={found.text} />;
  return (
    <EmptyState icon="alert" title="Not in our records">
      {UNKNOWN[found.as]}
    </EmptyState>
  );
}

const UNKNOWN = {
  address:
    'No wallet with this address has ever connected here, and no offer has it as its reference. It may be the address of a token account: ask for the wallet’s own. What such a wallet burned is recorded once it connects and recovers it.',
  token: 'This is the address of our token itself, which has no owner. Ask for the wallet’s address.',
  id: 'No purchase, offer or battle has this id. An unpaid offer is removed 30 days after it ran out.',
};

function UnknownTransaction({ signature }: { signature: string }) {
  return (
    <div className="support-columns">
      <section aria-labelledby="support-unknown" className="admin-box stack-12">
        <h2 id="support-unknown" className="pixel-title panel-title">
          Not in our records
        </h2>
        <p className="prose">
          No pack was recorded for this transaction. When the chain shows that it burned our token for an
          offer, a look at the chain records it. The sweep does the same by itself until a week after the
          offer ran out.
        </p>
        <ActButton act={LOOK_AT_TRANSACTION} id={signature} />
      </section>
      <TransactionPanel
        signature={signature}
        whenThere="The chain shows a burn of our token. Look at the chain again: what pays for an offer is recorded."
      />
    </div>
  );
}
