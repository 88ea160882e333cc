/** The door of `deck`: what other features may use. */

export { useCardDecks, useSetDeckCard } from './cardDecks.ts';
export { formatBattles, keepFormat, useDeckFormat } from './deckFormat.ts';
export { FormatSelect } from './FormatSelect.tsx';
export { FormatSwitch } from './FormatSwitch.tsx';
export { FormatVerdicts } from './FormatVerdicts.tsx';
export {
  type BuilderLine,
  type DeckCardFactsOf,
  deckCardOf,
  linesOfCollection,
  linesOfDeck,
  linesToSend,
} from './facts.ts';
export { DeckStatsDialog } from './parts.ts';
export { type PastedList, pastedList, pastedLists, playHref } from './pastedLists.ts';
export {
  fetchDeck,
  useBasicEnergies,
  useDecks,
  useDeleteDeck,
  useSaveDeck,
  validateSavedDeck,
} from './queries.ts';
export { deckKey, decksKey, saveDeck } from './saveDeck.ts';
