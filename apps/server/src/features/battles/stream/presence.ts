/** Tracks whether the other player of a battle is present: each page reports every few seconds, and the bus carries it to every server. */
import type { Seat } from '@pokesol/engine';
import { PRESENCE_MS } from '@pokesol/protocol';
import type { Bus } from '../../../platform/bus/bus.ts';

const presenceTopic = (battleId: string) => `battle-presence:${battleId}`;

/**
 * A player whose page has been silent for this long is away: one report may be lost or late on a slow connection. The server's own
 * heartbeat proves nothing: it goes on while the connection to the page is cut.
 */
export const SILENT_MS = 2.5 * PRESENCE_MS;

/** Publishes that the page of this seat has reported. */
export function sayHere(bus: Pick<Bus, 'publish'>, battleId: string, seat: Seat): void {
  bus.publish(presenceTopic(battleId), `${seat}:here`);
}

export type Presence = {
  /** Checks whether the other player is still present; call it every few seconds. */
  look(): void;
  /** This stream ends. */
  leave(): void;
};

export type PresenceOptions = {
  readonly bus: Pick<Bus, 'publish' | 'on'>;
  readonly now: () => number;
  readonly battleId: string;
  readonly seat: Seat;
  readonly silentMs: number;
  readonly onChange: (isAway: boolean) => void;
};

/** The other player counts as present until silent for `silentMs`; a report from any of their pages brings them back at once. */
export function watchPresence({ bus, now, battleId, seat, silentMs, onChange }: PresenceOptions): Presence {
  const topic = presenceTopic(battleId);
  let reportedAt = now();
  let isAway = false;
  const set = (away: boolean): void => {
    if (away === isAway) return;
    isAway = away;
    onChange(away);
  };
  const stop = bus.on(topic, (note) => {
    // A report of this seat itself, or the empty note after a lost connection, which says nothing.
    if (note === '' || note.startsWith(`${seat}`)) return;
    if (note.endsWith('left')) {
      // Another page of that seat may still be open: its next report says so.
      reportedAt = Math.min(reportedAt, now() - silentMs / 2);
      return;
    }
    reportedAt = now();
    set(false);
  });
  // The page has just opened this stream, so it is present.
  sayHere(bus, battleId, seat);
  return {
    look: () => set(now() - reportedAt >= silentMs),
    leave() {
      stop();
      bus.publish(topic, `${seat}:left`);
    },
  };
}
