/** «Put in order»: cards on top of a deck, the first on top. */
import type { CardNo } from '@pokesol/engine';
import { useState } from 'react';
import type { CardLookup } from '../board/cardLook.ts';
import { ChoiceBody } from './ChoiceBody.tsx';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { OrderList } from './OrderList.tsx';

type ChooseOrderProps = {
  /** As they lie now. */
  first: readonly CardNo[];
  look: CardLookup;
  /** «Stage 1», «Supporter». */
  kindOf: (card: CardNo) => string;
  note: string;
  isBusy: boolean;
  onAnswer: (order: readonly CardNo[]) => void;
  onPutAside: () => void;
};

export function ChooseOrder({ first, look, kindOf, note, isBusy, onAnswer, onPutAside }: ChooseOrderProps) {
  const [order, setOrder] = useState(first);
  const [top] = order;
  return (
    <>
      <ChoiceBody>
        <OrderList
          order={order}
          onOrder={setOrder}
          look={look}
          label="Top of the deck, the first card on top"
          detailOf={(card) => {
            const hp = look(card)?.hp;
            return [kindOf(card), hp && `${hp} HP`].filter(Boolean).join(' · ');
          }}
        />
      </ChoiceBody>
      <ChoiceFoot
        note={note}
        answer="This order"
        hint={top === undefined ? undefined : `${look(top)?.name ?? 'a card'} first`}
        isBusy={isBusy}
        onAnswer={() => onAnswer(order)}
        onPutAside={onPutAside}
      />
    </>
  );
}
