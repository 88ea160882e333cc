/** What a card's printed kind comes to in the official rules, and games with such cards (rules 7.4, 11). */
import { type CardFacts, type OnceAGame, STAGE_RULES, type Stage } from '@pokesol/engine/official';
import { game } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { asCardId, asSetId } from '../ids.ts';
import { evolutionsOf, officialFacts } from './officialFacts.ts';

/** Names have letters that ids have not. */
const idText = (name: string) => name.replace(/\W/g, (letter) => String(letter.charCodeAt(0)));

const card = (name: string, subtypes: readonly string[], more: Partial<Card> = {}): Card => ({
  id: asCardId(`made-${idText(name)}-${more.cardNumber ?? '1'}`),
  setId: asSetId('made'),
  name,
  supertype: 'Pokémon',
  subtypes,
  hp: 100,
  types: ['Fire'],
  attacks: [{ name: 'Hit', cost: ['Colorless'], damage: '30', effects: [], text: '' }],
  abilities: [],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
  rarity: 'Common',
  cardNumber: '1',
  artist: '',
  ...more,
});
const attack = (name: string) => ({
  name,
  cost: ['Colorless' as const],
  damage: '50',
  effects: [],
  text: '',
});
const factsOf = (of: Card): CardFacts => officialFacts(of, evolutionsOf([of]));
const pokemonOf = (of: Card) => {
  const facts = factsOf(of);
  if (facts.kind !== 'pokemon') throw new TypeError(`${of.name} is no Pokémon`);
  return facts;
};

const KINDS: readonly (readonly [name: string, subtypes: readonly string[], stage: Stage, prizes: number])[] =
  [
    ['Machop', ['Basic'], 'basic', 1],
    ['Pichu', ['Baby'], 'basic', 1],
    ['Empoleon LV.X', ['Level-Up'], 'levelUp', 1],
    ['Golduck BREAK', ['BREAK'], 'break', 1],
    ['M Venusaur-EX', ['MEGA', 'EX'], 'mega', 2],
    ['Mega Lucario ex', ['Stage 1', 'MEGA', 'ex'], 'stage1', 3],
    ['Ho-Oh LEGEND', ['LEGEND'], 'legend', 1],
    ['Kyogre & Groudon LEGEND', ['LEGEND'], 'legend', 2],
    ['Mewtwo V-UNION', ['V-UNION'], 'vUnion', 3],
    ['Celebi V', ['Basic', 'V'], 'basic', 2],
    ['Lapras VMAX', ['VMAX'], 'vmax', 3],
    ['Arceus VSTAR', ['VSTAR'], 'vstar', 2],
    ['Celebi & Venusaur-GX', ['Basic', 'TAG TEAM', 'GX'], 'basic', 3],
    ['Decidueye-GX', ['Stage 2', 'GX'], 'stage2', 2],
    ['Medicham ex', ['Stage 1', 'ex'], 'stage1', 2],
    ['Lileep', ['Restored'], 'restored', 1],
    ['Ampharos', ['Stage 2', 'Prime'], 'stage2', 1],
    ['Radiant Heatran', ['Basic', 'Radiant'], 'basic', 1],
    ['Mudkip ★', ['Basic', 'Star'], 'basic', 1],
    ['Shaymin ◇', ['Basic', 'Prism Star'], 'basic', 1],
  ];

test.each(KINDS)('%s, %j: %s, %i Prizes', (name, subtypes, stage, prizes) => {
  expect(pokemonOf(card(name, subtypes))).toMatchObject({ stage, prizes });
});

test('every stage that the engine knows is that of a card', () => {
  expect([...new Set(KINDS.map(([, , stage]) => stage))].sort()).toEqual(Object.keys(STAGE_RULES).sort());
});

test.each([
  ['ex and EX are two kinds', ['Basic', 'ex'], ['ex', 'Rule Box']],
  ['a tag alone is no rule box', ['Basic', 'Team Plasma'], ['Team Plasma']],
  ['a stage is no tag', ['Stage 2'], undefined],
  ['LV.X has no rule box', ['Level-Up'], ['Level-Up']],
  ['VMAX and VSTAR are Pokémon V', ['VMAX'], ['VMAX', 'V', 'Rule Box']],
])('tags: %s', (_, subtypes, tags) => expect(pokemonOf(card('Any', subtypes)).tags).toEqual(tags));

