/** Fetches what a table loads when it is asked for: a guest's battle is played to its end without a network. */
import type { AnyRules } from '@pokesol/engine';
import { loadCardDialog } from '../../card/index.ts';

const PARTS: { readonly [R in AnyRules]: readonly (() => Promise<unknown>)[] } = {
  classic: [
    () => import('../rules/classic/play/DiscardDialog.tsx'),
    () => import('../rules/classic/ending/StoryPanel.tsx'),
  ],
  official: [
    () => import('../rules/official/board/PileReader.tsx'),
    () => import('../rules/official/board/PokemonReader.tsx'),
    () => import('../rules/official/ending/PrizeStory.tsx'),
  ],
};
const OF_EVERY_TABLE = [
  loadCardDialog,
  () => import('../table/TableMenu.tsx'),
  () => import('../table/KeysDialog.tsx'),
  () => import('../table/ConcedeDialog.tsx'),
];

/** What does not come now is asked for again when it is needed, and said there. */
export function loadAhead(rules: AnyRules): void {
  for (const load of [...PARTS[rules], ...OF_EVERY_TABLE])
    load().catch((error: unknown) => console.warn('A part of the table did not come ahead', error));
}
