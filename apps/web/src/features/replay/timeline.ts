/** A kept battle, played again by the rules: every moment of it, seen from either side, with nothing hidden. */
import {
  type Battle,
  type BattleEvent,
  type BattleRecord,
  type BattleView,
  type CardNo,
  factsOf,
  isRefusal,
  type ReplayStep,
  type RuleRefusal,
  replay,
  type Seat,
  viewFor,
} from '@pokesol/engine';

/** `event` is the one that tells of its beginning. */
export type TimelineTurn = {
  readonly turn: number;
  readonly seat: Seat;
  readonly moment: number;
  readonly event: number;
};

export type Timeline = {
  /** The first is the deal; each other one is an action and what came of it. */
  readonly steps: readonly ReplayStep[];
  /** Where each turn begins; the setup, which is turn 0, begins at the first moment. */
  readonly turns: readonly TimelineTurn[];
  readonly last: number;
  readonly final: Battle;
  readonly eventsAt: (moment: number) => readonly BattleEvent[];
  /** Both sides' cards are known in it. */
  readonly viewAt: (moment: number, seat: Seat) => BattleView;
  readonly handAt: (moment: number, seat: Seat) => readonly CardNo[];
};

export function timelineOf(record: BattleRecord): Timeline | RuleRefusal {
  const steps = replay(record);
  if (isRefusal(steps)) return steps;
  const [first] = steps;
  if (first === undefined) throw new Error('A replay has at least its deal');
  const last = steps.length - 1;
  const at = (moment: number): ReplayStep => steps[Math.min(last, Math.max(0, moment))] ?? first;
  const known = everyCard(first.battle);
  return {
    steps,
    turns: [
      { turn: 0, seat: 0, moment: 0, event: -1 },
      ...steps.flatMap(({ events }, moment) =>
        events.flatMap((event) =>
          event.type === 'turnStarted'
            ? [{ turn: event.turn, seat: event.seat, moment, event: event.id }]
            : [],
        ),
      ),
    ],
    last,
    final: at(last).battle,
    eventsAt: (moment) => at(moment).events,
    viewAt: (moment, seat) => ({ ...viewFor(at(moment).battle, seat), ...known }),
    handAt: (moment, seat) => at(moment).battle.state.sides[seat].hand,
  };
}

function everyCard(battle: Battle): Pick<BattleView, 'cards' | 'printed'> {
  const cards: Record<number, string> = {};
  for (const card of battle.printing.keys()) cards[card] = factsOf(battle, card as CardNo).id;
  return { cards, printed: Object.fromEntries(battle.printed.map((facts) => [facts.id, facts])) };
}

/** The turn that a moment belongs to, as its place in `turns`. */
export const turnAt = ({ turns }: Pick<Timeline, 'turns'>, moment: number): number =>
  turns.findLastIndex((turn) => turn.moment <= moment);

/** The turn that the last shown event belongs to: a move that ends the setup is shown before the turn it leads to. */
export const turnOfEvent = (
  { turns }: Pick<Timeline, 'turns'>,
  lastShownEvent: number,
): TimelineTurn | undefined => turns.findLast(({ event }) => event <= lastShownEvent);
