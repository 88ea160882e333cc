/** The door of `shipped`: what other features may use. */
export { loadShippedSets } from './load.ts';
export { SHIPPED_SETS_DIR, setsIn, shippedFigures } from './setFiles.ts';
