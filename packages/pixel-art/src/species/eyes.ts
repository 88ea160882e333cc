/** Paints eyes. */
import { PUPIL } from '../colours.ts';
import type { Eyes } from './features.ts';
import { sizeOf } from './features.ts';
import { disc, oval, overlap, type Point, poly, tube } from './forms.ts';
import { mixedColour } from './inks.ts';
import { facePoint, ink, type Painter, SIDES, unitOf, WHITE } from './painter.ts';

export function paintEyes(painter: Painter): void {
  const { bones, features } = painter;
  const { eyes } = features.head;
  if (eyes.kind === 'none') return;
  const unit = unitOf(painter) * sizeOf(eyes);
  const v = bones.isMerged ? -0.24 : features.head.muzzle === undefined ? -0.05 : -0.26;
  if (eyes.count === 1) {
    paintEye(painter, eyes, facePoint(painter, 0, v), unit * 1.5, 1);
    return;
  }
  const apart = bones.isMerged ? Math.min(0.52, (unitOf(painter) * 0.6) / bones.head.rx) + 0.06 : 0.46;
  for (const side of SIDES) {
    if (side === -1 && bones.turn >= 0.95) continue;
    const at = facePoint(painter, bones.turn >= 0.95 ? 0.1 : side * apart, v);
    paintEye(painter, eyes, at, unit * (side === -1 ? 1 - 0.25 * bones.turn : 1), side);
  }
}

function paintEye(painter: Painter, eyes: Eyes, [x, y]: Point, unit: number, side: -1 | 1): void {
  const { figure } = painter;
  const colour = ink(painter, eyes.colour, 'black');
  const field = ink(painter, eyes.second, 'white');
  const dark =
    eyes.colour === 'black' || eyes.colour === undefined ? PUPIL : mixedColour(colour, PUPIL, 0.75);
  switch (eyes.kind) {
    case 'big': {
      const [rx, ry] = [unit * 0.21, unit * 0.29];
      figure.plain(oval(x, y, rx, ry), dark, { least: 3 });
      if (colour !== ink(painter, 'black'))
        figure.plain(oval(x, y + ry * 0.3, rx * 0.66, ry * 0.55), colour, { least: 1.4 });
      figure.plain(disc(x - rx * 0.35, y - ry * 0.4, unit * 0.09), WHITE, { least: 1.2 });
      break;
    }
    case 'round':
      figure.plain(disc(x, y, unit * 0.17), dark, { least: 2.4 });
      figure.plain(disc(x - unit * 0.06, y - unit * 0.07, unit * 0.06), WHITE, { least: 1 });
      break;
    case 'bead':
      figure.plain(oval(x, y, unit * 0.1, unit * 0.13), PUPIL, { least: 1.8 });
      break;
    case 'narrow': {
      const [rx, ry] = [unit * 0.27, unit * 0.2];
      // Higher outside than inside: it looks angry.
      const slant = poly(
        [x - side * rx, y + ry * 0.35],
        [x + side * rx, y - ry * 1.05],
        [x + side * rx * 0.95, y + ry * 0.5],
        [x - side * rx * 0.1, y + ry],
      );
      figure.solid(slant, field, { least: 2.6 });
      figure.plain(
        overlap(disc(x - side * rx * 0.02, y + ry * 0.15, unit * 0.14), slant),
        colour === ink(painter, 'black') ? PUPIL : colour,
        { least: 1.4 },
      );
      break;
    }
    case 'half': {
      const eye = oval(x, y, unit * 0.24, unit * 0.2);
      figure.plain(eye, WHITE, { least: 3 });
      figure.plain(disc(x, y + unit * 0.04, unit * 0.1), dark, { least: 1.5 });
      figure.solid(
        overlap(
          oval(x, y - unit * 0.03, unit * 0.27, unit * 0.22),
          poly(
            [x - unit, y - unit],
            [x + unit, y - unit],
            [x + unit, y - unit * 0.02],
            [x - unit, y - unit * 0.02],
          ),
        ),
        ink(painter, painter.features.head.colour),
      );
      break;
    }
    case 'closed':
      figure.plain(
        tube(
          [x - unit * 0.26, y, unit * 0.05],
          [x, y + unit * 0.08, unit * 0.05],
          [x + unit * 0.26, y, unit * 0.05],
        ),
        PUPIL,
        { least: 1.3 },
      );
      break;
    case 'compound':
      figure.solid(oval(x, y, unit * 0.34, unit * 0.42), colour, { least: 4 });
      figure.plain(disc(x - unit * 0.1, y - unit * 0.16, unit * 0.07), WHITE, { least: 1 });
      break;
    case 'stare':
      figure.solid(disc(x, y, unit * 0.29), field, { least: 4 });
      figure.plain(disc(x, y, unit * 0.09), colour === ink(painter, 'white') ? WHITE : dark, { least: 1.4 });
      break;
    case 'none':
      break;
  }
}
