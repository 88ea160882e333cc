/** What a trainer card shows: the order of its rules, and how those differ that show the same thing. */
import { describe, expect, test } from 'vitest';
import type { Picture } from '../canvas.ts';
import { toPngUrl } from '../toPng.ts';
import { drawEnergy } from './energy.ts';
import { drawTrainer, trainerSubject } from './trainer.ts';

const card = (name: string, subtypes: readonly string[]) => ({
  id: name,
  name,
  subtypes,
  evolvesFrom: undefined,
  pokedexNumber: undefined,
});
const drawn = (name: string, ...subtypes: readonly string[]) => drawTrainer(card(name, subtypes));
const urlOf = (name: string, ...subtypes: readonly string[]) => toPngUrl(drawn(name, ...subtypes));
const colours = ({ palette, pixels }: Picture) => new Set([...pixels].map((index) => palette[index]));

describe('the order', () => {
  test.each([
    ['Power Tree', 'forest'],
    ['Saffron City Gym', 'gym'],
    ["Rocket's Hideout", 'tower'],
    ["Misty's Cerulean City Gym", 'gym'],
    ['A Name That Says Nothing', 'town'],
  ])('a Stadium is a place, whatever thing its name has: %s', (name, place) => {
    expect(trainerSubject(name, ['Stadium'])).toMatchObject({ kind: 'place', place });
  });

  test.each([
    ["Erika's Invitation", ['Supporter']],
    ['Letter of Wendelin', ['Supporter']],
    ['Bill', []],
    ['Impostor Professor Oak', []],
    ['Here Comes Team Rocket!', []],
  ])('a Supporter and a person’s name are a person: %s', (name, subtypes) => {
    expect(trainerSubject(name, subtypes).kind).toBe('person');
  });

  test.each([
    ['Potion', [], 'potion'],
    ['Ultra Ball', ['Item'], 'ultra-ball'],
    ['Team Galactic Ball', ['Item'], 'poke-ball'],
    ['Escape Rope', ['Item'], 'rope'],
    ['Claw Fossil', ['Item'], 'fossil'],
    ['Choice Band', ['Pokémon Tool'], 'band'],
    ['Bodybuilding Dumbbells', ['Pokémon Tool'], 'dumbbells'],
    ['Something Else', ['Item'], 'bag'],
    ['Something Else', ['Item', 'Pokémon Tool'], 'bag'],
    ['Something Else', ['Pokémon Tool'], 'band'],
    ['Something Else', ['Technical Machine'], 'tm'],
    ['Something Else', [], 'notes'],
  ] as const)('the first word that fits is a thing, else the kind is: %s %j', (name, subtypes, thing) => {
    expect(trainerSubject(name, subtypes)).toMatchObject({ kind: 'thing', thing });
  });

  test('an old trainer may name a place, or only whose it is', () => {
    expect(trainerSubject('Pokémon Center', [])).toEqual({ kind: 'place', place: 'center' });
    expect(trainerSubject("Sabrina's ESP", [])).toEqual(trainerSubject('Sabrina', []));
  });
});

describe('people', () => {
  test('who has a name looks the same on every card, and no two look alike', () => {
    expect(trainerSubject("Erika's Hospitality", ['Supporter'])).toEqual(trainerSubject('Erika', []));
    expect(trainerSubject("Boss's Orders (Ghetsis)", ['Supporter'])).toEqual(
      trainerSubject('Ghetsis', ['Supporter']),
    );
    const names = ['Misty', 'Brock', 'Erika', 'Sabrina', 'Koga', 'Blaine', 'Giovanni', 'Lt. Surge'];
    expect(new Set(names.map((name) => urlOf(name))).size).toBe(names.length);
  });

  test('who is unknown is guessed, the same for each of their cards', () => {
    const wendelin = trainerSubject('Wendelin', ['Supporter']);
    expect(trainerSubject("Wendelin's Advice", ['Supporter'])).toEqual(wendelin);
    expect(trainerSubject('Waltraud', ['Supporter'])).not.toEqual(wendelin);
  });

  test('two stand side by side', () => {
    const both = trainerSubject('Cynthia & Caitlin', ['Supporter']);
    expect(both).toEqual({
      kind: 'person',
      people: ['Cynthia', 'Caitlin'].flatMap((name) => {
        const subject = trainerSubject(name, ['Supporter']);
        return subject.kind === 'person' ? subject.people : [];
      }),
    });
    expect(urlOf('Cynthia & Caitlin', 'Supporter')).not.toBe(urlOf('Cynthia', 'Supporter'));
  });
});

