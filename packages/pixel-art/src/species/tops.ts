/** Paints what grows on top of a head: horns, crests, hair, leaves and the like. */
import type { Top } from './features.ts';
import { sizeOf } from './features.ts';
import { blade, cone, disc, oval, type Point, poly, starOf, towards, tube, union } from './forms.ts';
import { mixedColour } from './inks.ts';
import { facePoint, ink, inkOf, type Painter, SIDES, spread } from './painter.ts';

type Layer = 'behind' | 'before';
const BEHIND: ReadonlySet<Top['kind']> = new Set([
  'crest',
  'plume',
  'hair',
  'leaf',
  'pincer',
  'antenna',
  'antler',
  'flame',
  'fin',
  'stem',
  'spike',
  'screw',
]);

export function paintTops(painter: Painter, layer: Layer): void {
  for (const top of painter.features.head.tops ?? [])
    if (BEHIND.has(top.kind) === (layer === 'behind')) paintTop(painter, top);
}

/** A point on the skull's edge and the angle away from it; 0 the crown, clockwise, 1 the back of the head. */
function crown({ bones: { head, isMerged } }: Painter, share: number): { at: Point; angle: number } {
  const angle = (share * Math.PI) / 2;
  const grip = isMerged ? 1 : 0.86;
  return {
    at: [head.x + Math.sin(angle) * head.rx * grip, head.y - Math.cos(angle) * head.ry * grip],
    angle,
  };
}

