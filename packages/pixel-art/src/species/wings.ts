/** Paints wings: spread behind the body, or folded at its side. */
import { sizeOf, type Wings } from './features.ts';
import {
  blade,
  cutBy,
  disc,
  type Form,
  mirrored,
  oval,
  type Point,
  poly,
  towards,
  tube,
  union,
} from './forms.ts';
import { mixedColour } from './inks.ts';
import { ink, inkOf, type Painter, SIDES } from './painter.ts';

/** Folded ones lie on the body, all others behind it. */
export function paintWings(painter: Painter, layer: 'behind' | 'before'): void {
  const { wings } = painter.features.body;
  if (wings === undefined || (wings.pose === 'folded') !== (layer === 'before')) return;
  if (wings.pose === 'folded') {
    paintFolded(painter, wings);
    return;
  }
  const [left, right] = painter.bones.wings;
  const isBird = painter.features.bodyPlan === 'bird-flying' || painter.features.bodyPlan === 'bat';
  const span = (isBird ? 21 : 17) * Math.min(1.6, 0.45 + sizeOf(wings) * 0.6);
  for (const side of SIDES) {
    const [x, y] = side === 1 ? right : left;
    paintWing(painter, wings, [x, y], side, span);
  }
}

function paintFolded({ figure, bones, ...painter }: Painter, wings: Wings): void {
  const [, [x, y]] = bones.wings;
  const { body } = bones;
  const colour = inkOf({ figure, bones, ...painter }, wings);
  const wing = blade(
    [x - 1, y - body.ry * 0.12],
    [x + body.rx * 0.55, y + body.ry * 1.02],
    body.rx * 0.95,
    0.4,
  );
  figure.solid(wing, colour);
  for (const share of [0.35, 0.65])
    figure.plain(
      tube(
        [x + body.rx * 0.1, y + body.ry * (0.2 + share * 0.5), 0.2],
        [x + body.rx * 0.5, y + body.ry * (0.3 + share * 0.6), 0.2],
      ),
      mixedColour(colour, '201028', 0.45),
      { least: 0.8, within: wing },
    );
}

function paintWing(painter: Painter, wings: Wings, root: Point, side: -1 | 1, span: number): void {
  const { figure } = painter;
  const colour = inkOf(painter, wings);
  const second = ink(painter, wings.second, 'second');
  const tip = wings.tip && ink(painter, wings.tip);
  // Drawn for the right side and mirrored for the left.
  const axis = root[0];
  const put = (form: Form) => (side === 1 ? form : mirrored(form, axis));
  const at = (angle: number, share: number) => towards(root, angle, span * share);
  switch (wings.kind) {
    case 'feather': {
      const feathers = [0.45, 0.78, 1.1, 1.42, 1.75].map((angle, index) =>
        blade(towards(root, angle, -1), at(angle, 1.08 - index * 0.11), span * 0.3, 0.62),
      );
      const form = put(
        union(...feathers, poly([root[0] - 2, root[1]], at(0.5, 0.75), at(1.2, 0.6), at(1.9, 0.45))),
      );
      figure.solid(form, colour);
      figure.solid(
        put(
          tube(
            [root[0], root[1], span * 0.1],
            [...at(0.62, 0.5), span * 0.1],
            [...at(0.5, 0.85), span * 0.05],
          ),
        ),
        colour,
      );
      if (tip !== undefined)
        figure.mark(put(union(disc(...at(0.45, 1), span * 0.3), disc(...at(0.78, 1), span * 0.26))), tip, {
          within: form,
        });
      break;
    }
    case 'spiky': {
      const form = put(
        poly(
          [root[0] - 1, root[1] + 3],
          at(0.35, 1.15),
          at(0.62, 0.72),
          at(0.72, 1.15),
          at(0.98, 0.68),
          at(1.12, 1.05),
          at(1.35, 0.6),
          at(1.55, 0.9),
          at(1.9, 0.4),
        ),
      );
      figure.solid(form, colour);
      break;
    }
    case 'flame': {
      const outer = put(
        union(
          ...[0.3, 0.62, 0.95, 1.28, 1.6].map((angle, index) =>
            blade(towards(root, angle, -1), at(angle, 1.15 - index * 0.1), span * 0.36, 0.45),
          ),
        ),
      );
      figure.solid(outer, inkOf(painter, wings, 'accent'));
      figure.mark(
        put(union(...[0.5, 0.9, 1.3].map((angle) => blade(root, at(angle, 0.72), span * 0.22, 0.45)))),
        second,
        { within: outer },
      );
      break;
    }
    case 'membrane': {
      const elbow = at(0.5, 0.62);
      const skin = put(
        poly(
          [root[0] - 1, root[1] - 1],
          elbow,
          at(0.72, 1.15),
          at(1.0, 0.82),
          at(1.28, 1.08),
          at(1.55, 0.68),
          at(1.85, 0.82),
          at(2.2, 0.32),
          [root[0] - 1, root[1] + 4],
        ),
      );
      figure.solid(skin, second);
      const fingers = put(
        union(
          tube(
            [root[0], root[1], span * 0.07],
            [elbow[0], elbow[1], span * 0.06],
            [...at(0.72, 1.15), span * 0.025],
          ),
          tube([elbow[0], elbow[1], span * 0.05], [...at(1.28, 1.08), span * 0.02]),
          tube([elbow[0], elbow[1], span * 0.05], [...at(1.85, 0.82), span * 0.02]),
        ),
      );
      figure.solid(fingers, colour);
      break;
    }
    case 'butterfly': {
      const upper = put(oval(...at(0.75, 0.62), span * 0.62, span * 0.46, -0.7));
      const lower = put(oval(...at(2.0, 0.42), span * 0.42, span * 0.34, 0.7));
      figure.solid(lower, colour);
      figure.solid(upper, colour);
      const rim = wings.second === undefined ? mixedColour(colour, '201028', 0.35) : second;
      for (const form of [upper, lower])
        figure.mark(cutBy(form, put(disc(...at(1.25, 0.35), span * 0.55))), rim, { within: form });
      break;
    }
    case 'clear':
      for (const angle of [0.7, 1.25]) {
        const form = put(blade(root, at(angle, 1.1), span * 0.32, 0.65));
        figure.solid(form, wings.colour === undefined ? 'dcecf8' : colour);
      }
      break;
    case 'fairy':
      for (const angle of [0.7, 1.15, 1.6])
        figure.solid(put(blade(root, at(angle, 0.8), span * 0.26, 0.45)), colour);
      break;
  }
}
