/** «Choose cards» of a pile, of what is in play, or of Prizes that lie face down. */
import { factsIn } from '../../../board/cardLook.ts';
import { ChooseFromPile } from '../../../choices/ChooseFromPile.tsx';
import { tilesOf } from '../../../choices/tiles.ts';
import { kindNames } from '../board/look.ts';
import { ChooseInPlay } from './ChooseInPlay.tsx';
import { ChoosePrizes } from './ChoosePrizes.tsx';
import { cardsNote, fateOfCards, unfitReason } from './cardsText.ts';
import { rivalOf } from './rivals.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseCards(props: OfficialChoiceScreenProps<'cards'>) {
  const { from, purpose } = props.choice;
  if (from === 'inPlay') return <ChooseInPlay {...props} />;
  // A player who may look at them is asked for that; any other sees their backs.
  if (from === 'prizes' && purpose !== 'look') return <ChoosePrizes {...props} />;
  return <ChoosePile {...props} />;
}

function ChoosePile(props: OfficialChoiceScreenProps<'cards'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const { min, max, picked, from } = choice;
  const { verb, nothing } = fateOfCards(choice, asked);
  return (
    <ChooseFromPile
      tiles={tilesOf(choice, (card) => view.cards[card] ?? String(card), look)}
      min={min}
      max={max}
      first={picked}
      look={look}
      kindOf={(card) => kindNames(factsIn(view, card))[0]}
      verb={verb}
      nothing={nothing}
      isShown={max === 0 && choice.purpose === 'look'}
      reasonOf={({ card, isOffered }, chosen) => {
        if (!isOffered) return unfitReason(asked);
        const rival = rivalOf(choice, card, chosen);
        return rival === undefined ? undefined : `like ${look(rival)?.name}`;
      }}
      note={cardsNote(choice, asked)}
      answersAtOnce={from === 'deck' || from === 'discard'}
      isBusy={isBusy}
      onAnswer={onAnswer}
      onPutAside={onPutAside}
    />
  );
}
