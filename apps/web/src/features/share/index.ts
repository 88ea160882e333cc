/** The door of `share`: what other features may use. */

export { ShareDialog } from './parts.ts';
export { SharePull } from './SharePull.tsx';
