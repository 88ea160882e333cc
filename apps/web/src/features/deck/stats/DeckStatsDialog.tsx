/** A deck's statistics in a window of their own. */
import type { DeckFormat } from '@pokesol/decks';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BuilderLine } from '../facts.ts';
import DeckStatsPanel from './DeckStatsPanel.tsx';

type DeckStatsDialogProps = {
  title: string;
  lines: readonly BuilderLine[];
  /** The rules that are looked at first. */
  format?: DeckFormat | undefined;
  onClose: () => void;
};

export default function DeckStatsDialog({ title, lines, format, onClose }: DeckStatsDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} wide>
      <DeckStatsPanel lines={lines} format={format} />
    </Dialog>
  );
}
