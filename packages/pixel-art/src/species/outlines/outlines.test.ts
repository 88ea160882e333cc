/** Bodies that are things: each is some species' own, has its face on it, and takes that species' colours. */
import { expect, test } from 'vitest';
import { drawSpecies } from '../drawSpecies.ts';
import { KNOWN_FEATURES } from '../knownFeatures.ts';
import { FORMS_BY_NAME } from '../regionalForms.ts';
import { OUTLINES, outlineBones, outlineOf } from './index.ts';

const outlined = Object.values(KNOWN_FEATURES).filter(({ body }) => body.outline !== undefined);

test('every thing is the body of a species or of one of its forms', () => {
  const used = [...outlined, ...Object.values(FORMS_BY_NAME)].flatMap(({ body }) => body?.outline ?? []);
  expect(new Set(used)).toEqual(new Set(Object.keys(OUTLINES)));
});

test('eyes lie on the thing, not beside it', () => {
  for (const features of outlined) {
    const outline = outlineOf(features);
    if (features.head.eyes.kind === 'none' || outline === undefined) continue;
    const { trunk, head } = outlineBones(features, outline);
    expect(trunk.at(head.x, head.y), features.body.outline).toBe(true);
  }
});

test('a thing has the colours of its species, and no body beneath it', () => {
  const spiders = outlined.filter(({ body }) => body.outline === 'spider');
  expect(new Set(spiders.map(({ palette }) => palette.main)).size).toBe(spiders.length);
  expect(spiders.length).toBeGreaterThan(1);
  for (const features of spiders) {
    const { palette, pixels } = drawSpecies(features, 64);
    const main = palette.indexOf(features.palette.main);
    expect(pixels.filter((index) => index === main).length).toBeGreaterThan(100);
    const other = { ...features, bodyPlan: 'serpent', body: { outline: 'spider', colour: 'blue' } } as const;
    expect([...drawSpecies(other, 64).pixels]).toEqual([...pixels]);
  }
});
