/** For tests: cards of the official rules, made of what public catalogues print and what the compiler reads of it. */
import { asCardId, asSetId, CARD_TYPES, type Card, type CardType, SUPERTYPES } from '@pokesol/cards';
import { evolutionsOf, officialFacts } from '@pokesol/cards/official';
import { everyPublicSet, type PublicCard } from '@pokesol/cards/testing';
import type {
  AbilityFacts,
  AttackFacts,
  CardFacts,
  EnergyFacts,
  PokemonFacts,
  TrainerFacts,
} from '@pokesol/engine/official';
import type { Pool } from '@pokesol/engine/official/testing';
import { compileAbility, compileAttack, compileEnergy, compileTrainer } from '../compile.ts';
import { type Lexicon, lexiconOf, type Source } from '../text/names.ts';

/** Every public card that plays in full by its own text; of every so many sets alone where that is enough. */
export function cardsInFull(every = 1): Pool {
  const sets = everyPublicSet().filter((_set, index) => index % every === 0);
  const all = sets.flatMap(({ id, cards }) =>
    cards.map((printed) => ({ printed, card: cardOf(printed, id) })),
  );
  const names = lexiconOf(all.map(({ card }) => card.name));
  const evolutions = evolutionsOf(all.map(({ card }) => card));
  const pool = { pokemon: [] as CardFacts[], trainers: [] as CardFacts[], energies: [] as CardFacts[] };
  for (const { printed, card } of all) {
    const facts = inFull(officialFacts(card, evolutions), printed, names);
    if (facts?.kind === 'pokemon') pool.pokemon.push(facts);
    if (facts?.kind === 'trainer') pool.trainers.push(facts);
    if (facts?.kind === 'energy') pool.energies.push(facts);
  }
  return pool;
}

const isType = (sign: string): sign is CardType => CARD_TYPES.some((type) => type === sign);
const modifiersOf = (printed: PublicCard['weaknesses'] = []) =>
  printed.flatMap(({ type, value }) => (isType(type) ? [{ type, value }] : []));

/** Only what the official rules look at. */
function cardOf(printed: PublicCard, setId: string): Card {
  const { id, name, subtypes = [], hp, types = [], evolvesFrom, attacks = [], abilities = [] } = printed;
  return {
    id: asCardId(id),
    setId: asSetId(setId),
    name,
    supertype: SUPERTYPES.find((each) => each === printed.supertype) ?? 'Pokémon',
    subtypes,
    ...(hp !== undefined && { hp: Number(hp) }),
    types: types.filter(isType),
    ...(evolvesFrom !== undefined && { evolvesFrom }),
    attacks: attacks.map(({ name: attack, cost, damage }) => ({
      ...{ name: attack, damage, effects: [], text: '' },
      cost: cost.filter(isType),
    })),
    abilities: abilities.map(({ name: ability }) => ({ name: ability, kind: 'Ability' })),
    weaknesses: modifiersOf(printed.weaknesses),
    resistances: modifiersOf(printed.resistances),
    retreatCost: printed.convertedRetreatCost ?? 0,
    rarity: 'Common',
    cardNumber: printed.number,
    artist: '',
  };
}

/** The card with all that its text says; nothing where a line of it cannot be read. */
function inFull(facts: CardFacts, printed: PublicCard, names: Lexicon): CardFacts | undefined {
  const { name, attacks = [], abilities = [] } = printed;
  const source: Source = { name, own: [...attacks, ...abilities].map((each) => each.name) };
  switch (facts.kind) {
    case 'pokemon':
      return pokemonInFull(facts, printed, source, names);
    case 'trainer':
      return trainerInFull(facts, printed, source, names);
    case 'energy':
      return energyInFull(facts, printed, source, names);
  }
}

function pokemonInFull(
  facts: PokemonFacts,
  { attacks: texts = [], abilities: powers = [], ancientTrait }: PublicCard,
  source: Source,
  names: Lexicon,
): PokemonFacts | undefined {
  if (ancientTrait !== undefined || facts.attacks.length === 0) return undefined;
  const attacks: AttackFacts[] = [];
  for (const attack of facts.attacks) {
    const text = texts.find((each) => each.name === attack.name)?.text ?? '';
    const read = text === '' ? { effect: {} } : compileAttack(text, attack, source, names);
    if (!('effect' in read)) return undefined;
    attacks.push({ ...attack, effect: read.effect });
  }
  const abilities: AbilityFacts[] = [];
  for (const ability of facts.abilities) {
    const power = powers.find((each) => each.name === ability.name);
    if (power === undefined) {
      abilities.push(ability);
      continue;
    }
    const read = compileAbility(power.text ?? '', source, names);
    if (!('effect' in read)) return undefined;
    const { effects, offWhile } = read.effect;
    abilities.push({ ...ability, effects, offWhile });
  }
  return { ...facts, attacks, abilities };
}

function trainerInFull(
  facts: TrainerFacts,
  { rules = [], attacks = [] }: PublicCard,
  source: Source,
  names: Lexicon,
): TrainerFacts | undefined {
  // Those that are played as a Pokémon are read by their kind, and those that lend attacks are another's test.
  if (facts.body !== null || attacks.length > 0) return undefined;
  const read = compileTrainer(rules, facts.trainer, source, names);
  if (!('effect' in read)) return undefined;
  const { effect = { steps: [] }, holds, onto, use } = read.effect;
  return {
    ...{ ...facts, effect, holds },
    ...(onto !== undefined && { onto }),
    ...(use !== undefined && { use }),
  };
}

function energyInFull(
  facts: EnergyFacts,
  { rules = [] }: PublicCard,
  source: Source,
  names: Lexicon,
): EnergyFacts | undefined {
  if (facts.basic) return facts;
  const read = compileEnergy(rules, source, names);
  return 'effect' in read ? { ...facts, ...read.effect } : undefined;
}
