/** Writes a card's facts as the form's attributes, so that they can be edited and read again. */
import type { Card } from '../card.ts';
import type { Json, JsonObject } from './json.ts';

/** Read by `madeCard` they give the same card. What is empty by itself is left out. */
export function formAttributes(card: Card): { [name: string]: Json } {
  const { attacks, abilities, weaknesses, resistances, prices } = card;
  const facts: { [name: string]: Json | undefined } = {
    supertype: card.supertype,
    subtypes: [...card.subtypes],
    types: [...card.types],
    hp: card.hp,
    level: card.level,
    evolvesFrom: card.evolvesFrom,
    attacks: attacks.length > 0 ? attacks.map(attackOf) : undefined,
    abilities: abilities.length > 0 ? abilities.map(({ name, kind }) => ({ name, kind })) : undefined,
    weaknesses: weaknesses?.map(({ type, value }) => ({ type, value })),
    resistances: resistances?.map(({ type, value }) => ({ type, value })),
    retreatCost: card.retreatCost > 0 ? card.retreatCost : undefined,
    artist: card.artist === '' ? undefined : card.artist,
    nationalPokedexNumber: card.nationalPokedexNumber,
    regulationMark: card.regulationMark,
    prices: prices === undefined ? undefined : { ...prices },
    ...card.extra,
  };
  const given: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(facts)) if (value !== undefined) given[name] = value;
  return given;
}

const attackOf = ({ name, cost, damage, text }: Card['attacks'][number]): JsonObject => ({
  name,
  cost: [...cost],
  damage,
  ...(text === '' ? {} : { text }),
});
