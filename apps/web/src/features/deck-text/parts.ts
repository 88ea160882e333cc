/** The parts of `deck-text` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

export const DeckTextDialog = lazily(() => import('./DeckTextDialog.tsx'));
