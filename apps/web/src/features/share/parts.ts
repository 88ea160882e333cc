/** What of `share` loads when another feature first shows it. */
import { lazily } from '../../platform/lazily.tsx';

export const ShareDialog = lazily(() => import('./ShareDialog.tsx'));
