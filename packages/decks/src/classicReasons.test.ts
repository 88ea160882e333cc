/** What is said of a deck completed for Classic: a reason for each card, and what stays out and why. */
import { expect, test } from 'vitest';
import { CLASSIC_PLAN, completeDeck } from './autoBuild.ts';
import { classicReasons } from './classicReasons.ts';
import type { DeckCardFacts } from './deck.ts';
import { leftOut } from './leftOut.ts';

const pokemon = (name: string, rest: Partial<DeckCardFacts>): DeckCardFacts => ({
  id: name,
  name,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: 60,
  ...rest,
});
const flame = { name: 'Flame', cost: ['Fire', 'Colorless'], damage: '30' };
const splash = { name: 'Splash', cost: ['Water', 'Water'], damage: '20' };
const EMBER = pokemon('Ember', { attacks: [flame] });
const BLAZE = pokemon('Blaze', { subtypes: ['Stage 1'], evolvesFrom: 'Ember', attacks: [flame], hp: 80 });
const BROOK = pokemon('Brook', { attacks: [splash] });
const ORPHAN = pokemon('Orphan', { subtypes: ['Stage 1'], evolvesFrom: 'Nothing', attacks: [flame] });
const IDLE: DeckCardFacts = { id: 'Idle', name: 'Idle', supertype: 'Trainer', subtypes: ['Item'] };
const BILL: DeckCardFacts = { id: 'Bill', name: 'Bill', supertype: 'Trainer', subtypes: ['Item'] };
const FIRE: DeckCardFacts = { id: 'Fire', name: 'Fire Energy', supertype: 'Energy', subtypes: ['Basic'] };

const asPlayed = (card: DeckCardFacts) => (card === IDLE ? null : card);
const kept = [{ card: EMBER, quantity: 4 }];
const owned = [EMBER, BLAZE, BROOK, ORPHAN, IDLE, BILL, FIRE].map((card) => ({ card, quantity: 4 }));

function complete() {
  const build = completeDeck({ lines: kept, owned, asPlayed, plan: CLASSIC_PLAN });
  return 'lines' in build ? build.lines : [];
}

test('each card that was added stands in one group that says why, each Pokémon with what it does', () => {
  const built = complete();
  const reasons = classicReasons({ kept, built, asPlayed });
  const said = reasons.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
  const added = built.filter(({ card }) => card !== EMBER);
  expect(said.map(({ card, quantity }) => [card.name, quantity]).sort()).toEqual(
    added.map(({ card, quantity }) => [card.name, quantity]).sort(),
  );
  const factOf = (name: string) =>
    reasons.flatMap(({ parts }) => parts).find(({ lines }) => lines.some(({ card }) => card.name === name))
      ?.fact;
  expect(factOf('Blaze')).toBe('Evolves from Ember. Does 30 damage for 2 energy and has 80 HP.');
  expect(reasons.find(({ title }) => title === 'Drawing')?.why).toMatch(/^They draw cards/);
  expect(reasons.find(({ title }) => title === 'Energy')?.why).toMatch(
    /^\d+ in all: an attack costs 2 energy on average\.$/,
  );
});

test('what is owned and stays out is counted by why', () => {
  const built = complete().filter(({ card }) => ![BROOK, ORPHAN, IDLE].includes(card));
  expect(leftOut({ owned, built, asPlayed })).toBe(
    'Left out: 1 Pokémon that attack with other energy, 1 evolution without what comes before, 1 card that does not play in full.',
  );
  expect(leftOut({ owned: [], built, asPlayed })).toBe('');
});
