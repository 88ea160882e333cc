/** Whose a side of the table is, as it is said there: «Your» and «Opponent's»; in a replay, where the reader plays neither, by name. */
import { createContext, use } from 'react';

/** «Your», «Opponent's», «Robin's». */
export type Whose = (isOwn: boolean) => string;

const whoseOfPlayer: Whose = (isOwn) => (isOwn ? 'Your' : "Opponent's");

const WhoseContext = createContext<Whose>(whoseOfPlayer);

export const useWhose = (): Whose => use(WhoseContext);

/** The same within a sentence: «cards in your hand». */
export const inSentence = (whose: string): string => (whose === 'Your' ? 'your' : whose);

/** Everything inside goes by names. */
export const ByName = WhoseContext.Provider;

/** `lower`: of the side whose hand lies open. */
export const whoseByName =
  (lower: string, upper: string): Whose =>
  (isOwn) =>
    `${isOwn ? lower : upper}'s`;
