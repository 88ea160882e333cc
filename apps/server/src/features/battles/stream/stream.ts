/** Sends a player what happens in a battle, as Server-Sent Events that go on where a lost connection stopped. */
import { type Seat, withCards } from '@pokesol/engine';
import type { AnyBattleUpdate } from '@pokesol/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../../../platform/bus/bus.ts';
import {
  HEARTBEAT_MS,
  holdStream,
  openEventStream,
  type Streams,
} from '../../../platform/http/eventStreams.ts';
import { watchSession } from '../../auth/index.ts';
import { walletTopic, writeChange } from '../../wallet/index.ts';
import { updateSince } from '../play/act.ts';
import { battleUpdateFor, leanUpdate, type SeenCards } from '../play/battleResponse.ts';
import {
  type BattleStore,
  battleTopic,
  loadBattle,
  versionOf,
  writeKey,
} from '../storage/battleRepository.ts';
import type { StoredBattle } from '../storage/battleRow.ts';
import { SILENT_MS, watchPresence } from './presence.ts';

/** Between two heartbeats so often, a stream looks whether a notice was lost: it reads a version, and no state. */
export const LOOKS_A_HEARTBEAT = 3;
/** More notices than this at once are looked at as one. */
const MOST_PENDING = 16;
const NO_CARDS: SeenCards = { cards: {}, printed: {} };

export type StreamDeps = BattleStore & {
  readonly now: () => number;
  readonly bus: Bus;
  readonly streams: Streams;
  /** Tests shorten it, and with it every time that is derived from it. */
  readonly heartbeatMs: number;
};

export type Watcher = {
  readonly wallet: string;
  readonly network: string;
  readonly battleId: string;
  readonly seat: Seat;
  /** The version that the page knows. */
  readonly since: number;
  /** Whether the page keeps the cards that it is sent, and needs only others. */
  readonly isLean: boolean;
  /** The cards that it has kept so far; `null` where that cannot be known. */
  readonly known: SeenCards | null;
  /** The token of the session that watches. */
  readonly token: string;
  /** Between two people the server shows each whether the other one is there. */
  readonly isBetweenPeople: boolean;
};

/** Answers the request for as long as the client listens; each message's id is the version it brings the page to. */
export function streamBattle(
  { db, cache, now, bus, streams, heartbeatMs }: StreamDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { wallet, network, battleId, seat, since, isLean, known: keptBefore, token, isBetweenPeople }: Watcher,
): void {
  const raw = openEventStream(reply);
  // It left while its battle was read: no event will ever report its end.
  if (raw.destroyed) return;
  let sentVersion = since;
  let known = keptBefore;
  let isWorking = false;
  /** Notices not looked at yet, by their notes: a version, or anything else that means «look what there is». */
  let pending: string[] = [];
  const write = (stored: StoredBattle, update: AnyBattleUpdate): void => {
    if (raw.writableEnded) return;
    const sent = isLean && known !== null ? leanUpdate(update, known) : update;
    if (isLean) known = withCards(known ?? NO_CARDS, sent.view);
    raw.write(`id: ${stored.version}\nevent: update\ndata: ${JSON.stringify(sent)}\n\n`);
    sentVersion = stored.version;
    if (stored.status !== 'open') end();
  };
  const sendNews = async (note: string): Promise<void> => {
    if (/^\d+$/.test(note)) {
      // A hint of what the page has already costs nothing.
      if (Number(note) <= sentVersion) return;
      const own = cache.recentWrites.get(writeKey(battleId, Number(note)));
      if (own?.from === sentVersion)
        return write(own.after, battleUpdateFor(own.after, seat, sentVersion, own.events, now()));
    } else {
      const there = await versionOf(db, battleId);
      // A closed battle is sent even where the page knows its version: being abandoned takes no action.
      if (there === undefined || (there.version === sentVersion && there.status === 'open')) return;
    }
    const stored = await loadBattle({ db, cache }, battleId);
    if (stored === undefined || raw.destroyed) return;
    if (stored.version === sentVersion && stored.status === 'open') return;
    write(stored, await updateSince({ db, now }, stored, seat, sentVersion));
  };
  /** One after the other: no update is sent twice or missed. */
  const work = async (): Promise<void> => {
    // A reader that does not keep up gets updates less often, and everything then.
    while (pending.length > 0 && !raw.writableEnded) {
      if (raw.writableNeedDrain) {
        pending = [''];
        return;
      }
      await sendNews(pending.shift() ?? '');
    }
  };
  const take = (note: string): void => {
    pending.push(note);
    if (pending.length > MOST_PENDING) pending = [''];
    if (isWorking) return;
    isWorking = true;
    work()
      .catch((error: unknown) => {
        // The client connects again and asks from where it stands.
        request.log.warn({ err: error, battleId }, 'a battle stream broke');
        pending = [];
        end();
      })
      .finally(() => {
        isWorking = false;
        if (pending.length > 0 && !raw.writableNeedDrain && !raw.writableEnded) take('');
      });
  };

  const session = watchSession({ db, bus, now }, token, {
    onOver: () => end(),
    onError: (error) => request.log.warn({ err: error, battleId }, 'a session could not be looked at'),
  });
  const unsubscribes = [
    bus.on(battleTopic(battleId), take),
    // A page has one stream: what else is new for its wallet comes over this one.
    bus.on(walletTopic(wallet), (note) => writeChange(raw, note)),
    session.stop,
  ];
  const presence = isBetweenPeople
    ? watchPresence({
        bus,
        now,
        battleId,
        seat,
        silentMs: (SILENT_MS * heartbeatMs) / HEARTBEAT_MS,
        onChange: (isAway) => {
          if (!raw.writableEnded) raw.write(`event: presence\ndata: ${JSON.stringify({ isAway })}\n\n`);
        },
      })
    : undefined;
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    take('');
    presence?.look();
    if (looks % LOOKS_A_HEARTBEAT > 0) return;
    raw.write(': here\n\n');
    session.look();
  }, heartbeatMs / LOOKS_A_HEARTBEAT);
  const end = holdStream(raw, {
    streams,
    wallet,
    network,
    onStop() {
      pending = [];
      for (const unsubscribe of unsubscribes) unsubscribe();
      clearInterval(looking);
      presence?.leave();
    },
  });
  raw.on('drain', () => pending.length > 0 && take(''));
  take('');
}
