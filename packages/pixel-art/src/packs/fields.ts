/** What is printed on the foil behind the sign: each field says which of four inks lies where. */

/** The foil, its lighter ink, and the foil and the lighter ink of a second palette. */
export const FOIL = 0;
const [LIGHT, SECOND, SECOND_LIGHT] = [1, 2, 3] as const;
type Ink = 0 | 1 | 2 | 3;
type Field = (x: number, y: number) => Ink;

const lightWhere =
  (rule: (x: number, y: number) => boolean): Field =>
  (x, y) =>
    rule(x, y) ? LIGHT : FOIL;
const secondWhere =
  (rule: (x: number, y: number) => boolean): Field =>
  (x, y) =>
    rule(x, y) ? SECOND : FOIL;
/** Never below 0, as the remainder is: `value` lies above -120. */
const turn = (value: number, length: number) => (value + 120 * length) % length;

/** In pixels around the middle of the sign. */
export const FIELDS = {
  rays: lightWhere((x, y) => Math.cos(Math.atan2(y, x) * 10) > 0.2),
  rings: lightWhere((x, y) => Math.hypot(x, y) % 8 < 3.4),
  stripes: lightWhere((x) => turn(x, 8) < 4),
  bars: lightWhere((_, y) => turn(y + 1, 9) < 4.5),
  bend: (x, y) => {
    const across = Math.abs(x + y * 0.8);
    if (across < 7) return SECOND;
    return across < 9 ? SECOND_LIGHT : FOIL;
  },
  chevron: secondWhere((x, y) => turn(y + Math.abs(x) * 0.9 + 8, 14) < 6),
  check: lightWhere((x, y) => ((Math.floor(x / 8) + Math.floor(y / 8)) & 1) === 1),
  waves: (x, y) => {
    const depth = y - 4 + 2.4 * Math.sin(x * 0.36);
    if (depth <= 0) return FOIL;
    return Math.floor(depth / 6) % 2 === 1 ? SECOND_LIGHT : SECOND;
  },
  horizon: (x, y) => {
    if (y > 9 + Math.abs(turn(x + 4, 20) - 10) * 0.55) return SECOND;
    return Math.hypot(x, y - 8) < 17 ? LIGHT : FOIL;
  },
  split: secondWhere((x) => x >= 0),
  quarter: secondWhere((x, y) => x < 0 !== y < 0),
  saltire: secondWhere((x, y) => Math.abs(Math.abs(x) - Math.abs(y) * 0.78) < 4),
  diamonds: lightWhere((x, y) => Math.abs(turn(x + 6, 12) - 6) + Math.abs(turn(y + 6, 12) - 6) < 4),
  zigzag: secondWhere((x, y) => turn(y + 8 + Math.abs(turn(x + 12, 16) - 8), 16) < 7),
  stars: (x, y) => {
    const dice = (Math.floor(x / 6 + 20) * 73 + Math.floor(y / 6 + 20) * 151) % 11;
    if (dice < 2 && turn(x, 6) < 2.2 && turn(y, 6) < 2.2) return SECOND_LIGHT;
    return y > 14 ? LIGHT : FOIL;
  },
  shards: lightWhere((x, y) => Math.sin(x * 0.4 + y * 0.21) + Math.sin(y * 0.43 - x * 0.17) > 0.55),
  border: secondWhere((x, y) => Math.abs(x) > 16 || y < -20 || y > 17),
  disc: (x, y) => {
    const radius = Math.hypot(x, y);
    if (radius >= 19) return FOIL;
    return radius > 16.6 ? SECOND_LIGHT : SECOND;
  },
  cross: secondWhere((x, y) => Math.abs(x) < 7 || Math.abs(y) < 6),
  flames: secondWhere(
    (x, y) => y > 13 - 6 * Math.abs(Math.sin(x * 0.3 + 1)) - 4 * Math.abs(Math.sin(x * 0.13)),
  ),
  crack: secondWhere((x, y) => {
    const isOdd = (Math.floor((y + 60) / 7) & 1) === 1;
    const along = (y + 63) % 7;
    return x > (isOdd ? 4 - along * 1.1 : along * 1.1 - 4);
  }),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
