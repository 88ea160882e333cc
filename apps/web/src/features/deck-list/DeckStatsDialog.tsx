/** A deck's statistics in a window of their own. */
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuilderLine } from '../deck/facts.ts';
import DeckStatsPanel from '../deck-stats/DeckStatsPanel.tsx';

type DeckStatsDialogProps = { name: string; lines: readonly BuilderLine[]; onClose: () => void };

export default function DeckStatsDialog({ name, lines, onClose }: DeckStatsDialogProps) {
  return (
    <Dialog title={`${name}: statistics`} onClose={onClose} wide>
      <DeckStatsPanel lines={lines} />
    </Dialog>
  );
}
