/** One battle on this screen: loaded, acted on, and told of by its stream, always the newest that is known. */
import type { BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { connection } from '../../../platform/connection.ts';
import { listenToBattle } from './battleStream.ts';
import { isNewer, type Known } from './latest.ts';
import { fetchBattle, postAction } from './queries.ts';
import { type Sent, sendAction } from './sendAction.ts';

export type BattleSession = {
  /** The newest board; an update carries what led to it. */
  readonly battle: Known | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  /** An action is on its way. */
  readonly isSending: boolean;
  /** The stream is broken and being opened again. */
  readonly isReconnecting: boolean;
  readonly act: (action: PlayerActionJson) => Promise<Sent>;
};

const wait = (ms: number) => new Promise<void>((resolve) => void browserClock.after(ms, resolve));

export function useBattle(id: string): BattleSession {
  const [battle, setBattle] = useState<Known>();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [isReconnecting, setReconnecting] = useState(false);
  const newest = useRef<Known>(undefined);

  const accept = useCallback((told: Known) => {
    if (!isNewer(newest.current, told)) return;
    newest.current = told;
    setBattle(told);
  }, []);

  const reload = useCallback(() => {
    setError(undefined);
    fetchBattle(id).then(accept, (failure: unknown) => setError(failure ?? new Error('No answer')));
  }, [id, accept]);

  useEffect(() => {
    reload();
    return connection.onBack(reload);
  }, [reload]);

  const isOpen = battle !== undefined && battle.result === null;
  useEffect(() => {
    if (!isOpen) return;
    const stop = listenToBattle(id, {
      since: () => newest.current?.version ?? 0,
      onUpdate: accept,
      onLine: (isUp) => setReconnecting(!isUp),
    });
    return () => {
      stop();
      setReconnecting(false);
    };
  }, [id, isOpen, accept]);

  const act = useCallback(
    async (action: PlayerActionJson): Promise<Sent> => {
      const send = (version: number, what: PlayerActionJson): Promise<BattleUpdate> =>
        postAction(id, version, what);
      setSending(true);
      try {
        const sent = await sendAction({ send, wait }, newest.current?.version ?? 0, action);
        if ('update' in sent) accept(sent.update);
        return sent;
      } finally {
        setSending(false);
      }
    },
    [id, accept],
  );

  return { battle, error, reload, isSending, isReconnecting, act };
}
