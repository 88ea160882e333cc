/** The door of `battle/ending`: what other features may use. */
export type { CampaignEndingOf, CampaignParts, EndedBattle, OwnEnding } from './EndOverlay.tsx';
export { StoryMissing } from './Story.tsx';
