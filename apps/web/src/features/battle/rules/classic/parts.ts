/** What of the Classic rules loads when another feature first shows it. */
import { lazily } from '../../../../platform/lazily.tsx';

/** What happened in a battle whose record is there. */
export const ClassicRecordStory = lazily(async () => ({
  default: (await import('./ending/StoryPanel.tsx')).ClassicStory,
}));
