/** What lives on a session ends with it: a stream must not outlive the one that opened it, whether that was ended or ran out. */
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import { sessionTopic, walletOfSession } from './sessions.ts';

export type WatchSessionDeps = { readonly db: Db; readonly bus: Bus; readonly now: () => number };

/** `look` asks the table, for what ran out and what came with no notice. */
export function watchSession(
  { db, bus, now }: WatchSessionDeps,
  token: string,
  { onOver, onError }: { onOver: () => void; onError: (error: unknown) => void },
): { look: () => void; stop: () => void } {
  const look = (): void => {
    walletOfSession(db, token, new Date(now())).then((open) => open === undefined && onOver(), onError);
  };
  return { look, stop: bus.on(sessionTopic(token), look) };
}
