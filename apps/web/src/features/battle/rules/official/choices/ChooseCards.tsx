/** «Choose cards» of a pile, of what is in play, or of Prizes that lie face down. */
import type { CardNo } from '@pokesol/engine';
import { useState } from 'react';
import { usePicked } from '../../../choices/usePicked.ts';
import { CardGrid } from './CardGrid.tsx';
import { ChoiceBody, toAnswer } from './ChoiceBody.tsx';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { ChooseInPlay } from './ChooseInPlay.tsx';
import { ChoosePrizes } from './ChoosePrizes.tsx';
import { cardsNote, countText, fateOfCards, lacksText, unfitReason } from './cardsText.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';
import { type ChoiceTile, kindOfCard, rivalOf, tilesOf } from './tiles.ts';

export function ChooseCards(props: OfficialChoiceScreenProps<'cards'>) {
  const { from, purpose } = props.choice;
  if (from === 'inPlay') return <ChooseInPlay {...props} />;
  // A player who may look at them is asked for that; any other sees their backs.
  if (from === 'prizes' && purpose !== 'look') return <ChoosePrizes {...props} />;
  return <ChooseOfPile {...props} />;
}

function ChooseOfPile(props: OfficialChoiceScreenProps<'cards'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const { min, max } = choice;
  const { picked, toggle } = usePicked<CardNo>(max, choice.picked);
  const [tiles] = useState(() => tilesOf(choice, view, look));
  const fate = fateOfCards(choice, asked);
  const nameOf = (card: CardNo | undefined) => (card === undefined ? undefined : look(card)?.name);

  function reasonOf({ card, isOffered }: ChoiceTile): string | undefined {
    if (!isOffered) return unfitReason(asked);
    const rival = rivalOf(choice, card, picked);
    return rival === undefined ? undefined : `like ${nameOf(rival)}`;
  }
  function press(card: CardNo, event: { currentTarget: Element; detail: number }) {
    if (toggle(card).length === max) toAnswer(event);
  }
  const foot = { note: cardsNote(choice, asked), isBusy, onPutAside };

  return (
    <>
      <ChoiceBody>
        <CardGrid
          tiles={tiles}
          look={look}
          kindOf={(card) => kindOfCard(view, card)}
          picked={picked}
          verb={fate.verb}
          reasonOf={reasonOf}
          isShown={max === 0 && choice.purpose === 'look'}
          onPress={press}
        />
      </ChoiceBody>
      {max === 0 ? (
        <ChoiceFoot
          {...foot}
          answer={choice.purpose === 'look' ? 'Done' : 'Take nothing'}
          hint={choice.purpose === 'look' ? 'go on' : undefined}
          onAnswer={() => onAnswer([])}
        />
      ) : (
        <ChoiceFoot
          {...foot}
          count={countText(picked.length, choice)}
          answer={picked.length === 0 ? fate.verb : `${fate.verb} ${picked.length}`}
          hint={picked.length === 1 ? nameOf(picked[0]) : undefined}
          lacks={lacksText(picked.length, min)}
          nothing={min === 0 ? (NOTHING[choice.purpose] ?? 'Take nothing') : undefined}
          onAnswer={() => onAnswer(picked)}
          onNothing={() => onAnswer([])}
        />
      )}
    </>
  );
}

const NOTHING: Readonly<Record<string, string>> = { bench: 'Place none' };
