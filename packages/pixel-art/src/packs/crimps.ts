/** The ends of packs: teeth and grooves say from which era a set is. */

type Crimp = {
  /** How many pixels of its height are cut away at a column, counted from the frame's edge. */
  readonly tooth: (x: number) => number;
  /** Whether a pixel is lit; `y` counts from the outer edge. */
  readonly isLit: (x: number, y: number) => boolean;
};

const straight = () => 0;
/** Teeth of `wide` pixels, gaps of `gap`. */
const teeth =
  (wide: number, gap: number, deep = 1) =>
  (x: number) =>
    x % (wide + gap) < wide ? 0 : deep;
const points = (length: number) => (x: number) => (Math.abs((x % length) - length / 2) < length / 4 ? 0 : 1);
const upright =
  (length: number, lit = 1) =>
  (x: number) =>
    x % length < lit;

/** `isLit` of slanted grooves. */
const slanted = (length: number, slant: 1 | -1) => (x: number, y: number) =>
  (x + slant * y + 8 * length) % length < length / 2;

export const CRIMPS = {
  Base: { tooth: teeth(2, 2), isLit: upright(2) },
  Gym: { tooth: teeth(1, 1), isLit: upright(3) },
  Neo: { tooth: points(6), isLit: upright(6, 3) },
  'E-Card': { tooth: straight, isLit: slanted(4, 1) },
  EX: { tooth: teeth(3, 1), isLit: (x, y) => (x + y) % 4 === 0 || (x - y + 8) % 4 === 0 },
  'Diamond & Pearl': { tooth: teeth(1, 2, 2), isLit: (_, y) => y % 2 === 1 },
  Platinum: { tooth: straight, isLit: (_, y) => y === 2 || y === 3 },
  'HeartGold & SoulSilver': { tooth: teeth(4, 1), isLit: upright(5, 2) },
  'Black & White': { tooth: straight, isLit: (x, y) => (x + y) % 2 === 0 },
  XY: { tooth: teeth(4, 4), isLit: slanted(6, -1) },
  'Sun & Moon': { tooth: points(8), isLit: (x, y) => x % 3 === 1 && y % 2 === 1 },
  'Sword & Shield': { tooth: straight, isLit: upright(8, 4) },
  'Scarlet & Violet': { tooth: points(4), isLit: (x, y) => y === 3 && x % 4 < 3 },
} as const satisfies Record<string, Crimp>;

export type PackEra = keyof typeof CRIMPS;
