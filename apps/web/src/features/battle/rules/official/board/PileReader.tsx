/** A pile that lies open, looked through: a discard pile or a Lost Zone, from its top, copies counted together. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import { useRef } from 'react';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Art } from '../../../board/Art.tsx';
import { type CardLookup, factsIn, nameIn } from '../../../board/cardLook.ts';
import { cardCountText } from '../../../board/spoken.ts';
import { useWhose } from '../../../board/whose.ts';
import type { OfficialPile } from './boardContext.ts';
import { kindNames } from './look.ts';
import { openPile, pileName } from './openPile.ts';
import { ReaderBody } from './ReaderBody.tsx';

type PileReaderProps = { view: BattleView; look: CardLookup; pile: OfficialPile; onClose: () => void };

export default function PileReader({ view, look, pile, onClose }: PileReaderProps) {
  const whose = useWhose();
  const closing = useRef<HTMLButtonElement>(null);
  const fromTop = [...openPile(view, pile)].reverse();
  const [top] = fromTop;
  // It was emptied while it was looked through.
  if (top === undefined) return null;
  return (
    <Dialog
      title={pileName(pile, whose)}
      description={cardCountText(fromTop.length)}
      sheet="tall"
      onClose={onClose}
      onOpenFocus={(event) => {
        event.preventDefault();
        closing.current?.focus();
      }}
    >
      <ReaderBody
        view={view}
        look={look}
        card={top}
        isTitled={false}
        heading="From the top"
        lines={copies(view, fromTop).map(({ card, count }) => ({
          key: String(card),
          picture: <Art card={look(card)} className="row-art" />,
          title: count === 1 ? nameIn(view, card) : `${count} × ${nameIn(view, card)}`,
          detail: kindNames(factsIn(view, card))[0],
          card,
        }))}
      />
      <div className="reader-foot">
        <button ref={closing} type="button" className="reader-close" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

/** Each printing once, where the first of it lies. */
function copies(view: BattleView, cards: readonly CardNo[]) {
  const found = new Map<string, { readonly card: CardNo; count: number }>();
  for (const card of cards) {
    const id = view.cards[card] ?? String(card);
    const before = found.get(id);
    if (before === undefined) found.set(id, { card, count: 1 });
    else before.count += 1;
  }
  return [...found.values()];
}
