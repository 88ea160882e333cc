/** Paints a head: its shape, ears, what grows on top of it, and the face. */
import { paintFace } from './face.ts';
import type { Ears, Features } from './features.ts';
import { sizeOf } from './features.ts';
import {
  below,
  blade,
  cone,
  disc,
  type Form,
  oval,
  overlap,
  type Point,
  poly,
  towards,
  tube,
  union,
} from './forms.ts';
import { facePoint, ink, inkOf, type Painter, SIDES } from './painter.ts';
import { paintTops } from './tops.ts';

export function paintHead(painter: Painter): void {
  const { features, bones, figure } = painter;
  const { head } = features;
  const form = headForm(painter);
  paintEars(painter, 'behind');
  paintTops(painter, 'behind');
  if (!bones.isMerged) figure.solid(form, ink(painter, head.colour));
  paintMasks(painter, form);
  paintEars(painter, 'before');
  paintTops(painter, 'before');
  paintFace(painter);
}

function headForm({ features, bones: { head, turn, isMerged, trunk } }: Painter): Form {
  if (isMerged) return trunk;
  const { x, y, rx, ry } = head;
  const whole = oval(x, y, rx, ry);
  const chin = (reach: number, radius: number) =>
    tube([x - rx * 0.1 * turn, y + ry * 0.1, ry * 0.62], [x - rx * reach * turn, y + ry * 0.55, ry * radius]);
  switch (features.head.shape) {
    case 'wedge':
      return union(oval(x, y - ry * 0.12, rx, ry * 0.88), chin(1, 0.42));
    case 'blocky':
      return poly(
        [x - rx, y - ry * 0.55],
        [x - rx * 0.55, y - ry],
        [x + rx * 0.6, y - ry],
        [x + rx, y - ry * 0.5],
        [x + rx, y + ry * 0.5],
        [x + rx * 0.6, y + ry],
        [x - rx * 0.7, y + ry],
        [x - rx, y + ry * 0.6],
      );
    case 'pointed':
      return union(whole, cone([x, y - ry * 0.4], [x, y - ry * 1.35], rx * 1.3));
    case 'dome':
      return union(
        overlap(
          oval(x, y + ry * 0.5, rx, ry * 1.5),
          poly([x - rx, y - ry], [x + rx, y - ry], [x + rx, y + ry * 0.6], [x - rx, y + ry * 0.6]),
        ),
      );
    case 'bell':
      return union(whole, below(oval(x, y + ry, rx * 1.25, ry * 0.5), y));
    case 'skull':
      return union(
        oval(x, y - ry * 0.1, rx, ry * 0.9),
        oval(x - rx * 0.5 * turn, y + ry * 0.45, rx * 0.62, ry * 0.55),
      );
    default:
      return whole;
  }
}

