/** The door of `collection`: what other features may use. */
export { type SetOption, setOptions } from './completion.ts';
export { type CollectionEntry, entriesOf } from './entries.ts';
export { filterEntries } from './filters.ts';
export { collectionKey, useCardSets, useCollection } from './queries.ts';
