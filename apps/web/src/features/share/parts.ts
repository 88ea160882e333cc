/** The parts of `share` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

export const ShareDialog = lazily(() => import('./ShareDialog.tsx'));
