/** What of `deck` loads when another feature first shows it. */
import { lazily } from '../../platform/lazily.tsx';

export const DeckStatsDialog = lazily(() => import('./stats/DeckStatsDialog.tsx'));
