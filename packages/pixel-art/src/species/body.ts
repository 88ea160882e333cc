/** Paints a trunk: belly, markings, clothes. */
import type { Marking } from './features.ts';
import { sizeOf } from './features.ts';
import { below, disc, type Form, oval, overlap, type Point, poly, starOf, tube, union } from './forms.ts';
import { mixedColour } from './inks.ts';
import { ink, inkOf, type Painter, SIDES, spread } from './painter.ts';

export function paintBody(painter: Painter): void {
  const { figure, features, bones } = painter;
  const colour = ink(painter, features.body.colour);
  const markings = features.body.markings ?? [];
  // Of several heads each has a neck of its own.
  if (bones.neck !== undefined && (features.heads ?? 1) === 1) figure.solid(bones.neck, colour);
  if (markings.some(({ kind }) => kind === 'fur')) figure.solid(furOf(painter), colour);
  const boulders = markings.some(({ kind, size }) => kind === 'segments' && size === 'huge')
    ? bones.joints
    : undefined;
  if (boulders === undefined) figure.solid(bones.trunk, colour);
  else for (const [x, y, r] of [...boulders].reverse()) figure.solid(disc(x, y, r * 1.15), colour);
  paintBelly(painter);
  for (const marking of markings) paintMarking(painter, marking);
}

function furOf({ bones: { body } }: Painter): Form {
  const teeth = starOf(0, 0, 1.12, 0.96, 17);
  return {
    at: (x, y) => teeth.at((x - body.x) / body.rx, (y - body.y) / body.ry),
    left: body.x - body.rx * 1.14,
    right: body.x + body.rx * 1.14,
    top: body.y - body.ry * 1.14,
    bottom: body.y + body.ry * 1.14,
  };
}

function paintBelly(painter: Painter): void {
  const { figure, features, bones } = painter;
  const { belly } = features.body;
  if (belly === undefined) return;
  const { body, trunk, isSeenFromSide, isMerged, turn } = bones;
  const colour = inkOf(painter, belly, 'belly');
  const line = mixedColour(colour, '402838', 0.35);
  const size = Math.min(1.35, sizeOf(belly));
  const x = body.x - body.rx * (isSeenFromSide ? 0.35 : 0.25 * turn);
  const y = body.y + body.ry * (isMerged ? 0.42 : 0.18);
  const patch = oval(x, y, body.rx * 0.62 * size, body.ry * (isMerged ? 0.5 : 0.68) * size);
  switch (belly.kind) {
    case 'patch':
      figure.mark(
        isSeenFromSide ? oval(x, body.y + body.ry * 0.55, body.rx * 0.7, body.ry * 0.6) : patch,
        colour,
        { within: trunk },
      );
      break;
    case 'plated': {
      figure.mark(patch, colour, { within: trunk });
      const both = overlap(patch, trunk);
      for (const share of [-0.5, 0, 0.5]) {
        const row = y + share * body.ry * 0.85;
        figure.plain(tube([x - body.rx * 0.6, row, 0.25], [x + body.rx * 0.6, row, 0.25]), line, {
          least: 0.7,
          within: both,
        });
      }
      break;
    }
    case 'front':
      if (
        features.bodyPlan === 'serpent' ||
        features.bodyPlan === 'seahorse' ||
        features.bodyPlan === 'flippered'
      )
        figure.mark(
          { ...trunk, at: (px, py) => trunk.at(px, py) && !trunk.at(px - body.rx * 0.09 - 2, py + 1) },
          colour,
        );
      else if (isSeenFromSide) figure.mark(below(trunk, body.y + body.ry * 0.35), colour);
      else
        figure.mark(oval(x, body.y + body.ry * 0.15, body.rx * 0.72, body.ry * 0.9), colour, {
          within: trunk,
        });
      break;
    case 'spiral': {
      figure.solid(oval(x, y, body.rx * 0.66, body.ry * 0.58), colour);
      const r = Math.min(body.rx * 0.6, body.ry * 0.54);
      const turns: [number, number, number][] = Array.from({ length: 8 }, (_, step) => {
        const angle = step * 1.05;
        const radius = r * (0.85 - step * 0.1);
        return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, 0.4];
      });
      figure.plain(tube(...turns), '24202c', { least: 1 });
      break;
    }
    case 'pouch': {
      const pouch = oval(x, body.y + body.ry * 0.5, body.rx * 0.62 * size, body.ry * 0.36 * size);
      figure.solid(pouch, colour);
      break;
    }
    case 'core': {
      const r = 4.6 * size;
      if (features.bodyPlan === 'star')
        figure.solid(starOf(body.x, body.y, r * 1.7, r * 1.25, 8), ink(painter, belly.second, 'yellow'));
      figure.solid(disc(body.x, body.y, r), colour);
      figure.plain(disc(body.x - r * 0.35, body.y - r * 0.4, r * 0.22), 'ffffff', { least: 1.2 });
      break;
    }
  }
}

