/** The door of `campaign`: what other features may use. */
export { CampaignButtons } from './CampaignButtons.tsx';
export { CampaignEnding } from './CampaignEnding.tsx';
export { useHandOff } from './campaignHandOff.ts';
export { useOpponents } from './queries.ts';
export { isDefeated } from './standings.ts';
export { useCampaignStart } from './useCampaignStart.ts';
