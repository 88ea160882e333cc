/** The levels of the official rules: Elo from pairs with the same deal and seats swapped, and milliseconds a decision. */
import { performance } from 'node:perf_hooks';
import type { PairScore } from '@pokesol/ai/gauntlet';
import { OFFICIAL_LEVELS, THINKING } from '@pokesol/ai/official';
import {
  greedyPlayer,
  type OfficialPlayer,
  randomPlayer,
  thinkingPlayer,
} from '@pokesol/ai/official/testing';
import { PUBLISHED_STRENGTH } from '@pokesol/protocol/strength';
import { BUILT_DECKS } from './builtOfficialDecks.ts';
import { ratingsOf } from './eloOfPairs.ts';
import { expectFigure } from './expectFigure.ts';
import { type Kind, playPair } from './officialPair.ts';

/** Of each pairing of neighbours; `PAIRS=500 npm run bench strength` for the figures of docs/ai.md. */
const PAIRS = Number(process.env.PAIRS ?? 48);
/** Of the Elo above the level below, and of the lower end of its interval. */
const APART = 100;
const APART_AT_LEAST = 60;
/** Of the share that the page names, in percent. */
const PUBLISHED_WITHIN = 8;
const P99_BELOW_MS = { easy: 60, medium: 60, hard: 60, expert: 200 } as const;

const PLAYERS: ReadonlyMap<string, () => OfficialPlayer> = new Map([
  ['random', () => randomPlayer],
  ['greedy', () => greedyPlayer],
  ...OFFICIAL_LEVELS.map((level) => [level, () => thinkingPlayer(THINKING[level])] as const),
]);

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
    const byDeck = new Map<number, number[]>();
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const played = playPair(kind, pair, [() => timed(name, times), () => timed(below, times)]);
      scores.push({ players: [name, below], share: played.share });
      byDeck.set(pair % BUILT_DECKS, [...(byDeck.get(pair % BUILT_DECKS) ?? []), played.share]);
      share += played.share / PAIRS;
      fought += played.fought / PAIRS;
    }
    lines.set(
      name,
      `won ${percent(share)} against ${below}, ${percent(fought)} ended by knock-out or Prizes, ${notWon(byDeck)} decks not won`,
    );
    checkPublished(kind, name, below, share);
  });
  let last = 0;
  for (const { name, elo, half } of ratingsOf(names, scores)) {
    console.log(
      `  ${name.padEnd(6)} ${elo.toFixed(0).padStart(5)} (${(elo - last).toFixed(0)} ± ${half.toFixed(0)} above) ${lines.get(name) ?? ''}`,
    );
    // The lowest level stands beside no other: «greedy» is a mark on the scale only.
    if (kind === 'cross-deck' && OFFICIAL_LEVELS.slice(1).some((level) => level === name)) {
      expectFigure(`${name} stands ${APART} Elo above the level below`, elo - last >= APART);
      expectFigure(
        `the interval of ${name} ends ${APART_AT_LEAST} above`,
        elo - last - half >= APART_AT_LEAST,
      );
    }
    last = elo;
  }
}

/** Decks of the first seat with which a player did not win more than half. */
const notWon = (byDeck: ReadonlyMap<number, readonly number[]>): number =>
  [...byDeck.values()].filter((shares) => shares.reduce((sum, share) => sum + share, 0) <= shares.length / 2)
    .length;

/** What the page says of a level, against what was measured now. */
function checkPublished(kind: Kind, name: string, below: string, share: number): void {
  const published = PUBLISHED_STRENGTH.official.find(({ level }) => level === name);
  if (kind !== 'mirror' || published?.against !== below) return;
  expectFigure(
    `the page's ${published.percent}% of ${name} against ${below} is what was measured`,
    Math.abs(100 * share - published.percent) <= PUBLISHED_WITHIN,
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
function timed(name: string, times: Map<string, number[]>): OfficialPlayer {
  const make = PLAYERS.get(name);
  if (make === undefined) throw new RangeError(`No player is called ${name}`);
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