describe('the same thing differs', () => {
  const [green, blue] = ['48b068', '4880e0'];

  test('by the type in its name', () => {
    expect(colours(drawn('Some Fairy Charm Grass', 'Pokémon Tool'))).toContain(green);
    expect(colours(drawn('Water Charm', 'Pokémon Tool'))).toContain(blue);
  });

  test.each(['Super', 'Hyper', 'Max'])('by %s: the next colour', (word) => {
    expect(urlOf(`${word} Catcher`, 'Item')).not.toBe(urlOf('Some Catcher', 'Item'));
    expect(urlOf(`${word} Catcher`, 'Item')).toBe(urlOf('Super Catcher', 'Item'));
  });

  test('by its owner’s head', () => {
    const owned = trainerSubject("Misty's Rod", []);
    expect(owned).toMatchObject({ kind: 'thing', thing: 'rod', owner: expect.stringContaining('side') });
    expect(urlOf("Misty's Rod")).not.toBe(urlOf('A Rod'));
    expect(urlOf("Misty's Rod")).not.toBe(urlOf("Brock's Rod"));
  });

  test('a place likewise, on a face and in lists', () => {
    for (const isOnFace of [false, true]) {
      const gym = (name: string) => toPngUrl(drawTrainer(card(name, ['Stadium']), isOnFace));
      const gyms = ['Cerulean City Gym', "Misty's Cerulean City Gym", "Rocket's Cerulean City Gym"];
      expect(new Set(gyms.map(gym)).size).toBe(3);
      expect(gym('Celadon City Gym')).not.toBe(gym('Cerulean City Gym'));
    }
  });

  test('by its team’s letter', () => {
    expect(trainerSubject('Team Aqua Belt', ['Pokémon Tool'])).toMatchObject({ team: 'A' });
    expect(trainerSubject('Hypnotoxic Laser', ['Item', 'Team Plasma'])).toMatchObject({ team: 'P' });
    expect(urlOf('Team Aqua Belt', 'Pokémon Tool')).not.toBe(urlOf('Team Magma Belt', 'Pokémon Tool'));
  });

  test('by its rank in a set', () => {
    const plates = ['α', 'β', 'γ', 'δ'].map((letter) => urlOf(`Mystery Plate ${letter}`));
    expect(new Set(plates).size).toBe(4);
  });
});

test('on a face a picture is as wide as the scene, and a Stadium has a scene of its own', () => {
  const wide = (name: string, ...subtypes: readonly string[]) => drawTrainer(card(name, subtypes), true);
  expect(wide('Potion')).toMatchObject({ width: 64, height: 44 });
  expect(wide('Bill')).toMatchObject({ width: 64, height: 60 });
  const stadium = wide('Lavender Town', 'Stadium');
  expect(stadium).toMatchObject({ width: 64, height: 88 });
  expect(stadium.pixels.every((index) => index > 0)).toBe(true);
});

test('a special energy has the colours of the types it provides, and its sign', () => {
  const energy = (name: string) => drawEnergy(card(name, ['Special']));
  const unit = colours(energy('Unit Energy GrassFireWater'));
  for (const colour of ['48b068', 'e04848', '4880e0']) expect(unit).toContain(colour);
  expect(unit).not.toContain('9c5cd8');
  const names = [
    'Double Colorless Energy',
    'Potion Energy',
    'Full Heal Energy',
    'Rainbow Energy',
    'Aqua Energy',
  ];
  expect(new Set(names.map((name) => toPngUrl(energy(name)))).size).toBe(names.length);
});
