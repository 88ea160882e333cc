/**
 * Keeps a plan from leaving Prizes that are certain: a proved win is taken at once; a plan after which a certain Knock Out is still
 * certain may be carried out first; any other gives way to the Knock Out, unless that lets the opponent win and the plan does not.
 */
import { type CardNo, isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { applyAction, type Battle, forecastOf, hpOf, pokemonBody } from '@pokesol/engine/official';
import { guessBattle } from './guess.ts';
import { plan, worthTo } from './plan.ts';
import type { Planned } from './planned.ts';
import type { OfficialQuestion } from './question.ts';
import { gainOf, prizesLeft, WIN } from './solver/gain.ts';
import { unknownIn } from './solver/hidden.ts';
import { solveTurn } from './solver/solveTurn.ts';

/** A line is sought on one and tried on the others. */
const GUESSES = 4;
const NONE: ReadonlySet<CardNo> = new Set();

/** The moves that are played next, up to where it has to be thought again; empty to end the turn. */
export function planKeepingSure(question: OfficialQuestion): readonly Planned[] {
  const { view, planning } = question;
  const { solving } = planning;
  if (solving === null || !isOwnTurn(view)) return plan({ ...question, legal: question.noticed });
  const guesses = guessesOf(question);
  const { gain, line } = solveTurn(guesses, view.seat, solving, worthTo(question));
  if (gain >= WIN) return line;
  // Where Prizes are certain nothing is overlooked.
  const planned = plan(gain > 0 ? question : { ...question, legal: question.noticed });
  if (gain <= 0 || takesAsMuch(guesses, view.seat, planned, gain)) return planned;
  const [first] = planned;
  if (first !== undefined && isStillSure(question, guesses, first, gain)) return [first];
  const [guess] = guesses;
  if (guess !== undefined && isLeftForAReason(guess, view.seat, line, planned)) return planned;
  return line;
}

const isOwnTurn = ({ turn, current, seat }: OfficialQuestion['view']): boolean =>
  turn > 0 && current === seat;

function guessesOf({
  view,
  random,
  memory,
}: Pick<OfficialQuestion, 'view' | 'random' | 'memory'>): readonly Battle[] {
  const seed = random.word();
  return Array.from({ length: GUESSES }, (_, number) =>
    guessBattle(view, `sure ${seed} ${number}`, memory.prized),
  );
}

/** Where the moves lead; `null` where one of them cannot be made there. */
function endOf(start: Battle, moves: readonly Planned[]): Battle | null {
  let battle = start;
  for (const { move } of moves) {
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) return null;
    ({ battle } = applied);
  }
  return battle;
}

/** Whether the plan itself takes those Prizes, without luck. */
function takesAsMuch(
  guesses: readonly Battle[],
  seat: Seat,
  planned: readonly Planned[],
  gain: number,
): boolean {
  const isLucky = planned.some(({ move, before }) => {
    const applied = applyAction(before, move);
    return isRefusal(applied) || unknownIn(before, applied, seat, NONE).coins > 0;
  });
  if (isLucky) return false;
  return guesses.every((guess) => {
    const end = endOf(guess, planned);
    return end !== null && gainOf(end, seat, prizesLeft(guess, seat)) >= gain;
  });
}

/** Whether they are still certain once the first move of the plan was made. */
function isStillSure(
  { planning: { solving }, view: { seat } }: OfficialQuestion,
  guesses: readonly Battle[],
  { move }: Planned,
  gain: number,
): boolean {
  const [guess] = guesses;
  if (solving === null || guess === undefined) return false;
  const tried = guesses.map((each) => applyAction(each, move));
  const nexts = tried.flatMap((applied) => (isRefusal(applied) ? [] : [applied]));
  const [first] = nexts;
  if (first === undefined || nexts.length < guesses.length) return false;
  const unknown = unknownIn(guess, first, seat, NONE);
  const { phase, turn, choice } = first.battle.state;
  const isOver = phase === 'ended' || turn !== guess.state.turn || (choice !== null && choice.seat !== seat);
  if (isOver || unknown.coins > 0) return false;
  const taken = gainOf(first.battle, seat, prizesLeft(guess, seat));
  const after = solveTurn(
    nexts.map(({ battle }) => battle),
    seat,
    solving,
    undefined,
    { barred: new Set(unknown.dealt), open: false },
  );
  return taken + after.gain >= gain;
}

function isLeftForAReason(
  guess: Battle,
  seat: Seat,
  line: readonly Planned[],
  planned: readonly Planned[],
): boolean {
  const [taken, left] = [endOf(guess, line), endOf(guess, planned)];
  return taken !== null && left !== null && mayLose(taken, seat) && !mayLose(left, seat);
}

/** Whether the opponent's next attack may end the battle, with one more energy and its best luck. */
export function mayLose(battle: Battle, seat: Seat): boolean {
  const { state } = battle;
  if (state.phase === 'ended') return state.winner !== seat;
  const other = otherSeat(seat);
  const [own, theirs] = [state.sides[seat], state.sides[other]];
  if (own.active === null) return false;
  const { prizes } = pokemonBody(battle, own.active);
  if (own.bench.length > 0 && theirs.prizes.length > prizes) return false;
  const left = hpOf(battle, own.active) - own.active.damage;
  const attackers = theirs.active === null ? theirs.bench : [theirs.active];
  return attackers.some((pokemon) =>
    forecastOf(battle, other, pokemon).some(({ missing, most }) => missing <= 1 && most >= left),
  );
}
