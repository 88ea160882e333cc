/** Turns cards into what the official rules need to know of them, but for what their texts do. */
import { TYPES, type Type } from '@pokesol/engine';
import {
  type AbilityFacts,
  type AttackFacts,
  type CardFacts,
  calledName,
  type PokemonBody,
  type Resistance,
  type Weakness,
} from '@pokesol/engine/official';
import { type Attack, type Card, classify, damageNumber, isBasicEnergy, type TypeModifier } from '../card.ts';
import { basicEnergyType } from '../cardNames.ts';
import { namedDoll } from './dolls.ts';
import {
  asEnergyOf,
  isLostForGood,
  linkOf,
  onceOf,
  ontoOf,
  partOf,
  prizesOf,
  rulesOf,
  stageOf,
  tagsOf,
  trainerKindOf,
} from './kinds.ts';

/** What a card evolves from, by its name, and whether a name is known to have no evolution. */
export type Evolutions = {
  readonly from: (name: string) => string | undefined;
  readonly isFinal: (name: string) => boolean;
};
/** `cards` must be all cards: a name without a card among them that evolves from it counts as final. */
export function evolutionsOf(cards: readonly Pick<Card, 'name' | 'evolvesFrom'>[]): Evolutions {
  const from = new Map(cards.map((card) => [card.name, card.evolvesFrom]));
  const lower = new Set(cards.map(({ evolvesFrom }) => evolvesFrom));
  return {
    from: (name) => from.get(name),
    isFinal: (name) => from.has(name) && !lower.has(name) && !lower.has(calledName(name)),
  };
}

const isType = (type: string): type is Type => (TYPES as readonly string[]).includes(type);
const typesOf = (types: readonly string[]): readonly Type[] => {
  const known = types.filter(isType);
  return known.length > 0 ? known : ['Colorless'];
};

function lineOf({ evolvesFrom }: Card, evolutions: Evolutions): readonly string[] {
  if (evolvesFrom === undefined) return [];
  const lower = evolutions.from(evolvesFrom);
  return lower === undefined ? [evolvesFrom] : [evolvesFrom, lower];
}

const weakness = ({ type, value }: TypeModifier): Weakness | null => {
  const number = damageNumber(value);
  if (!isType(type)) return null;
  return value.startsWith('+') ? { type, times: 1, plus: number } : { type, times: number || 2, plus: 0 };
};
const resistance = ({ type, value }: TypeModifier): Resistance | null =>
  isType(type) ? { type, minus: damageNumber(value) || 30 } : null;
const isThere = <T>(value: T | null): value is T => value !== null;

const SIGNS = ['+', '×', '-'] as const;

function attackFacts(card: Card, { name, cost, damage }: Attack): AttackFacts {
  const sign = SIGNS.find((each) => damage.endsWith(each)) ?? '';
  const once = onceOf(card, { name });
  return {
    name,
    cost: cost.filter(isType),
    damage: damageNumber(damage),
    sign,
    effect: null,
    ...(once !== undefined && { once }),
  };
}

const abilityFacts = (card: Card): readonly AbilityFacts[] => [
  ...card.abilities.map(({ name, kind }): AbilityFacts => {
    const once = onceOf(card, { name });
    return {
      name,
      kind,
      effects: null,
      ...(once !== undefined && { once }),
      // The first Powers all say so in their own text (rule 9.7).
      offWhile: kind === 'Pokémon Power' ? ['sleep', 'confusion', 'paralysis'] : [],
    };
  }),
  ...rulesOf(card),
];

const bodyOf = (card: Card, evolutions: Evolutions): PokemonBody => ({
  stage: stageOf(card),
  line: lineOf(card, evolutions),
  hp: card.hp ?? 60,
  types: typesOf(card.types),
  attacks: card.attacks.map((attack) => attackFacts(card, attack)),
  abilities: abilityFacts(card),
  weaknesses: (card.weaknesses ?? []).map(weakness).filter(isThere),
  resistances: (card.resistances ?? []).map(resistance).filter(isThere),
  retreatCost: card.retreatCost,
  prizes: prizesOf(card),
});

/** Special energy that is known, by name: the units it provides where it is attached. */
const SPECIAL: ReadonlyMap<string, readonly Type[]> = new Map([
  ['Double Colorless Energy', ['Colorless', 'Colorless']],
]);

/** What is printed on a card besides its texts; what these do is `null` in it (`factsByText`). */
export function officialFacts(card: Card, evolutions: Evolutions): CardFacts {
  const { id, name, rarity } = card;
  const tags = tagsOf(card);
  const printed = {
    id,
    name,
    rarity,
    ...(tags.length > 0 && { tags }),
    ...(isLostForGood(card) && ({ lost: true } as const)),
  };
  switch (classify(card)) {
    case 'pokemon': {
      const part = partOf(card);
      const asEnergy = asEnergyOf(card);
      return {
        kind: 'pokemon',
        ...printed,
        ...bodyOf(card, evolutions),
        ...(part !== undefined && { part }),
        ...(asEnergy !== undefined && { asEnergy }),
        ...(evolutions.isFinal(name) && ({ final: true } as const)),
      };
    }
    case 'energy': {
      const basic = isBasicEnergy(card);
      const type = basic ? typesOf([basicEnergyType(card) ?? 'Colorless'])[0] : undefined;
      const known = type === undefined ? SPECIAL.get(name) : [type];
      const units = (known ?? ['Colorless']).map((each) => [each]);
      return {
        kind: 'energy',
        ...printed,
        basic,
        provides: units,
        type: type ?? null,
        holds: [],
        ...(known === undefined && { unread: '' }),
      };
    }
    case 'trainer': {
      const onto = ontoOf(card);
      return {
        kind: 'trainer',
        ...printed,
        trainer: trainerKindOf(card),
        holds: linkOf(card),
        ...(onto !== undefined && { onto }),
        effect: null,
        body: namedDoll(card),
      };
    }
  }
}
