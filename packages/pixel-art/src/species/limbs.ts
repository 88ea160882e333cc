/** Paints arms and legs, each ending in what its kind says. */
import type { Colour } from '../colours.ts';
import type { Arms, Legs } from './features.ts';
import { sizeOf } from './features.ts';
import { blade, cone, cutBy, disc, oval, type Point, poly, towards, tube, union } from './forms.ts';
import { mixedColour } from './inks.ts';
import { ink, inkOf, type Painter, spread } from './painter.ts';
import type { Limb } from './skeletons/bones.ts';

const CLAW = 'f4f0e0';

export function paintLegs(painter: Painter, layer: 'far' | 'near'): void {
  const { features, bones } = painter;
  const { legs } = features;
  if (legs === undefined) return;
  const pairs =
    legs.count === undefined || legs.count <= bones.hips.length
      ? bones.hips
      : manyHips(bones.hips, legs.count);
  for (const hip of pairs) if (hip.isFar === (layer === 'far')) paintLeg(painter, legs, hip);
}

/** More legs than the skeleton has: evenly between its outermost hips. */
function manyHips(hips: readonly Limb[], count: number): Limb[] {
  const xs = hips.map(({ at: [x] }) => x);
  const y = hips[0]?.at[1] ?? 0;
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return spread(count).map((share) => ({
    at: [(left + right) / 2 + (share * (right - left)) / 2, y] as const,
    isFar: false,
  }));
}

function paintLeg(painter: Painter, legs: Legs, { at: [x, y], isFar }: Limb): void {
  const { figure, bones, features } = painter;
  const size = sizeOf(legs);
  const colour = inkOf(painter, legs, features.body.colour ?? 'main');
  const tip = legs.tip === undefined ? undefined : ink(painter, legs.tip);
  const r = bones.thickness * Math.min(1.25, Math.max(0.8, size));
  const floor =
    y < 0 && y + bones.legLength < -6 ? y + bones.legLength : Math.min(0, y + bones.legLength + 12);
  const end = floor - r * 0.5;
  const side = x < 0 || bones.isSeenFromSide ? -1 : 1;
  const options = { far: isFar };
  const foot: Point = [x + (bones.isSeenFromSide ? -r * 0.35 : side * r * 0.25), end];
  switch (legs.kind) {
    case 'stub':
      figure.solid(oval(x, end - r * 0.2, r * 1.1, r), colour, options);
      break;
    case 'foot':
    case 'paw':
    case 'claw':
    case 'web': {
      figure.solid(tube([x, y - r * 0.6, r * 1.12], [x, end - r * 0.2, r * 0.86]), colour, options);
      const long = legs.kind === 'web' ? 1.9 : legs.kind === 'foot' ? 1.5 : 1.4;
      figure.solid(
        oval(foot[0], foot[1], r * long * (size > 1 ? 1.15 : 1), r * 0.72),
        legs.kind === 'web' ? colour : legs.kind === 'foot' && tip !== undefined ? tip : colour,
        options,
      );
      if (legs.kind === 'claw' || legs.kind === 'paw')
        paintClaws(painter, foot, r * long, tip ?? (legs.kind === 'claw' ? CLAW : undefined));
      break;
    }
    case 'hoof':
      figure.solid(tube([x, y - r * 0.6, r * 1.2], [x, end - r, r * 0.85]), colour, options);
      figure.solid(
        poly([x - r, end - r * 0.9], [x + r, end - r * 0.9], [x + r * 1.2, floor], [x - r * 1.2, floor]),
        tip ?? ink(painter, 'grey'),
        options,
      );
      break;
    case 'talon':
      figure.solid(tube([x, y - r, r * 0.8], [x, end, r * 0.6]), colour, options);
      figure.solid(
        union(
          ...[-1, 0, 1].map((toe) =>
            tube([x, end, r * 0.5], [x - r * 0.5 + toe * r * 1.6, floor - r * 0.1, r * 0.42]),
          ),
        ),
        colour,
        options,
      );
      break;
    case 'point': {
      const out = bones.isSeenFromSide ? -1 : x === 0 ? 0 : Math.sign(x);
      const knee: Point = [x + out * r * 2.6, y - r * 0.2];
      figure.solid(
        tube(
          [x, y, r * 0.7],
          [...knee, r * 0.62],
          [x + out * r * 2.9, Math.min(0, y + bones.legLength), r * 0.2],
        ),
        colour,
        options,
      );
      break;
    }
    case 'root':
      for (const share of [-1, 0, 1])
        figure.solid(
          tube(
            [x, y - 1, r * 0.45],
            [x + share * 2.4, end * 0.5, r * 0.35],
            [x + share * 4.4, floor, r * 0.15],
          ),
          colour,
          options,
        );
      break;
    case 'tentacle': {
      const sway = x < 0 ? -1 : 1;
      figure.solid(
        tube(
          [x, y, r],
          [x + sway * 2.6, y + bones.legLength * 0.45, r * 0.85],
          [x - sway * 0.5, y + bones.legLength * 0.75, r * 0.7],
          [x + sway * 2.4, y + bones.legLength, r * 0.35],
        ),
        colour,
        options,
      );
      break;
    }
  }
}

