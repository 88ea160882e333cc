/** Read lines stand where they belong among a card's facts, and what is not read stays unknown. */
import { factsByText } from '@pokesol/cards/official';
import { dollBody, type EnergyFacts, type PokemonFacts, type TrainerFacts } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { lexiconOf } from '../text/names.ts';
import type { PrintedCard } from './printed.ts';
import { cardReader } from './readCard.ts';

const read = cardReader(lexiconOf(['Emberling']));
const shippedLines = (printed: Partial<PrintedCard>) =>
  read({ name: 'Emberling', supertype: 'Pokémon', ...printed }).lines;
const PRINTED = { id: 'dawn1-1', name: 'Emberling', rarity: 'Common' } as const;
const attack = (name: string, damage = 0) =>
  ({ name, cost: ['Fire'], damage, sign: '', effect: null }) as const;
const RULE = { name: 'Two Prizes', kind: 'Rule', effects: [], offWhile: [] } as const;
const POKEMON: PokemonFacts = {
  kind: 'pokemon',
  ...PRINTED,
  stage: 'basic',
  line: [],
  hp: 60,
  types: ['Fire'],
  prizes: 1,
  retreatCost: 1,
  weaknesses: [],
  resistances: [],
  attacks: [attack('Gather'), attack('Hit', 20), attack('Hum')],
  abilities: [{ name: 'Glow', kind: 'Ability', effects: null, offWhile: [] }, RULE],
};
const TRAINER: TrainerFacts = {
  kind: 'trainer',
  ...PRINTED,
  trainer: 'supporter',
  effect: null,
  body: null,
  holds: [],
};
const ENERGY: EnergyFacts = {
  kind: 'energy',
  ...PRINTED,
  basic: false,
  provides: [['Colorless']],
  type: null,
  holds: [],
};

test('a Pokémon has what its attacks, its ability and its trait say, and no more', () => {
  const lines = shippedLines({
    attacks: [
      { name: 'Gather', text: 'Draw 2 cards.' },
      { name: 'Hit', damage: '20' },
      { name: 'Hum', text: 'Sing 4 songs.' },
    ],
    abilities: [{ name: 'Glow', text: 'Once during your turn, you may draw a card.' }],
    ancientTrait: { name: 'Wide', text: 'Sing 4 songs.' },
  });
  const draws = { do: 'draw', whose: 'own', cards: 1 };
  expect(factsByText(POKEMON, lines)).toEqual({
    ...POKEMON,
    attacks: [
      { ...attack('Gather'), effect: { after: [{ ...draws, cards: 2 }] } },
      { ...attack('Hit', 20), effect: {} },
      { ...attack('Hum'), unread: 'Sing 4 songs.' },
    ],
    abilities: [
      { name: 'Glow', kind: 'Ability', offWhile: [], effects: [expect.objectContaining({ steps: [draws] })] },
      RULE,
      { name: 'Wide', kind: 'Ancient Trait', offWhile: [], effects: null, unread: 'Sing 4 songs.' },
    ],
  });
});

test('a trainer does what its text says, and is not played without it', () => {
  const by = (...rules: string[]) =>
    factsByText(TRAINER, shippedLines({ supertype: 'Trainer', subtypes: ['Supporter'], rules }));
  expect(by('Draw 2 cards.')).toEqual({
    ...TRAINER,
    effect: { steps: [{ do: 'draw', whose: 'own', cards: 2 }] },
  });
  expect(by('Sing 4 songs.')).toEqual({ ...TRAINER, unread: 'Sing 4 songs.' });
});

test('a special energy provides what its text says; a basic one has none', () => {
  const special = { supertype: 'Energy', subtypes: ['Special'] };
  expect(
    factsByText(ENERGY, shippedLines({ ...special, rules: ['This card provides Fire Energy.'] })),
  ).toMatchObject({ ...PRINTED, provides: [['Fire']] });
  expect(factsByText(ENERGY, shippedLines({ ...special, rules: ['Sing 4 songs.'] }))).toEqual({
    ...ENERGY,
    unread: 'Sing 4 songs.',
  });
  const basic: EnergyFacts = { ...ENERGY, basic: true, provides: [['Fire']], type: 'Fire' };
  expect(factsByText(basic, shippedLines({ supertype: 'Energy', subtypes: ['Basic'] }))).toEqual(basic);
});

describe('what is played as a Pokémon (11.1)', () => {
  const bodyOf = (printed: TrainerFacts, text: string, abilities: PrintedCard['abilities'] = []) => {
    const lines = shippedLines({ supertype: 'Trainer', subtypes: ['Item'], rules: [text], abilities });
    const facts = factsByText(printed, lines);
    return facts.kind === 'trainer' ? facts.body : undefined;
  };
  const STANDS =
    "This card can't retreat. At any time during your turn, you may discard this card from play.";
  const named = dollBody({ hp: 50, prizes: 0, immune: true }, [
    { name: 'Glow', kind: 'Poké-Body', effects: null, offWhile: [] },
  ]);

  test('has HP, Prizes and conditions by its text, whatever its name', () => {
    const text = `Play this card as if it were a 30 HP Colorless Basic Pokémon. ${STANDS}`;
    expect(bodyOf(TRAINER, text)).toEqual(dollBody({ hp: 30, prizes: 1, immune: false }, []));
    expect(bodyOf({ ...TRAINER, body: named }, text)).toMatchObject({ hp: 30, prizes: 1 });
  });

  test('has the printed HP where its text names none, and its Ability', () => {
    const text = `Play Emberling as if it were a Colorless Basic Pokémon. ${STANDS}`;
    const ability = { name: 'Glow', text: 'Once during your turn, you may draw a card.' };
    const body = bodyOf({ ...TRAINER, body: named }, text, [ability]);
    expect(body).toMatchObject({ hp: 50, prizes: 1 });
    expect(body?.abilities.at(-1)).toMatchObject({
      name: 'Glow',
      kind: 'Poké-Body',
      effects: [{ often: 'oncePerTurn' }],
    });
  });

  test('is no Pokémon where its text is not read: coverage and table say the same', () => {
    expect(bodyOf({ ...TRAINER, body: named }, 'Sing 4 songs.')).toBeNull();
  });
});
