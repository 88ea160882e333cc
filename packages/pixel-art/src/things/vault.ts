/** The vault door of the admin's login: its wall, the steel disc with its bolts, and the wheel, which can turn. */
import type { Picture } from '../canvas.ts';
import { INK, type Ramp } from '../colours.ts';
import { bevelled } from '../lights.ts';
import { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, circle, cutFrom, polar, polygon, type Shape, widened } from '../shapes.ts';

const SIZE = 72;
const MIDDLE = SIZE / 2;
const TURN = Math.PI * 2;

const STEEL = { light: 'bdb2e6', face: '6450b4', shade: '46388a', dark: '241b4a' };
const BRASS = { light: 'ffcf4d', face: 'ff8a3c' };
const WHEEL: Ramp = [INK, 'b9501a', BRASS.face, BRASS.light];

const disc = (r: number): Shape => circle(MIDDLE, MIDDLE, r);
const ring = (outer: number, inner: number): Shape => cutFrom(disc(outer), disc(inner));
/** Something that stands `count` times around the middle, within half a width of its ray. */
const rays = (count: number, from: number, to: number, halfWidth: number): Shape =>
  polar(MIDDLE, MIDDLE, (radius, angle) => {
    const slice = TURN / count;
    const beside = ((((angle + slice / 2) % slice) + slice) % slice) - slice / 2;
    return radius >= from && radius < to && Math.abs(radius * Math.sin(beside)) < halfWidth;
  });

/** Lit from the upper left, as everything here is. */
const lit =
  (light: string, face: string, shade: string) =>
  (x: number, y: number): string => {
    const towards = x - MIDDLE + (y - MIDDLE);
    if (towards < -26 + ((x + y) % 2) * 4) return light;
    return towards > 18 + ((x + y) % 2) * 4 ? shade : face;
  };

export function drawVaultDoor(): Picture {
  const canvas = new ShadedCanvas(SIZE, SIZE);
  const edge = SIZE;
  const plate = cutFrom(
    box(0, 0, edge, edge),
    box(0, 0, 3, 3),
    box(edge - 3, 0, 3, 3),
    box(0, edge - 3, 3, 3),
    box(edge - 3, edge - 3, 3, 3),
  );
  canvas.fill(plate, INK);
  canvas.fill(all(plate, box(2, 2, edge - 4, edge - 4)), (x, y) =>
    x < 4 || y < 4 ? STEEL.face : x >= edge - 4 || y >= edge - 4 ? STEEL.dark : STEEL.shade,
  );
  for (const [cx, cy] of [
    [9, 9],
    [edge - 9, 9],
    [9, edge - 9],
    [edge - 9, edge - 9],
  ] as const) {
    canvas.fill(circle(cx, cy, 3), INK);
    canvas.fill(circle(cx - 0.5, cy - 0.5, 2.2), STEEL.light);
  }
  // Hinges, of which a door has two.
  for (const top of [20, 44]) {
    canvas.fill(box(0, top, 8, 9), INK);
    canvas.fill(box(1, top + 1, 6, 7), (_, y) => (y < top + 3 ? STEEL.light : STEEL.face));
  }
  canvas.fill(disc(31.5), INK);
  // Light comes through the gap around the door.
  canvas.fill(ring(30, 28.5), (x, y) => ((x + y) % 3 === 0 ? BRASS.light : BRASS.face));
  canvas.fill(disc(28.5), INK);
  canvas.fill(ring(27.5, 21), lit(STEEL.light, STEEL.face, STEEL.shade));
  canvas.fill(rays(12, 23, 26, 1.2), INK);
  canvas.fill(ring(21, 20), INK);
  canvas.fill(disc(20), lit(STEEL.face, STEEL.shade, STEEL.dark));
  canvas.fill(ring(17.5, 16.5), STEEL.dark);
  return canvas.picture();
}

/** As large as the door, clear around the wheel. */
export function drawVaultWheel(): Picture {
  const canvas = new ShadedCanvas(SIZE, SIZE);
  const knobs: Shape = (x, y) =>
    Array.from({ length: 5 }, (_, spoke) => (spoke * TURN) / 5).some(
      (angle) => Math.hypot(x - MIDDLE - 15 * Math.sin(angle), y - MIDDLE + 15 * Math.cos(angle)) < 2.8,
    );
  const wheel = any(rays(5, 0, 15, 1.6), ring(12.6, 10), knobs, disc(6.6));
  canvas.fill(widened(wheel), INK);
  canvas.stamp(wheel, WHEEL, { flat: true, light: bevelled });
  const keyhole = any(
    circle(MIDDLE, MIDDLE - 1.4, 2.2),
    polygon(
      [MIDDLE - 1, MIDDLE],
      [MIDDLE + 1, MIDDLE],
      [MIDDLE + 2.2, MIDDLE + 4],
      [MIDDLE - 2.2, MIDDLE + 4],
    ),
  );
  canvas.fill(keyhole, INK);
  return canvas.picture();
}
