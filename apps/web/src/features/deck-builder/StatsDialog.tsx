/** The deck's statistics in a window of their own. */
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuilderLine } from '../deck/facts.ts';
import DeckStatsPanel from '../deck-stats/DeckStatsPanel.tsx';

type StatsDialogProps = { lines: readonly BuilderLine[]; onClose: () => void };

export default function StatsDialog({ lines, onClose }: StatsDialogProps) {
  return (
    <Dialog title="Deck Statistics" onClose={onClose} wide>
      <DeckStatsPanel lines={lines} />
    </Dialog>
  );
}
