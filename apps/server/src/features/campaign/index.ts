/** The door of `campaign`: what other features may use. */
export { compareCounters, wrongCounters } from './counters.ts';
export { causeOf } from './pay.ts';
export { pointsOf } from './points.ts';
export { campaignOf, registerCampaign } from './register.ts';
export { pointEntries } from './tables.ts';
