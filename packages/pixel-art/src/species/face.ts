/** Paints what a face is made of besides eyes and mouth: muzzle, nose and cheeks. */
import { PUPIL } from '../colours.ts';
import { paintEyes } from './eyes.ts';
import { sizeOf } from './features.ts';
import { blade, cone, disc, oval, tube } from './forms.ts';
import { mixedColour } from './inks.ts';
import { paintMouth } from './mouth.ts';
import { facePoint, inkOf, type Painter, SIDES, unitOf } from './painter.ts';

export function paintFace(painter: Painter): void {
  paintMuzzle(painter);
  paintMouth(painter);
  paintNose(painter);
  paintEyes(painter);
  paintCheeks(painter);
}

function paintMuzzle(painter: Painter): void {
  const { figure, features, bones } = painter;
  const muzzle = features.head.muzzle;
  if (muzzle === undefined) return;
  const { turn } = bones;
  const unit = unitOf(painter) * sizeOf(muzzle);
  const colour = inkOf(painter, muzzle, features.head.colour ?? 'main');
  const [x, y] = facePoint(painter, 0, 0.34);
  const tipX = x - unit * turn;
  switch (muzzle.kind) {
    case 'short':
      figure.solid(oval(x - unit * 0.25 * turn, y, unit * 0.55, unit * 0.42), colour);
      break;
    case 'broad':
      figure.solid(oval(x - unit * 0.2 * turn, y + unit * 0.05, unit * 0.72, unit * 0.48), colour);
      break;
    case 'long':
      figure.solid(
        tube(
          [x + unit * 0.25, y - unit * 0.1, unit * 0.52],
          [tipX - unit * 0.05, y + unit * 0.3, unit * 0.4],
        ),
        colour,
      );
      figure.plain(disc(tipX - unit * 0.2, y + unit * 0.12, unit * 0.09), PUPIL, { least: 1 });
      break;
    case 'beak-short':
      figure.solid(
        cone(
          [x + unit * 0.05, y - unit * 0.12],
          [x - unit * (0.35 + 0.55 * turn), y + unit * 0.2],
          unit * 0.62,
        ),
        colour,
        { least: 3 },
      );
      break;
    case 'beak-hooked':
      figure.solid(
        tube(
          [x, y - unit * 0.2, unit * 0.34],
          [x - unit * 0.65, y - unit * 0.1, unit * 0.28],
          [x - unit * 0.85, y + unit * 0.4, unit * 0.06],
        ),
        colour,
        { least: 3 },
      );
      break;
    case 'beak-long':
      figure.solid(
        cone([x + unit * 0.1, y - unit * 0.1], [x - unit * 1.9, y + unit * 0.35], unit * 0.62),
        colour,
      );
      figure.plain(
        tube([x - unit * 0.1, y + unit * 0.02, 0.25], [x - unit * 1.3, y + unit * 0.22, 0.25]),
        mixedColour(colour, PUPIL, 0.6),
        { least: 0.8 },
      );
      break;
    case 'bill':
      figure.solid(oval(x - unit * 0.3 * turn, y + unit * 0.05, unit * 0.82, unit * 0.34), colour, {
        least: 4,
      });
      figure.plain(
        tube(
          [x - unit * (0.3 * turn + 0.7), y + unit * 0.1, 0.25],
          [x + unit * (0.7 - 0.3 * turn), y + unit * 0.1, 0.25],
        ),
        mixedColour(colour, PUPIL, 0.55),
        { least: 0.8 },
      );
      for (const side of SIDES)
        figure.plain(disc(x - unit * 0.3 * turn + side * unit * 0.14, y - unit * 0.12, unit * 0.06), PUPIL, {
          least: 1,
        });
      break;
    case 'tube':
      figure.solid(tube([x, y, unit * 0.26], [x - unit * 1.25, y + unit * 0.1, unit * 0.19]), colour);
      figure.solid(disc(x - unit * 1.3, y + unit * 0.1, unit * 0.25), colour);
      break;
  }
}

function paintNose(painter: Painter): void {
  const { figure, features, bones } = painter;
  const nose = features.head.nose;
  if (nose === undefined) return;
  const unit = unitOf(painter) * sizeOf(nose);
  const colour = inkOf(painter, nose);
  const [x, y] = facePoint(painter, 0, 0.22);
  const forward = features.head.muzzle === undefined ? 0 : unit * 0.35 * bones.turn;
  switch (nose.kind) {
    case 'round':
      figure.solid(oval(x - forward, y, unit * 0.24, unit * 0.19), colour, { least: 2 });
      break;
    case 'pig':
      figure.solid(oval(x, y, unit * 0.36, unit * 0.28), colour, { least: 4 });
      for (const side of SIDES)
        figure.plain(oval(x + side * unit * 0.14, y, unit * 0.06, unit * 0.1), PUPIL, { least: 1 });
      break;
    case 'trunk':
      figure.solid(
        tube(
          [x, y - unit * 0.1, unit * 0.3],
          [x - unit * 0.22, y + unit * 0.6, unit * 0.26],
          [x - unit * 0.3, y + unit * 1.1, unit * 0.2],
        ),
        colour,
      );
      break;
  }
}
function paintCheeks(painter: Painter): void {
  const { figure, features } = painter;
  const unit = unitOf(painter);
  for (const cheek of features.head.cheeks ?? []) {
    const colour = inkOf(painter, cheek, cheek.kind === 'whiskers' ? 'black' : 'main');
    const size = sizeOf(cheek) * unit;
    for (const side of SIDES) {
      const [x, y] = facePoint(painter, side * 0.76, 0.34);
      switch (cheek.kind) {
        case 'discs':
          figure.plain(disc(x, y, size * 0.21), colour, { least: 2.4 });
          break;
        case 'whiskers':
          for (const turn of [-0.18, 0.18])
            figure.plain(
              tube(
                [x - side * size * 0.1, y, size * 0.035],
                [x + side * size * 0.65, y + turn * size, size * 0.035],
              ),
              mixedColour(colour, PUPIL, 0.5),
              { least: 0.9 },
            );
          break;
        case 'barbels':
          figure.solid(
            tube(
              [x - side * size * 0.1, y + size * 0.05, size * 0.11],
              [x + side * size * 0.35, y + size * 0.35, size * 0.1],
              [x + side * size * 0.45, y + size * 0.95, size * 0.06],
            ),
            colour,
            { least: 1.4 },
          );
          break;
        case 'moustache':
          figure.solid(
            blade(
              [x - side * size * 0.35, y + size * 0.02],
              [x + side * size * 0.7, y + size * 0.75],
              size * 0.34,
              0.4,
            ),
            colour,
          );
          break;
      }
    }
  }
}
