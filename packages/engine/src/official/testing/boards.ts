/** Plays an official battle by chance and follows it twice: by its views, and by its events alone. Both must be the same board. */
import { SEATS } from '../../kernel/ids.ts';
import { seedRandom } from '../../kernel/random.ts';
import { readyToPlay } from '../../kernel/viewSides.ts';
import type { Applied } from '../actions/apply.ts';
import { eventsFor } from '../model/events.ts';
import { applyEvent } from '../project/applyEvent.ts';
import { type BattleView, viewFor } from '../project/view.ts';
import { game } from './game.ts';
import type { Position } from './position.ts';
import { must, randomAction } from './randomPlay.ts';

/** Everything of a view that the board shows. */
export function boardOf(view: BattleView) {
  const {
    yourMove: _,
    choice: _1,
    cards: _2,
    printed: _3,
    thisTurn: _4,
    lastTurn: _5,
    frames,
    ...board
  } = view;
  const { timeouts: _6, ...you } = board.you;
  const { timeouts: _7, ...opponent } = board.opponent;
  const resolving = frames.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
  return { ...board, you, opponent, resolving };
}

type BoardPair = {
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
    const applied = must(battle, randomAction(battle, random));
    battle = applied.battle;
    for (const seat of SEATS) {
      const before = shown[seat];
      if (before === undefined) throw new Error('There are two seats');
      const after = viewFor(battle, seat);
      const events = eventsFor(applied.events, seat);
      const reached = events.reduce(applyEvent, readyToPlay(before, after));
      shown[seat] = reached;
      const at = `${seed}, seat ${seat}: ${events.map(({ type }) => type).join(' ')}`;
      yield { at, byEvents: boardOf(reached), byView: boardOf(after), events: events.length };
    }
  }
}

/** The board of each player when that was played, twice: by the events alone, and by the view. */
export function boardsAfter(position: Position, play: (table: ReturnType<typeof game>) => void) {
  const table = game(position);
  const before = SEATS.map((seat) => [seat, viewFor(table.battle(), seat)] as const);
  play(table);
  return before.map(([seat, view]) => {
    const now = viewFor(table.battle(), seat);
    const reached = eventsFor(table.events(), seat).reduce(applyEvent, readyToPlay(view, now));
    return { byEvents: boardOf(reached), byView: boardOf(now) };
  });
}