function paintMasks(painter: Painter, form: Form): void {
  const { figure, features, bones } = painter;
  const { head } = bones;
  for (const marking of features.body.markings ?? []) {
    if (marking.where !== 'face' && marking.where !== 'forehead' && marking.kind !== 'mask') continue;
    const colour = inkOf(painter, marking, 'second');
    const size = sizeOf(marking);
    const [x, y] = facePoint(painter, 0, -0.05);
    if (marking.kind === 'mask' && size < 1) {
      for (const side of SIDES) {
        const isBrow = marking.where === 'forehead';
        const [ex, ey] = facePoint(painter, side * 0.55, isBrow ? -0.5 : 0.02);
        figure.mark(oval(ex, ey, head.rx * 0.36, head.ry * 0.13, side * (isBrow ? -0.4 : 0.3)), colour, {
          within: form,
        });
      }
    } else if (marking.kind === 'mask')
      figure.mark(oval(x, y + head.ry * 0.3, head.rx * 0.74, head.ry * 0.62), colour, { within: form });
    else if (marking.kind === 'spots')
      for (const u of [-0.4, 0, 0.4].slice(0, marking.count ?? 3))
        figure.mark(disc(...facePoint(painter, u, -0.6 - (u === 0 ? 0.12 : 0)), head.ry * 0.13), colour, {
          within: form,
          least: 1.5,
        });
    else if (marking.kind === 'bricks')
      for (const [row, v] of [-0.85, -0.5].entries())
        for (const u of [-0.6, 0, 0.6]) {
          const [bx, by] = facePoint(painter, u + (row % 2) * 0.3, v);
          const reach = head.rx * 0.22;
          figure.plain(
            tube([bx - reach, by, 0.3], [bx, by + head.ry * 0.16, 0.3], [bx + reach, by, 0.3]),
            colour,
            { least: 0.8, within: form },
          );
        }
    else if (marking.kind === 'stripes')
      for (const u of [-0.35, 0, 0.35]) {
        const from = facePoint(painter, u, -1);
        const to = facePoint(painter, u * 0.8, -0.5);
        figure.mark(cone(from, to, head.rx * 0.22), colour, { within: form, least: 1.4 });
      }
    else
      figure.mark(oval(x, y - head.ry * 0.5, head.rx * 0.3, head.ry * 0.26), colour, {
        within: form,
        least: 2,
      });
  }
}

type Layer = 'behind' | 'before';

/** Where an ear is rooted, and the angle that it points along. */
function earRoot(
  { bones: { head, turn, isMerged } }: Painter,
  side: -1 | 1,
  ears: Ears,
): { root: Point; angle: number } {
  if (ears.pose === 'side')
    return { root: [head.x + side * head.rx * 0.85, head.y - head.ry * 0.3], angle: side * 1.45 };
  const u = side * (0.62 - 0.16 * turn) + 0.16 * turn;
  const v = -Math.sqrt(Math.max(0, 1 - u * u)) * (isMerged ? 1.02 : 0.84);
  const lean = ears.kind === 'long' ? 0.24 : 0.42;
  return {
    root: [head.x + head.rx * u, head.y + head.ry * v],
    angle: side * lean + turn * 0.25 + (ears.pose === 'back' ? 0.8 : 0),
  };
}

