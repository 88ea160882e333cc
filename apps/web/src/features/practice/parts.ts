/** What of `practice` loads when another feature first shows it. */
import { lazily } from '../../platform/lazily.tsx';

export const ThemeDecksDialog = lazily(() => import('./ThemeDecksDialog.tsx'));
