/** `npm run tool -- letters`: writes the page's font of the letters that are drawn here. */
import { writeFileSync } from 'node:fs';
import { PIXEL_LETTERS_FILE, pixelLetters } from './lib/pixelLetters.mjs';

writeFileSync(PIXEL_LETTERS_FILE, pixelLetters());
