/** `npm run catalogue -- DIR…`: makes the files of the shipped sets from folders of public card data; without a folder it says what is shipped. */

import { shippedSetsFrom, writeSetFiles } from './features/imports/writeSetFiles.ts';
import { SHIPPED_SETS_DIR, setsIn, shippedFigures } from './features/shipped/setFiles.ts';

const folders = process.argv.slice(2);
if (folders.length > 0) writeSetFiles(SHIPPED_SETS_DIR, await shippedSetsFrom(folders));
console.log(shippedFigures(await setsIn(SHIPPED_SETS_DIR)));
