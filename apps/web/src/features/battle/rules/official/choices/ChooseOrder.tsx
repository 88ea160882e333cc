/** «Put in order»: cards on top of a deck, the first on top. */
import type { CardNo } from '@pokesol/engine';
import { useState } from 'react';
import { OrderList } from '../../../choices/OrderList.tsx';
import { ChoiceBody } from './ChoiceBody.tsx';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import type { OfficialChoiceScreenProps } from './screenProps.ts';
import { kindOfCard } from './tiles.ts';

export function ChooseOrder(props: OfficialChoiceScreenProps<'order'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const rest = choice.cards.filter((card) => !choice.picked.includes(card));
  const [order, setOrder] = useState<readonly CardNo[]>([...choice.picked, ...rest]);
  const isTheirs = asked.step?.do === 'orderTop' && (asked.step.whose === 'opponent') !== asked.isTheirs;
  const [first] = order;
  return (
    <>
      <ChoiceBody>
        <OrderList
          order={order}
          onOrder={setOrder}
          look={look}
          label="Top of the deck, the first card on top"
          detailOf={(card) => {
            const drawn = look(card);
            return drawn === undefined
              ? ''
              : [kindOfCard(view, card), drawn.hp && `${drawn.hp} HP`].filter(Boolean).join(' · ');
          }}
        />
      </ChoiceBody>
      <ChoiceFoot
        note={`Card 1 is drawn next${isTheirs ? ', by your opponent' : ''}.`}
        answer="This order"
        hint={first === undefined ? undefined : `${look(first)?.name ?? 'a card'} first`}
        isBusy={isBusy}
        onAnswer={() => onAnswer(order)}
        onPutAside={onPutAside}
      />
    </>
  );
}
