/** Plays a battle's log again, and says where what was written of it differs. */
import { isDeepStrictEqual } from 'node:util';
import { type AnyRules, isRefusal, stateHash, type TypeOf, verbsOf } from '@pokesol/engine';
import type { NOT_ARCHIVED_BECAUSE } from '../tables.ts';
import type { WholeBattle } from './archiveDocument.ts';

/** `other-rules`: begun under another version of them; it would play differently now. */
export type Difference = (typeof NOT_ARCHIVED_BECAUSE)[number] | 'other-rules';

/** `null`: every event is what the rules say, and the board what they come to. `breathe` is called after each action. */
export async function differenceOf(
  { setup, state, log }: WholeBattle,
  breathe: () => Promise<void>,
): Promise<Difference | null> {
  const { version, beginRecorded, applyAction } = verbsOf<AnyRules>(setup);
  if (setup.rulesVersion !== version) return 'other-rules';
  let battle: TypeOf<AnyRules, 'battle'> | undefined;
  for (const { action, events } of log) {
    if ((action === null) !== (battle === undefined)) return 'log-broken';
    const played =
      action === null || battle === undefined ? beginRecorded(setup) : applyAction(battle, action);
    if (isRefusal(played)) return 'unplayable';
    if (!isDeepStrictEqual(asStored(played.events), events)) return 'other-events';
    ({ battle } = played);
    await breathe();
  }
  if (battle === undefined) return 'log-broken';
  return stateHash(battle) === stateHash({ ...battle, state }) ? null : 'other-board';
}

/** What JSON leaves out, no row has. */
export const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