function paintMarking(painter: Painter, marking: Marking): void {
  const { figure, features, bones } = painter;
  if (
    marking.where === 'face' ||
    marking.where === 'forehead' ||
    marking.where === 'top' ||
    marking.kind === 'mask'
  )
    return;
  const { trunk } = bones;
  const colour = inkOf(
    painter,
    marking,
    marking.kind === 'cracks' || marking.kind === 'scales' || marking.kind === 'bricks' ? 'main' : 'second',
  );
  const dark = mixedColour(
    marking.colour === undefined ? ink(painter, features.body.colour) : colour,
    '1a1030',
    0.5,
  );
  const size = sizeOf(marking);
  const { body } = bones;
  const place = (u: number, v: number): Point => [body.x + body.rx * u, body.y + body.ry * v];
  const within = { within: trunk } as const;
  switch (marking.kind) {
    case 'spots':
      for (const [u, v] of spotPlaces(marking.count ?? 5))
        figure.mark(disc(...place(u, v), Math.max(1.5, body.ry * 0.15) * size), colour, {
          ...within,
          least: 2,
        });
      break;
    case 'patches':
      for (const [u, v] of [
        [0.45, -0.55],
        [-0.3, -0.75],
        [0.75, 0.2],
      ] as const)
        figure.mark(oval(...place(u, v), body.rx * 0.36, body.ry * 0.4, 0.4), colour, within);
      break;
    case 'rings':
      for (const [u, v] of [
        [0.35, -0.1],
        [-0.35, 0.35],
      ] as const) {
        figure.mark(disc(...place(u, v), body.ry * 0.3), colour, within);
        figure.mark(disc(...place(u, v), body.ry * 0.15), ink(painter, features.body.colour), within);
      }
      break;
    case 'stripes':
      for (const share of spread(Math.max(2, Math.min(4, marking.count ?? 3)))) {
        const [x, y] = bones.isSeenFromSide ? place(0.2 + share * 0.55, -0.75) : place(0.72, share * 0.4);
        const stripe = bones.isSeenFromSide
          ? poly([x - 1.7, y - body.ry], [x + 1.7, y - body.ry], [x + 0.6, y + body.ry * 0.75])
          : poly([x + body.rx, y - 1.7], [x + body.rx, y + 1.7], [x - body.rx * 0.45, y + 0.4]);
        figure.mark(stripe, colour, { ...within, least: 1.4 });
        if (!bones.isSeenFromSide)
          figure.mark(
            {
              ...stripe,
              at: (px, py) => stripe.at(2 * body.x - px, py),
              left: 2 * body.x - stripe.right,
              right: 2 * body.x - stripe.left,
            },
            colour,
            { ...within, least: 1.4 },
          );
      }
      break;
    case 'bands':
    case 'segments':
      if (marking.kind === 'segments' && size > 1.5 && bones.joints !== undefined) break;
      for (const share of [-0.55, -0.05, 0.45]) {
        const [, y] = place(0, share);
        const band =
          bones.isSeenFromSide && features.bodyPlan !== 'serpent'
            ? oval(...place(share * 1.2, 0), 0.8, body.ry)
            : tube(
                [body.x - body.rx, y - 1, marking.kind === 'bands' ? 1.3 : 0.4],
                [body.x, y + 1, marking.kind === 'bands' ? 1.3 : 0.4],
                [body.x + body.rx, y - 1, marking.kind === 'bands' ? 1.3 : 0.4],
              );
        figure.mark(band, marking.kind === 'bands' ? colour : dark, { ...within, least: 1 });
      }
      break;
    case 'plates':
      for (const [u, v] of [
        [0.2, -0.6],
        [0.65, -0.2],
        [0.75, 0.4],
      ] as const)
        figure.mark(oval(...place(u, v), body.rx * 0.3, body.ry * 0.22, 0.5), colour, within);
      break;
    case 'bricks':
    case 'scales':
      for (const [row, v] of [-0.45, 0, 0.45].entries())
        for (const u of [-0.5, 0, 0.5]) {
          const [x, y] = place(u + (row % 2) * 0.25, v);
          figure.plain(
            tube([x - body.rx * 0.2, y, 0.3], [x, y + body.ry * 0.13, 0.3], [x + body.rx * 0.2, y, 0.3]),
            dark,
            { least: 0.8, within: trunk },
          );
        }
      break;
    case 'fur':
      break;
    case 'vines':
      for (const share of [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7]) {
        const wave: [number, number, number][] = [-0.9, -0.45, 0, 0.45, 0.9].map((u, index) => [
          ...place(u, share + (index % 2) * 0.18),
          1.7,
        ]);
        figure.solid(tube(...wave), colour);
      }
      break;
    case 'cracks':
      for (const [u, v] of [
        [0.4, -0.6],
        [-0.55, 0.45],
        [0.55, 0.5],
      ] as const)
        figure.plain(
          tube(
            [...place(u, v), 0.3],
            [...place(u + 0.12, v + 0.14), 0.3],
            [...place(u + 0.02, v + 0.24), 0.3],
            [...place(u + 0.16, v + 0.36), 0.3],
          ),
          dark,
          { least: 0.9, within: trunk },
        );
      break;
    case 'face':
      for (const side of SIDES) figure.plain(disc(...place(side * 0.3, -0.2), 1.3), dark, { least: 1.4 });
      break;
    case 'bolt': {
      const [x, y] = place(0, 0.1);
      figure.mark(
        poly(
          [x + 1, y - 6],
          [x - 3, y + 1],
          [x, y + 1],
          [x - 2, y + 7],
          [x + 4, y - 1],
          [x + 1, y - 1],
          [x + 3, y - 6],
        ),
        colour,
        within,
      );
      break;
    }
    case 'skull-mark': {
      const [x, y] = place(0, 0.5);
      for (const side of SIDES)
        figure.plain(tube([x - side * 6, y - 3, 0.9], [x + side * 6, y + 4, 0.9]), colour, {
          least: 1.2,
          within: trunk,
        });
      figure.plain(
        union(
          oval(x, y - 0.6, 4, 3.4),
          poly([x - 2, y + 1], [x + 2, y + 1], [x + 2, y + 4.4], [x - 2, y + 4.4]),
        ),
        colour,
        { within: trunk },
      );
      for (const side of SIDES) figure.plain(disc(x + side * 1.6, y - 0.4, 0.9), dark, { least: 1 });
      break;
    }
    case 'lower-half':
      figure.mark(below(trunk, body.y + body.ry * (bones.isMerged ? 0.12 : 0)), colour);
      break;
    case 'belt':
      figure.mark(
        below(
          overlap(trunk, poly(place(-1.2, 0.3), place(1.2, 0.3), place(1.2, 0.62), place(-1.2, 0.62))),
          body.y + body.ry * 0.3,
        ),
        colour,
      );
      figure.plain(
        oval(...place(-0.1, 0.46), body.rx * 0.2, body.ry * 0.14),
        ink(painter, marking.second, 'yellow'),
        { least: 2 },
      );
      break;
    case 'garment':
      figure.solid(
        poly(
          place(-0.75, -0.85),
          place(0.75, -0.85),
          place(1, 0.2),
          [body.x + body.rx * (size > 1 ? 1.75 : 1.1), size > 1 ? 0 : body.y + body.ry],
          [body.x - body.rx * (size > 1 ? 1.75 : 1.1), size > 1 ? 0 : body.y + body.ry],
          place(-1, 0.2),
        ),
        colour,
      );
      break;
  }
}

function spotPlaces(count: number): [number, number][] {
  const places: [number, number][] = [
    [0.35, -0.45],
    [-0.3, -0.1],
    [0.55, 0.2],
    [0.05, -0.75],
    [-0.05, 0.45],
    [0.75, -0.2],
    [-0.6, -0.5],
    [0.3, 0.75],
  ];
  return places.slice(0, count);
}
