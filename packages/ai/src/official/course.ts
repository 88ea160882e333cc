/** What a move comes to by itself on a possible battle: whether it searches in vain, and what it draws. */
import { type CardNo, isRefusal, type Seat } from '@pokesol/engine';
import { applyAction, type Battle, legalActions, type Move } from '@pokesol/engine/official';

/** Answers that follow one another within one move. */
const DEEPEST_ANSWERS = 12;

type Course = {
  readonly after: Battle;
  /** Questions about cards of the own deck, and whether one of them had something to take. */
  readonly looks: number;
  readonly isFound: boolean;
};

/** Own questions answered with the first that takes something; `null` where the move cannot be made. */
function courseOf(before: Battle, seat: Seat, move: Move): Course | null {
  const applied = applyAction(before, move);
  if (isRefusal(applied)) return null;
  let after = applied.battle;
  let [looks, isFound] = [0, false];
  for (let asked = 0; asked < DEEPEST_ANSWERS; asked += 1) {
    const { choice, phase } = after.state;
    if (choice?.seat !== seat || phase === 'ended') break;
    if (choice.kind === 'cards' && choice.from === 'deck') {
      looks += 1;
      if (choice.cards.length > 0) isFound = true;
    }
    const answers = legalActions(after, seat);
    const answer = answers.find(takesSomething) ?? answers[0];
    const answered = answer === undefined ? null : applyAction(after, answer);
    if (answered === null || isRefusal(answered)) break;
    after = answered.battle;
  }
  return { after, looks, isFound };
}

const takesSomething = (move: Move): boolean =>
  move.type === 'pick' ||
  (move.type === 'choose' && (Array.isArray(move.answer) ? move.answer.length > 0 : move.answer !== false));

/** Whether it looks into the deck, and nothing comes of it: neither a card nor a change on the table. */
export function searchesInVain(before: Battle, seat: Seat, move: Move): boolean {
  const course = courseOf(before, seat, move);
  if (course === null || course.looks === 0 || course.isFound) return false;
  const { after } = course;
  const had = new Set(before.state.sides[seat].hand);
  return after.state.sides[seat].hand.every((card) => had.has(card)) && tableOf(before) === tableOf(after);
}

const tableOf = ({ state }: Battle): string =>
  JSON.stringify([
    state.winner,
    state.stadium?.card,
    ...state.sides.map(({ active, bench, prizes }) => [
      prizes.length,
      ...[active, ...bench].map(
        (one) => one && [one.cards, one.energy, one.attached, one.damage, one.afflictions],
      ),
    ]),
  ]);

/** New cards in the hand, where all that was held is held still but for the card itself; 0 otherwise. */
export function drawnBeside(before: Battle, after: Battle, seat: Seat, move: Move): number {
  const [then, now] = [before.state.sides[seat], after.state.sides[seat]];
  if (before.state.turn !== after.state.turn || after.state.phase === 'ended') return 0;
  const held: ReadonlySet<CardNo> = new Set(now.hand);
  const isKept = then.hand.every((card) => held.has(card) || ('card' in move && move.card === card));
  const had = new Set(then.deck);
  return isKept ? now.hand.filter((card) => had.has(card)).length : 0;
}

/** The same of a move that is only thought of, and where it leads; `null` where it draws nothing. */
export function drawBeside(
  before: Battle,
  seat: Seat,
  move: Move,
): { readonly after: Battle; readonly drawn: number } | null {
  const course = courseOf(before, seat, move);
  const drawn = course === null ? 0 : drawnBeside(before, course.after, seat, move);
  return course === null || drawn === 0 ? null : { after: course.after, drawn };
}
