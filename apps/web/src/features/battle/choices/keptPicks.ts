/** What is picked of a question while it is put aside to look at the table. */
import { createContext } from 'react';

/** Of one question at a time, by its key; lives as long as the battle's screen. */
export type KeptPicks = { current: { readonly of: string; readonly picked: readonly unknown[] } | null };

export type PicksOfOne = {
  readonly before: readonly unknown[] | undefined;
  readonly keep: (picked: readonly unknown[]) => void;
};

export const picksOf = (kept: KeptPicks, key: string): PicksOfOne => ({
  before: kept.current?.of === key ? kept.current.picked : undefined,
  keep: (picked) => {
    kept.current = { of: key, picked };
  },
});

/** Without it nothing is kept. */
export const PicksContext = createContext<PicksOfOne | null>(null);
