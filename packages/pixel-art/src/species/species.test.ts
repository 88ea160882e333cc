/** Every species draws, is itself and no other, and looks like its kin; forms and prints change it as they say. */
import { expect, test } from 'vitest';
import type { Picture } from '../canvas.ts';
import { drawCreature } from '../cards/index.ts';
import { diceFor } from '../dice.ts';
import { drawSpecies } from './drawSpecies.ts';
import { speciesFactsOf } from './facts.ts';
import type { Features } from './features.ts';
import { inferFeatures } from './inferred.ts';
import { featuresOf, KNOWN_FEATURES } from './knownFeatures.ts';
import { variantOf } from './variants.ts';

const LAST = 1025;
const colours = ({ palette }: Picture) =>
  palette.slice(1).filter((colour) => colour.length === 'rrggbb'.length);
const painted = ({ pixels, palette }: Picture) =>
  pixels.filter((index) => palette[index]?.length === 'rrggbb'.length).length;
const known = (number: number): Features => {
  const features = featuresOf(number);
  if (features === undefined) throw new Error(`no species ${number}`);
  return features;
};

const inferred = (number: number, name: string): Features => {
  const facts = speciesFactsOf(number);
  if (facts === undefined) throw new Error(`no species ${number}`);
  return inferFeatures(facts, name);
};

test('every species is written down', () => {
  for (let number = 1; number <= LAST; number++) expect(KNOWN_FEATURES[number], `${number}`).toBeDefined();
});

test('each known species draws at every size, fills its picture, and looks like no other', () => {
  for (const size of [32, 64]) {
    const seen = new Map<string, string>();
    for (const [number, features] of Object.entries(KNOWN_FEATURES)) {
      const picture = drawSpecies(features, size);
      expect([picture.width, picture.height]).toEqual([size, size]);
      expect(painted(picture) / (size * size), number).toBeGreaterThan(0.12);
      const pixels = [...picture.pixels].map((index) => picture.palette[index]).join();
      expect(seen.get(pixels), number).toBeUndefined();
      seen.set(pixels, number);
    }
    expect(seen.size).toBe(Object.keys(KNOWN_FEATURES).length);
  }
});

test('nothing of a figure is cut off at the upper or outer edge of its picture', () => {
  for (const [number, features] of Object.entries(KNOWN_FEATURES)) {
    const { width, pixels } = drawSpecies(features, 40);
    for (let at = 0; at < width; at++) {
      expect(pixels[at], `${number}, above`).toBe(0);
      expect(pixels[at * width], `${number}, left`).toBe(0);
      expect(pixels[at * width + width - 1], `${number}, right`).toBe(0);
    }
  }
});

