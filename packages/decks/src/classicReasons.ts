/** Says of each card that was added for Classic battles why it is there, in the form in which the official builder says it. */
import { basicEnergyType, classify, isBasicEnergy, nameKey } from '@pokesol/cards';
import { bestAttack, type EnergyTypes } from './cardWorth.ts';
import { type DeckCardFacts, type DeckLine, mergeLines } from './deck.ts';
import { copiesOfCard } from './editDeck.ts';
import { damageOnCard } from './official/attackers.ts';
import { type BuildReason, roundedCost } from './official/reasons.ts';
import { TRAINER_USES, USE_NAMES, USES, useOf } from './official/trainers.ts';

type ClassicBuild<C extends DeckCardFacts> = {
  readonly kept: readonly DeckLine<C>[];
  readonly built: readonly DeckLine<C>[];
  /** What Classic makes of a card: its attacks there; `null` for one that does nothing. */
  readonly asPlayed: (card: C) => DeckCardFacts | null;
};

/** Every card that was added stands in one group, each Pokémon with what it does. */
export function classicReasons<C extends DeckCardFacts>(deck: ClassicBuild<C>): readonly BuildReason<C>[] {
  const { kept, asPlayed } = deck;
  const built = mergeLines(deck.built);
  const types = energyTypesOf(built);
  const added = built.flatMap(({ card, quantity }): DeckLine<C>[] => {
    const more = quantity - copiesOfCard(kept, card.id);
    return more > 0 ? [{ card, quantity: more }] : [];
  });
  const ofKind = (kind: 'pokemon' | 'trainer' | 'energy') =>
    added.filter(({ card }) => classify(card) === kind);
  const group = (
    title: string,
    why: string,
    lines: readonly DeckLine<C>[],
    factOf: (card: C) => string,
  ): BuildReason<C>[] =>
    lines.length === 0
      ? []
      : [{ title, why, parts: lines.map((line) => ({ lines: [line], fact: factOf(line.card) })) }];
  const none = () => '';
  return [
    ...group(
      'Pokémon',
      'Your energy pays for their attacks, and no evolution stands without what it evolves from.',
      ofKind('pokemon'),
      (card) => pokemonFact(card, asPlayed(card) ?? card, built, types),
    ),
    ...TRAINER_USES.flatMap((use) =>
      group(
        USE_NAMES[use],
        USES[use],
        ofKind('trainer').filter(({ card }) => useOf(card) === use),
        none,
      ),
    ),
    ...group('Energy', energyFact(built, types, asPlayed), ofKind('energy'), none),
  ];
}

/** The types of the basic energies among these cards. */
export const energyTypesOf = (lines: readonly DeckLine[]): EnergyTypes =>
  new Set(lines.flatMap(({ card }) => (isBasicEnergy(card) ? (basicEnergyType(card) ?? []) : [])));

/** «Evolves from Charmander. Does 30 damage for 3 energy and has 80 HP.» */
function pokemonFact(
  card: DeckCardFacts,
  played: DeckCardFacts,
  built: readonly DeckLine[],
  types: EnergyTypes,
): string {
  const name = nameKey(card.name);
  const above = built.find(({ card: { evolvesFrom } }) => evolvesFrom && nameKey(evolvesFrom) === name);
  const attack = bestAttack(played, types);
  const damage = attack === undefined ? 0 : Math.floor(damageOnCard(attack));
  const does =
    attack === undefined || damage === 0 ? [] : [`does ${damage} damage for ${attack.cost.length} energy`];
  const has = card.hp === undefined ? [] : [`has ${card.hp} HP`];
  const facts = [...does, ...has].join(' and ');
  return [
    card.evolvesFrom ? `Evolves from ${card.evolvesFrom}.` : '',
    above === undefined ? '' : `Evolves into your ${above.card.name}.`,
    facts === '' ? '' : `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** «27 in all: an attack costs 2.1 energy on average.» */
function energyFact<C extends DeckCardFacts>(
  built: readonly DeckLine<C>[],
  types: EnergyTypes,
  asPlayed: (card: C) => DeckCardFacts | null,
): string {
  let energies = 0;
  let attackers = 0;
  let costs = 0;
  for (const { card, quantity } of built) {
    if (classify(card) === 'energy') energies += quantity;
    const attack = classify(card) === 'pokemon' ? bestAttack(asPlayed(card) ?? card, types) : undefined;
    if (attack === undefined) continue;
    attackers += quantity;
    costs += quantity * attack.cost.length;
  }
  return attackers === 0
    ? `${energies} in all.`
    : `${energies} in all: an attack costs ${roundedCost(costs / attackers)} energy on average.`;
}
