/** How cards of TCGdex are read: its fields name few kinds of cards, and the missing ones decide how cards are played. */
import { everyPublicSet, hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import { tcgdexKinds } from '../../../testing/fakes/fakeTcgdex.ts';
import { readPublicCard } from './publicCard.ts';
import { inPublicShape, ourSetId } from './tcgdexCard.ts';

const read = (setId: string, raw: object) => {
  const card = readPublicCard(inPublicShape({ localId: '1', hp: 60, ...raw }, setId), setId);
  if (!('card' in card)) throw new Error(card.problem);
  return card;
};
const pokemon = (name: string, facts: object = {}) => ({
  name,
  category: 'Pokemon',
  stage: 'Basic',
  ...facts,
});
const trainer = (name: string, facts: object = {}) => ({
  name,
  category: 'Trainer',
  trainerType: 'Item',
  ...facts,
});

describe('the kinds of a card of TCGdex', () => {
  test.each<[string, object, readonly string[]]>([
    ['sv5', trainer('Prime Catcher', { rarity: 'ACE SPEC Rare' }), ['Item', 'ACE SPEC']],
    [
      'sv7',
      trainer('Grand Tree', { rarity: 'ACE SPEC Rare', trainerType: 'Stadium' }),
      ['Stadium', 'ACE SPEC'],
    ],
    [
      'sv5',
      { name: 'Neo Upper Energy', category: 'Energy', energyType: 'Special', rarity: 'ACE SPEC Rare' },
      ['Special', 'ACE SPEC'],
    ],
    ['bw8', trainer('Victory Piece', { rarity: 'Rare', trainerType: 'Tool' }), ['Pokémon Tool', 'ACE SPEC']],
    ['bw7', trainer('Gold Potion', { trainerType: 'Ace Spec' }), ['Item', 'ACE SPEC']],
    ['base1', trainer('Computer Search', { rarity: 'Rare' }), ['Item']],
    ['swsh10', pokemon('Radiant Greninja', { rarity: 'Radiant Rare' }), ['Basic', 'Radiant']],
    ['swshp', pokemon('Radiant Eevee', { rarity: 'None' }), ['Basic', 'Radiant']],
    ['sm5', pokemon('Giratina ◇', { rarity: 'Rare' }), ['Basic', 'Prism Star']],
    ['sm5', trainer('Cyrus ◇', { trainerType: 'Supporter' }), ['Supporter', 'Prism Star']],
    ['sv3', pokemon('Charizard ex', { stage: 'Stage2' }), ['Stage 2', 'ex']],
    ['ex1', pokemon('Chansey ex', { stage: undefined, suffix: 'ex' }), ['Basic', 'ex']],
    ['ex2', pokemon('Aerodactyl ex', { stage: 'Stage1', suffix: 'EX' }), ['Stage 1', 'ex']],
    ['bw4', pokemon('Mewtwo-EX', { stage: undefined, suffix: 'EX' }), ['Basic', 'EX']],
    ['xy7', pokemon('M Sceptile EX', { stage: 'MEGA', suffix: 'EX' }), ['MEGA', 'EX']],
    [
      'sm9',
      pokemon('Pikachu & Zekrom GX', { stage: undefined, suffix: 'TAG TEAM-GX' }),
      ['Basic', 'TAG TEAM', 'GX'],
    ],
    ['swsh9', pokemon('Arceus VSTAR', { stage: 'VSTAR', suffix: 'V', evolveFrom: 'Arceus V' }), ['VSTAR']],
    ['hgss1', pokemon('Ho-Oh LEGEND', { suffix: 'Legend' }), ['LEGEND']],
    ['ex7', pokemon('Mudkip Star'), ['Basic', 'Star']],
    ['neo1', pokemon('Pichu'), ['Baby']],
    ['sm4', pokemon('Nihilego-GX', { suffix: 'GX' }), ['Basic', 'GX', 'Ultra Beast']],
    ['sv4', pokemon('Iron Hands ex'), ['Basic', 'ex', 'Future']],
    ['xy4', trainer('Head Ringer Team Flare Hyper Gear', { trainerType: 'Tool' }), ['Pokémon Tool F']],
    [
      'swsh5',
      trainer('Single Strike Scroll of Scorn', { trainerType: 'Tool' }),
      ['Pokémon Tool', 'Single Strike'],
    ],
  ])('of %s: %j', (setId, raw, kinds) => {
    expect(new Set(read(setId, raw).card.subtypes)).toEqual(new Set(kinds));
    expect(read(setId, raw).card.subtypes).toHaveLength(kinds.length);
  });

  test('names are written as printed, so that limits and evolutions match them', () => {
    const names = [
      read('xy1', pokemon('Venusaur EX', { suffix: 'EX' })),
      read('sm9', pokemon('Pikachu & Zekrom GX', { suffix: 'TAG TEAM-GX' })),
      read('ex7', pokemon('Mudkip Star')),
    ].map(({ card }) => card.name);
    expect(names).toEqual(['Venusaur-EX', 'Pikachu & Zekrom-GX', 'Mudkip ★']);
  });

  test.each([
    ['sv03.5', 'sv3pt5'],
    ['sm3.5', 'sm35'],
    ['swsh12.5', 'swsh12pt5'],
    ['swsh12.5gg', 'swsh12pt5gg'],
    ['swsh9.5tg', 'swsh9tg'],
    ['me02.5', 'me2pt5'],
    ['exu', 'exu'],
  ])('its set %s is %s', (theirs, ours) => {
    expect(ourSetId(theirs)).toBe(ours);
  });
});

describe('an ancient trait', () => {
  const trait = (name: string, effect: string, type = 'Ancient Trait') =>
    read('xy5', pokemon('Sceptile', { abilities: [{ type, name, effect }] }));

  test.each([
    ['Ω Barrier', 'Prevents it.', 'Ancient Trait', 'Ω Barrier', 'Prevents it.'],
    ['Ω Barrier', 'Prevents it.', 'Ability', 'Ω Barrier', 'Prevents it.'],
    [
      '{title}:',
      '{title}: May have 2 Pokémon Tool cards.',
      'Ability',
      'θ Double',
      'May have 2 Pokémon Tool cards.',
    ],
    ['{title}:', '{title}: Something else.', 'Ability', 'Ancient Trait', 'Something else.'],
  ])('%s is no Ability: %s (%s)', (name, effect, type, its, text) => {
    const { card, printed, notes } = trait(name, effect, type);
    expect(card.abilities).toEqual([]);
    expect(printed).toMatchObject({ abilities: [], ancientTrait: { name: its, text } });
    expect(notes).toEqual([]);
  });

  test('stands beside the Ability of its card', () => {
    const abilities = [
      { type: 'Ancient Trait', name: 'θ Max', effect: 'Heals.' },
      { type: 'Ability', name: 'Hum', effect: 'Hums.' },
    ];
    const { card, printed } = read('xy5', pokemon('Wailord', { abilities }));
    expect(card.abilities).toEqual([{ name: 'Hum', kind: 'Ability' }]);
    expect(printed).toMatchObject({ abilities: [{ name: 'Hum' }], ancientTrait: { name: 'θ Max' } });
  });
});

describe('what stands for nothing', () => {
  const attacks = (cost: readonly string[], damage = '-') => [{ name: 'Rest', cost, damage, text: '' }];
  const api = (facts: object) =>
    readPublicCard({ id: 'q-1', name: 'Mew', supertype: 'Pokémon', number: '1', hp: '60', ...facts }, 'q');

  test.each([['-'], ['–'], ['—'], ['Free'], ['None'], ['0'], ['']])('a cost of «%s» is no energy', (sign) => {
    const read = api({ attacks: attacks([sign]), retreatCost: [sign] });
    expect(read).toMatchObject({
      card: { attacks: [{ cost: [], damage: '' }], retreatCost: 0 },
      printed: { attacks: [{ cost: [], damage: '' }] },
      notes: [],
    });
  });

  test('a dash is no weakness, no type, no rarity and nothing to evolve from', () => {
    const none = { type: '-', value: '-' };
    const read = api({
      types: ['Fire', '-'],
      weaknesses: [none],
      resistances: [none],
      rarity: '-',
      evolvesFrom: '-',
    });
    expect(read).toMatchObject({ card: { types: ['Fire'], weaknesses: [], resistances: [] }, notes: [] });
    expect('card' in read && 'evolvesFrom' in read.card).toBe(false);
  });
});

describe.skipIf(!hasPublicData)(
  `the kinds of every public card as TCGdex would list them${publicDataNote}`,
  () => {
    /** Kinds that are printed beside a Pokémon's stage but appear in no name and no field. */
    const UNNAMED = [
      'Tera',
      'Single Strike',
      'Rapid Strike',
      'Fusion Strike',
      'Team Plasma',
      'Ancient',
      'Future',
    ];
    /** `npm run soak` checks every card. */
    const isChosen = (_: unknown, index: number) => process.env.EVERY_SET === 'all' || index % 4 === 0;
    const named = (kinds: readonly string[]) =>
      kinds
        .filter((kind) => !UNNAMED.includes(kind) && !(kind === 'Item' && kinds.includes('Pokémon Tool')))
        .sort()
        .join();

    test('are those that are printed, except for those that TCGdex does not have', () => {
      const wrong = everyPublicSet().flatMap(({ id: setId, cards }) =>
        cards.filter(isChosen).flatMap((card) => {
          const { id, name, number, supertype, subtypes = [], rarity, evolvesFrom } = card;
          const raw = {
            name,
            localId: number,
            rarity,
            evolveFrom: evolvesFrom,
            hp: Number(card.hp ?? 0) || undefined,
            category: supertype === 'Pokémon' ? 'Pokemon' : supertype,
            ...tcgdexKinds(card),
          };
          const kinds = named(read(setId, raw).card.subtypes);
          return kinds === named(subtypes) ? [] : [`${id} ${name}: ${kinds} for ${subtypes.join()}`];
        }),
      );
      expect(wrong).toEqual([]);
    });
  },
);
