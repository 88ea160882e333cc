/** Cards for the tests of the collection: only what a test names is said, the rest is plain. */
import type { CardJson, UserCard } from '@pokesol/protocol';

type Named = { name?: string; rarity?: string; number?: string; set?: string };

export function cardNamed({
  name = 'Pebbler',
  rarity = 'Common',
  number = '1',
  set = 'base1',
}: Named): CardJson {
  return {
    id: `${set}-${number}`,
    name,
    rarity,
    cardNumber: number,
    attacks: [],
    attributes: {
      supertype: 'Pokémon',
      subtypes: [],
      types: ['Fighting'],
      setName: set,
      setSeries: 'Base',
      setTotal: 102,
      retreatCost: 1,
    },
    set: { id: set, name: set },
  };
}

export function owned(named: Named, quantity = 1): UserCard {
  const card = cardNamed(named);
  return { id: `wallet/${card.id}`, cardId: card.id, quantity, card };
}
