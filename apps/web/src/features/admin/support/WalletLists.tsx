/** The lists of a wallet: purchases and offers, the ledger of its points, its battles; each goes on below its first page. */
import type { SupportBattle, SupportList, SupportPointEntry, SupportPurchase } from '@pokesol/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { sentenceOf } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { adminApi, pathWith } from '../adminApi.ts';
import { useAdminSession } from '../adminSession.ts';
import { momentText } from '../momentText.ts';
import { battleTitle } from './BattleFound.tsx';
import { PurchaseLine } from './PurchaseLine.tsx';
import { FindLink } from './useFind.tsx';

type OfWallet = { wallet: string };

export const PurchaseList = ({ wallet }: OfWallet) => (
  <LongList<SupportPurchase>
    title="Purchases and offers"
    path={`/api/admin/support/wallets/${wallet}/purchases`}
    none="This wallet was offered no pack."
    line={(purchase) => <PurchaseLine key={purchase.id} purchase={purchase} />}
  />
);

export const PointList = ({ wallet, children }: OfWallet & { children: ReactNode }) => (
  <LongList<SupportPointEntry>
    title="Ledger of points"
    path={`/api/admin/support/wallets/${wallet}/points`}
    none="The ledger has no entry of this wallet."
    line={({ id, at, points, battleId, cause }) => (
      <li key={id} className="support-line">
        <time dateTime={at} className="quiet">
          {momentText(at)}
        </time>
        <span className="can-shrink any-break">
          {battleId === undefined ? cause : <FindLink text={battleId}>For a battle</FindLink>}
        </span>
        <span className="gold">+{formatNumber(points)}</span>
      </li>
    )}
  >
    {children}
  </LongList>
);

export const BattleList = ({ wallet }: OfWallet) => (
  <LongList<SupportBattle>
    title="Battles"
    path={`/api/admin/support/wallets/${wallet}/battles`}
    none="This wallet was in no battle."
    line={(battle) => (
      <li key={battle.id} className="support-line">
        <time dateTime={battle.createdAt} className="quiet">
          {momentText(battle.createdAt)}
        </time>
        <span className="can-shrink">
          <FindLink text={battle.id}>{battleTitle(battle)}</FindLink>
        </span>
        <span className="hint">{battle.status}</span>
      </li>
    )}
  />
);

type LongListProps<Entry> = {
  title: string;
  path: string;
  none: string;
  line: (entry: Entry) => ReactNode;
  children?: ReactNode;
};

function LongList<Entry>({ title, path, none, line, children }: LongListProps<Entry>) {
  const { status } = useAdminSession();
  const id = useId();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => adminApi.get<SupportList<Entry>>(pathWith(path, { after: pageParam })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: status === 'open',
    staleTime: 0,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section
      aria-labelledby={id}
      aria-busy={entries === undefined && error === null}
      className="admin-box stack-12"
    >
      <h2 id={id} className="pixel-title panel-title">
        {title}
      </h2>
      {children}
      {error !== null && <p className="bad">{sentenceOf(error)}</p>}
      {entries === undefined && error === null && <Skeleton className="listed-placeholder" />}
      {entries?.length === 0 && <p className="quiet">{none}</p>}
      {entries !== undefined && entries.length > 0 && <ul className="stack-8">{entries.map(line)}</ul>}
      {hasNextPage && (
        <Button tone="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </section>
  );
}
