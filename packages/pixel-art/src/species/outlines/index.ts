/** Paints bodies that are things: swords, gears, keys, stones, cups and the like. */
import { INK } from '../../colours.ts';
import type { Features } from '../features.ts';
import { union } from '../forms.ts';
import { mixedColour } from '../inks.ts';
import { ink, type Painter, WHITE } from '../painter.ts';
import type { Bones } from '../skeletons/bones.ts';
import { roundBody } from '../skeletons/rounds.ts';
import { BEASTS } from './beasts.ts';
import { CRYSTALS } from './crystals.ts';
import { GOLEMS } from './golems.ts';
import { METALS } from './metals.ts';
import type { Outline, OutlinePart } from './outline.ts';
import type { OutlineName } from './outlineNames.ts';
import { RELICS } from './relics.ts';
import { SHAPED } from './shaped.ts';
import { STONES } from './stones.ts';
import { VESSELS } from './vessels.ts';

/** Made when one is drawn: most pages draw a few. */
export const OUTLINES: Readonly<Record<OutlineName, () => Outline>> = {
  ...BEASTS,
  ...CRYSTALS,
  ...GOLEMS,
  ...METALS,
  ...RELICS,
  ...SHAPED,
  ...STONES,
  ...VESSELS,
};

export const outlineOf = ({ body }: Features): Outline | undefined =>
  body.outline === undefined ? undefined : OUTLINES[body.outline]();

export function paintOutline(painter: Painter, parts: readonly OutlinePart[]): void {
  for (const { form, colour: named, manner = 'solid', dark = 0 } of parts) {
    const colour = mixedColour(ink(painter, named), dark < 0 ? WHITE : INK, Math.abs(dark));
    if (manner === 'solid') painter.figure.solid(form, colour, { least: 1.6 });
    else painter.figure[manner](form, colour, { least: 1 });
  }
}

/** The face lies on the thing; what else it has grows from the whole of it. */
export function outlineBones(features: Features, { face, parts }: Outline): Bones {
  const trunk = union(...parts.filter(({ manner }) => manner === undefined).map(({ form }) => form));
  const [rx, ry] = [(trunk.right - trunk.left) / 2, (trunk.bottom - trunk.top) / 2];
  const [faceX, faceY, faceRx, faceRy] = face;
  return {
    ...roundBody({ rx, ry, legs: false })({ ...features, posture: 'standing' }),
    turn: 0,
    trunk,
    body: { x: trunk.left + rx, y: trunk.top + ry, rx, ry },
    head: { x: faceX, y: faceY, rx: faceRx, ry: faceRy },
  };
}
