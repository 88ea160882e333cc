/** A discard pile, looked through: the newest card first, each of which can be read. */
import type { CardNo } from '@pokesol/engine';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Card } from '../../../../card/index.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { cardCountText } from '../../../board/spoken.ts';
import './discard.css';

type DiscardDialogProps = {
  title: string;
  cards: readonly CardNo[];
  look: CardLookup;
  onRead: (card: CardNo) => void;
  onClose: () => void;
};

export default function DiscardDialog({ title, cards, look, onRead, onClose }: DiscardDialogProps) {
  return (
    <Dialog title={title} description={cardCountText(cards.length)} onClose={onClose} wide>
      <ul className="discarded" aria-label="Newest first">
        {cards.toReversed().map((card) => {
          const drawn = look(card);
          if (drawn === undefined) return null;
          return (
            <li key={card}>
              <button
                type="button"
                className="discarded-card"
                aria-label={`Read ${drawn.name}`}
                onClick={() => onRead(card)}
              >
                <span aria-hidden="true">
                  <Card card={drawn} />
                </span>
                <span className="discarded-name" aria-hidden="true">
                  {drawn.name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
