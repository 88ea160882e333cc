/** The letters that Press Start 2P draws too full to be read at the sizes of a screen, drawn anew in the same pixels. */
import { pixelFont } from './pixelFont.mjs';

export const PIXEL_LETTERS_FILE = new URL('../../apps/web/src/styles/pixelLetters.ttf', import.meta.url);

/** The middle stroke of both goes half as high as theirs: an open top, where theirs reads as an H. */
const LETTERS = {
  W: ['##...##', '##...##', '##...##', '##.#.##', '#######', '###.###', '##...##'],
  w: ['.......', '.......', '##...##', '##...##', '##.#.##', '#######', '.##.##.'],
};

export const pixelLetters = () => pixelFont('PokeSol Pixel Letters', LETTERS);
