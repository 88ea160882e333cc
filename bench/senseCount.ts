/** Counts what a player with sense does not do: searches known to find nothing, draws after an attachment that they could have changed. */
import { dealOfficial, type OfficialDecks, type OfficialPlayer } from '@pokesol/ai/official/testing';
import { isRefusal, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  isToMove,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/official';

export type SenseCount = {
  turns: number;
  searches: number;
  /** Searches that brought nothing, as what lies open or a look in the same turn had shown beforehand. */
  barren: number;
  draws: number;
  /** Draws and searches that keep the hand, made after the attachment of the turn, though they could have come before it. */
  late: number;
};

export const noSenseCount = (): SenseCount => ({ turns: 0, searches: 0, barren: 0, draws: 0, late: 0 });

/** A move with its answers, while it is carried out. */
type Course = {
  readonly before: Battle;
  readonly moves: Move[];
  /** Whether the player had looked through the deck before, in the same turn. */
  readonly knew: boolean;
  looks: number;
  found: boolean;
};

type Watched = {
  course: Course | null;
  knows: boolean;
  turn: number;
  /** Where the turn's attachment was made, and what could have been done instead. */
  instead: { readonly battle: Battle; readonly moves: readonly string[] } | null;
};

const MOST_MOVES = 5000;
const isAnswer = ({ type }: Move): boolean => type === 'choose' || type === 'pick';

/** Plays a battle out and adds what was counted on both sides. */
export function playCounted(
  decks: OfficialDecks,
  players: readonly [OfficialPlayer, OfficialPlayer],
  seed: string,
  count: SenseCount,
): Battle {
  let battle = dealOfficial(decks, seed);
  const randoms = [seedRandom(`player 0 of ${seed}`), seedRandom(`player 1 of ${seed}`)] as const;
  const watched: readonly [Watched, Watched] = [begun(), begun()];
  for (let moves = 0; battle.state.phase !== 'ended'; moves += 1) {
    if (moves > MOST_MOVES) throw new Error(`${seed} does not end`);
    const now = battle;
    const seat = SEATS.find((each) => isToMove(now, each));
    if (seat === undefined) throw new Error('The battle waits for no seat');
    const legal = legalActions(now, seat);
    const move = players[seat](viewFor(now, seat), legal, randoms[seat]);
    watch(now, seat, move, legal, watched[seat], count);
    const applied = applyAction(now, move);
    if (isRefusal(applied)) throw new Error(applied.message);
    ({ battle } = applied);
  }
  return battle;
}

const begun = (): Watched => ({ course: null, knows: false, turn: 0, instead: null });

function watch(
  battle: Battle,
  seat: Seat,
  move: Move,
  legal: readonly Move[],
  seen: Watched,
  count: SenseCount,
): void {
  const { turn } = battle.state;
  if (turn === 0) return;
  if (isAnswer(move)) {
    look(battle, seat, seen);
    seen.course?.moves.push(move);
    return;
  }
  if (seen.course !== null) settle(seen.course, battle, seat, seen, count);
  if (turn !== seen.turn) {
    Object.assign(seen, { turn, instead: null, knows: false });
    count.turns += 1;
  }
  if (move.type === 'attach')
    seen.instead = {
      battle,
      moves: legal.filter((each) => each.type !== 'attach').map((each) => JSON.stringify(each)),
    };
  seen.course = { before: battle, moves: [move], knew: seen.knows, looks: 0, found: false };
}

/** Whether a question shows the player the whole deck, and something to take. */
function look({ state: { choice, sides } }: Battle, seat: Seat, seen: Watched): void {
  if (choice?.kind !== 'cards' || choice.from !== 'deck' || choice.seat !== seat) return;
  const shown = choice.cards.length + (choice.seen?.length ?? 0);
  if (shown < sides[seat].deck.length) return;
  seen.knows = true;
  if (seen.course === null || choice.picked.length > 0) return;
  seen.course.looks += 1;
  if (choice.cards.length > 0) seen.course.found = true;
}

/** What the last move came to, at the next one of its player. */
function settle(course: Course, after: Battle, seat: Seat, seen: Watched, count: SenseCount): void {
  const [move] = course.moves;
  const [then, now] = [course.before.state, after.state];
  if (move === undefined) return;
  if (course.looks > 0 && move.type !== 'attack') {
    count.searches += 1;
    if (!course.found && (course.knew || findsNothing(course, seat))) count.barren += 1;
  }
  // The turn's own draw comes between turns.
  if (now.turn !== then.turn || move.type === 'attach') return;
  const had = new Set(then.sides[seat].deck);
  const drawn = now.sides[seat].hand.filter((card) => had.has(card)).length;
  if (drawn === 0) return;
  count.draws += 1;
  const { instead } = seen;
  if (instead === null || !instead.moves.includes(JSON.stringify(move))) return;
  // Who draws up to a number of cards plays others first.
  if (drawnBy(instead.battle, course.moves, seat) >= drawn) count.late += 1;
}

/** Cards that those moves would have brought; none where they do not leave the hand as it is. */
function drawnBy(start: Battle, moves: readonly Move[], seat: Seat): number {
  let battle = start;
  for (const move of moves) {
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) return 0;
    ({ battle } = applied);
  }
  const [then, now] = [start.state.sides[seat].hand, new Set(battle.state.sides[seat].hand)];
  const [first] = moves;
  const played = first !== undefined && 'card' in first ? first.card : null;
  if (!then.every((card) => now.has(card) || card === played)) return 0;
  const had = new Set(start.state.sides[seat].deck);
  return battle.state.sides[seat].hand.filter((card) => had.has(card)).length;
}

/** Whether the search would bring nothing with the Prizes in the deck too. */
function findsNothing({ before, moves }: Course, seat: Seat): boolean {
  const sides = before.state.sides.map((side, place) =>
    place === seat ? { ...side, deck: [...side.deck, ...side.prizes] } : side,
  );
  const [first, second] = sides;
  if (first === undefined || second === undefined) return false;
  let battle: Battle = { ...before, state: { ...before.state, sides: [first, second] } };
  for (const move of moves) {
    const { choice } = battle.state;
    const isLook = choice?.kind === 'cards' && choice.from === 'deck' && choice.seat === seat;
    if (isLook && choice.cards.length > 0) return false;
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) return false;
    ({ battle } = applied);
  }
  return true;
}
