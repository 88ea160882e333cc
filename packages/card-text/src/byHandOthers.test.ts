/** As `byHand.test.ts`, for abilities, trainers and special energy. */
import { everyPublicSet, hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import abilities from './byHand/abilities.json' with { type: 'json' };
import energies from './byHand/energies.json' with { type: 'json' };
import trainers from './byHand/trainers.json' with { type: 'json' };
import { trainerKindOf } from './cards/readCard.ts';
import { compileAbility, compileEnergy, compileTrainer } from './compile.ts';
import { meaningOf } from './testing/sameMeaning.ts';
import { lexiconOf } from './text/names.ts';

/** Where the two differ, and why it stays so. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'sm9-88 Dark Ambition': 'a condition of the Active Pokémon, or a kind of Active Pokémon',
  'ex15-7 Invitation':
    '«Basic Pokémon or Evolution card» is folded to a Pokémon, which lets Restored ones and LEGEND in',
  'sm12-117 Bulldoze': 'shuffles before the card is chosen, which is laid on top all the same',
  'neo1-18 Fire Boost': '«when you play» is both times of it, of which a Stage 2 has one',
  'dp7-4 Fin Luster': 'the hand is looked at, or shown to both: who holds it knows it',
  'pl1-19 Temper Tantrum': 'one card at least: for none would change nothing (rule 3.6)',
  'sv4-123 Toxic Powder': 'both Active Pokémon in two steps instead of one',
  'sm9-142': 'two kinds of two kinds: the one that both have said once, or twice',
  'ex4-75': 'the deck is shuffled in both branches, or after them',
  'dp1-111': 'the other card is as many as are left of two',
  'bw10-85': 'that it is Basic goes without saying of what evolves past one stage into Stage 2',
  'bw10-86': 'asked of the holder before it answers, or which holder answers',
  'xy7-95': 'two cards are moved one after another, or together',
  'xy4-97': 'of which kind the Pokémon must be is said by the kind of the card (rule 11.14)',
  'xy7-69': 'both hands go into the decks before both are shuffled, or one after the other',
  'sv2-185': 'whether there is a hand, asked before, or whether there was one',
};

type Row = {
  readonly card: string;
  /** Of a card with several texts. */
  readonly ability?: string;
  readonly meaning: object;
};
const ROWS: Readonly<Record<'ability' | 'trainer' | 'energy', readonly Row[]>> = {
  ability: abilities,
  trainer: trainers,
  energy: energies,
};

describe.skipIf(!hasPublicData)(`other meanings written down by hand${publicDataNote}`, () => {
  const cards = new Map(
    everyPublicSet().flatMap(({ cards: all }) => all.map((card) => [card.id, card] as const)),
  );
  const names = lexiconOf(cards.values());

  function compiled({ card: id, ability: name }: Row) {
    const card = cards.get(id);
    if (card === undefined) throw new Error(`No ${id}`);
    const own = [...(card.attacks ?? []), ...(card.abilities ?? [])].map((each) => each.name);
    const source = { name: card.name, own };
    const { supertype, subtypes, rules = [] } = card;
    if (name === undefined && supertype === 'Trainer')
      return compileTrainer(rules, trainerKindOf(subtypes === undefined ? {} : { subtypes }), source, names);
    if (name === undefined) return compileEnergy(rules, source, names);
    const ability = card.abilities?.find((each) => each.name === name);
    if (ability === undefined) throw new Error(`No ${name} on ${id}`);
    return compileAbility(ability.text ?? '', source, names);
  }

  const rows = Object.values(ROWS).flat();
  const labelOf = ({ card, ability }: Row) => (ability === undefined ? card : `${card} ${ability}`);

  test.each(rows.map((row) => [labelOf(row), row] as const))('%s', (label, row) => {
    const read = compiled(row);
    const isSame = 'effect' in read && meaningOf(read.effect) === meaningOf(row.meaning);
    expect(isSame, JSON.stringify(read)).toBe(DIFFERENT[label] === undefined);
  });

  test('are texts of thirty sets and more', () => {
    expect(new Set(rows.map(({ card }) => card.split('-')[0])).size).toBeGreaterThanOrEqual(30);
  });
});
