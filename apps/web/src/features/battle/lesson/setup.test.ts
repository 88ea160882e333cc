/** The lesson's setup in the file is what its decks below make: both lie in the order in which they are drawn. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import { type CardFacts, OFFICIAL_VERSION, recordSetup } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import setup from './setup.json' with { type: 'json' };

const SHIPPED = shippedCards('base1');

/** Seven for the hand, six Prizes, then what is drawn. */
const YOURS = [
  'Charmander, Rattata, Charmeleon, Potion, Bill, Fire Energy, Fire Energy',
  'Fire Energy, Fire Energy, Growlithe, Switch, Fire Energy, Fire Energy',
  'Fire Energy, Double Colorless Energy, Fire Energy, Fire Energy, Growlithe, Fire Energy, Potion',
];
const THEIRS = [
  'Weedle, Bulbasaur, Staryu, Grass Energy, Grass Energy, Water Energy, Potion',
  'Grass Energy, Water Energy, Grass Energy, Water Energy, Grass Energy, Water Energy',
  'Grass Energy, Water Energy, Grass Energy, Water Energy, Grass Energy, Water Energy',
];
const SIZE = 60;
/** Your coin at the beginning, and heads for Poison Sting. */
const SEED = 'first battle 3';

const factsOf = new Map(SHIPPED.map((card) => [card.name, baseSetFacts(card)]));

function deck(lines: readonly string[], filledWith: string): { cards: CardFacts[]; order: 'asListed' } {
  const names = lines.flatMap((line) => line.split(', '));
  const all = [...names, ...Array.from({ length: SIZE - names.length }, () => filledWith)];
  return { cards: all.map(known), order: 'asListed' };
}

function known(name: string): CardFacts {
  const facts = factsOf.get(name);
  if (facts === undefined) throw new Error(`The Base set has no ${name}`);
  return facts;
}

test('the file holds the lesson as its decks and the rules make it', () => {
  const made = recordSetup([deck(YOURS, 'Fire Energy'), deck(THEIRS, 'Grass Energy')], SEED);
  expect(setup.rulesVersion).toBe(OFFICIAL_VERSION);
  expect(setup).toEqual(JSON.parse(JSON.stringify(made)));
});
