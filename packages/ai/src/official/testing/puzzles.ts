/** Positions with one right result of the turn: proved by the solver, or made by hand; and what a player takes from one. */
import { isRefusal, otherSeat, type Seat, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, isToMove, legalActions, viewFor } from '@pokesol/engine/official';
import {
  attack,
  energy,
  fire,
  game,
  type Position,
  pokemon,
  trainer,
} from '@pokesol/engine/official/testing';
import { guessBattle } from '../guess.ts';
import { gainOf, prizesLeft, WIN } from '../solver/gain.ts';
import { solveTurn } from '../solver/solveTurn.ts';
import { mayLose } from '../takeSure.ts';
import type { OfficialPlayer } from './playOut.ts';

/** Far more than any level has: three guesses besides the one that is searched. */
const PROOF = { budget: 2500, actions: 6, hopes: false } as const;
const PROOF_GUESSES = 4;
/** Answers and moves of one turn: none of them comes near it. */
const LONGEST_TURN = 400;

export type ProvedTurn = {
  /** In Prizes; 100 for the battle. */
  readonly gain: number;
  /** Moves of the shortest line, answers apart. */
  readonly actions: number;
};

/** What that turn certainly brings; `null` where nothing is proved, or where taking it lets the opponent win. */
export function provedTurn(battle: Battle, seat: Seat): ProvedTurn | null {
  const view = viewFor(battle, seat);
  const guesses = Array.from({ length: PROOF_GUESSES }, (_, number) => guessBattle(view, `proof ${number}`));
  const { gain, line } = solveTurn(guesses, seat, PROOF);
  const last = line.at(-1);
  if (last === undefined) return null;
  const applied = applyAction(last.before, last.move);
  if (isRefusal(applied) || mayLose(applied.battle, seat)) return null;
  const actions = line.filter(({ move: { type } }) => type !== 'choose' && type !== 'pick').length;
  return { gain, actions };
}

/** What a player takes from that turn, in the same count. */
export function takenInTurn(start: Battle, seat: Seat, player: OfficialPlayer, seed: string): number {
  const random = seedRandom(seed);
  let battle = start;
  for (let moves = 0; battle.state.phase !== 'ended'; moves += 1) {
    if (moves > LONGEST_TURN) throw new Error(`The turn of ${seed} does not end`);
    // The opponent is asked within the turn who comes forward: the first one does.
    const isOwn = isToMove(battle, seat);
    const [first] = isOwn ? [] : legalActions(battle, otherSeat(seat));
    const move = isOwn ? player(viewFor(battle, seat), legalActions(battle, seat), random) : first;
    if (move === undefined) break;
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) throw new Error(applied.message);
    if (!isOwn && applied.battle.state.turn !== start.state.turn) break;
    ({ battle } = applied);
    if (battle.state.turn !== start.state.turn) break;
  }
  return gainOf(battle, seat, prizesLeft(start, seat));
}

/** Calls a Benched Pokémon of the opponent forward. */
export const BOSS = trainer(
  'Boss',
  [
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'bench' },
      by: 'own',
      min: 1,
      max: 1,
      as: 'called',
    },
    { do: 'changePlaces', with: { bound: 'called' }, doneTo: 'benched' },
  ],
  { trainer: 'supporter' },
);
const DRAW = trainer('Research', [{ do: 'draw', whose: 'own', cards: 2 }], { trainer: 'item' });
const HITTER = pokemon('Hitter', { hp: 190, prizes: 2, attacks: [attack('Hit', 'RR', 120)] });
const EX = pokemon('Great', { hp: 220, prizes: 2, attacks: [attack('Crush', 'RRR', 180)] });
const FIRE = energy('Fire', 'R');
const TWO = { energy: [FIRE, FIRE] };

export type HandMade = { readonly title: string; readonly gain: number; readonly battle: () => Battle };

const made = (title: string, gain: number, position: Position): HandMade => ({
  title,
  gain,
  battle: () => game(position).battle(),
});

/** Seat 0 is to move. The first two are those that players met. */
export const HAND_MADE: readonly HandMade[] = [
  made('calls the damaged one forward and fells it', 2, {
    you: { active: { card: HITTER, ...TWO }, bench: [HITTER, HITTER], hand: [BOSS, DRAW, FIRE] },
    opponent: { active: EX, bench: [{ card: EX, damage: 110 }, EX], prizes: 4 },
  }),
  made('calls the one that falls at once, not the one beside it', 2, {
    you: { active: { card: HITTER, ...TWO }, bench: [HITTER, HITTER], hand: [BOSS, FIRE] },
    opponent: { active: EX, bench: [EX, pokemon('Frail', { hp: 120, prizes: 2 })] },
  }),
  made('takes the battle where three moves win it', WIN, {
    you: { active: { card: HITTER, energy: [FIRE] }, bench: [HITTER], hand: [BOSS, FIRE, DRAW], prizes: 1 },
    opponent: { active: EX, bench: [EX, pokemon('Tiny', { hp: 50 })] },
  }),
];

/** The Pokémon that is promoted takes the last Prize from the one that has just attacked, and nothing from the wall. */
export const TRAP: HandMade = made('leaves the Knock Out that loses the battle', 0, {
  you: {
    active: fire(pokemon('Jumper', { hp: 60, retreatCost: 0, attacks: [attack('Hit', 'R', 60)] })),
    bench: [pokemon('Wall', { hp: 300, attacks: [] })],
  },
  opponent: { active: pokemon('Prey', { hp: 60 }), bench: [{ card: HITTER, ...TWO }], prizes: 1 },
});
