/** A picture of cards to save or send, and no link. */
import { Dialog } from '../../ui/Dialog.tsx';
import type { PictureCard } from './picture.ts';
import { SharePicture } from './SharePicture.tsx';

type PictureDialogProps = { title: string; cards: readonly PictureCard[]; onClose: () => void };

export default function PictureDialog({ title, cards, onClose }: PictureDialogProps) {
  return (
    <Dialog title="Share a picture" onClose={onClose}>
      <SharePicture title={title} cards={cards} />
    </Dialog>
  );
}
