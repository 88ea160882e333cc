/** The battle log as it grows on this screen: what the server listed, and what updates brought since. */
import { type BattleEvent, describe } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { nameIn } from '../../board/cardLook.ts';
import { sayingOf } from '../../trainer/sayings.ts';
import type { Known } from './latest.ts';

export type LogLine = {
  readonly id: number;
  readonly text: string;
  /** What a trainer of the campaign said to it. */
  readonly saying?: string;
};

/** More than the panel shows: an animation lags behind what is known. */
const KEPT = 200;

const eventsOf = (known: Known): BattleUpdate['events'] => ('events' in known ? known.events : []);

/** Adds what an answer knows; the oldest first. */
export function withUpdate(lines: readonly LogLine[], known: Known): readonly LogLine[] {
  const { view, you, opponent } = known;
  const names = {
    player: (seat: 0 | 1) => (seat === view.seat ? you.name : opponent.name),
    card: (card: Parameters<typeof nameIn>[1]) => nameIn(view, card),
  };
  const all = new Map(lines.map((line) => [line.id, line]));
  function put(event: BattleEvent, text: string) {
    const { id } = event;
    // Said once is said: a later board would have it otherwise.
    const saying = all.get(id)?.saying ?? sayingOf(opponent.trainerId, event, view)?.text;
    all.set(id, { id, text, ...(saying !== undefined && { saying }) });
  }
  for (const event of eventsOf(known)) put(event, describe(event, names));
  for (const { data, description } of known.battleLog) put(data, description);
  return [...all.values()].sort((a, b) => a.id - b.id).slice(-KEPT);
}

/** The newest `count` that an animation has shown already, the newest first. */
export const shownLines = (
  lines: readonly LogLine[],
  lastShownEvent: number,
  count: number,
): readonly LogLine[] =>
  lines
    .filter(({ id }) => id <= lastShownEvent)
    .slice(-count)
    .reverse();
