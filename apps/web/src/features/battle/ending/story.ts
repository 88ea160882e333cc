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

type BestAttack = {
  readonly by: Seat;
  /** As printed, and of whom. */
  readonly name: string;
  readonly pokemon: string;
  /** To the other side, all that it hit together. */
  readonly damage: number;
  readonly turn: number;
};

export type ToldBattle = {
  readonly you: StorySide;
  readonly opponent: StorySide;
  readonly turns: number;
  /** Knock-outs, or Prizes, scored by the end of each turn, `[you, opponent]`; the first is before any. */
  readonly race: readonly (readonly [number, number])[];
  /** The knock-out since which the winner's side was always the stronger; `null` where there was none. */
  readonly turningPoint: TurningPoint | null;
  /** The attack that did most; `null` where none did damage. */
  readonly bestAttack: BestAttack | null;
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
  let attack: BestAttack | null = null;
  let best: BestAttack | null = null;
  const seen = (): Scores => {
    const scores = scoresOf(sides);
    return [scores[seat], scores[other]];
  };
  return {
    /** What is dealt from now on in this turn is of this attack. */
    attacked: (by: Seat, name: string, pokemon: string) => {
      attack = { by, name, pokemon, damage: 0, turn: race.length - 1 };
    },
    dealt: (by: Seat, amount: number, isOfAttack = true) => {
      add(by, 'damage', amount);
      if (!isOfAttack || attack?.by !== by) return;
      attack = { ...attack, damage: attack.damage + amount };
      if (attack.damage > (best?.damage ?? 0)) best = attack;
    },
    knockedOut: (by: Seat) => add(by, 'knockOuts', 1),
    turnStarted: () => {
      attack = null;
      race.push(seen());
    },
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
      bestAttack: best,
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
