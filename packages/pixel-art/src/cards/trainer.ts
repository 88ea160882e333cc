/** Draws what a trainer card shows: the place of a Stadium, a person, or the thing that its name speaks of. */
import type { Picture } from '../canvas.ts';
import { hashOf } from '../hash.ts';
import { above } from '../limbs.ts';
import { lettering } from '../packs/letters.ts';
import { ShadedCanvas } from '../shadedCanvas.ts';
import { all, circle, movedShape } from '../shapes.ts';
import type { Appearance } from './creature.ts';
import { clothesOf, recolouringFor } from './hues.ts';
import { SCENES_PER_TYPE, type SceneKind } from './measures.ts';
import { type Layer, PAINTS, paintLayers, SQUARE, type SquarePlace } from './objects/layers.ts';
import { placeNamed, thingNamed } from './objects/naming.ts';
import { type PlaceName, THING_PICTURES, type ThingName } from './objects/pictures.ts';
import { LANDSCAPES, PLACE_PICTURES } from './objects/places.ts';
import { isPersonsName, type Looks, ownerOf, peopleOn } from './people/looks.ts';
import { personLayers } from './people/person.ts';
import { paintScene } from './scene.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './sky.ts';

/** Whose something is: a person's looks, or a team's letter. */
type Owned = { readonly owner?: Looks; readonly team?: string };

export type TrainerSubject =
  | { readonly kind: 'person'; readonly people: readonly Looks[] }
  | ({ readonly kind: 'place'; readonly place: PlaceName } & Owned)
  | ({ readonly kind: 'thing'; readonly thing: ThingName } & Owned);

/** What its kind says where its name says nothing. */
const BY_KIND: Readonly<Record<string, ThingName>> = {
  'Pokémon Tool': 'band',
  'Technical Machine': 'tm',
  "Rocket's Secret Machine": 'machine',
  'Goldenrod Game Corner': 'trump-card',
  Item: 'bag',
};

const TEAMS: readonly (readonly [name: RegExp, letter: string])[] = [
  [/rocket/i, 'R'],
  [/team aqua/i, 'A'],
  [/team magma/i, 'M'],
  [/team galactic/i, 'G'],
  [/team plasma/i, 'P'],
  [/team flare/i, 'F'],
];

export function trainerSubject(name: string, subtypes: readonly string[]): TrainerSubject {
  const owner = ownerOf(name);
  const team = TEAMS.find(([team]) => [name, ...subtypes].some((word) => team.test(word)))?.[1];
  const owned: Owned = {
    ...(owner !== undefined && { owner: peopleOn(owner)[0] ?? '' }),
    ...(team !== undefined && { team }),
  };
  if (subtypes.includes('Stadium')) return { kind: 'place', place: placeNamed(name) ?? 'town', ...owned };
  const people = (): TrainerSubject => ({ kind: 'person', people: peopleOn(name) });
  if (subtypes.includes('Supporter') || (subtypes.length === 0 && isPersonsName(name))) return people();
  const thing = thingNamed(name);
  if (thing === undefined) {
    const place = placeNamed(name);
    if (place !== undefined) return { kind: 'place', place, ...owned };
    if (owner !== undefined || (team !== undefined && subtypes.length === 0)) return people();
  }
  const ofKind = subtypes.map((kind) => BY_KIND[kind]).find((each) => each !== undefined) ?? 'notes';
  return { kind: 'thing', thing: thing ?? ofKind, ...owned };
}

/** On a card's face, where a picture is as wide as the scene, in pixels. */
const THING_SIZE = 44;
const PERSON_SIZE = 60;

/** `isOnFace`: as wide as the scene behind it, and a Stadium with a scene of its own; else a square. */
export function drawTrainer({ name, subtypes }: Appearance, isOnFace = false): Picture {
  const subject = trainerSubject(name, subtypes);
  switch (subject.kind) {
    case 'place':
      return isOnFace ? drawStadium(name, subject) : drawPlace(name, subject);
    case 'person':
      return drawPeople(name, subject.people, isOnFace);
    case 'thing':
      return drawThing(name, subject, isOnFace);
  }
}

type Place = Extract<TrainerSubject, { kind: 'place' }>;