function paintEars(painter: Painter, layer: Layer): void {
  const { figure, bones, features } = painter;
  const ears = features.head.ears;
  if (ears === undefined) return;
  const isBehind =
    ears.kind === 'pointed' ||
    ears.kind === 'long' ||
    ears.kind === 'round' ||
    ears.kind === 'fan' ||
    ears.kind === 'wing';
  if (isBehind !== (layer === 'behind')) return;
  const { head, turn } = bones;
  // A face on a large round body has ears in a head's measure, not in the body's.
  const unit = bones.isMerged ? Math.min(head.ry, 11) : Math.max(head.ry, 6);
  const size = sizeOf(ears) * unit;
  const colour = inkOf(painter, ears);
  const second = ears.second && ink(painter, ears.second);
  const tip = ears.tip && ink(painter, ears.tip);
  for (const side of SIDES) {
    const isFar = side === -1 && turn > 0.5;
    const { root, angle } = earRoot(painter, side, ears);
    const flank: Point = [
      head.x + side * head.rx * (0.94 - (side < 0 ? 0.2 * turn : 0)),
      head.y - head.ry * 0.1,
    ];
    switch (ears.kind) {
      case 'pointed': {
        const end = towards(root, angle, size * 0.85);
        const inward = towards(root, angle, -size * 0.2);
        const ear = cone(inward, end, size * 0.75);
        figure.solid(ear, colour, { far: isFar });
        if (second !== undefined)
          figure.mark(cone(inward, towards(root, angle, size * 0.62), size * 0.38), second, { within: ear });
        if (tip !== undefined) figure.mark(disc(...end, size * 0.4), tip, { within: ear });
        break;
      }
      case 'round': {
        const at = towards(root, angle, size * 0.28);
        figure.solid(disc(...at, size * 0.5), colour, { far: isFar });
        if (second !== undefined) figure.mark(disc(...at, size * 0.3), second);
        break;
      }
      case 'long': {
        const middle = towards(root, angle, size * 0.65);
        const end = towards(middle, angle + side * 0.12, size * 0.65);
        const ear = tube([...root, size * 0.14], [...middle, size * 0.24], [...end, size * 0.07]);
        figure.solid(ear, colour, { far: isFar });
        if (second !== undefined)
          figure.mark(
            tube(
              [...root, size * 0.07],
              [...middle, size * 0.12],
              [...towards(middle, angle, size * 0.3), size * 0.04],
            ),
            second,
          );
        if (tip !== undefined) figure.mark(disc(...end, size * 0.52), tip, { within: ear });
        break;
      }
      case 'fan': {
        const outward = side * 1.15;
        const ear = union(
          ...[-0.75, -0.25, 0.25, 0.75].map((turnBy) =>
            blade(flank, towards(flank, outward + turnBy, size * 1.05), size * 0.62, 0.62),
          ),
        );
        figure.solid(ear, colour, { far: isFar });
        if (second !== undefined)
          figure.mark(
            union(
              ...[-0.5, 0, 0.5].map((turnBy) =>
                blade(flank, towards(flank, outward + turnBy, size * 0.75), size * 0.32, 0.6),
              ),
            ),
            second,
          );
        break;
      }
      case 'wing':
        figure.solid(
          union(
            ...[-0.5, 0, 0.5].map((turnBy) =>
              blade(flank, towards(flank, side * 1.1 + turnBy, size * 0.95), size * 0.38, 0.5),
            ),
          ),
          colour,
        );
        break;
      case 'fin':
        figure.solid(
          union(
            ...[-0.6, 0, 0.6].map((turnBy) =>
              cone(
                towards(flank, side * 1.3, -size * 0.2),
                towards(flank, side * 1.2 + turnBy, size * 0.8),
                size * 0.45,
              ),
            ),
          ),
          colour,
          { far: isFar },
        );
        break;
      case 'curled':
        figure.solid(
          union(
            tube([...root, size * 0.2], [...towards(root, side * 0.9, size * 0.5), size * 0.2]),
            disc(...towards(root, side * 1.2, size * 0.6), size * 0.32),
          ),
          colour,
        );
        figure.mark(
          disc(...towards(root, side * 1.2, size * 0.6), size * 0.13),
          second ?? ink(painter, 'detail'),
        );
        break;
      case 'tuft':
        for (const turnBy of [-0.35, 0, 0.35]) {
          const end = towards(flank, side * (2.1 + turnBy), size * 1.0);
          const strand = blade([flank[0], flank[1] - head.ry * 0.2], end, size * 0.34, 0.5);
          figure.solid(strand, colour);
          if (tip !== undefined) figure.mark(disc(...end, size * 0.42), tip, { within: strand });
        }
        break;
    }
  }
}

/** How many heads there are, and where the others stand beside the one that the skeleton has. */
export function headPlaces(
  { heads = 1, proportions }: Features,
  { rx, ry }: { rx: number; ry: number },
): Point[] {
  // On long necks they stand apart, so that each neck is seen.
  const isApart = proportions.neck === 'long';
  if (heads === 2)
    return isApart
      ? [
          [-rx * 1.75, ry * 0.2],
          [rx * 1.75, -ry * 0.3],
        ]
      : [
          [-rx * 1.05, ry * 0.35],
          [rx * 1.15, -ry * 0.35],
        ];
  if (heads === 3)
    return isApart
      ? [
          [-rx * 2.3, ry * 0.55],
          [rx * 2.3, ry * 0.45],
          [0, -ry * 0.5],
        ]
      : [
          [-rx * 1.75, ry * 0.5],
          [rx * 1.75, ry * 0.4],
          [0, -ry * 0.45],
        ];
  return [[0, 0]];
}
