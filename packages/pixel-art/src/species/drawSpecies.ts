/** Draws a species from its features: puts the painted parts together, back to front. */
import type { Picture } from '../canvas.ts';
import { paintBack, paintCollar } from './back.ts';
import { paintBody } from './body.ts';
import { paintAura, paintCarried, paintCompanion, paintPlanThings } from './extras.ts';
import { colourOf, type Features } from './features.ts';
import { Figure } from './figure.ts';
import { tube } from './forms.ts';
import { headPlaces, paintHead } from './head.ts';
import { paintArms, paintLegs } from './limbs.ts';
import { outlineBones, outlineOf, paintOutline } from './outlines/index.ts';
import type { Painter } from './painter.ts';
import { skeletonOf } from './skeletons/index.ts';
import { paintTail } from './tail.ts';
import { paintWings } from './wings.ts';

/** `size`: width and height in pixels; `share`: how much of it a full-grown figure fills. */
export function drawSpecies(features: Features, size: number, share = 1): Picture {
  const { posture } = features;
  const lift = posture === 'floating' || posture === 'flying' || posture === 'swimming' ? 0.05 : 0;
  return figureOf(features).render(size, share, lift);
}

/** All units of a species. */
function figureOf(features: Features): Figure {
  const { units } = features;
  const one = singleFigure(features);
  if (units === undefined) return one;
  const { left, right, top, bottom } = one.extent();
  const [width, height] = [right - left, bottom - top];
  const all = new Figure();
  switch (units.layout) {
    case 'row':
      return all
        .place(one, -width * 0.72, 0, 0.85)
        .place(one, width * 0.72, 0, 0.85)
        .place(one, 0, 0, 1.1);
    case 'triangle':
      return all
        .place(one, 0, -height * 0.62)
        .place(one, -width * 0.52, 0)
        .place(one, width * 0.52, 0);
    case 'heap':
      for (const [x, y, scale] of [
        [-0.75, -0.5, 0.85],
        [0.75, -0.5, 0.85],
        [0, -0.75, 0.95],
        [-1.05, 0, 0.9],
        [1.05, 0, 0.9],
        [0, 0, 1],
      ] as const)
        all.place(one, x * width, y * height, scale);
      return all;
    case 'big-and-small':
      return all.place(one, width * 0.55, -height * 0.1, 0.6).place(one, 0, 0);
    case 'stacked':
      return all.place(one, width * 0.14, -height * 0.1, 1).place(one, 0, 0, 0.92);
  }
}

function singleFigure(features: Features): Figure {
  const figure = new Figure();
  const outline = outlineOf(features);
  const bones = outline === undefined ? skeletonOf(features) : outlineBones(features, outline);
  const painter: Painter = { figure, features, bones };
  paintAura(painter, 'behind');
  paintWings(painter, 'behind');
  paintTail(painter);
  if (!isOnTop(features)) paintBack(painter);
  paintCollar(painter, 'behind');
  paintLegs(painter, 'far');
  if (!bones.isSeenFromSide) paintLegs(painter, 'near');
  paintPlanThings(painter, 'behind');
  if (outline === undefined) paintBody(painter);
  else paintOutline(painter, outline.parts);
  if (isOnTop(features)) paintBack(painter);
  if (bones.isSeenFromSide) paintLegs(painter, 'near');
  paintWings(painter, 'before');
  paintArms(painter);
  const places = headPlaces(features, bones.head);
  if (places.length > 1 && features.proportions.neck === 'long')
    for (const [dx, dy] of places) {
      const { head, body } = bones;
      const bands = features.body.markings?.find(({ kind, where }) => kind === 'bands' && where === 'neck');
      figure.solid(
        tube(
          [body.x + Math.sign(dx) * body.rx * 0.42, body.y - body.ry * 0.2, 1.9],
          [head.x + dx * 0.8, (head.y + body.y) / 2 + dy, 1.5],
          [head.x + dx, head.y + dy, 1.4],
        ),
        colourOf(features, bands?.colour ?? features.body.colour ?? 'main'),
      );
    }
  for (const [dx, dy] of places)
    paintHead({
      ...painter,
      bones: { ...bones, head: { ...bones.head, x: bones.head.x + dx, y: bones.head.y + dy } },
    });
  if (outline?.before !== undefined) paintOutline(painter, outline.before);
  paintCollar(painter, 'before');
  paintPlanThings(painter, 'before');
  paintCarried(painter);
  paintCompanion(painter);
  paintAura(painter, 'before');
  return figure;
}

/** A shell on a swimmer's back is seen from above. */
const isOnTop = ({ bodyPlan }: Features) => bodyPlan === 'flippered';
