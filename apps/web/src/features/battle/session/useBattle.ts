/** One battle on this screen: acted on, and followed by its stream; every update is passed on once, the newest kept. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changes } from '../../../platform/changes.ts';
import { browserClock } from '../../../platform/clock.ts';
import { browserStreams } from '../../../platform/eventStream.ts';
import { freshId } from '../../../platform/freshId.ts';
import { pageVersion } from '../../../platform/pageVersion.ts';
import { fetchBattle, postAction } from '../data/queries.ts';
import { type ActionLine, actionLine } from './actionLine.ts';
import { type BattleStream, listenToBattle, type StreamState } from './battleStream.ts';
import { rememberCards } from './keptCards.ts';
import { isNewer, type Known } from './latest.ts';

export type BattleSession<R extends AnyRules> = {
  /** The newest that is known; an animation may still be showing how it came about. */
  readonly newest: Known<R>;
  /** An action is on its way. */
  readonly isSending: boolean;
  /** The stream is broken and being opened again. */
  readonly isReconnecting: boolean;
  /** Other tabs hold this player's streams: what happens here does not arrive until it is continued. */
  readonly isReplaced: boolean;
  readonly continueHere: () => void;
  /** The other person has no page open on this battle. */
  readonly isOpponentAway: boolean;
  readonly act: ActionLine<R>;
};

const wait = (ms: number) => new Promise<void>((resolve) => void browserClock.after(ms, resolve));

type IsKnownEvent = (event: { readonly type: string }) => boolean;

/** The board after them is shown all the same: only the animation skips an event that this page does not know. */
function withKnownEvents<R extends AnyRules>(
  update: BattleUpdate<R>,
  isKnownEvent: IsKnownEvent,
): BattleUpdate<R> {
  const events = update.events.filter(isKnownEvent);
  if (events.length === update.events.length) return update;
  pageVersion.offerReload();
  return { ...update, events };
}

/** A stream that comes back within this time was never missed. */
const UNNOTICED_MS = 1_500;

/** Both functions must stay the same; the second knows the events of the battle's rules. */
export function useBattle<R extends AnyRules>(
  first: BattleAnswer<R>,
  onUpdate: (update: BattleUpdate<R>) => void,
  isKnownEvent: IsKnownEvent,
): BattleSession<R> {
  const { id, isMultiplayer } = first;
  const [newest, setNewest] = useState<Known<R>>(first);
  const [isSending, setSending] = useState(false);
  const [isDown, setDown] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [isOpponentAway, setOpponentAway] = useState(false);
  const stream = useRef<BattleStream>(undefined);
  const known = useRef<Known<R>>(first);
  const [complete] = useState(() => rememberCards(first));

  const accept = useCallback(
    (sent: BattleUpdate<R>) => {
      const received = withKnownEvents(complete(sent), isKnownEvent);
      if (!isNewer(known.current, received)) return;
      known.current = received;
      setNewest(received);
      onUpdate(received);
    },
    [onUpdate, complete, isKnownEvent],
  );

  const isOpen = newest.result === null;
  useEffect(() => {
    if (!isOpen) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    const listener = {
      since: () => known.current.version,
      isMultiplayer,
      onUpdate: accept,
      onLine: (line: StreamState) => {
        setReplaced(line === 'replaced');
        // Every try that fails says so again: the time runs from the first.
        if (line === 'down') late ??= setTimeout(() => setDown(true), UNNOTICED_MS);
        else {
          clearTimeout(late);
          late = undefined;
          setDown(false);
        }
      },
      onReturn: () => void lookAgain(),
      onPresence: setOpponentAway,
    };
    let isHere = true;
    async function lookAgain() {
      // Moves are the stream's to tell, with what happened; this brings the clock, and finds out an ended session.
      const now = await fetchBattle(id).catch(() => undefined);
      if (!isHere || now === undefined || now.version !== known.current.version || now.result !== null)
        return;
      // A battle keeps its rules.
      known.current = now as BattleAnswer<AnyRules> as BattleAnswer<R>;
      setNewest(known.current);
    }
    const opened = listenToBattle(id, listener, browserStreams(browserClock), changes.carry());
    stream.current = opened;
    return () => {
      isHere = false;
      clearTimeout(late);
      opened.stop();
      setDown(false);
      setReplaced(false);
    };
  }, [id, isMultiplayer, isOpen, accept]);

  const line = useMemo(
    () =>
      actionLine<R>({
        send: async (version, action, requestId) =>
          complete(await postAction(id, { version, action, requestId })),
        newId: freshId,
        wait,
        known: () => known.current,
        onBoard: accept,
        onBusy: setSending,
      }),
    [id, accept, complete],
  );

  const continueHere = useCallback(() => stream.current?.takeBack(), []);
  return {
    newest,
    isSending,
    isReconnecting: isDown,
    isReplaced,
    continueHere,
    act: line,
    isOpponentAway: isOpponentAway && isOpen,
  };
}
