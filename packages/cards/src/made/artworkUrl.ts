/** Which addresses of a picture a card may have. */
import { textProblem } from './json.ts';

const LONGEST_URL = 2000;

/** Only what a page of ours may load, and a database keep: no `javascript:`, no spaces, no name and password. */
export const isArtworkUrl = (url: string): boolean =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(url) && textProblem(url, LONGEST_URL) === undefined;
