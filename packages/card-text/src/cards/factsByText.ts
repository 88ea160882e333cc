/** Puts what was read on a card in its place among what the official rules know of it: the card by its own text. */
import type {
  AbilityFacts,
  AttackEffect,
  AttackFacts,
  CardFacts,
  TrainerFacts,
} from '@pokesol/engine/official';
import type { AbilityMeaning } from '../meaning/abilities.ts';
import type { EnergyMeaning } from '../meaning/energies.ts';
import type { TrainerMeaning } from '../meaning/trainers.ts';
import type { ReadLine } from './readCard.ts';

/**
 * `facts` are the printed ones of the same card, without effects. What was not read stays as nobody's: an attack does its number
 * alone, an ability nothing, and a trainer cannot be played. Whether that is the whole card says `PrintedCardReading.plays`.
 */
export function factsByText(facts: CardFacts, lines: readonly ReadLine[]): CardFacts {
  switch (facts.kind) {
    case 'pokemon':
      return {
        ...facts,
        attacks: attacksBy(facts.attacks, lines),
        abilities: abilitiesBy(facts.abilities, lines),
      };
    case 'trainer': {
      const meaning = effectOf(lines.find(({ kind }) => kind === 'trainer'));
      return meaning !== undefined && isOfTrainer(meaning) ? trainerBy(facts, meaning) : facts;
    }
    case 'energy': {
      const meaning = effectOf(lines.find(({ kind }) => kind === 'energy'));
      return meaning !== undefined && isOfEnergy(meaning) ? { ...facts, ...meaning } : facts;
    }
  }
}

type Meaning = AttackEffect | AbilityMeaning | TrainerMeaning | EnergyMeaning;

/** `undefined` where the line is not there or not read; `{}` of an attack that is a number and nothing else. */
const effectOf = (line: ReadLine | undefined): Meaning | undefined =>
  line !== undefined && 'effect' in line.read ? (line.read.effect ?? {}) : undefined;

const isOfAbility = (meaning: Meaning): meaning is AbilityMeaning => 'offWhile' in meaning;
const isOfEnergy = (meaning: Meaning): meaning is EnergyMeaning => 'provides' in meaning;
const isOfTrainer = (meaning: Meaning): meaning is TrainerMeaning =>
  'holds' in meaning && !isOfEnergy(meaning);
const isOfAttack = (meaning: Meaning): meaning is AttackEffect =>
  !isOfAbility(meaning) && !isOfEnergy(meaning) && !isOfTrainer(meaning);

function attacksBy(attacks: readonly AttackFacts[], lines: readonly ReadLine[]): readonly AttackFacts[] {
  return attacks.map((attack) => {
    const effect = effectOf(lines.find(({ kind, name }) => kind === 'attack' && name === attack.name));
    return effect !== undefined && isOfAttack(effect) ? { ...attack, effect } : attack;
  });
}

/** With ancient traits, which stand among the lines alone. */
function abilitiesBy(
  abilities: readonly AbilityFacts[],
  lines: readonly ReadLine[],
): readonly AbilityFacts[] {
  const printed = lines.filter(({ kind }) => kind === 'ability');
  const traits = printed
    .filter((line) => !abilities.some(({ name }) => name === line.name))
    .map(({ name }): AbilityFacts => ({ name, kind: 'Ancient Trait', effects: null, offWhile: [] }));
  return [...abilities, ...traits].map((ability) => {
    const meaning = effectOf(printed.find(({ name }) => name === ability.name));
    if (meaning === undefined || !isOfAbility(meaning)) return ability;
    return { ...ability, ...meaning };
  });
}

/** What is played as a Pokémon has its body from its kind; where its text says nothing of that, it is no such card. */
function trainerBy(facts: TrainerFacts, { doll, effect, holds, onto, use }: TrainerMeaning): CardFacts {
  if (doll !== undefined) return facts;
  return {
    ...{ ...facts, effect: effect ?? { steps: [] }, holds, body: null },
    ...(onto !== undefined && { onto }),
    ...(use !== undefined && { use }),
  };
}
