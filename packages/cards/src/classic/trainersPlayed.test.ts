/** Each of the fifteen trainers played once from the cards as they are shipped, through the rules and what they show. */
import type { CardFacts } from '@pokesol/engine/classic';
import { game } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { shippedCards } from '../catalogue/index.ts';
import { homemade } from '../testing/homemade.ts';
import { battleFacts } from './battleFacts.ts';
import { KNOWN_TRAINERS } from './trainerEffects.ts';

/** In no shipped set: an admin made it. */
const ENERGY_SEARCH = homemade({ name: 'Energy Search', supertype: 'Trainer' });
const CARDS = [ENERGY_SEARCH, ...shippedCards('base1')];

function the(name: string): CardFacts {
  const card = CARDS.find((each) => each.name === name);
  if (card === undefined) throw new RangeError(`No card is called ${name}`);
  return battleFacts(card);
}
const all = (...names: readonly string[]): CardFacts[] => names.map(the);
const [FIRE, WATER, DOUBLE] = ['Fire Energy', 'Water Energy', 'Double Colorless Energy'] as const;

type Table = ReturnType<typeof game>;

/** Chansey (120 HP, hurt) stands with two energies and Ponyta behind it; Magmar opposite, with two, and Vulpix. */
const table = (hand: readonly string[], deck: readonly string[], discard: readonly string[] = []): Table =>
  game({
    you: {
      active: { card: the('Chansey'), damage: 50, energy: all(FIRE, DOUBLE) },
      bench: all('Ponyta'),
      hand: all(...hand),
      deck: all(...deck),
      discard: all(...discard),
    },
    opponent: {
      active: { card: the('Magmar'), energy: all(FIRE, WATER) },
      bench: all('Vulpix'),
    },
  });

const PLAYED: Readonly<Record<string, () => void>> = {
  'Professor Oak': () => {
    const seven = [FIRE, WATER, 'Bill', FIRE, WATER, 'Switch', 'Potion'];
    const { you } = table(['Professor Oak', FIRE, 'Bill'], [...seven, 'Ponyta']);
    you.use('Professor Oak');
    expect(you.hand).toEqual(seven);
    expect(you.deck).toEqual(['Ponyta']);
    expect(you.discard.slice(-3)).toEqual([FIRE, 'Bill', 'Professor Oak']);
  },
  Bill: () => {
    const { you, opponent } = table(['Bill'], [FIRE, WATER, 'Potion']);
    you.use('Bill');
    expect(you.hand).toEqual([FIRE, WATER]);
    expect(opponent.events.at(1)).toMatchObject({ type: 'cardsDrawn', cards: null, count: 2 });
  },
  Pokédex: () => {
    const { you, opponent } = table(['Pokédex'], [FIRE, WATER, 'Bill', 'Potion', 'Switch', 'Ponyta']);
    you.use('Pokédex');
    expect(you.asked).toMatchObject({ cards: [FIRE, WATER, 'Bill', 'Potion', 'Switch'] });
    expect(opponent.asked).toBeNull();
    you.choose('Switch', 'Potion', 'Bill', WATER, FIRE);
    expect(you.deck).toEqual(['Switch', 'Potion', 'Bill', WATER, FIRE, 'Ponyta']);
  },
  'Computer Search': () => {
    const { you } = table(['Computer Search', FIRE, WATER, 'Bill'], ['Potion', 'Ponyta', 'Switch']);
    you.use('Computer Search');
    you.choose(FIRE, 'Bill');
    you.choose('Ponyta');
    expect(you.hand).toEqual([WATER, 'Ponyta']);
    expect([...you.deck].sort()).toEqual(['Potion', 'Switch']);
  },
  Potion: () => {
    const { you } = table(['Potion'], [FIRE]);
    you.use('Potion', 'Chansey');
    expect(you.active).toMatchObject({ damage: 30 });
  },
  'Super Potion': () => {
    const { you } = table(['Super Potion'], [FIRE]);
    you.use('Super Potion', 'Chansey');
    you.choose(DOUBLE);
    expect(you.active).toMatchObject({ damage: 10, energy: [FIRE] });
  },
  Switch: () => {
    const { you } = table(['Switch'], [FIRE]);
    you.use('Switch', 'Ponyta');
    expect([you.active?.name, you.bench[0]?.name]).toEqual(['Ponyta', 'Chansey']);
  },
  'Energy Removal': () => {
    const { you, opponent } = table(['Energy Removal'], [FIRE]);
    you.use('Energy Removal', 'Magmar');
    you.choose(WATER);
    expect(opponent.active).toMatchObject({ energy: [FIRE] });
    expect(opponent.discard).toContain(WATER);
  },
  'Energy Retrieval': () => {
    const { you } = table(['Energy Retrieval'], ['Ponyta'], [FIRE, DOUBLE, WATER, FIRE]);
    you.use('Energy Retrieval');
    expect(you.asked).toMatchObject({ cards: [FIRE, WATER, FIRE], min: 1, max: 2 });
    you.choose(WATER, FIRE);
    expect([...you.hand].sort()).toEqual([FIRE, WATER]);
  },
  'Energy Search': () => {
    const { you } = table(['Energy Search'], ['Ponyta', DOUBLE, WATER, FIRE]);
    you.use('Energy Search');
    expect(you.hand).toEqual([WATER]);
  },
  Defender: () => {
    const { you, opponent } = table(['Defender'], [FIRE]);
    you.use('Defender', 'Chansey');
    you.endTurn();
    opponent.attack();
    expect(opponent.events.find(({ type }) => type === 'damageDealt')).toMatchObject({
      formula: { reduction: 20 },
    });
    opponent.endTurn();
    expect(you.active).toMatchObject({ attached: [] });
  },
  PlusPower: () => {
    const { you } = table(['PlusPower'], [FIRE]);
    you.use('PlusPower', 'Chansey');
    you.attack();
    expect(you.events.find(({ type }) => type === 'damageDealt')).toMatchObject({ formula: { bonus: 10 } });
    you.endTurn();
    expect(you.active).toMatchObject({ attached: [] });
  },
  'Gust of Wind': () => {
    const { you, opponent } = table(['Gust of Wind'], [FIRE]);
    you.use('Gust of Wind', 'Vulpix');
    expect([opponent.active?.name, opponent.bench[0]?.name]).toEqual(['Vulpix', 'Magmar']);
  },
  'Super Energy Removal': () => {
    const { you, opponent } = table(['Super Energy Removal'], [FIRE]);
    you.use('Super Energy Removal', 'Magmar');
    you.choose(FIRE);
    you.choose(FIRE, WATER);
    expect([you.active, opponent.active]).toMatchObject([{ energy: [DOUBLE] }, { energy: [] }]);
  },
  'Item Finder': () => {
    const { you } = table(['Item Finder', FIRE, 'Bill'], ['Ponyta'], ['Potion', WATER]);
    you.use('Item Finder');
    // The two that were just discarded, without being asked as there are no others, may be taken as well.
    expect(you.asked).toMatchObject({ cards: ['Bill', 'Potion'] });
    you.choose('Bill');
    expect(you.hand).toEqual(['Bill']);
    expect(you.discard).toEqual(expect.arrayContaining(['Potion', FIRE, 'Item Finder']));
  },
};

test.each(KNOWN_TRAINERS)('%s does what it says', (name) => {
  const play = PLAYED[name];
  if (play === undefined) throw new Error(`${name} is never played`);
  play();
});
