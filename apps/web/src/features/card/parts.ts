/** The parts of `card` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

/** For what must be there before a network is lost. */
export const loadCardDialog = () => import('./CardDialog.tsx');

export const CardDialog = lazily(loadCardDialog);