function paintClaws({ figure }: Painter, [x, y]: Point, r: number, colour: Colour | undefined): void {
  if (colour === undefined) return;
  for (const share of [-0.65, 0, 0.65])
    figure.plain(disc(x + share * r - r * 0.08, y + r * 0.26, r * 0.17), colour, { least: 1.2 });
}

export function paintArms(painter: Painter): void {
  const { features, bones } = painter;
  const { arms } = features;
  if (arms === undefined) return;
  const shoulders =
    arms.count === undefined || arms.count <= bones.shoulders.length
      ? bones.shoulders
      : moreShoulders(painter, arms.count);
  shoulders.forEach((shoulder, index) => {
    paintArm(painter, arms, shoulder, index);
  });
}

function moreShoulders({ bones: { shoulders, body } }: Painter, count: number): Limb[] {
  return Array.from({ length: count }, (_, index) => {
    const base = shoulders[index % shoulders.length] ?? { at: [0, 0] as const, isFar: false };
    const row = Math.floor(index / shoulders.length);
    return { ...base, at: [base.at[0], base.at[1] + row * body.ry * 0.42] as const };
  });
}

function paintArm(painter: Painter, arms: Arms, { at: [x, y], isFar }: Limb, index: number): void {
  const { figure, bones, features } = painter;
  const size = sizeOf(arms) * (arms.pose === 'uneven' && index === 0 ? 1.7 : 1);
  const colour = inkOf(painter, arms, features.body.colour ?? 'main');
  const tip = arms.tip === undefined ? undefined : ink(painter, arms.tip);
  const side = bones.shoulders.length === 1 || x < 0 ? -1 : 1;
  const isRaised =
    arms.pose === 'raised' ||
    (arms.count !== undefined && arms.count > 2 && index < 2 && bones.shoulders.length === 2);
  const length = bones.armLength * (size < 1 ? 0.75 : 1);
  const r = bones.thickness * 0.72 * Math.min(1.3, Math.max(0.75, size));
  const angle = arms.pose === 'folded' ? Math.PI - side * 0.5 : isRaised ? side * 0.75 : side * 2.15;
  const elbow = towards([x, y], isRaised ? side * 1.35 : side * 2.3, length * 0.5);
  const hand = towards(
    elbow,
    isRaised ? side * 0.25 : arms.pose === 'folded' ? -side * 2.0 : side * (2.9 - 0.5 * bones.turn),
    length * 0.5,
  );
  const options = { far: isFar };
  const arm = () => figure.solid(tube([x, y, r], [...elbow, r * 0.85], [...hand, r * 0.8]), colour, options);
  switch (arms.kind) {
    case 'stub':
      figure.solid(
        tube([x - side * 1, y, 2.6 * size], [...towards([x, y], angle, 3.2 * size), 1.9 * size]),
        colour,
        options,
      );
      break;
    case 'paw':
      arm();
      figure.solid(disc(...hand, r * 1.05), tip ?? colour, options);
      break;
    case 'claw':
      arm();
      for (const turn of [-0.7, 0, 0.7])
        figure.solid(
          cone(hand, towards(hand, (isRaised ? side * 0.2 : side * 2.7) + turn, r * 2), r * 0.8),
          tip ?? CLAW,
          { least: 1.3, far: isFar },
        );
      figure.solid(disc(...hand, r), colour, options);
      break;
    case 'hand':
      arm();
      for (const turn of [-0.8, 0, 0.8])
        figure.solid(
          tube(
            [...hand, r * 0.45],
            [...towards(hand, (isRaised ? side * 0.2 : side * 2.6) + turn, r * 1.6), r * 0.35],
          ),
          tip ?? colour,
          options,
        );
      figure.solid(disc(...hand, r), colour, options);
      break;
    case 'fist':
    case 'glove': {
      arm();
      const big = arms.kind === 'glove' ? 1.9 : 1.45 * Math.max(1, size);
      figure.solid(disc(...hand, r * big), tip ?? colour, options);
      if (arms.kind === 'fist')
        for (const share of [-0.5, 0.1, 0.7])
          figure.plain(
            tube(
              [hand[0] - side * r * 0.2 + share * r, hand[1] - r * 0.2, 0.2],
              [hand[0] - side * r * 0.2 + share * r, hand[1] + r * 0.7, 0.2],
            ),
            mixedColour(colour, '1a1230', 0.5),
            { least: 0.8 },
          );
      break;
    }
    case 'pincer': {
      arm();
      const open = isRaised ? side * 0.15 : bones.body.rx > 15 ? side * 0.35 : side * 0.8;
      const palm = towards(hand, open, r * 1.4 * size);
      const claw = oval(...palm, r * 2 * size, r * 2.5 * size, open);
      figure.solid(
        cutBy(claw, cone(towards(palm, open, r * 3.2 * size), palm, r * 2 * size)),
        tip ?? colour,
        options,
      );
      break;
    }
    case 'blade':
      arm();
      figure.solid(
        blade(towards(hand, side * 2.9, r), towards(hand, side * 0.35, 15 * Math.max(0.9, size)), 5.4, 0.35),
        tip ?? CLAW,
        options,
      );
      break;
    case 'stinger':
      arm();
      figure.solid(cone(hand, towards(hand, side * 2.4, 13 * size), r * 2.4), tip ?? CLAW, options);
      break;
    case 'flipper':
      figure.solid(
        blade(
          [x, y - 2],
          [x + side * 7 * size + (bones.isSeenFromSide ? 9 : 0), y + 9 * size],
          7.5 * size,
          0.5,
        ),
        colour,
        options,
      );
      break;
    case 'fin':
      if (bones.turn >= 0.95)
        figure.solid(
          union(
            ...[0.2, 0.7, 1.2].map((turn) =>
              blade([x, y - 1], towards([x, y], 1.2 + turn, 10 * size), 4.4 * size, 0.65),
            ),
          ),
          colour,
          options,
        );
      else
        figure.solid(
          union(
            ...[-0.45, 0, 0.45].map((turn) =>
              blade([x, y], towards([x, y], side * 1.9 + turn, 9 * size), 4.4 * size, 0.65),
            ),
          ),
          colour,
          options,
        );
      break;
    case 'leaf': {
      const end = towards([x, y], side * 1.35, 13 * size);
      const leaf = blade([x, y], end, 8 * size, 0.5);
      figure.solid(leaf, colour, options);
      figure.plain(tube([x, y, 0.2], [...end, 0.1]), mixedColour(colour, '183020', 0.4), {
        least: 0.7,
        within: leaf,
      });
      break;
    }
    case 'magnet': {
      const root: Point = [x + side * 2.5, y];
      const arch = cutBy(
        oval(root[0] + side * 5, root[1], 7.5, 6.5),
        poly(
          [root[0] + side * 3, root[1] - 2.2],
          [root[0] + side * 14, root[1] - 2.2],
          [root[0] + side * 14, root[1] + 2.2],
          [root[0] + side * 3, root[1] + 2.2],
        ),
      );
      figure.solid(arch, arms.colour === undefined ? ink(painter, 'main') : colour, options);
      const ends = poly(
        [root[0] + side * 8.6, root[1] - 9],
        [root[0] + side * 14, root[1] - 9],
        [root[0] + side * 14, root[1] + 9],
        [root[0] + side * 8.6, root[1] + 9],
      );
      figure.mark(ends, tip ?? ink(painter, 'red'), { within: arch });
      if (arms.second !== undefined)
        figure.mark(
          poly(
            [root[0] + side * 8.6, root[1]],
            [root[0] + side * 14, root[1]],
            [root[0] + side * 14, root[1] + 9],
            [root[0] + side * 8.6, root[1] + 9],
          ),
          ink(painter, arms.second),
          { within: arch },
        );
      break;
    }
  }
}
