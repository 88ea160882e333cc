/** The door of `friendChallenges`: what other features may use. */
export { registerFriendChallenges } from './routes.ts';
export { friendChallenges } from './tables.ts';
