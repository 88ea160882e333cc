/** Paints what is no part of the body: what it carries, its young, gas and sparks, soil, shells, planets of slime. */
import type { Colour } from '../colours.ts';
import { type Part, sizeOf } from './features.ts';
import { blade, disc, oval, type Point, poly, starOf, tube, union } from './forms.ts';
import { mixedColour } from './inks.ts';
import { ink, inkOf, type Painter, SIDES, spread } from './painter.ts';

export function paintAura(painter: Painter, layer: 'behind' | 'before'): void {
  const { figure, bones } = painter;
  const { body } = bones;
  for (const aura of painter.features.aura ?? []) {
    const colour = inkOf(painter, aura, 'accent');
    const size = sizeOf(aura);
    if (aura.kind === 'gas' && layer === 'behind') {
      const puffs = Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2;
        const away = size > 1.5 ? 1.1 : 1.05;
        return disc(
          body.x + Math.sin(angle) * body.rx * away,
          body.y - Math.cos(angle) * body.ry * away,
          4.6 * Math.min(1.5, size),
        );
      });
      figure.solid(union(...puffs), colour);
    }
    if (aura.kind === 'sparks' && layer === 'before')
      for (const side of SIDES) {
        const [x, y] = [body.x + side * (body.rx + 7), body.y - body.ry * 0.6];
        figure.solid(
          poly(
            [x, y - 5],
            [x + 2, y - 1],
            [x + 0.5, y - 0.5],
            [x + 2, y + 5],
            [x - 2, y],
            [x - 0.4, y - 0.6],
          ),
          colour === ink(painter, 'main') ? 'f6e060' : colour,
          { least: 2 },
        );
      }
    if (aura.kind === 'slime' && layer === 'before') paintDrips(painter, aura, colour);
  }
}

/** Down the body, or from the mouth. */
function paintDrips({ figure, bones }: Painter, { where }: Part<string>, colour: Colour): void {
  const { body, head } = bones;
  if (where === 'mouth') {
    const y = head.y + head.ry * 0.55;
    figure.solid(
      tube([head.x + head.rx * 0.1, y, 0.9], [head.x + head.rx * 0.12, y + head.ry * 0.7, 1.5]),
      colour,
    );
    return;
  }
  for (const u of [-0.6, 0.1, 0.7])
    figure.mark(
      tube(
        [body.x + u * body.rx, body.y - body.ry * 0.2, 1],
        [body.x + u * body.rx, body.y + body.ry * 0.5, 1.3],
      ),
      mixedColour(colour, 'ffffff', 0.3),
    );
}

