/** Shapes with known bounds, which figures are put together from: in units of a figure, y down, facing left. */
import { type Joint, limb } from '../limbs.ts';
import { all, polygon, type Shape } from '../shapes.ts';

export type Point = readonly [x: number, y: number];
export type Form = {
  readonly at: Shape;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** `turn` in radians, clockwise. */
export function oval(cx: number, cy: number, rx: number, ry: number, turn = 0): Form {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [width, height] = [Math.hypot(rx * cos, ry * sin), Math.hypot(rx * sin, ry * cos)];
  return {
    at: (x, y) => {
      const dx = x - cx;
      const dy = y - cy;
      return ((dx * cos + dy * sin) / rx) ** 2 + ((dy * cos - dx * sin) / ry) ** 2 <= 1;
    },
    ...bounds([cx - width, cy - height], [cx + width, cy + height]),
  };
}

export const disc = (cx: number, cy: number, r: number): Form => oval(cx, cy, r, r);

export const poly = (...corners: readonly Point[]): Form => ({
  at: polygon(...corners),
  ...bounds(...corners),
});

/** A limb through its joints, rounded between them. */
export function tube(...joints: readonly Joint[]): Form {
  const round = joints.length > 2 ? smooth(joints) : joints;
  return union(...round.slice(1).map((to, index) => piece(round[index] ?? to, to)));
}

const piece = (from: Joint, to: Joint): Form => ({
  at: limb(from, to),
  left: Math.min(from[0] - from[2], to[0] - to[2]),
  right: Math.max(from[0] + from[2], to[0] + to[2]),
  top: Math.min(from[1] - from[2], to[1] - to[2]),
  bottom: Math.max(from[1] + from[2], to[1] + to[2]),
});

export function union(...forms: readonly Form[]): Form {
  const corners = forms.flatMap(({ left, top, right, bottom }): Point[] => [
    [left, top],
    [right, bottom],
  ]);
  return { at: (x, y) => forms.some((form) => isNear(form, x, y) && form.at(x, y)), ...bounds(...corners) };
}

const isNear = ({ left, top, right, bottom }: Form, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Where both are. */
export const overlap = (form: Form, other: Form): Form => ({ ...form, at: all(form.at, other.at) });
export const cutBy = (form: Form, ...holes: readonly Form[]): Form => ({
  ...form,
  at: (x, y) => form.at(x, y) && !holes.some((hole) => hole.at(x, y)),
});
export const below = (form: Form, limit: number): Form => ({
  ...form,
  top: Math.max(form.top, limit),
  at: (x, y) => y >= limit && form.at(x, y),
});

/** Scaled around the origin, then moved. */
export const placed = (form: Form, dx: number, dy: number, scale = 1): Form => ({
  at: (x, y) => form.at((x - dx) / scale, (y - dy) / scale),
  left: form.left * scale + dx,
  right: form.right * scale + dx,
  top: form.top * scale + dy,
  bottom: form.bottom * scale + dy,
});
export const mirrored = (form: Form, axis: number): Form => ({
  ...form,
  at: (x, y) => form.at(2 * axis - x, y),
  left: 2 * axis - form.right,
  right: 2 * axis - form.left,
});

/** A pointed leaf, flame or feather from its root to its tip, `width` at the widest, which lies at the share `belly`. */
export function blade([x0, y0]: Point, [x1, y1]: Point, width: number, belly = 0.4): Form {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  const along = (share: number, side: number): Point => [
    x0 + dx * share + nx * side,
    y0 + dy * share + ny * side,
  ];
  return poly(
    along(0, 0.45),
    along(belly * 0.5, 0.85),
    along(belly, 1),
    along((1 + belly) / 2, 0.66),
    [x1, y1],
    along((1 + belly) / 2, -0.66),
    along(belly, -1),
    along(belly * 0.5, -0.85),
    along(0, -0.45),
  );
}

/** A triangle standing on its root. */
export function cone([x0, y0]: Point, [x1, y1]: Point, width: number): Form {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [(-(y1 - y0) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)];
  return poly([x0 + nx, y0 + ny], [x1, y1], [x0 - nx, y0 - ny]);
}

/** A star or a flower: `points` tips at `outer` from the middle, dents at `inner`; the first tip at `turn`, 0 up. */
export function starOf(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): Form {
  return poly(
    ...Array.from({ length: points * 2 }, (_, place): Point => {
      const angle = turn + (place * Math.PI) / points;
      const radius = place % 2 === 0 ? outer : inner;
      return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius];
    }),
  );
}

/** From one point towards an angle: 0 up, clockwise. */
export const towards = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.sin(angle) * distance,
  y - Math.cos(angle) * distance,
];

function bounds(...points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Catmull and Rom's curve through the joints, four pieces to each. */
function smooth(joints: readonly Joint[]): Joint[] {
  const PIECES = 4;
  const out: Joint[] = [];
  joints.slice(1).forEach((to, index) => {
    const from = joints[index] ?? to;
    const before = joints[index - 1] ?? from;
    const after = joints[index + 2] ?? to;
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      out.push([at(0), at(1), Math.max(0.2, at(2))]);
    }
  });
  const last = joints.at(-1);
  return last === undefined ? out : [...out, last];
}
