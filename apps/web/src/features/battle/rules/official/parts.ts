/** What of the printed game loads when another feature first shows it: its rules come along. */
import { lazily } from '../../../../platform/lazily.tsx';

export const OfficialBattle = lazily(() => import('./OfficialBattle.tsx'));

/** What happened in a battle whose record is there. */
export const OfficialRecordStory = lazily(async () => ({
  default: (await import('./ending/PrizeStory.tsx')).OfficialStory,
}));
