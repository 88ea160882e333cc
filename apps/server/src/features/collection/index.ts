/** The door of `collection`: what other features may use. */
export { collectionRoutes } from './routes.ts';
export { ownedCopies, addToCollection, addToCollectionSql, countedLines } from './collection.ts';
export { userCards } from './tables.ts';
