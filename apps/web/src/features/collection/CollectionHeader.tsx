/** Whose collection it is, how large it is, and where to go with it: parts of the lines over the cards. */

import { memo } from 'react';
import { Link } from 'wouter';
import { formatNumber, shortAddress } from '../../platform/format.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type CollectionEntry, copiesInCollection } from './entries.ts';
import './head.css';

type CollectionHeaderProps = { address: string; entries?: readonly CollectionEntry[] };

export const CollectionHeader = memo(function CollectionHeader({ address, entries }: CollectionHeaderProps) {
  return (
    <>
      <div className="collection-name">
        <h1 className="pixel-title collection-title">Your Collection</h1>
        <p className="collection-address">{shortAddress(address, 4, 4)}</p>
      </div>
      <dl className="collection-counts">
        <Total label="Total cards" value={entries && copiesInCollection(entries)} />
        <Total label="Unique cards" value={entries?.length} />
      </dl>
      <div className="collection-links">
        <Link href="/deck-builder" className={buttonClass('primary')}>
          Build Deck
        </Link>
        <Link href="/campaign" className={buttonClass('secondary')}>
          Campaign
        </Link>
      </div>
    </>
  );
});

function Total({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="count-pair">
      <dt className="small-hint">{label}</dt>
      <dd className="collection-count">
        {value === undefined ? <Skeleton className="collection-count-placeholder" /> : formatNumber(value)}
      </dd>
    </div>
  );
}
