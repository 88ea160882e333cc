/** The door of `campaign`: what other features may use. */
export { challenge, trainerDeck } from './challenge.ts';
export { counterChecks, wrongCounters, compareCounters } from './counters.ts';
export { onCampaignEnd, causeOf } from './pay.ts';
export { campaignRoutes } from './routes.ts';
export { pointEntries } from './tables.ts';
export { pointsOf } from './points.ts';
