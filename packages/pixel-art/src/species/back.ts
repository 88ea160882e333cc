/** Paints what a figure bears on its back and round its neck. */
import type { Back, Collar } from './features.ts';
import { sizeOf } from './features.ts';
import {
  blade,
  cone,
  cutBy,
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
import { ink, inkOf, type Painter, SIDES } from './painter.ts';
import { paintFlame } from './tail.ts';

export function paintBack(painter: Painter): void {
  const all = painter.features.body.back ?? [];
  // Leaves lie under the bud that they surround.
  for (const back of [...all].sort(
    (one, other) => Number(other.kind === 'leaf') - Number(one.kind === 'leaf'),
  ))
    paintOne(painter, back);
}

function paintOne(painter: Painter, back: Back): void {
  const { figure, bones } = painter;
  const { x, y, rx, ry } = bones.back;
  const size = sizeOf(back);
  const colour = inkOf(painter, back);
  const second = ink(painter, back.second, 'second');
  const side = bones.isSeenFromSide;
  const unit = Math.min(rx, ry);
  switch (back.kind) {
    case 'bulb':
    case 'bud': {
      const s = unit * 0.72 * size;
      const top = y - s * 0.9;
      for (const lean of [-0.55, 0.55])
        figure.solid(oval(x + lean * s * 0.75, top + s * 0.2, s * 0.72, s * 0.95, lean * 0.5), colour);
      figure.solid(
        union(
          oval(x, top + s * 0.1, s * 0.62, s),
          cone([x, top - s * 0.5], [x + s * 0.1, top - s * 1.25], s * 0.7),
        ),
        colour,
      );
      break;
    }
    case 'flower': {
      const s = unit * 0.62 * size;
      const middle: Point = [x, y - s * 0.75];
      figure.solid(
        tube([x, y + s * 0.2, s * 0.4], [...middle, s * 0.35]),
        mixedColour(ink(painter, 'second'), '604020', 0.5),
      );
      const petals = [-1.9, -1.1, -0.35, 0.35, 1.1, 1.9].map((angle) =>
        oval(
          middle[0] + Math.sin(angle) * s * 1.1,
          middle[1] - Math.cos(angle) * s * 0.42,
          s * 0.72,
          s * 0.42,
          angle * 0.3,
        ),
      );
      for (const petal of petals) figure.solid(petal, colour);
      figure.solid(oval(middle[0], middle[1] - s * 0.08, s * 0.5, s * 0.3), second);
      break;
    }
    case 'leaf': {
      const s = unit * 1.05 * Math.min(1.5, size);
      for (const angle of [-1.75, -1.05, 1.05, 1.75].slice(0, Math.max(2, back.count ?? 4))) {
        const root: Point = [x, y - s * 0.1];
        const end = towards(root, angle, s * 1.25);
        const leaf = blade(root, end, s * 0.55, 0.5);
        figure.solid(leaf, colour);
        figure.plain(tube([...root, 0.2], [...end, 0.1]), mixedColour(colour, '183020', 0.4), {
          least: 0.7,
          within: leaf,
        });
      }
      break;
    }
    case 'shell': {
      const s = 0.8 + 0.28 * size;
      const dome = side
        ? oval(x, y + ry * 0.25, rx * s, ry * 0.85 * s)
        : oval(bones.body.x, bones.body.y, bones.body.rx * 1.2 * s, bones.body.ry * 1.06 * Math.min(1.1, s));
      const rim = back.second === undefined ? undefined : ink(painter, back.second);
      if (rim !== undefined && !side)
        figure.solid(
          oval(bones.body.x, bones.body.y, bones.body.rx * 1.34 * s, bones.body.ry * 1.14 * Math.min(1.1, s)),
          rim,
        );
      figure.solid(dome, colour);
      const knobs: Point[] = [
        [-0.45, -0.3],
        [0.1, -0.55],
        [0.55, -0.15],
      ];
      for (const [u, v] of knobs)
        figure.mark(
          disc(x + u * rx * s, y + ry * 0.25 + v * ry * s, unit * 0.16),
          mixedColour(colour, '181028', 0.3),
        );
      break;
    }
    case 'spiral-shell': {
      const r = unit * 0.92 * Math.min(1.5, size);
      figure.solid(disc(x, y, r), colour);
      const turns: [number, number, number][] = Array.from({ length: 9 }, (_, step) => {
        const angle = step * 0.95;
        const radius = r * (0.82 - step * 0.085);
        return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, 0.45];
      });
      figure.plain(tube(...turns), mixedColour(colour, '181028', 0.55), { least: 1 });
      break;
    }
    case 'mushroom': {
      const s = unit * 0.75 * size;
      const cap = (cx: number, cy: number, r: number): Form => ({
        ...oval(cx, cy, r * 1.35, r),
        at: (px, py) => ((px - cx) / (r * 1.35)) ** 2 + ((py - cy) / r) ** 2 <= 1 && py <= cy + r * 0.25,
      });
      const caps: [number, number, number][] =
        size > 1.2
          ? [[x, y - s * 0.2, s * 1.05]]
          : [
              [x - s * 0.9, y - s * 0.2, s * 0.8],
              [x + s * 0.9, y - s * 0.2, s * 0.8],
            ];
      for (const [cx, cy, r] of caps) {
        figure.solid(tube([cx, cy + r * 0.9, r * 0.4], [cx, cy, r * 0.34]), ink(painter, 'belly', 'white'));
        figure.solid(cap(cx, cy, r), colour);
        for (const [u, v] of [
          [-0.6, -0.3],
          [0.1, -0.6],
          [0.7, -0.15],
        ] as const)
          figure.mark(disc(cx + u * r, cy + v * r, r * 0.2), second, { least: 1.6 });
      }
      break;
    }
    case 'cannon':
      for (const one of SIDES) {
        const root: Point = [bones.body.x + one * bones.body.rx * 0.62, bones.body.y - bones.body.ry * 0.55];
        const end = towards(root, one * 0.75, 12 * size);
        figure.solid(tube([...root, 3.4 * size], [...end, 3.2 * size]), colour);
        figure.plain(disc(...end, 1.7 * size), '241c30', { least: 2 });
      }
      break;
    case 'spikes':
      for (const { at, angle } of every(bones.spine, back.count ?? 5))
        figure.solid(
          cone(towards(at, angle, -1.4), towards(at, angle, 4.6 * size), 4.2 * Math.min(1.3, size)),
          colour,
          { least: 2 },
        );
      break;
    case 'quills': {
      const { body } = bones;
      const quills = Array.from({ length: 11 }, (_, step) => {
        const angle = -0.9 + step * 0.28;
        const root: Point = [
          body.x + Math.sin(angle) * body.rx * 0.6,
          body.y - Math.cos(angle) * body.ry * 0.6,
        ];
        return cone(
          root,
          [body.x + Math.sin(angle) * (body.rx + 9 * size), body.y - Math.cos(angle) * (body.ry + 9 * size)],
          5,
        );
      });
      figure.solid(union(...quills), colour);
      break;
    }
    case 'ridge':
      for (const { at, angle } of every(bones.spine, back.count ?? 7))
        figure.solid(cone(towards(at, angle, -1), towards(at, angle, 2.8 * size), 4), colour, { least: 1.8 });
      break;
    case 'fin': {
      if ((back.count ?? 1) > 1) {
        for (const { at, angle } of every(bones.spine, back.count ?? 4))
          figure.solid(cone(towards(at, angle, -1.4), towards(at, angle + 0.3, 6 * size), 6), colour);
        break;
      }
      const from = bones.spine[1]?.at ?? [x, y];
      const to = bones.spine[Math.min(bones.spine.length - 1, 5)]?.at ?? [x, y];
      const angle = bones.spine[3]?.angle ?? 0;
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const high = 8 * size;
      figure.solid(
        poly(
          from,
          towards(from, angle - 0.35, high * 0.7),
          towards(middle, angle, high * 0.75),
          towards(middle, angle + 0.15, high),
          towards(to, angle + 0.5, high * 0.6),
          to,
          middle,
        ),
        colour,
      );
      break;
    }
    case 'wheel': {
      // It stands upright around the trunk; the trunk, painted later, hides what lies behind it.
      const { body } = bones;
      const r = 16 * size;
      const hoop = oval(body.x, body.y, r * 0.8, r);
      figure.solid(
        union(
          cutBy(hoop, oval(body.x, body.y, r * 0.62, r * 0.8)),
          ...[-0.9, 0.9, 2.25, 4.03].map((angle) =>
            cone(
              [body.x + Math.sin(angle) * r * 0.7, body.y - Math.cos(angle) * r * 0.88],
              [body.x + Math.sin(angle) * r * 1.25, body.y - Math.cos(angle) * r * 1.3],
              r * 0.34,
            ),
          ),
        ),
        colour,
      );
      break;
    }
    case 'tube': {
      const { head, body } = bones;
      figure.solid(
        tube(
          [head.x + head.rx * 0.6, head.y, 1.3],
          [head.x + head.rx * 1.35, head.y + head.ry * 1.1, 1.3],
          [body.x + body.rx * 0.5, body.y - body.ry * 0.7, 1.3],
        ),
        colour,
      );
      break;
    }
  }
}

