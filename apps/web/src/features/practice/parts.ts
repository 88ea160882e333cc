/** The parts of `practice` that load when another feature first shows them. */
import { lazily } from '../../platform/lazily.tsx';

export const ThemeDecksDialog = lazily(() => import('./ThemeDecksDialog.tsx'));
