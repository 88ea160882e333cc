/** A kept battle, played again by its rules: every moment of it, seen from either side, with nothing hidden. */
import { type AnyRules, type CardNo, isRefusal, type Seat, type TypeOf } from '@pokesol/engine';
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import type { ShownCards } from '../board/cardLook.ts';
import type { ReplayRules } from '../screen/replayRules.ts';

/** `event` is the one that begins it. */
export type TimelineTurn = {
  readonly turn: number;
  readonly seat: Seat;
  readonly moment: number;
  readonly event: number;
};

type Step<R extends AnyRules> = {
  readonly battle: TypeOf<R, 'battle'>;
  readonly events: readonly TypeOf<R, 'event'>[];
};

export type Timeline<R extends AnyRules> = {
  readonly rules: ReplayRules<R>;
  /** The first is the deal; each other one is an action and what came of it. */
  readonly steps: readonly Step<R>[];
  /** Where each turn begins; the setup, which is turn 0, begins at the first moment. */
  readonly turns: readonly TimelineTurn[];
  readonly last: number;
  readonly final: TypeOf<R, 'battle'>;
  readonly eventsAt: (moment: number) => readonly TypeOf<R, 'event'>[];
  /** Both sides' cards are known in it. */
  readonly viewAt: (moment: number, seat: Seat) => TypeOf<R, 'view'>;
  readonly handAt: (moment: number, seat: Seat) => readonly CardNo[];
};

export function timelineOf<R extends AnyRules>(
  rules: ReplayRules<R>,
  record: TypeOf<R, 'record'>,
): Result<Timeline<R>, SaidRefusal<string>> {
  const steps = rules.verbs.replay(record);
  if (isRefusal(steps)) return steps;
  const [first] = steps;
  if (first === undefined) throw new Error('A replay has at least its deal');
  const last = steps.length - 1;
  const at = (moment: number): Step<R> => steps[Math.min(last, Math.max(0, moment))] ?? first;
  const known = everyCard(first.battle);
  return {
    rules,
    steps,
    turns: [{ turn: 0, seat: 0, moment: 0, event: -1 }, ...turnsIn(steps)],
    last,
    final: at(last).battle,
    eventsAt: (moment) => at(moment).events,
    viewAt: (moment, seat) => ({ ...rules.verbs.viewFor(at(moment).battle, seat), ...known }),
    handAt: (moment, seat) => at(moment).battle.state.sides[seat].hand,
  };
}

const turnsIn = (steps: readonly Step<AnyRules>[]): readonly TimelineTurn[] =>
  steps.flatMap(({ events }, moment) =>
    events.flatMap((event) =>
      event.type === 'turnStarted' ? [{ turn: event.turn, seat: event.seat, moment, event: event.id }] : [],
    ),
  );

function everyCard({ printing, printed }: TypeOf<AnyRules, 'battle'>): ShownCards<unknown> {
  return {
    cards: Object.fromEntries(printing.map((place, card) => [card, printed[place]?.id ?? ''])),
    printed: Object.fromEntries(printed.map((facts) => [facts.id, facts])),
  };
}

/** The turn that a moment belongs to, as its place in `turns`. */
export const turnAt = ({ turns }: Pick<Timeline<'classic'>, 'turns'>, moment: number): number =>
  turns.findLastIndex((turn) => turn.moment <= moment);

/** The turn that the last shown event belongs to: a move that ends the setup is shown before the turn it leads to. */
export const turnOfEvent = (
  { turns }: Pick<Timeline<'classic'>, 'turns'>,
  lastShownEvent: number,
): TimelineTurn | undefined => turns.findLast(({ event }) => event <= lastShownEvent);
