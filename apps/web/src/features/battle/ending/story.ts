/** A battle that is over, as figures, lines and words: the chart of its race, and how long it took. */
import { otherSeat, type Seat } from '@pokesol/engine';

export type StorySide = {
  /** Dealt to the other side, as the log counts it. */
  readonly damage: number;
  /** Of the other side's Pokémon. */
  readonly knockOuts: number;
};

export type TurningPoint = {
  /** The step of the replay that shows it. */
  readonly moment: number;
  readonly turn: number;
  readonly sentence: string;
};

export type ToldBattle = {
  readonly you: StorySide;
  readonly opponent: StorySide;
  readonly turns: number;
  /** Knock-outs, or Prizes, scored by the end of each turn, `[you, opponent]`; the first is before any. */
  readonly race: readonly (readonly [number, number])[];
  /** The knock-out since which the winner's side was always the stronger; `null` where there was none. */
  readonly turningPoint: TurningPoint | null;
};

type Scores = readonly [number, number];

/** Figures of a battle as they are counted, event by event; seen by that seat. */
export function tallyFor(seat: Seat, scoresOf: (sides: readonly [StorySide, StorySide]) => Scores) {
  const sides: [StorySide, StorySide] = [
    { damage: 0, knockOuts: 0 },
    { damage: 0, knockOuts: 0 },
  ];
  const race: Scores[] = [[0, 0]];
  const other = otherSeat(seat);
  const add = (by: Seat, what: keyof StorySide, amount: number) => {
    sides[by] = { ...sides[by], [what]: sides[by][what] + amount };
  };
  const seen = (): Scores => {
    const scores = scoresOf(sides);
    return [scores[seat], scores[other]];
  };
  return {
    dealt: (by: Seat, amount: number) => add(by, 'damage', amount),
    knockedOut: (by: Seat) => add(by, 'knockOuts', 1),
    turnStarted: () => race.push(seen()),
    /** Within the turn that is under way. */
    scored: () => {
      race[race.length - 1] = seen();
    },
    story: (turningPoint: TurningPoint | null): ToldBattle => ({
      you: sides[seat],
      opponent: sides[other],
      turns: race.length - 1,
      race,
      turningPoint,
    }),
  };
}

type Race = ToldBattle['race'];

export type Scale = {
  readonly width: number;
  readonly height: number;
  readonly x: (turn: number) => number;
  readonly y: (scored: number) => number;
  /** A level line for each that was scored. */
  readonly grid: string;
};

const [WIDTH, HEIGHT, EDGE] = [640, 120, 8];

/** `undefined` where neither scored: there is no race to draw. */
export function scaleOf(race: Race): Scale | undefined {
  const most = Math.max(...race.flat());
  if (most === 0) return undefined;
  const turns = race.length - 1;
  const x = (turn: number) => Math.round((turn / turns) * WIDTH);
  const y = (scored: number) => Math.round(HEIGHT - EDGE - (scored / most) * (HEIGHT - 2 * EDGE));
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
