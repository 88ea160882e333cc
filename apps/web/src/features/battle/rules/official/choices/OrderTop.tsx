/** «Put in order» the cards on top of a deck: the own one, or the opponent's. */
import { factsIn } from '../../../board/cardLook.ts';
import { ChooseOrder } from '../../../choices/ChooseOrder.tsx';
import { kindNames } from '../board/look.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function OrderTop(props: OfficialChoiceScreenProps<'order'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const rest = choice.cards.filter((card) => !choice.picked.includes(card));
  const isTheirs = asked.step?.do === 'orderTop' && (asked.step.whose === 'opponent') !== asked.isTheirs;
  return (
    <ChooseOrder
      first={[...choice.picked, ...rest]}
      look={look}
      kindOf={(card) => kindNames(factsIn(view, card))[0]}
      note={`Card 1 is drawn next${isTheirs ? ', by your opponent' : ''}.`}
      isBusy={isBusy}
      onAnswer={onAnswer}
      onPutAside={onPutAside}
    />
  );
}
