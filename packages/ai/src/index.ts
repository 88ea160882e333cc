/** What the AIs of both rule sets share: names, personalities, and how long a turn may become. */
export { ACTION_LIMIT, NOTICES, type Notice } from './limit.ts';
export { firstName, opponentName, TIERS } from './opponentName.ts';
export { NEUTRAL, type Personality } from './personality.ts';
export { pickOne } from './pick.ts';
