/** The audit, page after page, the newest first. */
import type { AuditAction, AuditAnswer } from '@pokesol/protocol';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { adminApi, pathWith } from '../adminApi.ts';
import { useAdminSession } from '../adminSession.ts';

const AUDIT_PATH = '/api/admin/audit';

export type AuditWish = { action: AuditAction | ''; search: string };

export function useAudit(wish: AuditWish) {
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
