/** What the battle logs of both rule sets are written with. */
import type { CardNo, Seat } from './ids.ts';

/** Names to write with: a player's by seat, a card's by number. */
export type LogNames = {
  readonly player: (seat: Seat) => string;
  readonly card: (card: CardNo) => string;
  /** The reader's own seat, who is called «You»; absent for a spectator. */
  readonly you?: Seat | undefined;
};

/** An event with its sentence. */
export type LogEntry<Event extends { readonly type: string }> = {
  readonly id: number;
  readonly type: Event['type'];
  /** Milliseconds since 1970, as the keeper of the log gives it. */
  readonly timestamp: number;
  readonly playerId: string;
  readonly description: string;
  readonly data: Event;
};

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', attach: 'attaches', go: 'goes' };

/** A player as the subject of a sentence: «Red draws», «You draw». */
export function subject(seat: Seat, names: LogNames, you = 'You') {
  const isYou = seat === names.you;
  const name = names.player(seat);
  return {
    who: isYou ? you : name,
    does: (verb: string): string => (isYou ? verb : (IRREGULAR[verb] ?? `${verb}s`)),
    whose: isYou ? 'your' : `${name}'s`,
  };
}

/** Cards by name, alike ones counted: «A», «2 B». */
export function namesOf(cards: readonly CardNo[], names: Pick<LogNames, 'card'>): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of cards.map(names.card)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}
