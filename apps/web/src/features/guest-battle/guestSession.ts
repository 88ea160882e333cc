/** A guest's battle where the table expects one on a server: the worker beside this page answers each action. */
import type { AnyRules } from '@pokesol/engine';
import type { AnyPlayerAction, BattleAnswer, BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { createContext, use, useCallback, useRef, useState } from 'react';
import type { BattleSession, Known, SentAction } from '../battle/session/index.ts';
import type { GuestReply } from './guestHost.ts';

/** Has an action carried out and keeps what came of it. */
export type GuestLine = (action: AnyPlayerAction) => Promise<GuestReply>;

/** Set by the page of the guest's battle, around the table. */
export const GuestContext = createContext<GuestLine | null>(null);

export function useGuestSession<R extends AnyRules>(
  first: BattleAnswer<R>,
  onUpdate: (update: BattleUpdate<R>) => void,
): BattleSession<R> {
  const line = use(GuestContext);
  if (line === null) throw new Error('A guest plays on a page of its own');
  const [newest, setNewest] = useState<Known<R>>(first);
  const [waiting, setWaiting] = useState(0);
  const known = useRef<Known<R>>(first);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    async (version: number, action: PlayerActionJson<R>): Promise<SentAction<R>> => {
      const { version: now, result } = known.current;
      if (result !== null) return { kind: 'over' };
      // Decided on an earlier board, before an answer that is not drawn yet. Conceding means the battle and not the board.
      if (version !== now && action.type !== 'concede') return { kind: 'over' };
      try {
        const reply = await line(action as AnyPlayerAction);
        if (reply.kind === 'refused') return reply;
        if (reply.kind !== 'done') throw new Error(`The battle cannot go on: ${reply.kind}`);
        // A battle keeps its rules.
        const update = reply.update as BattleUpdate<AnyRules> as BattleUpdate<R>;
        known.current = update;
        setNewest(update);
        onUpdate(update);
        return { kind: 'done', update };
      } catch (error) {
        console.warn('An action of the guest was not carried out', error);
        return { kind: 'lost', error };
      }
    },
    [line, onUpdate],
  );
  const act = useCallback(
    async (version: number, action: PlayerActionJson<R>) => {
      setWaiting((count) => count + 1);
      const mine = last.current.then(() => send(version, action));
      last.current = mine;
      const sent = await mine;
      setWaiting((count) => count - 1);
      return sent;
    },
    [send],
  );
  return {
    newest,
    act,
    isSending: waiting > 0,
    isReconnecting: false,
    isReplaced: false,
    continueHere: doNothing,
    isOpponentAway: false,
  };
}

/** No other page plays it. */
const doNothing = (): void => undefined;
