/** The levels of the official rules: Elo from pairs with the same deal and seats swapped, and milliseconds a decision. */
import { performance } from 'node:perf_hooks';
import { OFFICIAL_LEVELS, THINKING } from '@pokesol/ai/official';
import {
  greedyPlayer,
  type OfficialDecks,
  type OfficialPlayer,
  playOfficialOut,
  randomPlayer,
  thinkingPlayer,
} from '@pokesol/ai/official/testing';
import type { Battle } from '@pokesol/engine/official';
import { BUILT_DECKS, builtDeck } from './builtOfficialDecks.ts';
import { type PairScore, ratingsOf } from './eloOfPairs.ts';
import { expectFigure } from './expectFigure.ts';

/** Of each pairing of neighbours; `PAIRS=500 npm run bench strength` for the figures of docs/ai.md. */
const PAIRS = Number(process.env.PAIRS ?? 48);
/** Of the Elo above the level below, and of the lower end of its interval. */
const APART = 100;
const APART_AT_LEAST = 60;
const P99_BELOW_MS = { easy: 60, medium: 60, hard: 60, expert: 400 } as const;

const PLAYERS: ReadonlyMap<string, () => OfficialPlayer> = new Map([
  ['random', () => randomPlayer],
  ['greedy', () => greedyPlayer],
  ...OFFICIAL_LEVELS.map((level) => [level, () => thinkingPlayer(THINKING[level])] as const),
]);

type Kind = 'cross-deck' | 'mirror';

export function benchOfficialStrength(): void {
  const times = new Map<string, number[]>();
  for (const kind of ['cross-deck', 'mirror'] as const) ladder(kind, times);
  console.log('\nOfficial rules, thinking: milliseconds a decision');
  for (const level of OFFICIAL_LEVELS) {
    const taken = (times.get(level) ?? []).sort((a, b) => a - b);
    const p = (share: number): number => taken[Math.floor(taken.length * share)] ?? Number.NaN;
    console.log(
      `  ${level.padEnd(6)} p50 ${p(0.5).toFixed(1)}, p99 ${p(0.99).toFixed(0)} (${taken.length} decisions)`,
    );
    expectFigure(`${level} decides within ${P99_BELOW_MS[level]} ms (p99)`, p(0.99) < P99_BELOW_MS[level]);
  }
}

function ladder(kind: Kind, times: Map<string, number[]>): void {
  const names = [...PLAYERS.keys()];
  console.log(`\nOfficial rules, ${kind}: ${PAIRS} pairs a pairing, ${BUILT_DECKS} decks`);
  const scores: PairScore[] = [];
  const lines = new Map<string, string>();
  names.slice(1).forEach((name, place) => {
    const below = names[place] ?? name;
    let [share, fought] = [0, 0];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const played = playPair(kind, pair, [name, below], times);
      scores.push({ players: [name, below], share: played.share });
      share += played.share / PAIRS;
      fought += played.fought / PAIRS;
    }
    lines.set(
      name,
      `won ${percent(share)} against ${below}, ${percent(fought)} ended by knock-out or Prizes`,
    );
  });
  let last = 0;
  for (const { name, elo, half } of ratingsOf(names, scores)) {
    console.log(
      `  ${name.padEnd(6)} ${elo.toFixed(0).padStart(5)} (${(elo - last).toFixed(0)} ± ${half.toFixed(0)} above) ${lines.get(name) ?? ''}`,
    );
    if (kind === 'cross-deck' && OFFICIAL_LEVELS.some((level) => level === name)) {
      expectFigure(`${name} stands ${APART} Elo above the level below`, elo - last >= APART);
      expectFigure(
        `the interval of ${name} ends ${APART_AT_LEAST} above`,
        elo - last - half >= APART_AT_LEAST,
      );
    }
    last = elo;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
const isFought = ({ state }: Battle): boolean =>
  state.ending === 'prizes_taken' || state.ending === 'opponent_no_pokemon';

/** Two battles of the same deal, the players changing seats. */
function playPair(
  kind: Kind,
  pair: number,
  [first, second]: readonly [string, string],
  times: Map<string, number[]>,
): { readonly share: number; readonly fought: number } {
  const own = pair % BUILT_DECKS;
  // Every round of decks meets others than the round before.
  const other = kind === 'mirror' ? own : (own + 1 + Math.floor(pair / BUILT_DECKS)) % BUILT_DECKS;
  const decks: OfficialDecks = [builtDeck(own).cards, builtDeck(other).cards];
  let [share, fought] = [0, 0];
  for (const seat of [0, 1] as const) {
    const players = [
      timed(seat === 0 ? first : second, times),
      timed(seat === 0 ? second : first, times),
    ] as const;
    const battle = playOfficialOut(decks, players, `${kind} ${pair}`);
    const { winner } = battle.state;
    share += winner === seat ? 0.5 : winner === null ? 0.25 : 0;
    fought += isFought(battle) ? 0.5 : 0;
  }
  return { share, fought };
}

function timed(name: string, times: Map<string, number[]>): OfficialPlayer {
  const make = PLAYERS.get(name);
  if (make === undefined) throw new RangeError(`Nobody is called ${name}`);
  const player = make();
  const taken = times.get(name) ?? [];
  times.set(name, taken);
  return (view, legal, random) => {
    const start = performance.now();
    const move = player(view, legal, random);
    taken.push(performance.now() - start);
    return move;
  };
}
