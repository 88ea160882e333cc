/** The parts of the Classic rules that load when another feature first shows them. */
import { lazily } from '../../../../platform/lazily.tsx';

/** What happened in a battle whose record is there. */
export const ClassicRecordStory = lazily(async () => ({
  default: (await import('./ending/StoryPanel.tsx')).ClassicStory,
}));
