/**
 * `npm run catalogue -- DIR…`: makes the files of the shipped sets from folders of public card data; `--decks DIR` makes the list of
 * theme decks; without a folder it says what is shipped.
 */
import { parseArgs } from 'node:util';
import { shippedSetsFrom, writeSetFiles } from './features/imports/writeSetFiles.ts';
import { themeDecksFrom, writeThemeDecks } from './features/imports/writeThemeDecks.ts';
import { SHIPPED_SETS_DIR, setsIn, shippedFigures } from './features/shipped/setFiles.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { decks: { type: 'string' } } });
if (positionals.length > 0) writeSetFiles(SHIPPED_SETS_DIR, await shippedSetsFrom(positionals));
const sets = await setsIn(SHIPPED_SETS_DIR);
if (values.decks !== undefined) {
  const { found, decks } = await themeDecksFrom(values.decks, sets);
  writeThemeDecks(decks);
  console.log(`${decks.length} of ${found} theme decks are made of shipped cards`);
}
console.log(shippedFigures(sets));
