/** How far cards play by the text printed on them: of one card, of all, and for admins of each set. */
import { z } from 'zod';
import { EXPLAINED_KINDS, MAX_EXPLAINED_TEXT, PLAYS, TEXT_KINDS, UNREAD_REASONS } from './constants.ts';
import { catalogueId } from './primitives.ts';

/** A part of a printed text, in signs from its beginning; `words` is what stands there. */
const span = z.object({ from: z.number().int(), to: z.number().int(), words: z.string() });

export const cardTextLine = z.object({
  kind: z.enum(TEXT_KINDS),
  /** Of the attack or the ability; that of the card for the texts of trainers and energies. */
  name: z.string(),
  /** As printed; `''` of an attack that is a number and nothing else. Absent where the sentence is missing here. */
  printed: z.string().optional(),
  /** What the rules play, as a sentence; `''` where there is nothing but the number. Absent where the text is not read. */
  meaning: z.string().optional(),
  /** Where reading stopped, and why; only where the text is there and is not read. */
  unread: span.extend({ why: z.enum(UNREAD_REASONS) }).optional(),
});
export type CardTextLine = z.infer<typeof cardTextLine>;

/** GET /api/cards/{id}/text */
export const cardTextAnswer = z.object({
  cardId: catalogueId,
  plays: z.enum(PLAYS),
  lines: z.array(cardTextLine),
});
export type CardTextAnswer = z.infer<typeof cardTextAnswer>;

/** GET /api/card-plays: the ids of all cards that do not play in full. */
export const cardPlaysAnswer = z.object({ part: z.array(catalogueId), none: z.array(catalogueId) });
export type CardPlaysAnswer = z.infer<typeof cardPlaysAnswer>;

const textCount = z.object({ texts: z.number().int(), read: z.number().int() });
/** How much of a set's cards is read. Attacks without a text are among the texts and the read. */
export const cardTextFigures = z.object({
  cards: z.number().int(),
  inFull: z.number().int(),
  attack: textCount,
  ability: textCount,
  trainer: textCount,
  energy: textCount,
});
export type CardTextFigures = z.infer<typeof cardTextFigures>;

/** GET /api/admin/card-texts */
export const cardTextsAnswer = z.object({
  /** Sets that have cards, the oldest first. `withoutText`: so many of the texts that are not read are not stored at all. */
  sets: z.array(cardTextFigures.extend({ id: catalogueId, name: z.string(), withoutText: z.number().int() })),
  /** The most frequent first, numbers as `#`; the first hundred. */
  unread: z.array(
    z.object({
      words: z.string(),
      why: z.enum(UNREAD_REASONS),
      texts: z.number().int(),
      /** So many cards would play in full if this alone were read. */
      unlocks: z.number().int(),
    }),
  ),
  /** Names of the sets of which every card plays in full. */
  inFull: z.array(z.string()),
  /** Stored cards that are being read again: so many of all; absent when all are as this server's compiler reads them. */
  reading: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
});
export type CardTextsAnswer = z.infer<typeof cardTextsAnswer>;

/** GET /api/admin/card-texts/explained */
export const explainedQuery = z.object({
  kind: z.enum(EXPLAINED_KINDS),
  text: z.string().trim().min(1).max(MAX_EXPLAINED_TEXT),
  /** The number beside an attack, as printed: `30+`. */
  damage: z.string().trim().max(5).default(''),
  /** Of the card, which its text may speak of. */
  name: z.string().trim().max(60).default(''),
});
export type ExplainedQuery = z.infer<typeof explainedQuery>;

/** Of each text that stands on such a card; `lines` are the rules that read it, or why it is refused, indented by depth. */
export const explainedAnswer = z.object({
  texts: z.array(z.object({ isRead: z.boolean(), lines: z.array(z.string()) })),
});
export type ExplainedAnswer = z.infer<typeof explainedAnswer>;
