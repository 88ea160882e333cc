/** The door of `cardText`: what other features may use. */

export { cardPlays } from './cardText.ts';
export { type ImportFigures, importFiguresOfServer, type SetFigures } from './coverage.ts';
export { officialCards } from './officialCards.ts';
export { registerCardText } from './register.ts';
export { type CardTexts, readTexts, writeTexts } from './store.ts';
export { cardTextReadings, cardTexts, SHIPPED } from './tables.ts';
export { type CompilerNow, compilerOfServer } from './version.ts';
