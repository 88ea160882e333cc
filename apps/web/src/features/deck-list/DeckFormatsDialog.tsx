/** Which formats take a deck's cards, and why others do not. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type BuilderLine, FormatVerdicts } from '../deck/index.ts';

type DeckFormatsDialogProps = { title: string; lines: readonly BuilderLine[]; onClose: () => void };

export default function DeckFormatsDialog({ title, lines, onClose }: DeckFormatsDialogProps) {
  return (
    <Dialog
      title={title}
      description="Classic and Official take all cards. The others take some of them."
      onClose={onClose}
    >
      <FormatVerdicts lines={lines} />
      <Button onClick={onClose}>Back to the decks</Button>
    </Dialog>
  );
}
