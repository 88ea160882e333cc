/** Paints tails, and what they end in. */
import type { Tail } from './features.ts';
import { sizeOf } from './features.ts';
import {
  blade,
  cone,
  disc,
  type Form,
  oval,
  type Point,
  poly,
  starOf,
  towards,
  tube,
  union,
} from './forms.ts';
import { mixedColour } from './inks.ts';
import { ink, inkOf, type Painter, spread } from './painter.ts';

export function paintTail(painter: Painter): void {
  const { features, bones } = painter;
  const { tail } = features;
  if (tail === undefined) return;
  const count = tail.count ?? 1;
  const isDown = Math.abs(bones.tailAngle - Math.PI) < 0.2;
  for (const share of spread(count)) {
    const spreadBy = count === 1 ? 0 : isDown ? 0.5 : count > 3 ? 0.95 : 0.5;
    paintOne(
      painter,
      tail,
      bones.tailAngle + share * spreadBy - (count > 3 ? 0.35 : 0),
      count > 3 ? 0.85 : 1,
    );
  }
}

function paintOne(painter: Painter, tail: Tail, angle: number, scale: number): void {
  const { figure, features, bones } = painter;
  const size = sizeOf(tail) * scale;
  const colour = inkOf(painter, tail, features.body.colour ?? 'main');
  const tip = tail.tip === undefined ? undefined : ink(painter, tail.tip);
  const root = bones.tail;
  const up = angle - 0.75;
  const whole = (form: Form) => figure.solid(form, colour);
  const tipped = (form: Form, end: Point, radius: number) => {
    whole(form);
    if (tip !== undefined && tail.end === undefined) figure.mark(disc(...end, radius), tip, { within: form });
  };
  let end: Point = root;
  switch (tail.kind) {
    case 'stub':
      end = towards(root, angle - 0.3, 5 * size);
      tipped(cone(towards(root, angle, -3), end, 6.5 * size), end, 3 * size);
      break;
    case 'thin':
    case 'whip': {
      const r = (tail.kind === 'whip' ? 1 : 1.5) * Math.max(0.9, size * 0.8);
      const bend = towards(root, angle, 9 * size);
      end = towards(bend, up - 0.5, 9 * size);
      tipped(tube([...towards(root, angle, -2), r], [...bend, r], [...end, r * 0.75]), end, r * 3.4);
      break;
    }
    case 'thick': {
      const r = Math.min(5.5, Math.max(3, bones.thickness * 1.25)) * Math.max(0.85, Math.min(1.4, size));
      const bend = towards(root, angle, 9 * size);
      end = towards(bend, up - 0.4, 9 * size);
      tipped(
        tube([...towards(root, angle, -4), r * 1.15], [...bend, r * 0.8], [...end, r * 0.35]),
        end,
        r * 1.8,
      );
      break;
    }
    case 'curl': {
      const middle = towards(root, angle - 0.5, 7.5 * size);
      const r = 2 * size;
      end = middle;
      figure.solid(
        tube(
          [...towards(root, angle, -2), r * 0.85],
          [...towards(root, angle, 5 * size), r],
          [middle[0] + 4 * size, middle[1] + 1 * size, r],
          [middle[0] + 4.2 * size, middle[1] - 4 * size, r * 0.95],
          [middle[0] - 0.4 * size, middle[1] - 5.6 * size, r * 0.85],
          [middle[0] - 2.4 * size, middle[1] - 2 * size, r * 0.7],
          [middle[0] + 0.6 * size, middle[1] - 1.4 * size, r * 0.5],
        ),
        colour,
      );
      break;
    }
    case 'bushy': {
      end = towards(root, angle - 0.5, 16 * size);
      const form = union(
        blade(towards(root, angle, -2), end, 9.5 * size, 0.6),
        blade(root, towards(root, angle - 0.1, 12 * size), 7 * size, 0.6),
        blade(root, towards(root, angle - 0.95, 12 * size), 7 * size, 0.6),
      );
      whole(form);
      if (tip !== undefined) figure.mark(disc(...end, 7 * size), tip, { within: form });
      break;
    }
    case 'bolt': {
      const s = 1.15 * size;
      const [x, y] = root;
      const zigzag = poly(
        [x - 2, y + 1.5],
        [x + 5 * s, y - 2 * s],
        [x + 3 * s, y - 6 * s],
        [x + 9 * s, y - 8.5 * s],
        [x + 6.5 * s, y - 13 * s],
        [x + 19 * s, y - 19 * s],
        [x + 17 * s, y - 9 * s],
        [x + 13 * s, y - 8 * s],
        [x + 13.5 * s, y - 4.5 * s],
        [x + 8 * s, y - 2.5 * s],
        [x + 7.5 * s, y + 1 * s],
        [x, y + 4.5],
      );
      whole(zigzag);
      if (tail.second !== undefined)
        figure.mark(
          poly([x - 2, y + 6], [x + 5.5 * s, y + 2 * s], [x + 5.2 * s, y - 2.4 * s], [x - 2, y]),
          ink(painter, tail.second),
          { within: zigzag },
        );
      break;
    }
    case 'fan':
      for (const turn of [-0.45, 0, 0.45]) {
        const feather = blade(root, towards(root, angle + turn, 11 * size), 5.4 * size, 0.62);
        tipped(feather, towards(root, angle + turn, 11 * size), 4 * size);
      }
      break;
    case 'ribbon':
      figure.solid(
        tube(
          [...root, 2],
          [...towards(root, angle, 9 * size), 2.6 * size],
          [...towards(root, angle - 0.5, 17 * size), 2.4 * size],
          [...towards(root, angle - 0.15, 25 * size), 0.6],
        ),
        colour,
      );
      break;
    case 'fluke': {
      const far = 10 * size;
      const middle = towards(root, angle, 2);
      const form = union(
        blade(towards(root, angle, -3), towards(middle, angle - 0.65, far), far * 0.55, 0.6),
        blade(towards(root, angle, -3), towards(middle, angle + 0.65, far), far * 0.55, 0.6),
      );
      whole(form);
      if (tail.second !== undefined) {
        figure.mark(
          blade(middle, towards(middle, angle - 0.6, far * 0.8), far * 0.18, 0.5),
          ink(painter, tail.second),
          { within: form },
        );
        figure.mark(
          blade(middle, towards(middle, angle + 0.6, far * 0.8), far * 0.18, 0.5),
          ink(painter, tail.second),
          { within: form },
        );
      }
      end = towards(root, angle, 6);
      break;
    }
    case 'fin':
      figure.solid(
        oval(...towards(root, angle - 0.2, 9 * size), 11 * size, 6 * size, angle - 0.2 - Math.PI / 2),
        colour,
      );
      figure.mark(
        tube([...root, 0.8], [...towards(root, angle - 0.2, 16 * size), 0.6]),
        mixedColour(colour, '203060', 0.35),
      );
      break;
    case 'flame':
      paintFlame(
        painter,
        towards(root, angle, -1),
        angle - 0.6,
        15 * size,
        colour,
        ink(painter, tail.second, 'yellow'),
      );
      break;
    case 'wisp':
      figure.solid(
        tube(
          [...root, 4 * size],
          [...towards(root, angle, 6 * size), 2.4 * size],
          [...towards(root, angle - 0.5, 12 * size), 0.4],
        ),
        colour,
      );
      break;
  }
  if (tail.end !== undefined) paintEnd(painter, tail, tail.end, end, up - 0.5);
}

