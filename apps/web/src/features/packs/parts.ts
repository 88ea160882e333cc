/** The parts of `packs` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

export const OddsDialog = lazily(() => import('./odds/OddsDialog.tsx'));
export const PackOddsRows = lazily(() => import('./odds/PackOddsRows.tsx'));
export const ProofMark = lazily(() => import('./proof/ProofMark.tsx'));
export const VerifyPack = lazily(() => import('./proof/VerifyPack.tsx'));
