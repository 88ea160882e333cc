/** Every shipped card has a picture: always the same one, and hardly ever another card's. */
import type { Picture } from '@pokesol/pixel-art';
import {
  drawScene,
  EMBLEM_SIZE,
  emblemRows,
  growthStage,
  SCENES_PER_TYPE,
  TYPE_STYLES,
} from '@pokesol/pixel-art/cards';
import type { CardJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { bareCard } from '../gallery/oddCards.ts';
import { shippedCardJson } from '../gallery/shippedCardJson.ts';
import { drawFrom, drawUrl } from './draw.ts';
import { appearanceOf, type CardSketch, keyOf, sceneBehind, subjectOf } from './portrait.ts';

const ALL = shippedCardJson();
const keyOfCard = (card: CardJson) => {
  const subject = subjectOf(card);
  return subject && keyOf(subject);
};
const drawSubject = (card: CardJson) => {
  const subject = subjectOf(card);
  return subject && drawFrom(subject);
};
/** By way of its key, as a worker draws it. */
const subjectUrl = (card: CardJson) => {
  const key = keyOfCard(card);
  return key && drawUrl(key);
};
const urlOf = (id: string) => subjectUrl({ ...bareCard, id, name: id, pokemonType: 'Fire' });
/** How many pixels are neither clear nor the shadow on the ground. */
const sizeOf = ({ pixels, palette }: Picture) =>
  pixels.filter((index) => palette[index]?.length === 'rrggbb'.length).length;

test('every shipped card draws: inside its canvas, in colours, and not next to nothing', () => {
  for (const card of ALL) {
    const picture = drawSubject(card);
    if (picture === undefined) {
      expect(card.attributes.supertype, card.name).toBe('Energy');
      expect(card.attributes.subtypes, card.name).toContain('Basic');
      continue;
    }
    expect(picture.width, card.name).toBe(card.pokemonType === undefined ? 32 : 40);
    expect(picture.pixels.length).toBe(picture.width * picture.height);
    expect(sizeOf(picture), card.name).toBeGreaterThan(150);
    for (const colour of picture.palette) expect(colour).toMatch(/^([0-9a-f]{6}|[0-9a-f]{8})$/);
  }
});

test('what a card becomes is drawn anew: a trainer made an energy has no picture of a trainer', () => {
  const { pokemonType: _, ...card } = { ...bareCard, id: 'changes-1', name: 'Prism Stone' };
  const as = (supertype: string) => subjectUrl({ ...card, attributes: { ...card.attributes, supertype } });
  expect(as('Trainer')).toBeDefined();
  expect(as('Energy')).toBeUndefined();
  expect(subjectUrl({ ...card, pokemonType: 'Fire' })).not.toBe(as('Trainer'));
});

test('a key holds all that a picture is drawn from: a fact that comes late draws it anew', () => {
  const card = { ...bareCard, id: 'late-1', name: 'Late', pokemonType: 'Fire' };
  const early = keyOfCard(card);
  const seedOf = (more: Partial<typeof card.attributes>) =>
    keyOfCard({ ...card, attributes: { ...card.attributes, ...more } });
  const later = [
    seedOf({ subtypes: ['Stage 2'] }),
    seedOf({ evolvesFrom: 'Early' }),
    seedOf({ nationalPokedexNumber: 6 }),
  ];
  expect(new Set([early, ...later]).size).toBe(4);
  expect(keyOfCard({ ...card })).toBe(early);
});

test('a card of which only the rules know has no picture yet', () => {
  const card = { ...bareCard, id: 'sketched-1', name: 'Sketched', pokemonType: 'Fire' };
  const sketch: CardSketch = { ...card, isSketch: true };
  expect(subjectOf(sketch)).toBeUndefined();
  expect(subjectUrl(card)).toBeDefined();
});

test('the same id draws the same picture', () => {
  for (const card of ALL.slice(0, 40)) expect(drawSubject(card)).toEqual(drawSubject({ ...card }));
});

test('different ids mostly draw different pictures', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `made-by-hand-${index}`);
  expect(new Set(ids.map(urlOf)).size).toBeGreaterThan(285);
});

test('an evolution is larger than what it evolves from', () => {
  const size = (id: string) => {
    const card = ALL.find((each) => each.id === id);
    const picture = card && drawSubject(card);
    return picture === undefined ? 0 : sizeOf(picture);
  };
  expect(size('sv3pt5-4')).toBeLessThan(size('sv3pt5-5'));
  expect(size('sv3pt5-5')).toBeLessThan(size('sv3pt5-6'));
  expect(new Set(ALL.map((card) => growthStage(appearanceOf(card))))).toEqual(new Set([0, 1, 2]));
});

test('pictures are PNG data URLs', () => {
  const [card = bareCard] = ALL;
  expect(subjectUrl(card)).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  expect(drawUrl(keyOf(sceneBehind(card, 'fire')))).toMatch(/^data:image\/png/);
});

test('every type has scenes and a square sign', () => {
  for (const kind of [...TYPE_STYLES, 'trainer'] as const) {
    for (let variant = 0; variant < SCENES_PER_TYPE; variant++) {
      const { pixels, palette } = drawScene(kind, variant);
      expect(pixels.every((index) => index > 0)).toBe(true);
      for (const colour of palette.slice(1)) expect(colour).toMatch(/^[0-9a-f]{6}$/);
    }
    expect(emblemRows(kind)).toHaveLength(EMBLEM_SIZE);
    for (const row of emblemRows(kind)) expect(row).toMatch(/^[.#]{10}$/);
  }
});