export function paintFlame(
  { figure }: Painter,
  root: Point,
  angle: number,
  length: number,
  outer: string,
  inner: string,
): void {
  figure.solid(
    union(
      ...[-0.5, 0, 0.5].map((turn) =>
        blade(root, towards(root, angle + turn, length * (turn === 0 ? 1 : 0.72)), length * 0.5, 0.35),
      ),
    ),
    outer,
  );
  figure.solid(blade(root, towards(root, angle, length * 0.55), length * 0.34, 0.4), inner);
}

function paintEnd(
  painter: Painter,
  tail: Tail,
  kind: NonNullable<Tail['end']>,
  end: Point,
  angle: number,
): void {
  const { figure } = painter;
  const size = Math.max(1, sizeOf(tail));
  const colour = ink(painter, tail.tip ?? tail.second, 'accent');
  switch (kind) {
    case 'flame':
      paintFlame(painter, end, -0.1, 11 * size, colour, ink(painter, tail.second, 'yellow'));
      break;
    case 'bolt': {
      const [x, y] = end;
      figure.solid(
        poly(
          [x - 2, y],
          [x + 4, y - 6],
          [x + 2, y - 8],
          [x + 8, y - 15],
          [x + 6, y - 8],
          [x + 9, y - 6],
          [x + 2, y + 2],
        ),
        colour,
      );
      break;
    }
    case 'ball':
      figure.solid(
        oval(...towards(end, angle, 2.4), 3.4 * Math.min(1.3, size), 4.2 * Math.min(1.3, size), angle),
        ink(painter, tail.tip ?? tail.second),
      );
      break;
    case 'shell': {
      figure.solid(
        union(disc(end[0] + 1, end[1], 7), starOf(end[0] + 1, end[1], 10, 6.5, 9)),
        ink(painter, tail.tip ?? tail.second, 'grey'),
      );
      figure.plain(
        tube(
          [end[0] - 2, end[1] + 1, 0.3],
          [end[0] + 1, end[1] - 3, 0.3],
          [end[0] + 4, end[1], 0.3],
          [end[0] + 1, end[1] + 2, 0.3],
        ),
        '403850',
        { least: 0.9 },
      );
      break;
    }
    case 'rattle': {
      for (const step of [0, 1, 2])
        figure.solid(oval(...towards(end, angle, step * 2.8), 2.9 - step * 0.45, 2.2, angle), colour);
      break;
    }
    case 'gem':
      for (const step of [0, 1])
        figure.solid(disc(...towards(end, angle, 1 + step * 4), 2.5 - step * 0.4), colour);
      break;
    case 'spike':
      figure.solid(
        cone(towards(end, angle, -1), towards(end, angle, 6), 4.4),
        ink(painter, tail.tip ?? tail.second, 'white'),
      );
      break;
  }
}
