/** A story as lines and words: the chart of its knock-outs, and how long it took. */
import type { BattleStory } from './battleStory.ts';

type Race = BattleStory['race'];

export type Scale = {
  readonly width: number;
  readonly height: number;
  readonly x: (turn: number) => number;
  readonly y: (knockOuts: number) => number;
  /** A level line for each knock-out. */
  readonly grid: string;
};

const [WIDTH, HEIGHT, EDGE] = [640, 120, 8];

/** `undefined` where nobody was knocked out: there is no race to draw. */
export function scaleOf(race: Race): Scale | undefined {
  const most = Math.max(...race.flat());
  if (most === 0) return undefined;
  const turns = race.length - 1;
  const x = (turn: number) => Math.round((turn / turns) * WIDTH);
  const y = (knockOuts: number) => Math.round(HEIGHT - EDGE - (knockOuts / most) * (HEIGHT - 2 * EDGE));
  const grid = Array.from({ length: most + 1 }, (_, level) => `M0 ${y(level)}h${WIDTH}`).join('');
  return { width: WIDTH, height: HEIGHT, x, y, grid };
}

/** Level within a turn, and up or not at its end. */
export const racePath = (race: Race, side: 0 | 1, { x, y }: Scale): string =>
  race
    .map((scores, turn) => (turn === 0 ? `M0 ${y(scores[side])}` : `H${x(turn)}V${y(scores[side])}`))
    .join('');

const MINUTE_MS = 60_000;

/** '40 s', '18 min', '2 h 5 min'. */
export function minutesText(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.max(1, Math.round(ms / 1000))} s`;
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
