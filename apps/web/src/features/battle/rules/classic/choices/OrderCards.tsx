/** «Put cards in order»: a list from the top of the deck down. */
import type { CardNo } from '@pokesol/engine';
import { useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { OrderList } from '../../../choices/OrderList.tsx';
import type { ChoiceScreenProps } from './screenProps.ts';

export function OrderCards({ choice, look, isBusy, onAnswer }: ChoiceScreenProps<'orderCards'>) {
  const [order, setOrder] = useState<readonly CardNo[]>(choice.cards);
  return (
    <>
      <OrderList
        order={order}
        onOrder={setOrder}
        look={look}
        label="Top of your deck, the first card on top"
      />
      <div className="choice-buttons">
        <p className="choice-count">Card 1 is drawn next.</p>
        <Button busy={isBusy} onClick={() => onAnswer(order)}>
          Confirm
        </Button>
      </div>
    </>
  );
}
