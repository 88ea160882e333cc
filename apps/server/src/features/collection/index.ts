/** The door of `collection`: what other features may use. */

export { addToCollection, addToCollectionSql, countedLines, ownedCopies } from './collection.ts';
export { registerCollection } from './routes.ts';
export { userCards } from './tables.ts';
