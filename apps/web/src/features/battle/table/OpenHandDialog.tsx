/** The AI's hand in practice that opens it: its cards by name, with their pictures where the catalogue has brought them. */
import type { CardJson, OpenHandCard } from '@pokesol/protocol';
import { useQueries } from '@tanstack/react-query';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Card } from '../../card/index.ts';
import { setIdOf } from '../board/cardLook.ts';
import './openHand.css';

type OpenHandDialogProps = { name: string; cards: readonly OpenHandCard[]; onClose: () => void };

export default function OpenHandDialog({ name, cards, onClose }: OpenHandDialogProps) {
  const sets = [...new Set(cards.map(({ id }) => setIdOf(id)))].sort();
  const known = useQueries({
    queries: sets.map((setId) => ({ queryKey: [`/api/cards?setId=${encodeURIComponent(setId)}`] })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) => (data as CardJson[] | undefined) ?? []).map((card) => [card.id, card]),
      ),
  });
  return (
    <Dialog title={`Hand of ${name}`} onClose={onClose}>
      {cards.length === 0 ? (
        <p>No cards in hand.</p>
      ) : (
        <ul className="open-hand">
          {cards.map(({ id, name: card }, place) => {
            const drawn = known.get(id);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
              <li key={place}>
                {drawn === undefined ? <span className="open-hand-name">{card}</span> : <Card card={drawn} />}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
