/** The parts of the printed game that load when another feature first shows them, with its rules. */
import { lazily } from '../../../../platform/lazily.tsx';

export const OfficialBattle = lazily(() => import('./OfficialBattle.tsx'));

/** What happened in a battle whose record is there. */
export const OfficialRecordStory = lazily(async () => ({
  default: (await import('./ending/PrizeStory.tsx')).OfficialStory,
}));
