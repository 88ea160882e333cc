/** How cards of public data are read: every oddity of the small set, and what cannot be read at all. */
import { describe, expect, test } from 'vitest';
import { EDGE_CASE_CARDS, EDGE_CASE_SET } from '../../../testing/index.ts';
import { readPublicCard } from './publicCard.ts';

const SET = EDGE_CASE_SET.id;
const raw = (number: string) => {
  const found = EDGE_CASE_CARDS.find((card) => card.number === number);
  if (found === undefined) throw new Error(`the set has no card ${number}`);
  return found;
};
const read = (number: string, change: object = {}) => {
  const card = readPublicCard({ ...raw(number), ...change }, SET);
  if (!('card' in card)) throw new Error(`${number}: ${card.problem}`);
  return card;
};
const problemOf = (card: unknown) => {
  const answer = readPublicCard(card, SET);
  return 'problem' in answer ? answer.problem : undefined;
};

describe('a card of public data', () => {
  test.each([
    [
      '1',
      'a symbol in the name, an attack that is free',
      { name: 'Nidoran ♀', attacks: [{ cost: [], damage: '30+' }] },
    ],
    [
      '2',
      'accents, δ, two types, 20×, a condition',
      {
        name: 'Flabébé δ',
        types: ['Fairy', 'Fire'],
        attacks: [{ damage: '20×', text: 'The Defending Pokemon is now Poisoned.' }],
      },
    ],
    [
      '3',
      '★, no damage',
      { name: 'Ditto ★', rarity: 'Ultra Rare', attacks: [{ damage: '', effects: [], text: '' }] },
    ],
    [
      '4',
      'Prism Star',
      {
        name: 'Jirachi ◇',
        rarity: 'Double Rare',
        subtypes: ['Basic', 'Prism Star'],
        attacks: [{ damage: '50-' }],
      },
    ],
    ['5', 'one half of a LEGEND', { hp: 160, nationalPokedexNumber: 150, rarity: 'Ultra Rare' }],
    ['7', 'Level-Up', { level: 'X', evolvesFrom: 'Lucario', rarity: 'Double Rare' }],
    ['8', 'V-UNION', { rarity: 'Double Rare', hp: 300 }],
    [
      '?',
      'a number that is none',
      { id: 'quirk1-?', cardNumber: '?', abilities: [{ name: 'What', kind: 'Poké-Body' }] },
    ],
    [
      'SV12',
      'a secret number',
      {
        cardNumber: 'SV12',
        rarity: 'Secret Rare',
        abilities: [{ name: 'Hum', kind: 'Pokémon Power' }],
        weaknesses: [{ type: 'Fire', value: '×2' }],
        resistances: [{ type: 'Water', value: '-30' }],
      },
    ],
    ['TG05', 'a gallery number', { cardNumber: 'TG05', rarity: 'Illustration Rare', retreatCost: 2 }],
    ['H12', 'a retreat without a count', { retreatCost: 1 }],
    [
      '14',
      'ACE SPEC',
      { supertype: 'Trainer', rarity: 'Ultra Rare', subtypes: ['Item', 'ACE SPEC'], types: [] },
    ],
    ['15', 'a trainer with HP', { supertype: 'Trainer', hp: 30 }],
    ['16', 'an energy without a rarity', { supertype: 'Energy', subtypes: ['Basic'], rarity: 'Common' }],
    ['17', 'no artist', { artist: '' }],
    ['18', 'prices of several finishes', { artist: 'A. Painter', prices: { normal: 0.25, holofoil: 8.38 } }],
    ['19', 'prices of old printings', { prices: { holofoil: 12.5 } }],
  ])('%s: %s', (number, _, facts) => {
    const { card, notes } = read(number);
    expect(card).toMatchObject(facts);
    expect(notes.filter((note) => !note.includes('rarity'))).toEqual([]);
  });

  test('has the large picture, or the small one, or none', () => {
    expect(read('1').card.artworkUrl).toBe('https://images.example/quirk1/1_hires.png');
    expect(read('1', { images: { small: 'https://a.example/s.png' } }).card.artworkUrl).toBe(
      'https://a.example/s.png',
    );
    for (const images of [
      {},
      null,
      undefined,
      { large: 'javascript:alert(1)' },
      { large: 'data:image/png;base64,' },
    ])
      expect(read('1', { images }).card).not.toHaveProperty('artworkUrl');
  });

  test('has no prices where there are none, or none that can be read', () => {
    for (const tcgplayer of [
      undefined,
      null,
      {},
      { prices: null },
      { prices: { normal: { market: 'dear' } } },
      'none',
    ])
      expect(read('1', { tcgplayer }).card).not.toHaveProperty('prices');
  });

  test('says every guess', () => {
    expect(read('H12').card.rarity).toBe('Rare');
    expect(read('H12').notes).toEqual(['Its rarity «Rare Moonlit» is not known here; it was read as Rare.']);
    expect(read('9').notes).toEqual(['It names no HP; in battles it has 60.']);
    expect(read('9').card).not.toHaveProperty('hp');
    expect(read('20').card).toMatchObject({ types: ['Fire'], attacks: [{ cost: ['Colorless', 'Fire'] }] });
    expect(read('20').notes).toHaveLength(2);
    expect(read('1', { abilities: [{ name: 'Old', type: 'Pokérune' }] }).notes).toHaveLength(1);
  });

  test('is written in one spelling, without signs that no database keeps', () => {
    const spelled = read('2', { name: 'Flabe\u0301be\u0301\u0000 \ud800δ ' });
    expect(spelled.card.name).toBe('Flabébé  \ufffdδ');
    expect(JSON.stringify(spelled)).not.toContain('\\u0000');
  });

  test('has the sentences of its source beside its facts, never among them', () => {
    const all = EDGE_CASE_CARDS.map((card) => readPublicCard(card, SET));
    const facts = all.map((card) => ('card' in card ? card.card : card));
    expect(JSON.stringify(facts)).not.toMatch(/Ask\.|Hums\.|You can have/);
    for (const sentence of ['Ask.', 'Hums.', 'You can have 1 of these.'])
      expect(JSON.stringify(all)).toContain(JSON.stringify(sentence));
  });

  test('keeps its sentences in one spelling as well', () => {
    const { printed } = read('2', {
      attacks: [{ name: 'Sting', text: 'A\u0000 \ud800 e\u0301' }],
      rules: ['B\u0000'],
    });
    expect(JSON.stringify(printed)).not.toContain('\\u0000');
    expect(printed?.attacks?.[0]?.text).toContain('é');
  });

  test.each([
    ['no object', 7, /^The card: /],
    ['nothing', null, /^The card: /],
    ['no name', { ...raw('1'), name: undefined }, /^name: /],
    ['an empty name', { ...raw('1'), name: ' ' }, /^name: /],
    ['no number', { ...raw('1'), number: undefined }, /^number: /],
    ['an id with a space', { ...raw('1'), id: 'quirk1 1' }, /^id: /],
    ['a kind that is none', { ...raw('1'), supertype: 'Stadium' }, /^supertype: /],
    ['another set', { ...raw('1'), set: { id: 'base1' } }, /^set: .*base1/],
    ['attacks that are none', { ...raw('1'), attacks: 'many' }, /^attacks: /],
    ['a name beyond measure', { ...raw('1'), name: 'x'.repeat(300) }, /^name: /],
  ])('with %s cannot be read', (_, card, problem) => {
    expect(problemOf(card)).toMatch(problem);
  });

  test('cannot be read, but is still labelled by what it has', () => {
    expect(readPublicCard({ ...raw('1'), number: undefined }, SET)).toMatchObject({
      id: 'quirk1-1',
      name: 'Nidoran ♀',
    });
    expect(readPublicCard('x', SET)).toMatchObject({ id: '?', name: '?' });
  });
});