function paintTop(painter: Painter, top: Top): void {
  const { figure, bones } = painter;
  const unit = bones.isMerged ? Math.min(bones.head.ry, 11) : Math.max(6, bones.head.ry);
  const size = sizeOf(top) * unit;
  const colour = inkOf(painter, top);
  const second = ink(painter, top.second, 'yellow');
  const count = top.count ?? 1;
  const lean = bones.turn * 0.3;
  switch (top.kind) {
    case 'horn': {
      if (count === 1) {
        if (top.pose === 'forked') {
          const root = facePoint(painter, 0, -0.6);
          const fork: Point = [root[0], root[1] - size * 0.85];
          figure.solid(
            union(
              tube([...root, size * 0.2], [...fork, size * 0.14]),
              ...SIDES.map((side) =>
                tube(
                  [...fork, size * 0.14],
                  [fork[0] + side * size * 0.42, fork[1] - size * 0.3, size * 0.08],
                ),
              ),
            ),
            colour,
          );
        } else if (top.pose === 'back') {
          const { at } = crown(painter, 0.45);
          figure.solid(cone(at, towards(at, 0.95, size * 0.9), size * 0.42), colour, { least: 2.4 });
        } else {
          const root = facePoint(painter, 0, -0.72);
          figure.solid(
            cone(root, [root[0] - size * 0.32 * bones.turn, root[1] - size * 0.95], size * 0.42),
            colour,
            { least: 2.4 },
          );
        }
        break;
      }
      for (const side of SIDES) {
        if (top.pose === 'side') {
          const root: Point = [bones.head.x + side * bones.head.rx * 0.7, bones.head.y - bones.head.ry * 0.6];
          const bend: Point = [root[0] + side * size * 0.6, root[1] - size * 0.15];
          figure.solid(
            tube(
              [...root, size * 0.17],
              [...bend, size * 0.15],
              [bend[0] + side * size * 0.2, bend[1] - size * 0.7, size * 0.04],
            ),
            colour,
          );
        } else {
          const { at } = crown(painter, side * 0.42 + lean * 0.5);
          figure.solid(
            cone(
              at,
              towards(at, side * 0.38 + lean + (top.pose === 'back' ? 0.7 : 0), size * 0.85),
              size * 0.36,
            ),
            colour,
            { least: 2.2 },
          );
        }
      }
      break;
    }
    case 'spike':
      for (const share of spread(Math.max(2, count))) {
        const { at, angle } = crown(painter, share * 0.5 + (top.pose === 'back' ? 0.55 : lean));
        figure.solid(cone(at, towards(at, angle, size * 0.55), size * 0.36), colour, { least: 2 });
      }
      break;
    case 'crest':
      for (const share of spread(Math.max(2, count))) {
        const { at } = crown(painter, 0.25 + share * 0.35);
        figure.solid(
          blade(at, towards(at, 0.35 + (share + 1) * 0.42, size * 0.95), size * 0.36, 0.45),
          colour,
          { least: 2 },
        );
      }
      break;
    case 'ridge':
      for (const share of spread(Math.max(2, count))) {
        const { at } = crown(painter, share * 0.5);
        figure.solid(disc(...at, size * 0.26), colour, { least: 2 });
      }
      break;
    case 'plume':
      for (const share of spread(Math.max(2, count))) {
        const { at } = crown(painter, 0.1 + share * 0.2);
        const bend = towards(at, 0.9 + share * 0.25, size * 0.8);
        figure.solid(
          tube(
            [...at, size * 0.2],
            [...bend, size * 0.24],
            [...towards(bend, 2.2 + share * 0.3, size * 0.8), size * 0.06],
          ),
          colour,
        );
      }
      break;
    case 'tuft':
      for (const share of spread(Math.max(3, count))) {
        const { at } = crown(painter, share * 0.18);
        figure.solid(blade(at, towards(at, share * 0.75 + lean, size * 0.7), size * 0.22, 0.4), colour, {
          least: 1.4,
        });
      }
      break;
    case 'curl':
      for (const share of spread(count)) {
        const [x, y] = facePoint(
          painter,
          share * 0.45 + (count === 1 ? 0.05 : 0),
          count === 1 ? -0.78 : -0.95,
        );
        figure.solid(disc(x, y, size * 0.36), colour, { least: 3 });
        figure.plain(
          tube(
            [x - size * 0.16, y + size * 0.02, 0.2],
            [x, y - size * 0.14, 0.2],
            [x + size * 0.15, y + size * 0.02, 0.2],
            [x, y + size * 0.12, 0.2],
          ),
          mixedColour(colour, '201830', 0.5),
          { least: 0.9 },
        );
      }
      break;
    case 'hair': {
      const { x, y, rx, ry } = bones.head;
      figure.solid(
        union(
          oval(x + rx * 0.1, y - ry * 0.15, rx * 1.22, ry * 1.12),
          tube(
            [x + rx * 0.8, y, rx * 0.6],
            [x + rx * 1.15, y + ry * 1.6, rx * 0.62],
            [x + rx * 0.9, y + ry * 3, rx * 0.3],
          ),
        ),
        colour,
      );
      break;
    }
    case 'antenna':
      for (const share of spread(Math.max(2, count))) {
        const { at } = crown(painter, share * 0.4 + lean * 0.4);
        const bend = towards(at, share * 0.3 + lean * 0.6, size * 0.6);
        const end = towards(bend, share * 0.85 + lean, size * 0.45);
        figure.solid(tube([...at, size * 0.08], [...bend, size * 0.08], [...end, size * 0.08]), colour, {
          least: 1.2,
        });
        if (top.pose === 'forked')
          for (const side of SIDES) {
            const twig = towards(bend, share * 0.5 + side * 0.9, size * 0.32);
            figure.solid(tube([...bend, size * 0.07], [...twig, size * 0.05]), colour, { least: 1.2 });
          }
        if (top.tip !== undefined || top.second !== undefined)
          figure.solid(disc(...end, size * 0.17), ink(painter, top.tip ?? top.second), { least: 2.4 });
      }
      break;
    case 'antler':
      for (const side of SIDES) {
        const { at } = crown(painter, side * 0.4 + lean * 0.4);
        const bend = towards(at, side * 0.9 + lean, size * 0.65);
        const end = towards(bend, side * 0.05 + lean, size * 0.85);
        const middle: Point = [(bend[0] + end[0]) / 2, (bend[1] + end[1]) / 2];
        const tines = [
          [at, towards(at, side * 0.05 + lean, size * 0.6)],
          [bend, towards(bend, side * 1.25 + lean, size * 0.5)],
          [middle, towards(middle, side * 0.95 + lean, size * 0.5)],
        ] as const;
        figure.solid(
          union(
            tube([...at, size * 0.11], [...bend, size * 0.11], [...end, size * 0.06]),
            ...tines.map(([from, to]) => tube([...from, size * 0.09], [...to, size * 0.05])),
          ),
          colour,
        );
        if (top.tip !== undefined)
          for (const to of [end, ...tines.map(([, to]) => to)])
            figure.solid(disc(...to, size * 0.13), ink(painter, top.tip), { least: 2.4 });
      }
      break;
    case 'leaf':
      for (const share of spread(Math.max(1, count))) {
        const { at } = crown(painter, share * 0.3);
        const end = towards(at, share * 1.45 + (count === 1 ? 0.35 : 0), size * 1.05);
        const leaf = blade(at, end, size * 0.46, 0.5);
        figure.solid(leaf, colour);
        figure.plain(tube([...at, 0.2], [...end, 0.1]), mixedColour(colour, '183020', 0.4), {
          least: 0.7,
          within: leaf,
        });
      }
      break;
    case 'flower': {
      // It lies on the head like a hat, seen from a little above.
      const { at } = crown(painter, 0);
      const middle: Point = [at[0], at[1] - size * 0.1];
      const around = (petal: number, reach: number): Point => {
        const angle = (petal * Math.PI) / 3;
        return [
          middle[0] + Math.sin(angle) * size * reach,
          middle[1] - Math.cos(angle) * size * reach * 0.42,
        ];
      };
      for (const petal of [0, 1, 5, 2, 4, 3])
        figure.solid(oval(...around(petal, 0.72), size * 0.46, size * 0.26), colour);
      const dots = painter.features.body.markings?.find(
        ({ kind, where }) => kind === 'spots' && where === 'top',
      );
      if (dots !== undefined)
        for (let petal = 0; petal < 6; petal++)
          figure.mark(
            oval(...around(petal, 0.78), size * 0.12 * sizeOf(dots), size * 0.08 * sizeOf(dots)),
            inkOf(painter, dots),
            {
              least: 1.4,
            },
          );
      figure.solid(oval(...middle, size * 0.32, size * 0.2), second);
      break;
    }
    case 'flame': {
      const { at } = crown(painter, 0.1);
      figure.solid(
        union(
          ...[-0.55, 0, 0.5].map((turn) =>
            blade(
              [at[0], at[1] + size * 0.2],
              towards(at, turn + 0.2, size * (turn === 0 ? 1.1 : 0.75)),
              size * 0.55,
              0.35,
            ),
          ),
        ),
        colour,
      );
      figure.solid(
        blade([at[0], at[1] + size * 0.2], towards(at, 0.2, size * 0.55), size * 0.36, 0.35),
        second,
      );
      break;
    }
    case 'gem':
    case 'coin': {
      const [x, y] = facePoint(painter, 0, -0.68);
      const stone =
        top.kind === 'gem'
          ? oval(x, y, size * 0.24, size * 0.26)
          : oval(x, y - size * 0.1, size * 0.26, size * 0.4);
      if (top.second !== undefined) figure.solid(oval(x, y, size * 0.36, size * 0.38), second);
      figure.solid(stone, colour, { least: 3 });
      figure.plain(disc(x - size * 0.07, y - size * 0.1, size * 0.07), 'ffffff', { least: 1 });
      break;
    }
    case 'star':
      figure.solid(starOf(...facePoint(painter, 0, -0.55), size * 0.48, size * 0.2, 5), colour, { least: 4 });
      break;
    case 'fin': {
      const { at } = crown(painter, 0.05);
      figure.solid(
        union(
          ...[-0.5, 0.05, 0.6].map((turn) =>
            cone([at[0], at[1] + size * 0.25], towards(at, turn + 0.25, size * 0.85), size * 0.6),
          ),
        ),
        colour,
      );
      break;
    }
    case 'stem': {
      const { at } = crown(painter, 0);
      figure.solid(
        tube(
          [...at, size * 0.12],
          [at[0] + size * 0.05, at[1] - size * 0.5, size * 0.12],
          [at[0] - size * 0.45, at[1] - size * 0.85, size * 0.14],
        ),
        colour,
        { least: 1.6 },
      );
      break;
    }
    case 'pincer':
      for (const side of SIDES) {
        const root: Point = [bones.head.x + side * bones.head.rx * 0.5, bones.head.y - bones.head.ry * 0.5];
        const bend = towards(root, side * 0.55, size * 0.75);
        const end = towards(bend, -side * 0.35, size * 0.55);
        figure.solid(tube([...root, size * 0.2], [...bend, size * 0.2], [...end, size * 0.06]), colour);
        for (const share of [0.3, 0.7]) {
          const at: Point = [root[0] + (bend[0] - root[0]) * share, root[1] + (bend[1] - root[1]) * share];
          figure.solid(cone(at, towards(at, -side * 1.1, size * 0.36), size * 0.22), colour);
        }
      }
      break;
    case 'screw': {
      const { at } = crown(painter, 0);
      figure.solid(
        poly(
          [at[0] - size * 0.1, at[1] + size * 0.2],
          [at[0] + size * 0.1, at[1] + size * 0.2],
          [at[0] + size * 0.1, at[1] - size * 0.3],
          [at[0] - size * 0.1, at[1] - size * 0.3],
        ),
        colour,
        { least: 2 },
      );
      figure.solid(oval(at[0], at[1] - size * 0.35, size * 0.34, size * 0.16), colour, { least: 3 });
      break;
    }
  }
}
