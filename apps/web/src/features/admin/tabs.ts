/** The dashboard's tabs, and which one the address names: a reload returns to it once the gate is open again. */
import { useSearchParams } from 'wouter';

export const ADMIN_TABS = ['Overview', 'Sets', 'Cards', 'Texts', 'Packs', 'Support', 'Audit'] as const;
export type Tab = (typeof ADMIN_TABS)[number];

/** Names the set of which the packs' tab is to begin a new pack. */
export const PACK_OF = 'pack-of';

export function useTab(): [Tab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = ADMIN_TABS.find((each) => each.toLowerCase() === named) ?? 'Overview';
  // In the place of the old address: the way back leads out of the dashboard, not through its tabs.
  const choose = (next: string) =>
    setParams(next === 'Overview' ? {} : { tab: next.toLowerCase() }, { replace: true });
  return [tab, choose];
}
