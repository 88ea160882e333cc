/** Puts what was read on a card in its place among what the official rules know of it: the card by its own text. */
import {
  type AbilityFacts,
  type AttackEffect,
  type AttackFacts,
  type CardFacts,
  dollBody,
  type TrainerFacts,
} from '@pokesol/engine/official';
import type { AbilityMeaning, EnergyMeaning, TextMeaning, TrainerMeaning } from './textMeaning.ts';

/** A text on a card: what it means, `null` of an attack that is a number and nothing else, or the words that are not read. */
export type LineOnCard = {
  readonly kind: 'attack' | 'ability' | 'trainer' | 'energy';
  /** Of the attack or the ability; that of the card for the texts of trainers and energies. */
  readonly name: string;
  readonly read: { readonly effect: TextMeaning | null } | { readonly unread: { readonly words: string } };
};

/**
 * `facts` are the printed facts of the same card, without effects. A text that was not read stays without an effect and keeps its
 * words: the attack cannot be used, the ability does nothing, the trainer or energy cannot be played (rule 12.5).
 * `PrintedCardReading.plays` says whether that affects the whole card.
 */
export function factsByText(facts: CardFacts, lines: readonly LineOnCard[]): CardFacts {
  switch (facts.kind) {
    case 'pokemon':
      return {
        ...facts,
        attacks: attacksBy(facts.attacks, lines),
        abilities: abilitiesBy(facts.abilities, lines),
      };
    case 'trainer': {
      const line = lines.find(({ kind }) => kind === 'trainer');
      const meaning = effectOf(line);
      if (meaning !== undefined && isOfTrainer(meaning)) return trainerBy(facts, meaning, lines);
      return line === undefined ? facts : { ...facts, body: null, ...wordsOf(line) };
    }
    case 'energy': {
      const line = lines.find(({ kind }) => kind === 'energy');
      const meaning = effectOf(line);
      if (meaning === undefined || !isOfEnergy(meaning)) return { ...facts, ...wordsOf(line) };
      const { unread: _, ...known } = facts;
      return { ...known, ...meaning };
    }
  }
}

/** `undefined` where the line is not there or not read; `{}` of an attack that is a number and nothing else. */
const effectOf = (line: LineOnCard | undefined): TextMeaning | undefined =>
  line !== undefined && 'effect' in line.read ? (line.read.effect ?? {}) : undefined;

/** The unread words of a line, if any. */
const wordsOf = (line: LineOnCard | undefined): { readonly unread?: string } =>
  line !== undefined && 'unread' in line.read ? { unread: line.read.unread.words } : {};

const isOfAbility = (meaning: TextMeaning): meaning is AbilityMeaning => 'offWhile' in meaning;
const isOfEnergy = (meaning: TextMeaning): meaning is EnergyMeaning => 'provides' in meaning;
const isOfTrainer = (meaning: TextMeaning): meaning is TrainerMeaning =>
  'holds' in meaning && !isOfEnergy(meaning);
const isOfAttack = (meaning: TextMeaning): meaning is AttackEffect =>
  !isOfAbility(meaning) && !isOfEnergy(meaning) && !isOfTrainer(meaning);

function attacksBy(attacks: readonly AttackFacts[], lines: readonly LineOnCard[]): readonly AttackFacts[] {
  return attacks.map((attack) => {
    const line = lines.find(({ kind, name }) => kind === 'attack' && name === attack.name);
    const effect = effectOf(line);
    return effect !== undefined && isOfAttack(effect)
      ? { ...attack, effect }
      : { ...attack, ...wordsOf(line) };
  });
}

/** With ancient traits, which stand among the lines alone. */
function abilitiesBy(
  abilities: readonly AbilityFacts[],
  lines: readonly LineOnCard[],
): readonly AbilityFacts[] {
  const printed = lines.filter(({ kind }) => kind === 'ability');
  const traits = printed
    .filter((line) => !abilities.some(({ name }) => name === line.name))
    .map(({ name }): AbilityFacts => ({ name, kind: 'Ancient Trait', effects: null, offWhile: [] }));
  return [...abilities, ...traits].map((ability) => {
    const line = printed.find(({ name }) => name === ability.name);
    const meaning = effectOf(line);
    if (meaning === undefined || !isOfAbility(meaning)) return { ...ability, ...wordsOf(line) };
    return { ...ability, ...meaning };
  });
}

/**
 * A trainer that is played as a Pokémon gets its body from its text, with the printed HP when the text names none. Without such a
 * text it has no body.
 */
function trainerBy(
  facts: TrainerFacts,
  { doll, effect, holds, onto, returns, use }: TrainerMeaning,
  lines: readonly LineOnCard[],
): CardFacts {
  if (doll !== undefined) {
    const hp = doll.hp ?? facts.body?.hp;
    const printed = facts.body?.abilities.filter(({ kind }) => kind !== 'Rule') ?? [];
    if (hp === undefined) return { ...facts, body: null };
    return { ...facts, body: dollBody({ ...doll, hp }, abilitiesBy(printed, lines)) };
  }
  return {
    ...facts,
    effect: effect ?? { steps: [] },
    holds,
    body: null,
    ...(onto !== undefined && { onto }),
    ...(returns !== undefined && { returns }),
    ...(use !== undefined && { use }),
  };
}
