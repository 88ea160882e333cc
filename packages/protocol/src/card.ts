/** A card as it travels to the page: the shape the spec's screens read. */
import { z } from 'zod';
import { MOST_FOUND } from './constants.ts';
import { catalogueId, moment, typedText } from './primitives.ts';

export const cardJson = z.object({
  id: z.string(),
  name: z.string(),
  rarity: z.string(),
  cardNumber: z.string(),
  artworkUrl: z.string().optional(),
  images: z.object({ small: z.string().optional(), large: z.string().optional() }).optional(),
  hp: z.number().int().optional(),
  /** The first printed type, such as "Fire"; absent for trainers and energy. */
  pokemonType: z.string().optional(),
  attacks: z.array(
    z.object({ name: z.string(), damage: z.string(), cost: z.array(z.string()), text: z.string() }),
  ),
  /** What a trainer does or a special energy gives, in a sentence or two; absent where there is nothing to say. */
  text: z.string().optional(),
  weakness: z.string().optional(),
  resistance: z.string().optional(),
  /** What its maker wrote about it. */
  description: z.string().optional(),
  attributes: z.object({
    supertype: z.string(),
    subtypes: z.array(z.string()),
    types: z.array(z.string()),
    artist: z.string().optional(),
    setName: z.string(),
    setSeries: z.string(),
    setTotal: z.number().int(),
    evolvesFrom: z.string().optional(),
    retreatCost: z.number().int(),
    nationalPokedexNumber: z.number().int().optional(),
    ability: z.object({ name: z.string(), kind: z.string() }).optional(),
    /** The letter by which tournaments tell whether the card may still be played. */
    regulationMark: z.string().optional(),
    normalPrice: z.number().optional(),
    holofoilPrice: z.number().optional(),
    /** What its maker wrote on it that the rules do not know, such as `attack` or `element`. */
    extra: z.record(z.string(), z.json()).optional(),
  }),
  set: z.object({ id: z.string(), name: z.string() }),
});
export type CardJson = z.infer<typeof cardJson>;

/** GET /api/users/{wallet}/cards: one entry for each distinct card this wallet owns. */
export const userCard = z.object({
  id: z.string(),
  cardId: z.string(),
  quantity: z.number().int().positive(),
  /** When the first copy came; servers before this field leave it out. */
  firstOwnedAt: moment.optional(),
  card: cardJson,
});
export type UserCard = z.infer<typeof userCard>;
export const userCardsAnswer = z.object({ cards: z.array(userCard) });
export type UserCardsAnswer = z.infer<typeof userCardsAnswer>;

/** GET /api/card-sets. */
export const cardSet = z.object({
  id: z.string(),
  name: z.string(),
  series: z.string(),
  printedTotal: z.number().int(),
  total: z.number().int(),
  isActive: z.boolean(),
  /** Names what an admin's edit can change, as it is now. */
  revision: z.string(),
  /** The set's short code in deck lists, such as 'BS'. */
  code: z.string().optional(),
  releaseDate: z.string().optional(),
  description: z.string().optional(),
  artworkUrl: z.string().optional(),
});
export type CardSetJson = z.infer<typeof cardSet>;
export const cardSetsAnswer = z.array(cardSet);

/** GET /api/cards: every card, by set and number; with `?setId=…` those of one set. */
export const cardsAnswer = z.array(cardJson);

/**
 * GET /api/cards/search?text=…: the cards that have it in their name or number, those whose name it is first, then those whose
 * name begins with it.
 */
export const cardSearchQuery = z.object({
  text: typedText.pipe(z.string().min(2).max(60)),
  setId: catalogueId.optional(),
  limit: z.coerce.number().int().min(1).max(MOST_FOUND).default(60),
});
export const cardSearchAnswer = z.object({
  /** How many there are, these among them. */
  total: z.number().int().nonnegative(),
  cards: z.array(cardJson).max(MOST_FOUND),
});
export type CardSearchAnswer = z.infer<typeof cardSearchAnswer>;
