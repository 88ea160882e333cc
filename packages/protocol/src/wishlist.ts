/** The wishlist: the cards that a wallet looks for. */
import { z } from 'zod';
import { cardJson } from './card.ts';

/** GET /users/{wallet}/wishlist: the last wish first. PUT and DELETE of …/{cardId} put one on it and take it off. */
export const wishlistAnswer = z.object({ cards: z.array(cardJson) });
export type WishlistAnswer = z.infer<typeof wishlistAnswer>;
