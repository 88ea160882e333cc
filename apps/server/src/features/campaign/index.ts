/** The door of `campaign`: what other features may use. */
export { challenge, trainerDeck } from './challenge.ts';
export { compareCounters, counterChecks, wrongCounters } from './counters.ts';
export { causeOf, onCampaignEnd } from './pay.ts';
export { pointsOf } from './points.ts';
export { campaignRoutes } from './routes.ts';
export { pointEntries } from './tables.ts';
