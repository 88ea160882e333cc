/** Decks: a wallet's lists of sixty cards, and whether they are legal. */
import { z } from 'zod';
import { cardJson } from './card.ts';
import {
  DECK_DESCRIPTION_LENGTH,
  DECK_LINES,
  DECK_NAME_LENGTH,
  DECK_NOTE_LENGTH,
  KEY_CARDS,
  LISTED_ERRORS,
} from './constants.ts';
import { catalogueId, moment, uprightText } from './primitives.ts';

const cardId = catalogueId;
/** Copies of one card; 60 basic energies fill a deck. */
const quantity = z.number().int('must be a whole number').min(1).max(60);

export const deckLine = z.object({ cardId, quantity });
export type DeckLineJson = z.infer<typeof deckLine>;

export const deckLines = z
  .array(deckLine)
  .max(DECK_LINES, `A deck holds at most ${DECK_LINES} different cards`)
  .refine(
    (list) => new Set(list.map((line) => line.cardId)).size === list.length,
    'A card stands on two lines',
  );

/** What a person typed: any text that a database and every browser can hold, and that reads as it is written. */
const typedText = (most: number) =>
  uprightText
    .max(most)
    .refine(
      (text) => !text.includes('\0') && !/\p{Cs}/u.test(text),
      'holds characters that cannot be stored',
    );

/**
 * POST and PUT of a deck. `cards` replaces the whole list; without it the list stays. `version` is the one the
 * page last saw: if the deck has changed since, nothing is saved (409).
 */
export const deckRequest = z.object({
  name: typedText(DECK_NAME_LENGTH).trim().min(1, 'A deck needs a name'),
  description: typedText(DECK_DESCRIPTION_LENGTH).optional(),
  /** Lines of a pasted list that name no card of this game, as they were pasted. */
  note: typedText(DECK_NOTE_LENGTH).optional(),
  /** POST: the id that the page chose, so that a lost answer can be asked for again without a second deck. */
  id: z.uuid().optional(),
  cards: deckLines.optional(),
  version: z.number().int().positive().optional(),
});
export type DeckRequest = z.infer<typeof deckRequest>;

/** POST /decks/{deckId}/cards: this card stands in the deck this often, however often it is said; 0 takes it out. */
export const deckCardRequest = z.object({
  cardId,
  quantity: z.number().int('must be a whole number').min(0).max(60),
});

export const deckCountsJson = z.object({
  totalCards: z.number().int(),
  pokemonCount: z.number().int(),
  trainerCount: z.number().int(),
  energyCount: z.number().int(),
});

/** Whether practice takes a deck, for which no card need be owned. */
const isForPractice = z.boolean();
/** Whether battles of the official rules take a deck, and the rules of theirs that it breaks. */
const officialVerdict = z.object({ isLegal: z.boolean(), isForPractice, errors: z.array(z.string()) });

export const deck = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  note: z.string(),
  version: z.number().int().positive(),
  isValid: z.boolean(),
  isForPractice,
  /** The rules of Classic that it breaks, as sentences. */
  errors: z.array(z.string()),
  official: officialVerdict,
  /** The formats that its cards are legal in, owned or not; servers before this field leave it out. */
  formats: z.array(z.string()).optional(),
  ...deckCountsJson.shape,
  /** Copies of it that its wallet owns, basic energies with them. */
  ownedCards: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
  cards: z.array(z.object({ cardId, quantity: z.number().int(), card: cardJson })),
});
export type DeckJson = z.infer<typeof deck>;

const typeCounts = z.array(z.object({ type: z.string(), count: z.number().int() }));

/** A deck in a list: what it is, without its cards. */
export const deckSummary = deck.omit({ cards: true }).extend({
  /** The first {@link LISTED_ERRORS} of them. */
  errors: z.array(z.string()).max(LISTED_ERRORS),
  errorCount: z.number().int(),
  official: officialVerdict.extend({
    /** The first {@link LISTED_ERRORS} of them. */
    errors: z.array(z.string()).max(LISTED_ERRORS),
    errorCount: z.number().int(),
    /** Names of cards that do not play all that is printed on them; the first {@link LISTED_ERRORS}. */
    unread: z.array(z.string()).max(LISTED_ERRORS),
    unreadCount: z.number().int(),
  }),
  /** Copies that Classic battles let do nothing: evolutions, and trainers whose effect is unknown. */
  idleCount: z.number().int(),
  /** The best of its cards, of different names. */
  keyCards: z.array(cardJson).max(KEY_CARDS),
  /** Copies of its Pokémon by type. */
  pokemonTypes: typeCounts,
  /** Copies of its basic energies by what they give. */
  energyTypes: typeCounts,
});
export type DeckSummaryJson = z.infer<typeof deckSummary>;
export const decksAnswer = z.array(deckSummary);

/** GET /users/{wallet}/cards/{cardId}/decks: every deck of the wallet, the one saved last first, and the card's copies in it. */
export const cardDecksAnswer = z.array(
  deck.pick({ id: true, name: true, totalCards: true }).extend({ copies: z.number().int().min(0) }),
);
export type CardDecksAnswer = z.infer<typeof cardDecksAnswer>;

/** By the rules of Classic, and beside them by the official ones. */
export const deckValidation = z.object({
  isValid: z.boolean(),
  isForPractice,
  errors: z.array(z.string()),
  official: officialVerdict,
  stats: deckCountsJson,
});
export type DeckValidationJson = z.infer<typeof deckValidation>;
