/** What of `deck-text` loads when another feature first shows it. */
import { lazily } from '../../platform/lazily.tsx';

export const DeckTextDialog = lazily(() => import('./DeckTextDialog.tsx'));
