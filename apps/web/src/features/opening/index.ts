/** The door of `opening`: what other features may use. */
export type { Another } from './OpeningButtons.tsx';
export type { GivenPack, OpeningRequest } from './openedPack.ts';
