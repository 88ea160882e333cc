/** A set made up for tests: every oddity that public card data has, in our own words, two or three on a card. */
import type { FakeCard, FakeSet } from '../fakes/fakeTcgApi.ts';

const ID = 'quirk1';
const ART = 'https://images.example/quirk1';

const card = (
  number: string,
  facts: { name: string; supertype: string } & Record<string, unknown>,
): FakeCard => ({
  id: `${ID}-${number}`,
  number,
  images: { small: `${ART}/${number}.png`, large: `${ART}/${number}_hires.png` },
  legalities: { unlimited: 'Legal' },
  ...facts,
});
const pokemon = (number: string, facts: { name: string } & Record<string, unknown>): FakeCard =>
  card(number, { supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Colorless'], ...facts });
const attack = (name: string, cost: readonly string[], damage: string, text = '') => ({
  name,
  cost,
  damage,
  text,
  convertedEnergyCost: cost.length,
});

export const EDGE_CASE_CARDS: readonly FakeCard[] = [
  pokemon('1', { name: 'Nidoran ♀', rarity: 'Common', attacks: [attack('Peck', ['Free'], '30+')] }),
  pokemon('2', {
    name: 'Flabébé δ',
    types: ['Fairy', 'Fire'],
    rarity: 'Uncommon',
    attacks: [attack('Sting', ['Fairy', 'Colorless'], '20×', 'The Defending Pokémon is now Poisoned.')],
  }),
  pokemon('3', { name: 'Ditto ★', rarity: 'Rare Holo Star', attacks: [attack('Copy', [], '')] }),
  pokemon('4', {
    name: 'Jirachi ◇',
    rarity: 'Rare Prism Star',
    subtypes: ['Basic', 'Prism Star'],
    attacks: [attack('Wish', ['Metal'], '50-')],
  }),
  pokemon('5', {
    name: 'Mewtwo LEGEND',
    subtypes: ['LEGEND'],
    rarity: 'LEGEND',
    hp: '160',
    nationalPokedexNumbers: [150, 151],
  }),
  pokemon('6', {
    name: 'Mewtwo LEGEND',
    subtypes: ['LEGEND'],
    rarity: 'LEGEND',
    hp: '160',
    nationalPokedexNumbers: [150, 151],
  }),
  pokemon('7', {
    name: 'Lucario LV.X',
    subtypes: ['Level-Up'],
    level: 'X',
    evolvesFrom: 'Lucario',
    rarity: 'Rare Holo LV.X',
  }),
  pokemon('8', { name: 'Greninja V-UNION', subtypes: ['V-UNION'], rarity: 'Promo', hp: '300' }),
  pokemon('9', { name: 'Egg', hp: undefined, rarity: 'Common' }),
  pokemon('10', {
    name: 'Unown',
    number: '?',
    id: `${ID}-?`,
    rarity: 'Rare',
    abilities: [{ name: 'What', text: 'Ask.', type: 'Poké-Body' }],
  }),
  pokemon('SV12', {
    name: 'Old One',
    rarity: 'Rare Shining',
    abilities: [{ name: 'Hum', text: 'Hums.', type: 'Pokémon Power' }],
    weaknesses: [{ type: 'Fire', value: '×2' }],
    resistances: [{ type: 'Water', value: '-30' }],
  }),
  pokemon('TG05', {
    name: 'Painted One',
    rarity: 'Trainer Gallery Rare Holo',
    retreatCost: ['Colorless', 'Colorless'],
    convertedRetreatCost: 2,
  }),
  pokemon('H12', { name: 'Dark One', rarity: 'Rare Moonlit', retreatCost: ['Colorless'] }),
  card('14', {
    name: 'Master Ball',
    supertype: 'Trainer',
    subtypes: ['Item', 'ACE SPEC'],
    rarity: 'ACE SPEC Rare',
    rules: ['You can have 1 of these.'],
  }),
  card('15', {
    name: 'Mysterious Shell',
    supertype: 'Trainer',
    subtypes: ['Item'],
    hp: '30',
    rarity: 'Common',
  }),
  card('16', { name: 'Fire Energy', supertype: 'Energy', subtypes: ['Basic'] }),
  card('17', {
    name: 'Rainbow Energy',
    supertype: 'Energy',
    subtypes: ['Special'],
    rarity: 'Uncommon',
    artist: '',
  }),
  pokemon('18', {
    name: 'Priced One',
    rarity: 'Rare Holo',
    artist: 'A. Painter',
    tcgplayer: {
      url: 'https://prices.example/1',
      updatedAt: '2026/01/01',
      prices: {
        holofoil: { low: 3, mid: 4, high: 9, market: 8.38, directLow: null },
        reverseHolofoil: { market: 9.1 },
        normal: { low: 0.1, mid: 0.25, market: null },
      },
    },
  }),
  pokemon('19', {
    name: 'Old Priced One',
    rarity: 'Rare',
    tcgplayer: { prices: { '1stEditionHolofoil': { market: 90 }, unlimitedHolofoil: { market: 12.5 } } },
  }),
  pokemon('20', {
    name: 'Strange One',
    types: ['Fire', 'Sound'],
    rarity: 'Common',
    attacks: [attack('Noise', ['Sound', 'Fire'], '10')],
    images: {},
  }),
];

export const EDGE_CASE_SET: FakeSet = {
  id: ID,
  name: 'Quirks & Oddities',
  series: 'Tests',
  printedTotal: 15,
  total: EDGE_CASE_CARDS.length,
  ptcgoCode: 'QRK',
  releaseDate: '2026/02/03',
  updatedAt: '2026/02/03 12:00:00',
  legalities: { unlimited: 'Legal' },
  images: { symbol: `${ART}/symbol.png`, logo: `${ART}/logo.png` },
};
