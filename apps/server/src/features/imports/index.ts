/** The door of `imports`: what other features may use. */
export { registerImports } from './register.ts';
export { CatalogueError, type CatalogueSource } from './source.ts';
export { type CatalogueOptions, cataloguesFrom } from './sources.ts';
export { writeReprints } from './writeReprints.ts';
export { shippedSetsFrom, writeSetFiles } from './writeSetFiles.ts';
