/** A deck's statistics in a window of their own. */
import { Dialog } from '../../ui/Dialog.tsx';
import type { BuilderLine } from '../deck/facts.ts';
import DeckStatsPanel from './DeckStatsPanel.tsx';

type DeckStatsDialogProps = { title: string; lines: readonly BuilderLine[]; onClose: () => void };

export default function DeckStatsDialog({ title, lines, onClose }: DeckStatsDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} wide>
      <DeckStatsPanel lines={lines} />
    </Dialog>
  );
}
