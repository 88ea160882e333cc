/** Who changed what, and when: every action of an admin, the newest first. */
import type { AuditAction, AuditAnswer } from '@pokesol/protocol';
import { AUDIT_ACTIONS } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Listed } from '../list/Listed.tsx';
import { SearchBox, useDebounced } from '../list/SearchBox.tsx';
import { ACTION_MESSAGES, AuditEntryLine } from './Entry.tsx';
import './audit.css';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { adminApi, pathWith } from '../adminApi.ts';
import { useAdminSession } from '../adminSession.ts';

export default function AuditTab() {
  const [action, setAction] = useState<AuditWish['action']>('');
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search.trim());
  const audit = useAudit({ action, search: debounced });
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = audit;
  const isNarrowed = action !== '' || debounced !== '';

  return (
    <>
      <div className="admin-bar">
        <div className="admin-filters">
          <SearchBox
            label="Search the audit"
            placeholder="Search by subject, session or address"
            value={search}
            onChange={setSearch}
          />
          <select
            aria-label="Action"
            value={action}
            onChange={(event) => setAction(AUDIT_ACTIONS.find((each) => each === event.target.value) ?? '')}
            className="field audit-filter"
          >
            <option value="">All actions</option>
            {AUDIT_ACTIONS.map((each) => (
              <option key={each} value={each}>
                {ACTION_MESSAGES[each]}
              </option>
            ))}
          </select>
        </div>
        <Button tone="secondary" busy={isFetching && !isFetchingNextPage} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      <Listed query={audit} what="entries">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return (
              <EmptyState icon="grass" title={isNarrowed ? 'Nothing like that' : 'Nothing yet'}>
                {isNarrowed ? 'No entry matches the search.' : 'Everything an admin does is recorded here.'}
              </EmptyState>
            );
          return (
            <ol aria-label="Audit" className="stack-8">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <AuditEntryLine entry={entry} />
                </li>
              ))}
            </ol>
          );
        }}
      </Listed>
      {hasNextPage && (
        <div className="audit-more">
          <Button tone="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The audit, page after page, the newest first. */
const AUDIT_PATH = '/api/admin/audit';

type AuditWish = { action: AuditAction | ''; search: string };

function useAudit(wish: AuditWish) {
  const { status } = useAdminSession();
  return useInfiniteQuery({
    queryKey: [AUDIT_PATH, wish],
    queryFn: ({ pageParam }) =>
      adminApi.get<AuditAnswer>(pathWith(AUDIT_PATH, { ...wish, before: pageParam })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: status === 'open',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
