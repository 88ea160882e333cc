/** The log of a battle on this screen: what it has heard, and from the server what happened before. */
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchLog } from '../../battle-data/queries.ts';
import type { LogLine } from '../../battle-log/logTurns.ts';
import { withOlder, withUpdate } from './logLines.ts';

export type BattleLog = {
  readonly lines: readonly LogLine[];
  readonly hear: (update: BattleUpdate) => void;
};

export function useBattleLog(first: BattleAnswer): BattleLog {
  const [lines, setLines] = useState(() => withUpdate([], first));
  const { id } = first;
  // The answer itself brings its end alone.
  const isWhole = (lines[0]?.id ?? 0) === 0;
  useEffect(() => {
    if (isWhole) return;
    let isHere = true;
    fetchLog(id).then(
      ({ entries }) => {
        if (isHere) setLines((before) => withOlder(before, entries));
      },
      (error: unknown) => console.warn('The older part of the battle log did not come', error),
    );
    return () => {
      isHere = false;
    };
  }, [id, isWhole]);
  return { lines, hear: useCallback((update) => setLines((before) => withUpdate(before, update)), []) };
}
