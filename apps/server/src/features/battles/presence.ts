/** Whether the other player of a battle is there: its page says so every few seconds, and the streams of both hear it, over all servers. */
import type { Seat } from '@pokesol/engine';
import { PRESENCE_MS } from '@pokesol/protocol';
import type { Bus } from '../../platform/bus/bus.ts';

const presenceTopic = (battleId: string) => `battle-presence:${battleId}`;

/**
 * Silent for so long, nobody is there: one word may be lost, or late on a slow line. A server's own heartbeat is no word: it
 * goes on while the line to the page is cut.
 */
export const SILENT_MS = 2.5 * PRESENCE_MS;

/** The page of this seat spoke. */
export function sayHere(bus: Pick<Bus, 'publish'>, battleId: string, seat: Seat): void {
  bus.publish(presenceTopic(battleId), `${seat}:here`);
}

export type Presence = {
  /** Every few seconds: looks whether the other one still is there. */
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

/** Until it has been silent for long enough the other one counts as there. A word of any of its pages brings it back at once. */
export function watchPresence({ bus, now, battleId, seat, silentMs, onChange }: PresenceOptions): Presence {
  const topic = presenceTopic(battleId);
  let heardAt = now();
  let isAway = false;
  const set = (away: boolean): void => {
    if (away === isAway) return;
    isAway = away;
    onChange(away);
  };
  const stop = bus.on(topic, (note) => {
    // The own seat's word, and that of a line that was lost, which says nothing.
    if (note === '' || note.startsWith(`${seat}`)) return;
    if (note.endsWith('left')) {
      // Another page of that seat may go on: its next word says so.
      heardAt = Math.min(heardAt, now() - silentMs / 2);
      return;
    }
    heardAt = now();
    set(false);
  });
  // The page asked for this stream a moment ago.
  sayHere(bus, battleId, seat);
  return {
    look: () => set(now() - heardAt >= silentMs),
    leave() {
      stop();
      bus.publish(topic, `${seat}:left`);
    },
  };
}
