/** Whose collection it is, how large it is, and where to go with it. */

import { memo } from 'react';
import { Link } from 'wouter';
import { formatNumber, shortAddress } from '../../platform/format.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type CollectionEntry, copiesInCollection } from './entries.ts';

type CollectionHeaderProps = { address: string; entries?: readonly CollectionEntry[] };

export const CollectionHeader = memo(function CollectionHeader({ address, entries }: CollectionHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <h1 className="pixel-title text-base md:text-2xl">Your Collection</h1>
        <p className="mt-1 font-mono text-sm text-mist">{shortAddress(address, 4, 4)}</p>
      </div>
      <dl className="flex gap-8 md:mr-auto md:border-l-4 md:border-plum md:pl-8">
        <Total label="Total cards" value={entries && copiesInCollection(entries)} />
        <Total label="Unique cards" value={entries?.length} />
      </dl>
      <div className="flex gap-3">
        <Link href="/deck-builder" className={buttonClass('primary')}>
          Build Deck
        </Link>
        <Link href="/campaign" className={buttonClass('secondary')}>
          Campaign
        </Link>
      </div>
    </div>
  );
});

function Total({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="font-pixel text-xl text-sun">
        {value === undefined ? <Skeleton className="my-1 h-6 w-12" /> : formatNumber(value)}
      </dd>
    </div>
  );
}