test('facts of every species can be read, and there are none of others', () => {
  for (let number = 1; number <= LAST; number++) {
    const facts = speciesFactsOf(number);
    expect(facts?.types.length, `${number}`).toBeGreaterThan(0);
    expect(facts?.family, `${number}`).toBeGreaterThanOrEqual(0);
  }
  expect(speciesFactsOf(25)).toMatchObject({ colour: 'yellow', shape: 'quadruped', types: ['electric'] });
  expect([speciesFactsOf(0), speciesFactsOf(LAST + 1), featuresOf(LAST + 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a species of which only facts are known draws as well', () => {
  for (let number = 152; number <= LAST; number += 9)
    expect(painted(drawSpecies(inferred(number, `species ${number}`), 32)), `${number}`).toBeGreaterThan(110);
});

test('a family goes on: a baby has the cheeks and colours of what it becomes, an evolution the ears it had', () => {
  const [baby, grown] = [known(172), known(25)];
  expect(baby.palette).toEqual(grown.palette);
  expect(baby.head.cheeks).toEqual(grown.head.cheeks);
  expect(baby.head.eyes.kind).toBe('big');
  const [evolved, before] = [known(197), known(133)];
  expect(evolved.head.ears?.kind).toBe(before.head.ears?.kind);
  expect(evolved.palette.main).not.toBe(before.palette.main);
});

test('the members of an unknown family share their body', () => {
  const [one, two] = [inferred(155, 'one'), inferred(155, 'two')];
  expect(two.bodyPlan).toBe(one.bodyPlan);
  expect(two.palette).toEqual(one.palette);
});

const brightness = (colour: string) =>
  [0, 2, 4].reduce((sum, from) => sum + Number.parseInt(colour.slice(from, from + 2), 16), 0);

test('a form changes the picture as its name says', () => {
  const print = () => diceFor('one print');
  const plain = variantOf(known(6), 'Charizard', ['Stage 2'], print());
  const main = (name: string, subtypes = ['Stage 2']) =>
    variantOf(known(6), name, subtypes, print()).palette.main;
  expect(brightness(main('Dark Charizard'))).toBeLessThan(brightness(plain.palette.main));
  expect(brightness(main('Light Charizard'))).toBeGreaterThan(brightness(plain.palette.main));
  expect(main("Blaine's Charizard")).toBe(plain.palette.main);
  const regional = ['Alolan', 'Galarian', 'Hisuian', 'Paldean'].map((region) => main(`${region} Charizard`));
  expect(new Set([...regional, plain.palette.main]).size).toBe(5);
  expect(plain.aura).toBeUndefined();
});

test('a regional form has looks of its own, whatever kind of card it is on', () => {
  const form = (number: number, name: string) =>
    variantOf(known(number), name, ['Basic'], diceFor('one print'));
  const snowy = form(37, 'Alolan Vulpix VSTAR');
  expect(brightness(snowy.palette.main)).toBeGreaterThan(3 * 220);
  expect(snowy.tail).toEqual(known(37).tail);
  expect(form(77, 'Galarian Ponyta').head.tops?.map(({ kind }) => kind)).toEqual(['horn']);
  expect(form(103, 'Alolan Exeggutor-GX').heads).toBe(1);
  expect(form(103, "Erika's Exeggutor").heads).toBe(3);
  expect(form(80, 'Galarian Slowbro').arms?.kind).toBe('pincer');
  expect(form(80, 'Galarian Slowbros').arms?.kind).toBe('claw');
});

test('a Mega Evolution has larger horns, wings and tail than its species', () => {
  const print = () => diceFor('one print');
  const mega = variantOf(known(6), 'M Charizard-EX', ['MEGA'], print());
  expect([mega.body.wings?.size, mega.tail?.size]).toEqual(['huge', 'huge']);
  expect(mega.head.tops?.length).toBe(known(6).head.tops?.length);
  const hornless = variantOf(known(3), 'M Venusaur-EX', ['MEGA'], print());
  expect([known(3).head.tops, hornless.head.tops?.[0]?.kind]).toEqual([undefined, 'horn']);
});

test('a species that lives in one region alone looks as it always does', () => {
  const print = () => diceFor('one print');
  expect(variantOf(known(862), 'Galarian Obstagoon', ['Stage 2'], print())).toEqual(
    variantOf(known(862), 'Obstagoon', ['Stage 2'], print()),
  );
});

test('each kind of a card is a picture of its own, whether it is printed as a kind or stands in the name', () => {
  const pixels = (name: string, subtypes: readonly string[]) => {
    const picture = drawSpecies(variantOf(known(6), name, subtypes, diceFor('one print')), 40);
    return [...picture.pixels].map((index) => picture.palette[index]).join();
  };
  const kinds = [
    ...['ex', 'GX', 'V', 'VMAX', 'VSTAR'].map((kind) => pixels(`Charizard ${kind}`, [kind])),
    pixels('M Charizard-EX', ['MEGA']),
    pixels('Charizard', ['Basic']),
    pixels('Dark Charizard', ['Basic']),
    pixels('Galarian Charizard', ['Basic']),
  ];
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(pixels('Charizard V', [])).toBe(pixels('Charizard', ['V']));
  expect(pixels('Charizard-EX', [])).toBe(pixels('Charizard', ['EX']));
});

test('legendary species are marked, and a baby is small-bodied', () => {
  for (const number of [144, 145, 146, 150, 151, 249, 384])
    expect(known(number).aura?.length, `${number}`).toBeGreaterThan(0);
  expect(known(149).aura).toBeUndefined();
  const share = (number: number) => known(number).proportions.head;
  for (const [baby, grown] of [
    [172, 25],
    [239, 125],
    [238, 124],
  ] as const)
    expect(share(baby), `${baby}`).toBeGreaterThan(share(grown));
});

test('two prints of one species differ in their shade only', () => {
  const card = (id: string) =>
    drawCreature(
      { id, name: 'Pikachu', subtypes: ['Basic'], evolvesFrom: undefined, pokedexNumber: 25 },
      'electric',
    );
  const [one, two] = [card('print 1'), card('print 2')];
  expect([...one.pixels]).toEqual([...two.pixels]);
  expect(colours(one)).not.toEqual(colours(two));
});
