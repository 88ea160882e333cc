/** The door of `cardText`: what other features may use. */

export { cardPlays } from './cardText.ts';
export { figuresOf, type SetFigures, setFigures } from './coverage.ts';
export { officialCards } from './officialCards.ts';
export { rereading } from './readAgain.ts';
export { cardTextRoutes } from './routes.ts';
export { type CardTexts, readTexts, writeTexts } from './store.ts';
export { cardTextReadings, cardTexts, SHIPPED } from './tables.ts';
export { type CompilerNow, compilerOfServer, GRAMMAR } from './version.ts';
