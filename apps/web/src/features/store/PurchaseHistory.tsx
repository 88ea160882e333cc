/** «My packs»: every purchase of this wallet, with its receipt and its proof. */
import type { Purchase, PurchaseStatus } from '@pokesol/protocol';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { shortAddress } from '../../platform/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { priceLabel } from '../packs/price.ts';
import type { usePurchases } from '../packs/queries.ts';

const STATUS: Record<PurchaseStatus, { label: string; tone: 'sun' | 'mint' | 'rose' }> = {
  confirmed: { label: 'To open', tone: 'sun' },
  opened: { label: 'Opened', tone: 'mint' },
  revoked: { label: 'Void', tone: 'rose' },
};
const PAGE = 10;
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type PurchaseHistoryProps = {
  purchases: ReturnType<typeof usePurchases>;
  onVerify: (purchaseId: string) => void;
};

export default function PurchaseHistory({ purchases, onVerify }: PurchaseHistoryProps) {
  const count = purchases.data?.length;
  return (
    <details className="group pixel-frame mt-12 p-5 [--edge:var(--color-plum)] [--fill:var(--color-night)] md:p-6">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="pixel-title text-xs text-cream md:text-sm">
          My packs {count !== undefined && <span className="text-mist">({count})</span>}
        </h2>
        <span aria-hidden className="font-pixel text-base text-ember">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">-</span>
        </span>
      </summary>
      <History purchases={purchases} onVerify={onVerify} />
    </details>
  );
}

function History({ purchases: { data, error, isFetching, refetch }, onVerify }: PurchaseHistoryProps) {
  const [shown, setShown] = useState(PAGE);
  if (data === undefined && error) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="text-mist">Your packs did not load. {sentenceOf(error)}</p>
        <Button tone="secondary" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Trying...' : 'Try again'}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <SlowNote>Your packs are still on their way...</SlowNote>;
  if (data.length === 0) {
    return (
      <p className="mt-4 text-mist">No packs yet. Every pack you buy is listed here with its receipt.</p>
    );
  }
  return (
    <>
      <ul className="mt-4 divide-y-4 divide-dusk">
        {data.slice(0, shown).map((purchase) => (
          <Row key={purchase.id} purchase={purchase} onVerify={() => onVerify(purchase.id)} />
        ))}
      </ul>
      {data.length > shown && (
        <Button tone="secondary" className="mt-4" onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}

function Row({ purchase, onVerify }: { purchase: Purchase; onVerify: () => void }) {
  const { label, tone } = STATUS[purchase.status];
  const { transactionSignature } = purchase;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 text-sm lg:grid-cols-[11rem_minmax(0,1fr)_6.5rem_11rem_4.5rem_8rem]">
      <time dateTime={purchase.createdAt} className="col-span-2 text-mist lg:col-span-1">
        {dateOf.format(new Date(purchase.createdAt))}
      </time>
      <span className="font-bold text-cream">{purchase.packName}</span>
      <span className="text-right text-sun lg:text-left">{priceLabel(purchase.price)}</span>
      {transactionSignature === undefined ? (
        <span />
      ) : (
        <CopyText
          what={`transaction id ${transactionSignature}`}
          text={transactionSignature}
          short={shortAddress(transactionSignature, 6, 6)}
        />
      )}
      <Badge tone={tone} className="justify-self-end lg:justify-self-start">
        {label}
      </Badge>
      <button
        type="button"
        onClick={onVerify}
        className="col-span-2 min-h-11 justify-self-start font-bold text-sky underline underline-offset-4 hover:text-sun lg:col-span-1 lg:justify-self-end"
      >
        Verify this pack
        <span className="sr-only">, {purchase.packName}</span>
      </button>
    </li>
  );
}