export function paintCarried(painter: Painter): void {
  const { figure, bones } = painter;
  const { body } = bones;
  for (const thing of painter.features.carries ?? []) {
    const size = sizeOf(thing);
    const count = thing.count ?? 1;
    const hands: Point[] =
      count > 1
        ? SIDES.map((side) => [body.x + side * (body.rx + 7), body.y - body.ry * 0.1] as const)
        : [[body.x - body.rx - 6, body.y + body.ry * 0.05]];
    switch (thing.kind) {
      case 'spoon':
        for (const [x, y] of hands)
          figure.solid(
            union(tube([x, y + 6, 0.8], [x, y - 6, 0.8]), oval(x, y - 9, 2.4, 3.4)),
            inkOf(painter, thing, 'grey'),
          );
        break;
      case 'bone':
        for (const [x, y] of hands)
          figure.solid(
            union(
              tube([x, y + 7, 1.6], [x - 4, y - 9, 1.6]),
              disc(x - 1.4, y + 8, 2.2),
              disc(x + 1.6, y + 7.4, 2.2),
              disc(x - 6, y - 9.6, 2.2),
              disc(x - 2.6, y - 10.6, 2.2),
            ),
            inkOf(painter, thing, 'white'),
          );
        break;
      case 'hammer':
        for (const [x, y] of hands) {
          figure.solid(
            tube([x + 3, y + 9, 1.2], [x - 2, y - 14 * size, 1.2]),
            mixedColour(inkOf(painter, thing, 'grey'), '181028', 0.3),
          );
          figure.solid(
            poly(
              [x - 2 - 9 * size, y - 19 * size],
              [x - 2 + 9 * size, y - 23 * size],
              [x - 2 + 10 * size, y - 11 * size],
              [x - 2 - 8 * size, y - 7 * size],
            ),
            inkOf(painter, thing, 'grey'),
          );
        }
        break;
      case 'beam':
        for (const [x, y] of hands) {
          figure.solid(
            poly(
              [x - 4 * size, y - 20 * size],
              [x + 4 * size, y - 20 * size],
              [x + 4 * size, y + 12 * size],
              [x - 4 * size, y + 12 * size],
            ),
            inkOf(painter, thing, 'grey'),
          );
          figure.solid(
            oval(x, y - 20 * size, 4 * size, 1.8 * size),
            mixedColour(inkOf(painter, thing, 'grey'), 'ffffff', 0.3),
          );
        }
        break;
      case 'leek':
        for (const [x, y] of hands) {
          figure.solid(tube([x + 3, y + 9, 1.5], [x, y - 4, 1.4]), 'f4f4e4');
          figure.solid(
            union(blade([x, y - 2], [x - 5, y - 16], 3.4), blade([x, y - 2], [x + 2, y - 17], 3.2)),
            ink(painter, 'green'),
          );
        }
        break;
      case 'pendulum':
        for (const [x, y] of hands) {
          figure.plain(tube([x, y, 0.3], [x, y + 8, 0.3]), '403848', { least: 0.8 });
          figure.solid(disc(x, y + 10, 2.8), inkOf(painter, thing, 'grey'));
          figure.plain(disc(x, y + 10, 1.1), '403848', { least: 1 });
        }
        break;
      case 'egg':
        figure.solid(
          oval(body.x, body.y + body.ry * 0.48, 4.4 * size, 5.4 * size),
          inkOf(painter, thing, 'white'),
        );
        break;
    }
  }
}

export function paintCompanion(painter: Painter): void {
  const { figure, bones, features } = painter;
  if (features.hasBaby !== true) return;
  const { body } = bones;
  const [x, y] = [body.x - body.rx * 0.1, body.y + body.ry * 0.2];
  figure.solid(disc(x, y, 5), ink(painter, 'main'));
  for (const side of SIDES) {
    figure.solid(disc(x + side * 4, y - 3.8, 1.6), ink(painter, 'main'));
    figure.plain(disc(x + side * 1.9, y - 0.6, 0.7), '201828', { least: 1.2 });
  }
  figure.solid(oval(x, y + 2, 2.6, 1.8), ink(painter, 'belly'));
}

/** What only one body plan has: a hole's soil, a bivalve's shells, the petals of slime. */
export function paintPlanThings(painter: Painter, layer: 'behind' | 'before'): void {
  const { figure, features } = painter;
  switch (features.bodyPlan) {
    case 'burrower':
      if (layer === 'before') {
        figure.solid(
          union(...spread(6).map((u) => oval(u * 18, -2 - (1 - Math.abs(u)) * 1.5, 6, 4.5))),
          ink(painter, 'second'),
        );
        for (const u of [-0.6, 0.2, 0.75])
          figure.mark(disc(u * 18, -2, 1.4), mixedColour(ink(painter, 'second'), '181018', 0.4));
      }
      break;
    case 'bivalve': {
      const colour = ink(painter, features.body.back?.[0]?.colour ?? features.body.colour);
      const spiky =
        features.body.markings?.some(({ kind }) => kind === 'plates') === true ||
        features.proportions.girth === 'broad';
      const shell = (y: number, sign: 1 | -1) => {
        const base = spiky ? starOf(0, y, 27, 19, 12) : oval(0, y, 23, 14);
        return {
          ...base,
          at: (px: number, py: number) => base.at(px, py) && (sign === 1 ? py >= y - 2 : py <= y + 2),
        };
      };
      if (layer === 'behind') figure.solid(shell(-24, -1), colour);
      else {
        const front = shell(-9, 1);
        figure.solid(spiky ? front : oval(0, -6, 23, 6.5), colour);
        for (const u of [-0.6, -0.2, 0.2, 0.6])
          figure.plain(tube([u * 10, -9, 0.3], [u * 32, 2, 0.3]), mixedColour(colour, '181030', 0.45), {
            least: 0.8,
            within: spiky ? front : oval(0, -6, 23, 6.5),
          });
      }
      break;
    }
    default:
      break;
  }
}
