/** The parts of `deck` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

export const DeckStatsDialog = lazily(() => import('./stats/DeckStatsDialog.tsx'));
