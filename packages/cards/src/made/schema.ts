/** The one schema of a card's JSON as people write it, and what is said of wrong input. With zod: not for every page. */
export { inputMessage } from './inputMessage.ts';
export { type CardForm, cardForm, type MadeCard, madeCard } from './madeCard.ts';
