/** The door of `opening`: what other features may use. */
export { lastPack, useLastPack } from './lastPack.ts';
export type { Another } from './OpeningButtons.tsx';
export { default as OpeningDialog } from './OpeningDialog.tsx';
export type { GivenPack, OpeningRequest } from './openedPack.ts';
