/** For the sources that are TypeScript. */
export const BUILD_TARGET: string[];
export const OLDEST_IN_WORDS: string;