function drawPlace(name: string, { place, ...owned }: Place): Picture {
  const canvas = new ShadedCanvas(SQUARE, SQUARE);
  paintLayers(canvas, PLACE_PICTURES[place], { left: 0, top: 0, size: SQUARE }, placeColours(name, place));
  paintOwner(canvas, owned, { left: 0, top: SQUARE / 2, size: SQUARE / 2 });
  return canvas.picture();
}

/** A landscape's own ground changes, grey and brown though it may be. */
function placeColours(name: string, place: PlaceName) {
  const layers = PLACE_PICTURES[place];
  return LANDSCAPES.has(place)
    ? recolouringFor(name, layers.slice(1), { dull: [] })
    : recolouringFor(name, layers);
}

const GROUNDS: Readonly<Record<PlaceName, SceneKind>> = {
  center: 'normal',
  gym: 'fighting',
  town: 'normal',
  tower: 'psychic',
  mountain: 'rock',
  forest: 'grass',
  lake: 'water',
  ruins: 'ground',
  lab: 'steel',
  sky: 'electric',
};

/** From edge to edge: the place stands in a scene that suits it. */
function drawStadium(name: string, { place, ...owned }: Place): Picture {
  const canvas = new ShadedCanvas(SCENE_WIDTH, SCENE_HEIGHT);
  paintScene(canvas, GROUNDS[place], hashOf(name) % SCENES_PER_TYPE);
  const layers = PLACE_PICTURES[place];
  const recoloured = placeColours(name, place);
  // A landscape's own sky is left out, and its ends lie beyond the edges.
  if (LANDSCAPES.has(place))
    paintLayers(canvas, layers.slice(1), { left: -3, top: -3, size: 70 }, recoloured);
  else paintLayers(canvas, layers, { left: 6, top: 11, size: 52 }, recoloured);
  paintOwner(canvas, owned, { left: 1, top: 40, size: 22 });
  return canvas.picture();
}

function drawPeople(name: string, people: readonly Looks[], isOnFace: boolean): Picture {
  const size = isOnFace ? PERSON_SIZE : SQUARE;
  const canvas = new ShadedCanvas(isOnFace ? SCENE_WIDTH : SQUARE, size);
  const side = (canvas.width - size) / 2;
  const [first = '', second] = people;
  const clothes = clothesOf(name);
  if (second === undefined) paintLayers(canvas, personLayers(first, clothes), { left: side, top: 0, size });
  else {
    // Side by side, the one who is named first in front.
    const smaller = Math.round(size * 0.72);
    const top = size - smaller;
    paintLayers(canvas, personLayers(second), { left: canvas.width - smaller, top: top - 4, size: smaller });
    paintLayers(canvas, personLayers(first, clothes), { left: 0, top, size: smaller });
  }
  return canvas.picture();
}

type Thing = Extract<TrainerSubject, { kind: 'thing' }>;

function drawThing(name: string, { thing, ...owned }: Thing, isOnFace: boolean): Picture {
  const size = isOnFace ? THING_SIZE : SQUARE;
  const canvas = new ShadedCanvas(isOnFace ? SCENE_WIDTH : SQUARE, size);
  const layers: readonly Layer[] = THING_PICTURES[thing];
  paintLayers(
    canvas,
    layers,
    { left: (canvas.width - size) / 2, top: 0, size },
    recolouringFor(name, layers),
  );
  const small = Math.round(size / 2);
  paintOwner(canvas, owned, { left: 0, top: size - small, size: small });
  return canvas.picture();
}

/** A head, or else a letter, at the lower left. */
function paintOwner(canvas: ShadedCanvas, { owner, team }: Owned, corner: SquarePlace): void {
  // The chest ends with the square, wherever the picture goes on below.
  const cut = ([colour, shape, ...manner]: Layer): Layer => [colour, all(shape, above(SQUARE)), ...manner];
  if (owner !== undefined) paintLayers(canvas, personLayers(owner).map(cut), corner);
  else if (team !== undefined) paintLayers(canvas, teamSign(team), corner);
}

/** A team's letter on a dark disc. */
const teamSign = (letter: string): readonly Layer[] => [
  [PAINTS.slate, circle(16, 16, 14)],
  [
    letter === 'R' ? PAINTS.red : PAINTS.cream,
    movedShape((x, y) => lettering(letter, 0, 0)(x / 4, y / 4), 10, 6),
    'flat',
  ],
];
