/** What forms with a name of their own change in the looks of their species, by how the name on the card begins. */
import type { Features } from './features.ts';

type Change = Partial<Omit<Features, 'palette' | 'head' | 'body'>> & {
  readonly palette?: Partial<Features['palette']>;
  readonly head?: Partial<Features['head']>;
  readonly body?: Partial<Features['body']>;
};

/** Looks that the species has already, because it lives in that region alone. */
const AS_IT_IS: Change = {};

export const FORMS_BY_NAME: Readonly<Record<string, Change>> = {
  'Alolan Rattata': { palette: { main: '44404c', belly: 'f0e0c0' }, head: { tops: [{ kind: 'tuft', size: 'small', colour: 'black' }], cheeks: [{ kind: 'moustache', size: 'small', colour: 'black' }] } },
  'Alolan Raticate': { palette: { main: '484450', belly: 'f0dcc0' }, proportions: { head: 0.42, neck: 'none', limbs: 'short', girth: 'round' }, head: { cheeks: [{ kind: 'discs', size: 'huge', colour: 'black' }] } },
  'Alolan Raichu': { palette: { main: 'd08838', second: '5c3828', belly: 'fbfaf4', accent: 'f8dc4c' }, head: { ears: { kind: 'curled', size: 'huge', colour: 'second', second: 'accent' }, eyes: { kind: 'big', colour: 'blue' } }, tail: { kind: 'whip', size: 'huge', colour: 'black', end: 'bolt', tip: 'accent' }, posture: 'floating' },
  'Alolan Sandshrew': { palette: { main: '9cd4ec', belly: 'f4fafc', detail: '6090b4' }, body: { back: [{ kind: 'shell', size: 'large', colour: 'white' }] } },
  'Alolan Sandslash': { palette: { main: '4c88c0', second: 'c4ecfc', belly: 'e4f4fc' } },
  'Alolan Vulpix': { palette: { main: 'f4f8fc', second: 'dcecf8', belly: 'ffffff', detail: '7cb0d8' }, head: { eyes: { kind: 'big', colour: 'blue' } } },
  'Alolan Ninetales': { palette: { main: 'dcecf8', accent: '9cc8ec' }, head: { eyes: { kind: 'narrow', colour: 'blue' }, tops: [{ kind: 'tuft', size: 'huge', pose: 'back' }] } },
  'Alolan Diglett': { head: { tops: [{ kind: 'tuft', size: 'small', colour: 'yellow' }] } },
  'Alolan Dugtrio': { head: { tops: [{ kind: 'hair', colour: 'yellow' }, { kind: 'tuft', size: 'large', colour: 'yellow' }] } },
  'Alolan Meowth': { palette: { main: '8894ac', accent: 'f0c040', detail: 'f4e4b4' }, head: { eyes: { kind: 'half', colour: 'black' } } },
  'Alolan Persian': { palette: { main: '7884a8', belly: 'a8b0c8' }, proportions: { head: 0.42, neck: 'none', limbs: 'medium', girth: 'slim' }, head: { shape: 'wide', tops: [{ kind: 'gem', colour: 'blue' }], eyes: { kind: 'half', colour: 'yellow' } } },
  'Alolan Geodude': { palette: { main: '98989c' }, head: { tops: [{ kind: 'tuft', colour: 'black' }], cheeks: [{ kind: 'moustache', size: 'small', colour: 'black' }] } },
  'Alolan Graveler': { palette: { main: '90909a' }, body: { back: [{ kind: 'spikes', size: 'large', colour: 'yellow' }] } },
  'Alolan Golem': { palette: { main: '7c7c86', second: '9c9ca4', detail: '5c5c66' }, head: { tops: [{ kind: 'horn', size: 'huge', count: 2, colour: 'black' }], cheeks: [{ kind: 'moustache', size: 'large', colour: 'black' }] } },
  'Alolan Grimer': { palette: { main: '7cb460' }, head: { mouth: { kind: 'gape', size: 'large', colour: 'yellow' } } },
  'Alolan Muk': { palette: { main: '54a060' }, body: { markings: [{ kind: 'bands', size: 'large', colour: 'yellow', where: 'body' }, { kind: 'stripes', colour: 'pink', where: 'body' }] } },
  'Alolan Exeggutor': { proportions: { head: 0.26, neck: 'long', limbs: 'short', girth: 'slim' }, heads: 1, body: { back: [] }, tail: { kind: 'thick', colour: 'second', tip: 'main' } },
  'Alolan Marowak': { palette: { main: '4c4458', second: 'f0ece0', belly: '8c84a0' }, carries: [{ kind: 'bone', size: 'large', colour: 'green' }], aura: [{ kind: 'sparks', colour: 'green' }] },
  'Galarian Meowth': { palette: { main: '847c74', accent: '54504c', detail: '3c3834' }, head: { cheeks: [{ kind: 'moustache', size: 'large', colour: 'accent' }], mouth: { kind: 'grin', size: 'large', teeth: 'row' } } },
  'Galarian Ponyta': { palette: { main: 'fafaff', second: 'c8a4e4', accent: '8cd4e8' }, head: { tops: [{ kind: 'horn', colour: 'second' }], eyes: { kind: 'big', colour: 'purple' } } },
  'Galarian Rapidash': { palette: { main: 'fafaff', second: 'd49ce0', accent: '7cc8ec' }, head: { tops: [{ kind: 'horn', size: 'huge', colour: 'second' }], eyes: { kind: 'narrow', colour: 'purple' } } },
  'Galarian Slowpoke': { palette: { main: 'f0a4b4', second: 'f4d448' }, head: { colour: 'second' }, tail: { kind: 'thick', size: 'large', tip: 'second' } },
  'Galarian Slowbro': { palette: { main: 'f0a4b4', second: '8c60a8', belly: 'f0d888' }, head: { colour: 'yellow' }, arms: { kind: 'pincer', size: 'huge', colour: 'second' }, tail: { kind: 'thick', tip: 'white' } },
  'Galarian Slowking': { palette: { main: 'e898ac', accent: '8c60a8', detail: '6c4890', second: 'b08cc8' } },
  "Galarian Farfetch'd": { palette: { main: '7c5c44', belly: 'e4d4bc' }, head: { cheeks: [] }, proportions: { head: 0.36, neck: 'none', limbs: 'short', girth: 'broad' } },
  'Galarian Weezing': { palette: { main: '8c8c90', belly: 'c8e4a8' }, head: { tops: [{ kind: 'stem', size: 'huge', colour: 'black' }], cheeks: [{ kind: 'moustache', size: 'large', colour: 'green' }] }, aura: [{ kind: 'gas', size: 'large', colour: 'green', where: 'around' }] },
  'Galarian Mr. Mime': { palette: { main: 'f4f8fc', second: '4878b8', accent: '78b8e0' }, carries: [{ kind: 'spoon', colour: 'white' }] },
  'Galarian Articuno': { palette: { main: 'b088d4', second: '5c3c8c', belly: 'e0c8f0' }, head: { tops: [{ kind: 'plume', size: 'large', count: 2, colour: 'second' }] } },
  'Galarian Zapdos': { palette: { main: 'e07038', accent: '48404c' }, proportions: { head: 0.26, neck: 'short', limbs: 'long', girth: 'broad' }, bodyPlan: 'bird-standing', body: { wings: { kind: 'spiky', pose: 'folded' } } },
  'Galarian Moltres': { palette: { main: '3c3444', second: 'e0508c', accent: 'b02c5c' } },
  'Galarian Corsola': { palette: { main: 'd8d4dc', second: 'b8b0c0', accent: 'b090c0' }, head: { eyes: { kind: 'half', colour: 'red' }, mouth: { kind: 'frown' } } },
  'Galarian Zigzagoon': { palette: { main: 'f4f4f4', second: '2c2a34' }, head: { mouth: { kind: 'smile', tongue: 'long' } } },
  'Galarian Linoone': { palette: { main: 'f4f4f4', second: '2c2a34' }, head: { mouth: { kind: 'smile', tongue: 'long' } } },
  'Galarian Darumaka': { palette: { main: 'f8f8fc', second: '88c4ec', belly: 'dcecf8', accent: 'f0d050' }, head: { tops: [{ kind: 'curl', size: 'large', colour: 'white' }] } },
  'Galarian Darmanitan': { palette: { main: 'f4f8fc', second: '6cb4e4', belly: 'c4dcf0' }, head: { tops: [{ kind: 'curl', size: 'huge', colour: 'white' }] } },
  'Galarian Yamask': { palette: { main: 'f0ece8', second: '504458', accent: '8c7468' }, head: { colour: 'second' } },
  'Galarian Stunfisk': { palette: { main: '8c8454', second: '5c8c54', accent: 'b8b0a0' }, head: { mouth: { kind: 'grin', size: 'huge', teeth: 'row' } } },
  'Galarian Obstagoon': AS_IT_IS,
  'Galarian Perrserker': AS_IT_IS,
  'Galarian Cursola': AS_IT_IS,
  "Galarian Sirfetch'd": AS_IT_IS,
  'Galarian Mr. Rime': AS_IT_IS,
  'Galarian Runerigus': AS_IT_IS,
  'Hisuian Growlithe': { palette: { main: 'd05c48', belly: 'dcd4c4', second: '504848' }, head: { tops: [{ kind: 'tuft', size: 'huge', colour: 'belly' }, { kind: 'horn', colour: 'second' }] } },
  'Hisuian Arcanine': { palette: { main: 'c85440', belly: 'e0d8c8' }, body: { collar: { kind: 'mane', size: 'huge', colour: 'black' } } },
  'Hisuian Voltorb': { palette: { main: 'c8602c' }, head: { eyes: { kind: 'round', size: 'large', colour: 'black' }, mouth: { kind: 'smile' }, tops: [{ kind: 'ridge', count: 1, colour: 'brown' }] }, body: { markings: [{ kind: 'lower-half', colour: 'yellow', where: 'body' }] } },
  'Hisuian Electrode': { palette: { main: 'e8c888', second: 'c05428' }, head: { tops: [{ kind: 'ridge', count: 1, colour: 'brown' }] } },
  'Hisuian Typhlosion': { palette: { main: 'f0dcb8', second: '5c4c78', belly: 'f0dcb8', accent: 'b050c0' }, head: { eyes: { kind: 'half', colour: 'purple' } } },
  'Hisuian Qwilfish': { palette: { main: '38343f', second: '9c88b8', belly: 'b8a8cc' } },
  'Hisuian Sneasel': { palette: { main: '9c94a8', second: '6c50a0', accent: 'e0d070' } },
  'Hisuian Samurott': { palette: { main: '44424c', second: '2c2a34', belly: 'c8c0b8', accent: 'c84050' } },
  'Hisuian Lilligant': { palette: { main: 'f4f0e0', second: '74b850', accent: 'e878a0' }, proportions: { head: 0.28, neck: 'short', limbs: 'long', girth: 'slim' }, body: { markings: [], back: [], collar: { kind: 'frill', colour: 'second' } }, legs: { kind: 'point', colour: 'accent' } },
  'Hisuian Basculin': { palette: { main: '5c7c68', second: 'f0f0f0', accent: '90a890' } },
  'Hisuian Zorua': { palette: { main: 'e8e4e8', second: 'd84858', detail: 'c4bcc8' } },
  'Hisuian Zoroark': { palette: { main: 'dcd8e0', second: 'e8e4e8', accent: 'd84858', detail: 'b02838' } },
  'Hisuian Braviary': { palette: { main: '7c6cac', second: 'f4f0f8', detail: '4c3c84' } },
  'Hisuian Sliggoo': { palette: { main: 'b0a4d0', accent: '8890a0' } },
  'Hisuian Goodra': { palette: { main: 'a89ccc', accent: '8890a0' }, body: { back: [{ kind: 'spiral-shell', size: 'huge', colour: 'accent' }] } },
  'Hisuian Avalugg': { palette: { main: 'a0a4ac', second: 'e8f0f4', accent: '6c7078' } },
  'Hisuian Decidueye': { palette: { main: 'a85c3c', second: 'c84838', belly: 'f0e0c4' } },
  'Hisuian Basculegion': AS_IT_IS,
  'Hisuian Sneasler': AS_IT_IS,
  'Hisuian Overqwil': AS_IT_IS,
  'Paldean Tauros': { palette: { main: '34303c', second: '1c1a22' }, head: { tops: [{ kind: 'horn', size: 'huge', count: 2, colour: 'grey', pose: 'side' }] } },
  'Paldean Wooper': { palette: { main: '7c5444', detail: '4c3028', second: '9c6478', belly: 'a87860' } },
  'Paldean Clodsire': AS_IT_IS,
  'Black Kyurem': { palette: { main: '4c505c', second: '6ca8d8' } },
  'White Kyurem': { palette: { main: 'f4f4f8', second: 'e0b070' } },
  'Dusk Mane Necrozma': { palette: { main: '3c3844', accent: 'f0b040' }, body: { collar: { kind: 'mane', size: 'huge', colour: 'accent' } } },
  'Dawn Wings Necrozma': { palette: { main: '34303c', accent: '5c88d8' }, body: { wings: { kind: 'feather', size: 'huge', colour: 'accent' } } },
  'Ultra Necrozma': { palette: { main: 'f4d870', second: 'fbf0b8', accent: 'f0f0ff' } },
  'Origin Forme Dialga': { palette: { main: '3c5c94', second: 'a4b0bc', accent: '78d0e8' }, proportions: { head: 0.24, neck: 'long', limbs: 'long', girth: 'slim' } },
  'Origin Forme Palkia': { palette: { main: 'd4bcd8', second: 'a890b4' }, bodyPlan: 'quadruped-slender', posture: 'all-fours', legs: { kind: 'claw', count: 4 } },
  'Heat Rotom': { palette: { main: 'e05030', second: 'f08c40' }, body: { outline: 'oven' } },
  'Wash Rotom': { palette: { main: 'e87840', second: '78a0f0' }, body: { outline: 'washer' } },
  'Frost Rotom': { palette: { main: 'b878d8', second: 'c8dcf8' }, body: { outline: 'fridge' } },
  'Fan Rotom': { palette: { main: 'e8c84c', second: 'f4e898' }, body: { outline: 'fan' } },
  'Mow Rotom': { palette: { main: 'e87840', second: '70b840' }, body: { outline: 'mower' } },
  'Ice Rider Calyrex': { palette: { main: 'f4f8fc' }, body: { collar: { kind: 'mane', size: 'large', colour: 'blue' } } },
  'Shadow Rider Calyrex': { palette: { main: '443c60' }, body: { collar: { kind: 'mane', size: 'large', colour: 'purple' } } },
  'Primal Kyogre': { palette: { main: '284ca0', accent: 'f0c850', second: 'f0c850' } },
  'Primal Groudon': { palette: { main: 'a82c24', second: 'f0a83c', accent: 'f0a83c' } },
};

/** Undefined when the name is of no form that is written down. */
export function regionalFormOf(features: Features, name: string): Features | undefined {
  const form = Object.keys(FORMS_BY_NAME).find(
    (known) => name.startsWith(known) && !/^\p{Letter}/u.test(name.slice(known.length)),
  );
  if (form === undefined) return undefined;
  const { palette, head, body, ...rest } = FORMS_BY_NAME[form] ?? {};
  return {
    ...features,
    ...rest,
    palette: { ...features.palette, ...palette },
    head: { ...features.head, ...head },
    body: { ...features.body, ...body },
  };
}
