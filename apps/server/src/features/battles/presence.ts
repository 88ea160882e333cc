/** Whether the other player of a battle is there: the streams of both tell each other, over all servers, with every heartbeat. */
import type { Seat } from '@pokesol/engine';
import type { Bus } from '../../platform/bus/bus.ts';

const presenceTopic = (battleId: string) => `battle-presence:${battleId}`;

/** So many heartbeats without a word, and nobody is there; one that a slow server is late with is no absence. */
const SILENT_BEATS = 2.5;

export type Presence = {
  /** With every heartbeat: says that this seat is there, and looks whether the other one is. */
  beat(): void;
  /** This stream ends. */
  leave(): void;
};

export type PresenceOptions = {
  readonly bus: Pick<Bus, 'publish' | 'on'>;
  readonly now: () => number;
  readonly battleId: string;
  readonly seat: Seat;
  readonly heartbeatMs: number;
  readonly onChange: (isAway: boolean) => void;
};

/** Until it has been silent for long enough the other one counts as there. A word of any of its streams brings it back at once. */
export function watchPresence({
  bus,
  now,
  battleId,
  seat,
  heartbeatMs,
  onChange,
}: PresenceOptions): Presence {
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
      // Another stream of that seat may go on: its next heartbeat says so.
      heardAt = Math.min(heardAt, now() - (SILENT_BEATS - 1) * heartbeatMs);
      return;
    }
    heardAt = now();
    set(false);
  });
  bus.publish(topic, `${seat}:here`);
  return {
    beat() {
      bus.publish(topic, `${seat}:here`);
      set(now() - heardAt >= SILENT_BEATS * heartbeatMs);
    },
    leave() {
      stop();
      bus.publish(topic, `${seat}:left`);
    },
  };
}
