/** The door of `friendChallenges`: what other features may use. */
export { friendChallengeRoutes } from './routes.ts';
export { friendChallenges } from './tables.ts';
