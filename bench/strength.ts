/** The AI's levels: how often each beats the one below with the same deck, and how long each thinks. */
import { performance } from 'node:perf_hooks';
import { LEVELS, type Level, NEUTRAL, nextAction } from '@pokesol/ai';
import { match } from '@pokesol/ai/testing';
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/cards';
import {
  applyAction,
  createBattle,
  isRefusal,
  isWaitedFor,
  legalActions,
  type Move,
  SEATS,
  seedRandom,
  viewFor,
} from '@pokesol/engine';
import { median } from './rate.ts';

const GAMES = 1_000;
const TIMED_GAMES = 30;
const DECKS = BATTLE_DECK_NAMES.map(battleDeckFacts);
const PAIRINGS: readonly (readonly [Level, Level])[] = [
  ['medium', 'easy'],
  ['hard', 'medium'],
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export async function benchStrength(): Promise<void> {
  console.log(`\nStrength: ${GAMES} battles a pairing, the same deck on both sides, seats alternated`);
  for (const levels of PAIRINGS) {
    const { share, interval, wins, draws, turns } = match({
      decks: DECKS,
      levels,
      games: GAMES,
      seed: 'strength',
    });
    console.log(
      `  ${levels[0].padEnd(6)} beats ${levels[1].padEnd(6)} ${percent(share)} (95%: ${percent(interval.low)} to ${percent(interval.high)}; ${wins[0]} to ${wins[1]}, ${draws} drawn, ${turns.toFixed(1)} turns a battle)`,
    );
  }
  console.log('\nThinking: milliseconds a decision, both sides at that level');
  for (const level of LEVELS) {
    const times = decisionTimes(level);
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    console.log(
      `  ${level.padEnd(6)} median ${median(times).toFixed(2)}, p99 ${p99.toFixed(1)}, most ${Math.max(...times).toFixed(1)} (${times.length} decisions)`,
    );
  }
}

/** Each decision from the view to the move, without what the AI remembers of its turn: as a server asks it. */
function decisionTimes(level: Level): number[] {
  const times: number[] = [];
  for (let game = 0; game < TIMED_GAMES; game += 1) {
    const cards = DECKS[game % DECKS.length] ?? [];
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
      const seat = SEATS.find((each) => isWaitedFor(battle, each)) ?? 0;
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