test.each<readonly [string, string, OnceAGame | undefined]>([
  ['GX', 'Hollow Hunt GX', 'GX'],
  ['GX', 'Feather Arrow', undefined],
  ['VSTAR', 'Star Chronos', 'VSTAR'],
  ['VSTAR', 'Metal Blast', undefined],
  ['V', 'Star Rain', undefined],
])('11.5, 11.6: of a %s, %s', (kind, name, once) => {
  const facts = pokemonOf(
    card('Any', [kind], { attacks: [attack(name)], abilities: [{ name, kind: 'Ability' }] }),
  );
  expect([facts.attacks[0]?.once, facts.abilities[0]?.once]).toEqual([once, once]);
});

test('12.3: a Pokémon evolves by the name without the signs behind it', () => {
  const { isFinal } = evolutionsOf([
    { name: 'Cub' },
    { name: 'Cub δ' },
    { name: 'Beast', evolvesFrom: 'Cub' },
    { name: 'Beast δ', evolvesFrom: 'Cub' },
  ]);
  expect(['Cub', 'Cub δ', 'Beast', 'Beast δ'].filter(isFinal)).toEqual(['Beast', 'Beast δ']);
});

describe('in a game', () => {
  const find = (cards: readonly Card[]) => {
    const facts = new Map(cards.map((each) => [each.name, officialFacts(each, evolutionsOf(cards))]));
    const filler = factsOf(card('Machop', ['Basic']));
    return (name: string): CardFacts => facts.get(name) ?? filler;
  };

  test('11.9: a Baby needs nothing written down: its coin is flipped before the attack', () => {
    const cards = find([
      card('Pichu', ['Baby'], { hp: 30 }),
      card('Fire Energy', ['Basic'], { supertype: 'Energy' }),
    ]);
    const { you, opponent, happened } = game({
      you: { active: { card: 'Machop', energy: ['Fire Energy'] } },
      opponent: { active: 'Pichu', bench: ['Machop'] },
      coins: ['tails', 'heads'],
      cards,
    });
    you.attack();
    expect(happened()).toContain('attackFailed');
    expect(opponent.active?.name).toBe('Pichu');
    opponent.endTurn();
    you.attack();
    expect([opponent.active?.name, you.prizes]).toEqual(['Machop', 5]);
  });

  test('11.11: a Tera Pokémon has its rule as one, which is no Ability', () => {
    const { abilities } = pokemonOf(card('Any ex', ['Basic', 'Tera', 'ex']));
    expect(abilities).toMatchObject([
      { name: 'Tera', kind: 'Rule', effects: [{ from: 'bench', on: 'self' }] },
    ]);
  });

  test('11.4: a Spirit Link keeps the turn of its own Pokémon alone', () => {
    const all = [
      card('Gengar-EX', ['Basic', 'EX']),
      card('M Gengar-EX', ['MEGA', 'EX'], { evolvesFrom: 'Gengar-EX' }),
      card('Gengar Spirit Link', ['Pokémon Tool'], { supertype: 'Trainer' }),
      card('Scizor Spirit Link', ['Pokémon Tool'], { supertype: 'Trainer' }),
    ];
    const turnAfter = (link: string): string => {
      const { you } = game({
        you: { active: 'Gengar-EX', hand: ['M Gengar-EX', link] },
        opponent: { active: 'Machop' },
        cards: find(all),
      });
      you.use(link);
      you.evolve('Gengar-EX', 'M Gengar-EX');
      return you.view.current === 0 ? 'goes on' : 'is over';
    };
    expect(turnAfter('Gengar Spirit Link')).toBe('goes on');
    expect(turnAfter('Scizor Spirit Link')).toBe('is over');
  });

  test('11.7: the halves of a LEGEND differ by their numbers', () => {
    const halves = ['111', '112'].map((cardNumber) =>
      factsOf(card('Ho-Oh LEGEND', ['LEGEND'], { cardNumber })),
    );
    const { you } = game({
      you: { active: 'Machop', hand: halves },
      opponent: { active: 'Machop' },
      cards: find([]),
    });
    you.assemble('Ho-Oh LEGEND');
    expect(you.bench).toMatchObject([{ name: 'Ho-Oh LEGEND' }]);
    expect(you.view.you.bench).toMatchObject([{ attacks: ['Hit'] }]);
  });

  test('11.10: what is ◇ is lost for good, Trainers and Energy too', () => {
    const star = (supertype: Card['supertype']) => factsOf(card('Any ◇', ['Prism Star'], { supertype }));
    expect([star('Pokémon').lost, star('Trainer').lost, star('Energy').lost]).toEqual([true, true, true]);
    expect(factsOf(card('Machop', ['Basic'])).lost).toBeUndefined();
  });

  test.each([
    ["Holon's Voltorb", 1, undefined],
    ["Holon's Magneton", 2, true],
    ["Holon's Castform", 2, true],
    ['Magneton', undefined, undefined],
  ])('11.18: %s as energy', (name, units, swaps) => {
    const { asEnergy } = pokemonOf(card(name, ['Basic']));
    expect([asEnergy?.provides.length, asEnergy?.swaps]).toEqual([units, swaps]);
  });

  test('11.14: Tool F asks for a Pokémon-EX', () => {
    const ringer = factsOf(card('Head Ringer', ['Pokémon Tool F'], { supertype: 'Trainer' }));
    expect(ringer).toMatchObject({ trainer: 'toolF', onto: { card: { tag: 'EX' } } });
  });

  test('11.1: an old fossil is no Prize and has no conditions; what it grows into evolves from it (4.1)', () => {
    const cards = find([
      card('Mysterious Fossil', [], { supertype: 'Trainer', hp: 10 }),
      card('Omanyte', ['Stage 1'], { hp: 40, evolvesFrom: 'Mysterious Fossil' }),
    ]);
    const { you, opponent } = game({
      you: { active: 'Machop', hand: ['Mysterious Fossil', 'Omanyte'] },
      opponent: { active: 'Mysterious Fossil', bench: ['Machop'] },
      cards,
    });
    you.benches('Mysterious Fossil');
    expect(you.cannot.evolve('Mysterious Fossil', 'Omanyte')).toBe('NEW_IN_PLAY');
    you.endTurn();
    opponent.ability('Mysterious Fossil', 1);
    expect([you.prizes, opponent.discard, opponent.active?.name]).toEqual([
      6,
      ['Mysterious Fossil'],
      'Machop',
    ]);
    opponent.endTurn();
    you.evolve('Mysterious Fossil', 'Omanyte');
    expect(you.bench).toMatchObject([{ name: 'Omanyte' }]);
  });

  test('7.5: a fossil of today is a Prize, one of the first years is none', () => {
    const prizesFor = (name: string) => {
      const { you } = game({
        you: { active: { card: 'Machop', energy: ['Fire Energy'] } },
        opponent: { active: name, bench: ['Machop'] },
        cards: find([
          card('Rare Fossil', ['Item'], { supertype: 'Trainer', hp: 30 }),
          card('Claw Fossil', [], { supertype: 'Trainer', hp: 30 }),
          card('Fire Energy', ['Basic'], { supertype: 'Energy' }),
        ]),
      });
      you.attack();
      return 6 - you.prizes;
    };
    expect([prizesFor('Rare Fossil'), prizesFor('Claw Fossil')]).toEqual([1, 0]);
  });

  test('11.1: one of a few years gets conditions like any other; none retreats', () => {
    const fossil = (name: string) => {
      const { you } = game({
        you: { active: { card: name, energy: ['Fire Energy'] }, bench: ['Machop'] },
        opponent: { active: 'Machop' },
        cards: find([card(name, ['Item'], { supertype: 'Trainer', hp: 60 })]),
      });
      return you.cannot.retreat();
    };
    expect([fossil('Unidentified Fossil'), fossil('Antique Helix Fossil')]).toEqual([
      'CANNOT_RETREAT',
      'CANNOT_RETREAT',
    ]);
    const statuses = (name: string) => {
      const facts = factsOf(card(name, ['Item'], { supertype: 'Trainer', hp: 60 }));
      return JSON.stringify(facts).includes('immune');
    };
    expect(['Unidentified Fossil', 'Antique Helix Fossil'].map(statuses)).toEqual([false, true]);
  });

  test('12.5: a doll that says something else, and a fossil without HP, are no Pokémon', () => {
    const body = (name: string, more: Partial<Card> = {}) => {
      const { hp: _, ...plain } = card(name, ['Item'], { supertype: 'Trainer' });
      const facts = factsOf({ ...plain, ...more });
      return facts.kind === 'trainer' ? facts.body : undefined;
    };
    expect([body('Lillie’s Poké Doll', { hp: 30 }), body('Cover Fossil')]).toEqual([null, null]);
  });
});
