/**
 * `npm run tool -- catalogue DIR…`: makes the files of the shipped sets from folders of public card data; `--decks DIR` makes the list of
 * theme decks; `--formats` writes again which cards are reprints of each other, and which formats take the theme decks; without any of
 * them it says what is shipped.
 */
import { parseArgs } from 'node:util';
import { shippedSetsFrom, writeReprints, writeSetFiles } from './features/imports/index.ts';
import { SHIPPED_SETS_DIR, setsIn, shippedFigures } from './features/shipped/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { decks: { type: 'string' }, formats: { type: 'boolean' } },
});
if (positionals.length > 0) writeSetFiles(SHIPPED_SETS_DIR, await shippedSetsFrom(positionals));
const sets = await setsIn(SHIPPED_SETS_DIR);
if (positionals.length > 0 || values.formats === true) writeReprints(sets);
// The formats read the list that was just written.
const { themeDecksFrom, themeDecksInFormats, writeThemeDecks } = await import(
  './features/imports/writeThemeDecks.ts'
);
if (positionals.length > 0 || values.formats === true) writeThemeDecks(themeDecksInFormats(sets));
if (values.decks !== undefined) {
  const { found, decks } = await themeDecksFrom(values.decks, sets);
  writeThemeDecks(decks);
  console.log(`${decks.length} of ${found} theme decks are made of shipped cards`);
}
console.log(shippedFigures(sets));
