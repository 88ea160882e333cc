/** The battle log as it grows on this screen: what the server listed, and what updates brought since. */
import type { AnyRules, CardNo, Seat, TypeOf } from '@pokesol/engine';
import type { LogEntryJson } from '@pokesol/protocol';
import { sayingOf } from '../../trainer/index.ts';
import { nameIn } from '../board/cardLook.ts';
import type { LogLine } from '../log/logTurns.ts';
import type { Known } from './latest.ts';

/** An event in words, as its rules tell it to `you`. */
export type Describe<R extends AnyRules> = (
  event: TypeOf<R, 'event'>,
  names: {
    readonly player: (seat: Seat) => string;
    readonly card: (card: CardNo) => string;
    readonly you: Seat;
  },
) => string;

/** Events that have no line of their own: what comes with them says it. */
export type IsQuiet<R extends AnyRules> = (event: TypeOf<R, 'event'>) => boolean;
export const everyEvent = (): boolean => false;

const eventsOf = <R extends AnyRules>(known: Known<R>): readonly TypeOf<R, 'event'>[] =>
  'events' in known ? known.events : [];

/** Adds what an answer knows; the oldest first. */
export function withUpdate<R extends AnyRules>(
  lines: readonly LogLine[],
  known: Known<R>,
  describe: Describe<R>,
  isQuiet: IsQuiet<R> = everyEvent,
): readonly LogLine[] {
  const { view, you, opponent } = known;
  const names = {
    player: (seat: Seat) => (seat === view.seat ? you.name : opponent.name),
    card: (card: CardNo) => nameIn(view, card),
    you: view.seat,
  };
  const all = new Map(lines.map((line) => [line.id, line]));
  function put(event: TypeOf<R, 'event'>, text: string) {
    const { id } = event;
    if (isQuiet(event)) return;
    // Said once is said: a later board would have it otherwise.
    const saying = all.get(id)?.saying ?? sayingOf(opponent.trainerId, event, view)?.text;
    all.set(id, { id, type: event.type, text, ...(saying !== undefined && { saying }) });
  }
  for (const event of eventsOf(known)) put(event, describe(event, names));
  for (const { data, description } of known.battleLog) put(data, description);
  return inOrder(all);
}

/** Adds what happened before this screen was opened; what stands there already stays as it is. */
export function withOlder<R extends AnyRules>(
  lines: readonly LogLine[],
  entries: readonly Pick<LogEntryJson<R>, 'id' | 'type' | 'description' | 'data'>[],
  isQuiet: IsQuiet<R> = everyEvent,
): readonly LogLine[] {
  const shown = entries.filter(({ data }) => !isQuiet(data));
  const all = new Map<number, LogLine>(
    shown.map(({ id, type, description }) => [id, { id, type, text: description }]),
  );
  for (const line of lines) all.set(line.id, line);
  return inOrder(all);
}

const inOrder = (lines: ReadonlyMap<number, LogLine>): readonly LogLine[] =>
  [...lines.values()].sort((a, b) => a.id - b.id);

/** A voice needs no more to stand there: what has been read out may go. */
const SPOKEN = 24;

/** What came after that event, the oldest first: the newest of it, so that the voice's own list stays short. */
export const spokenLines = (lines: readonly LogLine[], since: number): readonly LogLine[] =>
  lines.filter(({ id }) => id > since).slice(-SPOKEN);
