/** Paints mouths, teeth and tongues. */
import { PUPIL } from '../colours.ts';
import type { Mouth } from './features.ts';
import { sizeOf } from './features.ts';
import { cone, cutBy, oval, type Point, poly, tube } from './forms.ts';
import { mixedColour } from './inks.ts';
import { facePoint, ink, inkOf, type Painter, SIDES, unitOf, WHITE } from './painter.ts';

const MOUTH = '6a1c30';
const TONGUE = 'f07c90';

export function paintMouth(painter: Painter): void {
  const { figure, features, bones } = painter;
  const { mouth, muzzle } = features.head;
  if (mouth === undefined) return;
  const unit = unitOf(painter) * Math.min(1.5, sizeOf(mouth));
  const isLongFaced = muzzle?.kind === 'long';
  const [x0, y0] = facePoint(painter, 0, bones.isMerged ? 0.28 : muzzle === undefined ? 0.46 : 0.62);
  const x = x0 - (muzzle === undefined ? 0 : unit * (isLongFaced ? 0.6 : 0.3) * bones.turn);
  const y = y0;
  const inside = mouth.second === undefined ? MOUTH : ink(painter, mouth.second);
  const edge = mixedColour(ink(painter, features.head.colour), PUPIL, 0.8);
  const line = (bend: number, width: number) =>
    figure.plain(
      tube(
        [x - width, y - bend * unit, unit * 0.045],
        [x, y + bend * unit * 0.4, unit * 0.045],
        [x + width, y - bend * unit, unit * 0.045],
      ),
      edge,
      { least: 1 },
    );
  switch (mouth.kind) {
    case 'line':
      line(0.02, unit * 0.26);
      break;
    case 'smile':
      line(0.13, unit * 0.32);
      break;
    case 'frown':
      line(-0.12, unit * 0.3);
      break;
    case 'open': {
      const hole = oval(x, y + unit * 0.05, unit * 0.24, unit * 0.2);
      figure.solid(hole, inside, { least: 2.6 });
      break;
    }
    case 'gape': {
      const hole = cutBy(
        oval(x, y - unit * 0.02, unit * 0.55, unit * 0.46),
        oval(x, y - unit * 0.52, unit * 0.6, unit * 0.36),
      );
      figure.solid(bones.isMerged ? oval(x, y + unit * 0.05, unit * 0.62, unit * 0.55) : hole, inside, {
        least: 4,
      });
      break;
    }
    case 'grin': {
      const width = unit * 0.62;
      const row = cutBy(
        oval(x, y - unit * 0.12, width, unit * 0.42),
        oval(x, y - unit * 0.5, width * 1.15, unit * 0.46),
      );
      figure.solid(
        row,
        mouth.colour === undefined && mouth.teeth === undefined
          ? WHITE
          : ink(painter, mouth.second ?? mouth.colour, 'white'),
        { least: 3 },
      );
      if (mouth.teeth === 'row' || mouth.colour === 'white')
        for (const share of [-0.5, -0.17, 0.17, 0.5])
          figure.plain(
            tube([x + share * width, y - unit * 0.3, 0.2], [x + share * width, y + unit * 0.4, 0.2]),
            edge,
            { least: 0.8, within: row },
          );
      break;
    }
    case 'lips':
      figure.solid(oval(x, y, unit * 0.32, unit * 0.22), inkOf(painter, mouth, 'accent'), { least: 3.4 });
      figure.plain(oval(x, y, unit * 0.2, unit * 0.07), MOUTH, { least: 1 });
      break;
  }
  paintTeeth(painter, mouth, [x, y], unit);
}

function paintTeeth({ figure }: Painter, mouth: Mouth, [x, y]: Point, unit: number): void {
  const isWide = mouth.kind === 'gape' || mouth.kind === 'grin';
  const top = mouth.kind === 'open' ? y - unit * 0.1 : isWide ? y - unit * 0.28 : y;
  switch (mouth.teeth) {
    case 'fangs':
      for (const side of SIDES)
        figure.plain(
          cone(
            [x + side * unit * (isWide ? 0.34 : 0.18), top],
            [x + side * unit * (isWide ? 0.3 : 0.18), top + unit * 0.34],
            unit * 0.17,
          ),
          WHITE,
          { least: 1.6 },
        );
      if (mouth.kind === 'gape')
        for (const side of SIDES)
          figure.plain(
            cone(
              [x + side * unit * 0.28, y + unit * 0.5],
              [x + side * unit * 0.28, y + unit * 0.18],
              unit * 0.16,
            ),
            WHITE,
            { least: 1.4 },
          );
      break;
    case 'buck':
      for (const side of SIDES)
        figure.solid(
          poly(
            [x + side * unit * 0.15 - unit * 0.13, top],
            [x + side * unit * 0.15 + unit * 0.13, top],
            [x + side * unit * 0.15 + unit * 0.13, top + unit * 0.4],
            [x + side * unit * 0.15 - unit * 0.13, top + unit * 0.4],
          ),
          WHITE,
          { least: 1.6 },
        );
      break;
    case 'tusks':
      for (const side of SIDES)
        figure.plain(
          cone(
            [x + side * unit * 0.3, y + unit * 0.05],
            [x + side * unit * 0.3, y - unit * 0.28],
            unit * 0.18,
          ),
          WHITE,
          { least: 1.6 },
        );
      break;
    case 'row':
    case undefined:
      break;
  }
  if (mouth.tongue === 'out')
    figure.solid(oval(x, y + unit * (isWide ? 0.45 : 0.24), unit * 0.16, unit * 0.26), TONGUE, { least: 2 });
  if (mouth.tongue === 'long')
    figure.solid(
      tube(
        [x, y + unit * 0.1, unit * 0.2],
        [x - unit * 0.7, y + unit * 0.9, unit * 0.3],
        [x - unit * 0.5, y + unit * 2, unit * 0.34],
        [x - unit * 1.3, y + unit * 2.3, unit * 0.2],
      ),
      TONGUE,
    );
}
