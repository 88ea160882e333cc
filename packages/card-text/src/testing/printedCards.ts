/** For tests: what public catalogues print of a card, as a card of ours. */
import {
  ABILITY_KINDS,
  asCardId,
  asSetId,
  CARD_TYPES,
  type Card,
  type CardType,
  SUPERTYPES,
} from '@pokesol/cards';
import type { PublicCard } from '@pokesol/cards/testing';

const isType = (sign: string): sign is CardType => CARD_TYPES.some((type) => type === sign);
const modifiersOf = (printed: PublicCard['weaknesses'] = []) =>
  printed.flatMap(({ type, value }) => (isType(type) ? [{ type, value }] : []));

/** Texts ask for one kind and mean no other. */
const kindOf = (printed: string) => ABILITY_KINDS.find((kind) => kind === printed) ?? 'Ability';

/** Only what the official rules look at. */
export function cardOf(printed: PublicCard, setId: string): Card {
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
      name: attack,
      damage,
      effects: [],
      text: '',
      cost: cost.filter(isType),
    })),
    abilities: abilities.map(({ name: ability, type }) => ({ name: ability, kind: kindOf(type) })),
    weaknesses: modifiersOf(printed.weaknesses),
    resistances: modifiersOf(printed.resistances),
    retreatCost: printed.convertedRetreatCost ?? 0,
    rarity: 'Common',
    cardNumber: printed.number,
    artist: '',
  };
}
