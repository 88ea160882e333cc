/** Plays a battle by chance and follows it twice: by its views, and by its events alone. Both must be the same board. */
import { SEATS } from '../../kernel/ids.ts';
import { seedRandom } from '../../kernel/random.ts';
import { readyToPlay } from '../../kernel/viewSides.ts';
import type { Applied } from '../actions/apply.ts';
import { eventsFor } from '../model/events.ts';
import { applyEvent } from '../project/applyEvent.ts';
import { type BattleView, viewFor } from '../project/view.ts';
import { must, randomMove } from './randomPlay.ts';

/** Everything of a view that the board shows. */
export function boardOf({
  rules,
  seat,
  phase,
  turn,
  current,
  you,
  opponent,
  frames,
  winner,
  victoryCondition,
}: BattleView) {
  const { timeouts: _, ...own } = you;
  const { timeouts: __, ...other } = opponent;
  const resolving = frames.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
  return {
    rules,
    seat,
    phase,
    turn,
    current,
    you: own,
    opponent: other,
    resolving,
    winner,
    victoryCondition,
  };
}

export type BoardPair = {
  /** Which events of which battle, for the message of a test that fails. */
  readonly at: string;
  readonly byEvents: object;
  readonly byView: object;
  readonly events: number;
};

/** After every move, for each seat: the board that its events lead to, and the board that its view shows. */
export function* boardsByEvents(start: Applied, seed: string): Generator<BoardPair> {
  const random = seedRandom(`moves ${seed}`);
  let { battle } = start;
  const shown = SEATS.map((seat) => viewFor(battle, seat));
  while (battle.state.phase !== 'ended') {
    const open = battle.state.choice !== null;
    // Now and then a seat gives up or is too slow, in the middle of a question most of all.
    const chance = random.below(open ? 12 : 300);
    const move =
      chance === 0
        ? ({ type: 'concede', seat: random.below(2) === 0 ? 0 : 1 } as const)
        : chance === 1 && battle.state.phase === 'active'
          ? ({ type: 'timeOut', seat: battle.state.choice?.seat ?? battle.state.current } as const)
          : randomMove(battle, random);
    const applied = must(battle, move);
    battle = applied.battle;
    for (const seat of SEATS) {
      const before = shown[seat];
      if (before === undefined) throw new Error('There are two seats');
      const after = viewFor(battle, seat);
      const events = eventsFor(applied.events, seat);
      const reached = events.reduce(applyEvent, readyToPlay(before, after));
      shown[seat] = reached;
      const at = `${seed}: ${events.map(({ type }) => type).join(' ')}`;
      yield { at, byEvents: boardOf(reached), byView: boardOf(after), events: events.length };
    }
  }
}
