/** What of `packs` loads when another feature first shows it. */
import { lazily } from '../../platform/lazily.tsx';

export const OddsDialog = lazily(() => import('./odds/OddsDialog.tsx'));
export const VerifyPack = lazily(() => import('./proof/VerifyPack.tsx'));
