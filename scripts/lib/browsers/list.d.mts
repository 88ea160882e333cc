/** Types for importers in TypeScript. */
export const BUILD_TARGET: string[];
export const OLDEST_IN_WORDS: string;
