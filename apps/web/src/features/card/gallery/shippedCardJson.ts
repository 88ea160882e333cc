/** Every shipped card in the shape in which it travels to the page, for the gallery and for tests. */
import { type Card, type CardSet, pokemonTypeOf, ruleText, SHIPPED_SETS, shippedCards } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';

export const shippedCardJson = (): CardJson[] =>
  SHIPPED_SETS.flatMap((set) => shippedCards(set.id).map((card) => cardJsonOf(card, set)));

function cardJsonOf(card: Card, set: CardSet): CardJson {
  const [ability] = card.abilities;
  return {
    id: card.id,
    name: card.name,
    rarity: card.rarity,
    cardNumber: card.cardNumber,
    hp: card.hp,
    pokemonType: pokemonTypeOf(card),
    attacks: card.attacks.map(({ name, damage, cost, text }) => ({ name, damage, cost: [...cost], text })),
    text: ruleText(card) || undefined,
    weakness: card.weaknesses?.[0]?.type,
    resistance: card.resistances?.[0]?.type,
    attributes: {
      supertype: card.supertype,
      subtypes: [...card.subtypes],
      types: [...card.types],
      artist: card.artist || undefined,
      setName: set.name,
      setSeries: set.series,
      setTotal: set.printedTotal,
      evolvesFrom: card.evolvesFrom,
      retreatCost: card.retreatCost,
      nationalPokedexNumber: card.nationalPokedexNumber,
      ability: ability && { ...ability },
    },
    set: { id: set.id, name: set.name },
  };
}
