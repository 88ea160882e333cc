/** Reads a battle position that a developer wrote as JSON: cards by id, by name, or made-up ones of the engine's tests. */
import { cardById, SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { battleFacts } from '@pokesol/cards/classic';
import { type CardNo, factsOf, STATUSES } from '@pokesol/engine';
import type { Battle, CardFacts } from '@pokesol/engine/classic';
import { CARDS, FILLER, positionOf } from '@pokesol/engine/classic/testing';
import type { CardJson } from '@pokesol/protocol';
import { z } from 'zod';
import { type CardLookup, cardJsonOfFacts } from '../battle/board/index.ts';
import { shippedCardJson } from '../card/index.ts';

const SHIPPED = SHIPPED_SETS.flatMap(({ id }) => shippedCards(id));
const PICTURES = new Map(shippedCardJson().map((json) => [json.id, json]));

function cardCalled(text: string): CardFacts | undefined {
  const shipped = cardById(text) ?? SHIPPED.find(({ name }) => name === text);
  return shipped === undefined ? [...CARDS, FILLER].find(({ name }) => name === text) : battleFacts(shipped);
}

const card = z.string().transform((text, context) => {
  const found = cardCalled(text);
  if (found !== undefined) return found;
  context.addIssue({ code: 'custom', message: `no card has the id or the name «${text}»` });
  return z.NEVER;
});

const pokemonCard = card.refine(({ kind }) => kind === 'pokemon', 'only a Pokémon can be in play');

const pokemon = z.union([
  pokemonCard,
  z.strictObject({
    card: pokemonCard,
    damage: z.int().min(0).exactOptional(),
    energy: z.array(card).exactOptional(),
    statuses: z.array(z.enum(STATUSES)).exactOptional(),
    turnsInPlay: z.int().min(0).exactOptional(),
  }),
]);

const side = z.strictObject({
  active: pokemon.nullable().exactOptional(),
  bench: z.array(pokemon).max(5).exactOptional(),
  hand: z.array(card).exactOptional(),
  deck: z.array(card).exactOptional(),
  discard: z.array(card).exactOptional(),
});

const position = z.strictObject({
  you: side,
  opponent: side,
  coins: z.array(z.enum(['heads', 'tails'])).exactOptional(),
  turn: z.int().min(1).exactOptional(),
  seed: z.string().exactOptional(),
});

export type Described = { readonly battle: Battle } | { readonly problem: string };

export function readPosition(text: string): Described {
  try {
    const read = position.safeParse(JSON.parse(text));
    return read.success ? { battle: positionOf(read.data) } : { problem: z.prettifyError(read.error) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The pictures of a battle's cards, without asking a server. */
export function lookIn(battle: Battle): CardLookup {
  const drawn = new Map<string, CardJson>();
  return (number: CardNo) => {
    const facts = factsOf(battle, number);
    const json = drawn.get(facts.id) ?? PICTURES.get(facts.id) ?? cardJsonOfFacts(facts);
    drawn.set(facts.id, json);
    return json;
  };
}

export const EXAMPLE_POSITION = {
  you: {
    active: { card: 'Charmander', damage: 20, energy: ['Fire Energy', 'Fire Energy'], statuses: ['poison'] },
    bench: ['Pikachu', { card: 'Squirtle', energy: ['Water Energy'] }],
    hand: ['Bulbasaur', 'Fire Energy', 'Bill', 'PlusPower', 'Potion', 'Switch'],
  },
  opponent: {
    active: { card: 'Machop', damage: 10, energy: ['Fighting Energy'] },
    bench: ['Abra', 'Rattata'],
    hand: ['Fighting Energy', 'Potion'],
  },
  coins: ['heads', 'tails'],
  turn: 5,
} as const;
