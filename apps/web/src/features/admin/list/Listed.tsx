/** What a list shows while it loads and when it fails; a list that was here before stays when a newer one does not come. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { NotLoaded } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { isShutOut } from '../adminApi.ts';
import './list.css';

type ListedProps<Data> = {
  query: UseQueryResult<Data>;
  /** In the plural, as in «The sets did not load». */
  what: string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Listed<Data>({ query, what, skeleton, children }: ListedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null || isShutOut(error))
    return (
      <div aria-busy="true">
        <SlowNote>{`The ${what} are on their way…`}</SlowNote>
        {skeleton ?? <RowSkeletons />}
      </div>
    );
  return (
    <NotLoaded
      title={`The ${what} did not load`}
      error={error}
      isTrying={isFetching}
      onTryAgain={() => refetch()}
    />
  );
}

const ROWS = ['first', 'second', 'third', 'fourth'];

function RowSkeletons() {
  return (
    <div className="stack-12">
      {ROWS.map((row) => (
        <Skeleton key={row} className="listed-placeholder" />
      ))}
    </div>
  );
}

/** Whether a set, card or pack is in use. */
export const StateBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'mint' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);

/** An item just made stands first, wherever its place in the list will be. */
export function madeFirst<Item extends { id: string }>(
  items: readonly Item[],
  madeId: string | undefined,
): readonly Item[] {
  const made = items.find(({ id }) => id === madeId);
  return made === undefined ? items : [made, ...items.filter((item) => item !== made)];
}
