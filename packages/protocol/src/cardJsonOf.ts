/** Writes a card as it travels to the page: for the server, for a form's preview, for the gallery. */
import { type Card, pokemonTypeOf } from '@pokesol/cards';
import { ruleText } from '@pokesol/cards/classic';
import type { CardJson } from './card.ts';

/** What a card shows of its set; `printedTotal` is the number behind the stroke of '4/102'. */
export type SetFacts = { id: string; name: string; series: string; printedTotal: number };

/** Optional fields are left out, never null: that distinguishes «no HP» from «0 HP». */
export function cardJsonOf(card: Card, set: SetFacts): CardJson {
  const [ability] = card.abilities;
  return {
    id: card.id,
    name: card.name,
    rarity: card.rarity,
    cardNumber: card.cardNumber,
    ...(card.artworkUrl === undefined ? {} : { artworkUrl: card.artworkUrl }),
    ...(card.hp === undefined ? {} : { hp: card.hp }),
    ...given('pokemonType', pokemonTypeOf(card)),
    attacks: card.attacks.map(({ name, damage, cost, text }) => ({ name, damage, cost: [...cost], text })),
    ...given('text', ruleText(card) || undefined),
    ...given('weakness', card.weaknesses?.[0]?.type),
    ...given('resistance', card.resistances?.[0]?.type),
    ...given('description', card.description),
    attributes: {
      supertype: card.supertype,
      subtypes: [...card.subtypes],
      types: [...card.types],
      setName: set.name,
      setSeries: set.series,
      setTotal: set.printedTotal,
      retreatCost: card.retreatCost,
      ...given('artist', card.artist || undefined),
      ...given('evolvesFrom', card.evolvesFrom),
      ...given('nationalPokedexNumber', card.nationalPokedexNumber),
      ...(ability === undefined ? {} : { ability: { name: ability.name, kind: ability.kind } }),
      ...given('regulationMark', card.regulationMark),
      ...given('normalPrice', card.prices?.normal),
      ...given('holofoilPrice', card.prices?.holofoil),
      ...given('extra', card.extra === undefined ? undefined : { ...card.extra }),
    },
    set: { id: set.id, name: set.name },
  };
}

function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
