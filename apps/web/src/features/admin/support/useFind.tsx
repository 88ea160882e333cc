/** What is looked for at the desk: it stands in the address, so that a colleague can open the same, and the way back leads to what was there before. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';

const FIND = 'find';

const queryOf = (text: string) => ({ tab: 'support', ...(text !== '' && { [FIND]: text }) });

export function useFind() {
  const [params, setParams] = useSearchParams();
  return { text: params.get(FIND) ?? '', find: (text: string) => setParams(queryOf(text)) };
}

/** Leads to something else at the desk. */
export const FindLink = ({ text, children }: { text: string; children: ReactNode }) => (
  <Link href={`/admin?${new URLSearchParams(queryOf(text))}`} className="text-link support-link">
    {children}
  </Link>
);
