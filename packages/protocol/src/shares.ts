/** Links to decks and binders, and what they show to anybody. */
import { z } from 'zod';
import { cardJson } from './card.ts';
import { moment } from './primitives.ts';

/** A link that its owner switched on: `/shared/{id}`. */
export const shareJson = z.object({
  id: z.uuid(),
  kind: z.enum(['deck', 'binder']),
  deckId: z.uuid().optional(),
  createdAt: moment,
});
export type ShareJson = z.infer<typeof shareJson>;
export const sharesAnswer = z.array(shareJson);

/** POST /users/{wallet}/shares: without a deck it is the binder; what has a link already keeps it. */
export const shareRequest = z.object({ deckId: z.uuid().optional() });
export type ShareRequest = z.infer<typeof shareRequest>;

const sharedCards = z.array(z.object({ quantity: z.number().int().positive(), card: cardJson }));

/** GET /shared/{id}: nothing of the wallet behind it. */
export const sharedAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deck'), name: z.string(), description: z.string(), cards: sharedCards }),
  z.object({ kind: z.literal('binder'), cards: sharedCards }),
]);
export type SharedAnswer = z.infer<typeof sharedAnswer>;
