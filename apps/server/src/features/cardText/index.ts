/** The door of `cardText`: what other features may use. */
export { rereading } from './readAgain.ts';
export { cardTextRoutes } from './routes.ts';
export { compilerOfServer, GRAMMAR, type CompilerNow } from './version.ts';
export { officialCards } from './officialCards.ts';
export { cardPlays } from './cardText.ts';
export { figuresOf, setFigures, type SetFigures } from './coverage.ts';
export { readTexts, type CardTexts, writeTexts } from './store.ts';
export { cardTextReadings, cardTexts, SHIPPED } from './tables.ts';
