/** The door of `cardText`: what other features may use. */

export { cardPlays } from './cardText.ts';
export { importFigures, type SetFigures } from './coverage.ts';
export { officialCards } from './officialCards.ts';
export { registerCardText } from './register.ts';
export { type CardTexts, readTexts, writeTexts } from './store.ts';
export { cardTextReadings, cardTexts, SHIPPED } from './tables.ts';
export { type CompilerNow, compilerOfServer } from './version.ts';
