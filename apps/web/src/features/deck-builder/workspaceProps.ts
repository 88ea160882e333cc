/** What the parts of the workspace share: the deck under work, the pool it is built from, and what can be done. */
import type { DeckFormat } from '@pokesol/decks';
import type { Dispatch } from 'react';
import type { DeckCardFactsOf } from '../deck/index.ts';
import type { BuilderDialog } from './BuilderDialogs.tsx';
import type { Pool } from './pool.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';

export type CardMoves = { add: (card: DeckCardFactsOf) => void; remove: (card: DeckCardFactsOf) => void };

export type WorkspaceProps = {
  bench: Workbench;
  dispatch: Dispatch<WorkbenchAction>;
  pool: Pool;
  moves: CardMoves;
  /** What the deck is for. */
  format: DeckFormat;
  onFormat: (format: DeckFormat) => void;
  onDialog: (dialog: BuilderDialog) => void;
  /** Practice, or a gauntlet, of what lies on the table. */
  onPlay: (screen: 'practice' | 'gauntlet') => void;
};
