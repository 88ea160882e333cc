/** The signs on our packs: original shapes in a square of 26, drawn by rule so that any painter can shade them. */
import { all, any, box, circle, cutFrom, ellipse, polar, polygon, type Shape } from '../shapes.ts';

const TURN = Math.PI * 2;
const star = (points: number, outer: number, inner: number) =>
  polar(13, 13.5, (radius, angle) => {
    const slice = TURN / points;
    const turn = Math.abs((((angle % slice) + slice * 1.5) % slice) - slice / 2);
    // The straight edge from a tip to the next valley.
    const [vx, vy] = [inner * Math.sin(slice / 2), inner * Math.cos(slice / 2)];
    const [px, py] = [radius * Math.sin(turn), radius * Math.cos(turn)];
    return vx * (py - outer) - px * (vy - outer) < 0;
  });
const lens = all(circle(8, 8, 13), circle(18, 18, 13));
const slash = (left: number) =>
  polygon([left + 5, 0], [left + 7.4, 1], [left + 5.6, 14], [left, 26], [left + 1, 13]);
const drop = (cx: number, cy: number, r: number) =>
  any(circle(cx, cy, r), polygon([cx, cy - 2.4 * r], [cx + r, cy - 0.3 * r], [cx - r, cy - 0.3 * r]));
const blade = any(
  polygon([21, 2], [24, 2], [24, 5], [10, 19], [7, 16]),
  polygon([4, 15], [6, 13], [13, 20], [11, 22]),
  polygon([5, 18], [8, 21], [4, 25], [1, 22]),
);
const wingFeather = (left: number, top: number, width: number) =>
  polygon([2, top + 5], [left + width, top], [left + width - 4, top + 5], [4, top + 10]);

