/** What is said of a card before it is chosen, held against what the rules then do with it. */
import { isRefusal } from '@pokesol/engine';
import { applyAction, type CardFacts, legalActions, RULES } from '@pokesol/engine/classic';
import { positionOf } from '@pokesol/engine/classic/testing';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { cardById, SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { homemade } from '../testing/homemade.ts';
import { battleFacts } from './battleFacts.ts';
import { asPlayed, classicPlay } from './classicPlay.ts';

const SHIPPED = SHIPPED_SETS.flatMap(({ id }) => shippedCards(id));
const playOf = (card: Card) => classicPlay({ ...card, ability: card.abilities[0] });
function shipped(id: string): Card {
  const card = cardById(id);
  if (card === undefined) throw new RangeError(`No card ${id}`);
  return card;
}
const facts = (id: string): CardFacts => battleFacts(shipped(id));

/** A battle in which seat 0 has this card in hand and may do anything. */
const withInHand = (card: CardFacts) =>
  positionOf({
    you: { active: facts('base1-58'), hand: [card, facts('base1-98')] },
    opponent: { active: facts('base1-58'), bench: [facts('base1-46')] },
  });

test('a Pokémon is said to be unplayable exactly where the rules let it into no place', () => {
  for (const card of SHIPPED) {
    if (card.supertype !== 'Pokémon') continue;
    const isPlayable = legalActions(withInHand(battleFacts(card)), 0).some(({ type }) => type === 'play');
    expect([card.id, playOf(card).useless]).toEqual([card.id, isPlayable ? undefined : 'Cannot be played']);
  }
});

test('a trainer is said to do nothing exactly where the rules send it back to the hand', () => {
  const trainers = SHIPPED.filter(({ supertype }) => supertype === 'Trainer');
  expect(trainers.some((card) => playOf(card).useless === 'No effect')).toBe(true);
  for (const card of trainers) {
    const battle = withInHand(battleFacts(card));
    const used = legalActions(battle, 0).find(({ type }) => type === 'trainer');
    const applied = used && applyAction(battle, used);
    const failed =
      applied !== undefined &&
      !isRefusal(applied) &&
      applied.events.some(({ type }) => type === 'trainerFailed');
    expect([card.name, failed]).toEqual([card.name, playOf(card).useless === 'No effect']);
  }
});

test('the first attack is played and no other', () => {
  const card = shipped('base1-10');
  expect(playOf(card).attacks.map(({ isPlayed }) => isPlayed)).toEqual([true, false]);
  const battle = positionOf({
    you: { active: { card: battleFacts(card), energy: [facts('base1-98')] } },
    opponent: { active: facts('base1-58') },
  });
  const attacks = legalActions(battle, 0).flatMap((move) => (move.type === 'attack' ? [move.attack] : []));
  expect(attacks).toEqual([0]);
});

describe('a printed damage', () => {
  test.each([
    ['30', undefined],
    ['', undefined],
    ['10×', 10],
    ['20+', 20],
    ['50-', 50],
    ['?', 0],
  ])('%j counts as %j', (damage, counted) => {
    const card = homemade({ attacks: [{ name: 'Hit', cost: ['Colorless'], damage, effects: [], text: '' }] });
    expect(playOf(card).attacks[0]?.countsAs).toBe(counted);
  });

  test('counts as the rules count it, on every shipped card', () => {
    for (const card of SHIPPED) {
      const known = battleFacts(card);
      const [attack] = playOf(card).attacks;
      if (known.kind === 'pokemon' && attack?.countsAs !== undefined)
        expect([card.id, attack.countsAs]).toEqual([card.id, known.attacks[0]?.damage]);
    }
  });
});

test('a power, sleep and paralysis, a dear cost and a rich energy are said to change nothing', () => {
  expect(playOf(shipped('base1-2')).notes).toContain('Pokémon Power «Rain Dance» does nothing.');
  const [attack] = playOf(
    homemade({
      attacks: [
        {
          name: 'Lull',
          cost: ['Grass', 'Grass'],
          damage: '',
          effects: [],
          text: 'Flip a coin. If heads, the Defending Pokemon is now Asleep and Poisoned.',
        },
      ],
    }),
  ).attacks;
  expect(attack?.notes).toEqual(['Any one Energy pays for it.', 'Asleep has no effect in Classic.']);
  expect(playOf(shipped('base1-96')).notes).toEqual(['Counts as one Energy, whatever it provides.']);
  expect(playOf(shipped('base1-98'))).toEqual({ notes: [], attacks: [] });
  expect(playOf(homemade({})).notes).toEqual([
    `It has no attack, so it hits for ${RULES.classic.basicAttackDamage}.`,
  ]);
});

test('a card is weighed as the rules play it: its first attack, for one Energy, with the damage that counts', () => {
  for (const card of SHIPPED) {
    const played = asPlayed(card);
    expect([card.id, played === null]).toEqual([card.id, playOf(card).useless !== undefined]);
    const known = battleFacts(card);
    if (played === null || known.kind !== 'pokemon') continue;
    const attacks = known.attacks.slice(0, 1).map(({ name, damage }) => [name, `${damage}`, 1]);
    expect(played.attacks.map(({ name, damage, cost }) => [name, damage, cost.length])).toEqual(attacks);
  }
  const [growl, flare] = [shipped('base1-46'), shipped('base1-28')].map((card) => asPlayed(card)?.attacks[0]);
  expect([growl?.cost, flare?.cost]).toEqual([['Colorless'], ['Fire']]);
});
