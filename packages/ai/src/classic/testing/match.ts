/** Measures strength: many battles of one player against another, both with the same deck. */
import { isRefusal, type Random, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import {
  type Applied,
  applyAction,
  type Battle,
  type CardFacts,
  createBattle,
  isToMove,
  type Move,
  type VictoryCondition,
} from '@pokesol/engine/classic';
import { NEUTRAL } from '../../personality.ts';
import { wilson } from '../../wilson.ts';
import type { Level } from '../levels.ts';
import type { AiPlayer } from '../nextAction.ts';
import { playTurn } from '../playTurn.ts';

export type MatchOf = {
  /** Both players play the same one; game after game the next. */
  readonly decks: readonly (readonly CardFacts[])[];
  readonly levels: readonly [Level, Level];
  readonly games: number;
  readonly seed: string;
  readonly personalities?: readonly [AiPlayer['personality'], AiPlayer['personality']];
};

export type MatchResult = {
  readonly games: number;
  /** Of the first level, of the second, and draws. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The first level's share of the games, a draw as half, with its 95% interval. */
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly endings: Readonly<Partial<Record<VictoryCondition, number>>>;
  /** Turns a game on average. */
  readonly turns: number;
};

/** Plays the games; the first level has seat 0 in every other one, with both seats each deck is played from. */
export function match({
  decks,
  levels,
  games,
  seed,
  personalities = [NEUTRAL, NEUTRAL],
}: MatchOf): MatchResult {
  const wins: [number, number] = [0, 0];
  const endings: Partial<Record<VictoryCondition, number>> = {};
  let turns = 0;
  for (let game = 0; game < games; game += 1) {
    const deck = decks[Math.floor(game / 2) % decks.length];
    if (deck === undefined) throw new RangeError('A match needs a deck');
    const first: Seat = game % 2 === 0 ? 0 : 1;
    const players = levels.map((level, index) => ({
      level,
      personality: personalities[index] ?? NEUTRAL,
    }));
    if (first === 1) players.reverse();
    // Both games of a pair are dealt alike, so that neither player has the better draws.
    const { winner, turn, victoryCondition } = playOut(
      deck,
      players,
      `${seed} ${Math.floor(game / 2)}`,
    ).state;
    if (winner !== null) wins[winner === first ? 0 : 1] += 1;
    if (victoryCondition !== null) endings[victoryCondition] = (endings[victoryCondition] ?? 0) + 1;
    turns += turn;
  }
  const draws = games - wins[0] - wins[1];
  const won = wins[0] + draws / 2;
  return {
    games,
    wins,
    draws,
    share: games === 0 ? 0 : won / games,
    interval: wilson(won, games),
    endings,
    turns: games === 0 ? 0 : turns / games,
  };
}

/** One battle from the deal to its end. */
export const playOut = (deck: readonly CardFacts[], players: readonly AiPlayer[], seed: string): Battle =>
  finish(deal(deck, seed).battle, players, seedRandom(`players ${seed}`));

/** A new battle of the deck with itself; dealt anew after the eleventh hand without a basic Pokémon. */
export function deal(deck: readonly CardFacts[], seed: string): Applied {
  const choice = { cards: deck, extraCard: 'always' } as const;
  for (let time = 0; ; time += 1) {
    const created = createBattle([choice, choice], 'classic', `${seed} ${time}`);
    if (!isRefusal(created)) return created;
    if (created.code !== 'MULLIGAN_LIMIT') throw new Error(created.message);
  }
}

/** A level with its personality, or a line of play that says each move by itself. */
export type Plays = AiPlayer | ((battle: Battle, seat: Seat) => Move);

/** Plays a begun battle to its end; throws what a player threw. */
export function finish(start: Battle, players: readonly Plays[], random: Random): Battle {
  let battle = start;
  while (battle.state.phase !== 'ended') {
    const seat = SEATS.find((each) => isToMove(battle, each));
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) throw new Error('The battle waits for no seat');
    if (typeof player === 'function') {
      const applied = applyAction(battle, player(battle, seat));
      if (isRefusal(applied)) throw new Error(`A line of play was refused: ${applied.code}`);
      battle = applied.battle;
      continue;
    }
    for (const step of playTurn(battle, seat, player, random)) {
      if (step.error !== undefined) throw step.error;
      battle = step.battle;
    }
  }
  return battle;
}
