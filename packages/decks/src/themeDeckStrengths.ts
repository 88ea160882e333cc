/** How strong theme decks are in the printed game, one against another: measured by `npm run tool -- strengths`. */
import { THEME_DECK_STRENGTH_LINES } from './themeDeckStrengthLines.ts';

export type ThemeDeckStrength = {
  readonly id: string;
  /** In Elo points; the mean of all is 1000. */
  readonly rating: number;
  readonly battles: number;
};

/** One deck as its line in the file of lines. */
export const themeDeckStrengthLine = ({ id, rating, battles }: ThemeDeckStrength): string =>
  `${id} ${rating} ${battles}`;

function readLine(line: string): ThemeDeckStrength {
  const [id, rating, battles] = line.split(' ');
  if (id === undefined || battles === undefined) throw new RangeError(`«${line}» is no strength`);
  return { id, rating: Number(rating), battles: Number(battles) };
}

/** In the order of the ids; of decks that play nearly whole. */
export const THEME_DECK_STRENGTHS: readonly ThemeDeckStrength[] = THEME_DECK_STRENGTH_LINES.trim()
  .split('\n')
  .map(readLine);
