/** The door of `store`: what other features may use. */
export { loadFreePack } from './parts.ts';
