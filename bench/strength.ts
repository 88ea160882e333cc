/** The AI's levels: how often each beats the one below with the same deck, and how long each thinks. */
import { performance } from 'node:perf_hooks';
import { NEUTRAL } from '@pokesol/ai';
import { LEVELS, type Level, nextAction } from '@pokesol/ai/classic';
import { type MatchResult, match } from '@pokesol/ai/classic/testing';
import { isRefusal, SEATS, seedRandom } from '@pokesol/engine';
import {
  applyAction,
  createBattle,
  isToMove,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/classic';
import { PUBLISHED_STRENGTH } from '@pokesol/protocol/strength';
import { BENCH_DECKS, type NamedDeck, otherDecks } from './decks.ts';
import { expectFigure } from './expectFigure.ts';
import { median } from './rate.ts';

const GAMES = 1_000;
/** With each deck that nothing was tuned on. */
const GAMES_A_DECK = 100;
/** Of the share that the page names, in percent. */
const PUBLISHED_WITHIN = 4;
const P99_BELOW_MS = 100;
const TIMED_GAMES = 30;
const PAIRINGS: readonly (readonly [Level, Level])[] = [
  ['medium', 'easy'],
  ['hard', 'medium'],
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export async function benchStrength(): Promise<void> {
  console.log(`\nStrength: ${GAMES} battles a pairing, the same deck on both sides, seats alternated`);
  for (const levels of PAIRINGS) {
    const { share, interval } = pair(levels, BENCH_DECKS, GAMES);
    expectFigure(`${levels[0]} is stronger than ${levels[1]}`, interval.low > 0.5);
    const published = PUBLISHED_STRENGTH.classic.find(({ level }) => level === levels[0]);
    expectFigure(
      `the page's share of ${levels[0]} against ${levels[1]} is what was measured`,
      published !== undefined && Math.abs(100 * share - published.percent) <= PUBLISHED_WITHIN,
    );
  }
  console.log(`\nDeck by deck, ${GAMES_A_DECK} battles each`);
  for (const levels of PAIRINGS)
    for (const deck of [...BENCH_DECKS, ...otherDecks()]) pair(levels, [deck], GAMES_A_DECK, deck.name);
  console.log('\nThinking: milliseconds a decision, both sides at that level');
  for (const level of LEVELS) {
    const times = decisionTimes(level);
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    console.log(
      `  ${level.padEnd(6)} median ${median(times).toFixed(2)}, p99 ${p99.toFixed(1)}, most ${(times.at(-1) ?? Number.NaN).toFixed(1)} (${times.length} decisions)`,
    );
    expectFigure(`${level} decides within ${P99_BELOW_MS} ms (p99)`, p99 < P99_BELOW_MS);
  }
}

function pair(
  levels: readonly [Level, Level],
  decks: readonly NamedDeck[],
  games: number,
  name = '',
): MatchResult {
  const result = match({ decks: decks.map(({ cards }) => cards), levels, games, seed: 'strength' });
  const { share, interval, wins, draws, turns, endings } = result;
  const knockOuts = (endings.opponent_no_pokemon ?? 0) / games;
  console.log(
    `  ${name.padEnd(name === '' ? 0 : 16)}${levels[0].padEnd(6)} beats ${levels[1].padEnd(6)} ${percent(share)} (95%: ${percent(interval.low)} to ${percent(interval.high)}; ${wins[0]} to ${wins[1]}, ${draws} drawn, ${turns.toFixed(1)} turns a battle, ${percent(knockOuts)} ended by knock-outs)`,
  );
  return result;
}

/** Each decision from the view to the move, without what the AI remembers of its turn: as a server asks it. */
function decisionTimes(level: Level): number[] {
  const times: number[] = [];
  for (let game = 0; game < TIMED_GAMES; game += 1) {
    const cards = BENCH_DECKS[game % BENCH_DECKS.length]?.cards ?? [];
    const begun = createBattle(
      [
        { cards, extraCard: 'always' },
        { cards, extraCard: 'always' },
      ],
      'classic',
      `thinking ${game}`,
    );
    if (isRefusal(begun)) continue;
    const random = seedRandom(`thinking ${game}`);
    let { battle } = begun;
    let turnSoFar: Move[] = [];
    while (battle.state.phase !== 'ended') {
      const { turn } = battle.state;
      const seat = SEATS.find((each) => isToMove(battle, each)) ?? 0;
      const legal = legalActions(battle, seat);
      const start = performance.now();
      const view = viewFor(battle, seat);
      const { action, error } = nextAction({
        view,
        legal,
        turnSoFar,
        player: { level, personality: NEUTRAL },
        random,
      });
      times.push(performance.now() - start);
      if (error !== undefined) throw error;
      const applied = applyAction(battle, action);
      if (isRefusal(applied)) throw new Error(applied.message);
      ({ battle } = applied);
      turnSoFar = battle.state.turn === turn ? [...turnSoFar, action] : [];
    }
  }
  return times;
}
