/** By what a card plays, asked of the database: its reading, or the facts it has here. */
import { and, eq, sql } from 'drizzle-orm';
import { cards } from '../catalogue/index.ts';
import { cardTextReadings, cardTextState, SHIPPED } from './tables.ts';

/** What an admin changes for the card to say something else than was printed on it. */
const SAID = sql.raw("array['supertype', 'subtypes', 'attacks', 'abilities']");

/** No admin has changed what it says: its sentences are the whole of it. */
export const isAsPrinted = sql<boolean>`not ${cards.edits} ?| ${SAID}`;

/** Of the readings that players see; a card has one, shipped or of its stored text. */
export const isSeen = sql`(${cardTextReadings.version} = ${SHIPPED}
  or ${cardTextReadings.version} = (select ${cardTextState.version} from ${cardTextState}))`;

/** To join a card with its reading. */
export const isOfCard = and(eq(cardTextReadings.cardId, cards.id), isSeen);