export const EMBLEMS = {
  bolt: polygon([15, 0], [4, 15], [12, 15], [8, 26], [22, 10], [14, 10], [19, 0]),
  leaf: cutFrom(
    any(lens, polygon([1, 24], [3, 26], [9, 19], [7, 18])),
    (x, y) => Math.abs(x + y - 26) < 1 && x > 6 && x < 19,
  ),
  wave: all(circle(13, 13, 12), (x, y) => (y + 2.2 * Math.sin(x * 0.5) + 24.6) % 8 < 4.6),
  moon: cutFrom(circle(12, 13, 11.5), circle(17.5, 10, 9)),
  star: star(5, 12.5, 5.4),
  nova: any(star(4, 13, 3.6), circle(13, 13.5, 4.5)),
  crown: cutFrom(
    polygon([1, 6], [8, 13], [13, 3], [18, 13], [25, 6], [22, 23], [4, 23]),
    box(3, 18, 20, 1.2),
  ),
  gear: cutFrom(
    polar(13, 13, (r, a) => r < (Math.cos(8 * a) > -0.1 ? 12.4 : 9)),
    circle(13, 13, 4.4),
  ),
  flame: cutFrom(
    any(drop(13, 17, 8.4), polygon([5, 4], [13, 15], [4.6, 17]), polygon([22, 7], [21.4, 17], [15, 12])),
    drop(13, 20, 3.4),
  ),
  shell: all(
    circle(13, 13, 12.4),
    polar(13, 13, (r, a) => (r / 4.4 - a / TURN + 2) % 1 < 0.66),
  ),
  mask: cutFrom(
    any(
      ellipse(7.5, 12, 7, 6),
      ellipse(18.5, 12, 7, 6),
      polygon([0, 6], [6, 9], [2, 13]),
      polygon([26, 6], [24, 13], [20, 9]),
    ),
    ellipse(8, 12.5, 3, 2),
    ellipse(18, 12.5, 3, 2),
    polygon([10, 19], [13, 13.5], [16, 19]),
  ),
  shield: cutFrom(
    polygon([3, 2], [23, 2], [23, 13], [20, 19], [13, 25], [6, 19], [3, 13]),
    polygon([7, 6], [13, 11], [19, 6], [19, 9.5], [13, 14.5], [7, 9.5]),
  ),
  blade,
  gem: cutFrom(
    polygon([7, 3], [19, 3], [25, 10], [13, 25], [1, 10]),
    (x, y) => Math.abs(y - 10.4) < 0.7 && x > 3 && x < 23,
    (x, y) => y > 11 && Math.abs(Math.abs(x - 13) - (25 - y) * 0.32) < 0.6,
  ),
  eye: cutFrom(
    any(all(circle(13, 24, 17), circle(13, 2, 17)), polygon([12, 0], [14, 0], [14, 5], [12, 5])),
    cutFrom(circle(13, 13, 5), circle(13, 13, 2.4)),
  ),
  wing: any(wingFeather(2, 2, 23), wingFeather(2, 8, 18), wingFeather(2, 14, 13)),
  snow: polar(13, 13, (r, a) => {
    const spoke = Math.abs((((a % (TURN / 6)) + TURN / 4) % (TURN / 6)) - TURN / 12);
    const [along, beside] = [r * Math.cos(spoke), r * Math.sin(spoke)];
    return along < 12.4 && (beside < 1.1 || Math.abs(along - beside - 6.4) < 1.1 || r < 3);
  }),
  egg: cutFrom(
    any(ellipse(13, 15, 9, 10.4), ellipse(13, 11, 7, 9.6)),
    (x, y) => Math.abs(y - 14 - Math.abs(((x + 1) % 6) - 3) * 1.1) < 1.1,
  ),
  sun: any(
    circle(13, 13, 6.4),
    polar(13, 13, (r, a) => r > 8 && r < 12.6 && Math.cos(8 * a) > 0.35),
  ),
  hourglass: cutFrom(
    any(
      polygon([5, 3], [21, 3], [14.4, 13], [21, 23], [5, 23], [11.6, 13]),
      box(3, 1, 20, 3),
      box(3, 22, 20, 3),
    ),
    polygon([9, 6], [17, 6], [15.4, 8.6], [10.6, 8.6]),
  ),
  peaks: cutFrom(
    polygon([0, 24], [9, 6], [13, 13], [18, 3], [26, 24]),
    (x, y) => y < 11.5 && y > 10.2 + Math.abs((x % 4) - 2) * 0.5 - 0.6 && x > 12,
  ),
  paw: any(
    ellipse(13, 19, 7, 5.6),
    ellipse(4.6, 12.4, 3, 3.6),
    ellipse(10, 6, 3.2, 4),
    ellipse(16.4, 6, 3.2, 4),
    ellipse(21.6, 12.4, 3, 3.6),
  ),
  claw: any(slash(1), slash(9), slash(17)),
  orbit: any(
    circle(13, 13, 4.6),
    cutFrom(ellipse(13, 13, 12.6, 5.6), ellipse(13, 13, 10.6, 3.8)),
    cutFrom(ellipse(13, 13, 5.6, 12.6), ellipse(13, 13, 3.8, 10.6)),
  ),
  rift: cutFrom(
    circle(13, 13, 12),
    polygon([15, 0], [9, 9], [14, 12], [7, 26], [11, 26], [18, 11], [13, 8], [18, 0]),
  ),
  ghost: cutFrom(
    any(
      circle(13, 11, 9.4),
      all(box(3.6, 11, 18.8, 14), (x, y) => y < 22 + 2.4 * Math.cos(x * 1.34)),
    ),
    ellipse(9.6, 11, 2, 3),
    ellipse(16.4, 11, 2, 3),
  ),
  heart: any(circle(7.6, 9, 6.6), circle(18.4, 9, 6.6), polygon([1.6, 11.6], [24.4, 11.6], [13, 25])),
  ball: cutFrom(
    circle(13, 13, 12.4),
    all(box(0, 11.6, 26, 2.8), (x, y) => Math.hypot(x - 13, y - 13) > 4.6),
    cutFrom(circle(13, 13, 5), circle(13, 13, 3)),
  ),
  fang: any(polygon([2, 4], [12, 4], [8, 24]), polygon([14, 4], [24, 4], [18, 24])),
  tree: any(polygon([13, 0], [22, 11], [4, 11]), polygon([13, 6], [25, 19], [1, 19]), box(11, 19, 4, 7)),
  comet: any(circle(17, 9, 7.4), polygon([10, 4], [14, 15], [0, 25])),
  kite: cutFrom(polygon([13, 0], [25, 13], [13, 26], [1, 13]), polygon([13, 6], [19, 13], [13, 20], [7, 13])),
  volcano: any(
    polygon([9, 9], [17, 9], [26, 26], [0, 26]),
    circle(9, 4, 2.6),
    circle(16, 3, 3.4),
    circle(21, 7, 2),
  ),
  anchor: any(
    cutFrom(circle(13, 4, 4), circle(13, 4, 1.8)),
    box(11.4, 7, 3.2, 17),
    box(6, 9, 14, 3),
    all(cutFrom(circle(13, 14, 12), circle(13, 14, 8.6)), box(0, 16, 26, 10)),
  ),
  torii: any(box(0, 2, 26, 4), box(2, 9, 22, 3), box(5, 4, 4, 22), box(17, 4, 4, 22)),
  tank: cutFrom(
    any(box(6, 3, 14, 21), box(3, 1, 20, 4), box(3, 22, 20, 4)),
    any(box(9, 8, 8, 3), box(9, 13, 8, 3), box(9, 18, 8, 3)),
  ),
  mega: any(
    polygon(
      [0, 0],
      [6, 0],
      [13, 12],
      [20, 0],
      [26, 0],
      [26, 26],
      [20, 26],
      [20, 11],
      [13, 22],
      [6, 11],
      [6, 26],
      [0, 26],
    ),
  ),
  dna: any(
    (x, y) => Math.abs(x - 13 - 8 * Math.sin(y * 0.28)) < 2.6,
    (x, y) => Math.abs(x - 13 + 8 * Math.sin(y * 0.28)) < 2.6,
    (x, y) => y % 5 < 1.6 && Math.abs(x - 13) < Math.abs(8 * Math.sin(y * 0.28)),
  ),

  fist: any(
    box(3, 7, 20, 14),
    box(4, 3, 4.4, 8),
    box(9, 2, 4.4, 8),
    box(14, 3, 4.4, 8),
    box(19, 5, 4, 8),
    box(7, 20, 13, 6),
  ),
  trident: any(
    box(11.4, 3, 3.2, 23),
    box(2, 4, 3.4, 9),
    box(20.6, 4, 3.4, 9),
    box(2, 11, 22, 3.4),
    polygon([13, 0], [16, 5], [10, 5]),
    polygon([3.7, 0], [7, 5], [0.4, 5]),
    polygon([22.3, 0], [25.6, 5], [19, 5]),
  ),

  fusion: any(cutFrom(circle(9, 9, 9), circle(9, 9, 5)), cutFrom(circle(17, 17, 9), circle(17, 17, 5))),
  brand: any(polygon([13, 0], [16, 10], [26, 13], [16, 16], [13, 26], [10, 16], [0, 13], [10, 10])),
  swords: any(
    polygon([1, 0], [4, 0], [25, 23], [23, 26], [1, 4]),
    polygon([25, 0], [22, 0], [1, 23], [3, 26], [25, 4]),
  ),
  face: any(
    cutFrom(any(ellipse(13, 13, 10, 12)), ellipse(9, 12, 2.4, 3), ellipse(17, 12, 2.4, 3), box(8, 18, 10, 2)),
    polygon([3, 0], [8, 5], [3, 9]),
    polygon([23, 0], [18, 5], [23, 9]),
  ),
} as const satisfies Record<string, Shape>;

export type EmblemName = keyof typeof EMBLEMS;
