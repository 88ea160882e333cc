/** The log of a battle on this screen: the updates it received, and from the server what happened before. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate, LogEntryJson } from '@pokesol/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchLog } from '../data/queries.ts';
import type { LogLine } from '../log/logTurns.ts';
import { type Describe, everyEvent, type IsQuiet, withOlder, withUpdate } from './logLines.ts';

export type BattleLog<R extends AnyRules> = {
  readonly lines: readonly LogLine[];
  readonly append: (update: BattleUpdate<R>) => void;
};

/** Both functions must stay the same; what is quiet gets no line. */
export function useBattleLog<R extends AnyRules>(
  first: BattleAnswer<R>,
  describe: Describe<R>,
  isQuiet: IsQuiet<R> = everyEvent,
): BattleLog<R> {
  const [lines, setLines] = useState(() => withUpdate([], first, describe, isQuiet));
  const { id } = first;
  // The answer itself brings its end alone.
  const isWhole = (lines[0]?.id ?? 0) === 0;
  useEffect(() => {
    if (isWhole) return;
    let isHere = true;
    fetchLog(id).then(
      ({ entries }) => {
        if (isHere) setLines((before) => withOlder(before, entries as LogEntryJson<R>[], isQuiet));
      },
      (error: unknown) => console.warn('The older part of the battle log did not come', error),
    );
    return () => {
      isHere = false;
    };
  }, [id, isWhole, isQuiet]);
  const append = useCallback(
    (update: BattleUpdate<R>) => setLines((before) => withUpdate(before, update, describe, isQuiet)),
    [describe, isQuiet],
  );
  return { lines, append };
}