const every = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, index) => all[Math.round((index * (all.length - 1)) / Math.max(1, count - 1))],
  ).flatMap((one) => (one === undefined ? [] : [one]));

export function paintCollar(painter: Painter, layer: 'behind' | 'before'): void {
  const collar = painter.features.body.collar;
  if (collar === undefined) return;
  const isBehind =
    collar.kind === 'hood' ||
    collar.kind === 'frill' ||
    collar.kind === 'mane' ||
    collar.kind === 'flame' ||
    collar.kind === 'spikes';
  if (isBehind === (layer === 'behind')) paintOneCollar(painter, collar);
}

function paintOneCollar(painter: Painter, collar: Collar): void {
  const { figure, bones } = painter;
  const { head, body } = bones;
  const size = sizeOf(collar);
  const colour = inkOf(painter, collar);
  const neck: Point = bones.isSeenFromSide
    ? [head.x + head.rx * 0.55, head.y + head.ry * 1.02]
    : [(head.x + body.x) / 2, head.y + head.ry * 1.08];
  switch (collar.kind) {
    case 'ruff': {
      const r = Math.max(head.rx * 0.72, 5) * Math.min(1.35, size);
      figure.solid(
        union(
          starOf(neck[0], neck[1] + r * 0.1, r * 1.15, r * 0.82, 9),
          oval(neck[0], neck[1] + r * 0.1, r, r * 0.8),
        ),
        colour,
      );
      break;
    }
    case 'spikes':
      figure.solid(
        starOf(head.x, head.y + head.ry * 0.2, head.rx * 1.45 * Math.min(1.3, size), head.rx * 0.95, 13),
        colour,
      );
      break;
    case 'frill':
      figure.solid(starOf(head.x + 1, head.y + head.ry * 0.1, head.rx * 1.6, head.rx * 1.2, 9), colour);
      break;
    case 'mane': {
      const s = head.ry * Math.min(1.4, size);
      figure.solid(
        union(
          starOf(head.x + head.rx * 0.6, head.y + head.ry * 0.5, s * 1.35, s * 0.95, 11),
          oval(head.x + head.rx, head.y + head.ry * 0.9, s, s * 0.95),
        ),
        colour,
      );
      break;
    }
    case 'flame':
      for (const [share, lean] of [
        [0, 0.3],
        [0.5, 0.55],
        [1, 0.8],
      ] as const) {
        const at: Point = [head.x + head.rx * (0.4 + share * 0.6), head.y - head.ry * (0.55 - share * 1.5)];
        paintFlame(painter, at, lean + 0.35, 9.5 * size, colour, ink(painter, collar.second, 'yellow'));
      }
      break;
    case 'hood':
      figure.solid(oval(head.x + head.rx * 0.6, head.y + head.ry * 1.5, head.rx * 1.75, head.ry * 2), colour);
      figure.plain(
        disc(head.x - head.rx * 0.1, head.y + head.ry * 2.1, head.ry * 0.3),
        ink(painter, 'accent'),
        { least: 2 },
      );
      figure.plain(
        disc(head.x + head.rx * 1.3, head.y + head.ry * 2.1, head.ry * 0.3),
        ink(painter, 'accent'),
        { least: 2 },
      );
      break;
    case 'gem':
      figure.solid(disc(neck[0] - (bones.isSeenFromSide ? head.rx * 0.5 : 0), neck[1], 2.2 * size), colour, {
        least: 2.4,
      });
      break;
  }
}
