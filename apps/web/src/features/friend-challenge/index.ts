/** The door of `friend-challenge`: what other features may use. */
export { OpenNotice } from './OpenNotice.tsx';
export { useMakeChallenge } from './useMakeChallenge.ts';
