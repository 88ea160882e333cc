/** «Choose Prizes»: a tray of cards that lie face down and differ by their places alone. */
import type { CardNo } from '@pokesol/engine';
import { CardBack } from '../../../../card/index.ts';
import { ChoiceBody, toAnswer } from '../../../choices/ChoiceBody.tsx';
import { ChoiceFoot } from '../../../choices/ChoiceFoot.tsx';
import { countText, lacksText } from '../../../choices/choiceText.ts';
import { usePicked } from '../../../choices/usePicked.ts';
import { fateOfCards } from './cardsText.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChoosePrizes({
  choice,
  asked,
  isBusy,
  onAnswer,
  onPutAside,
}: OfficialChoiceScreenProps<'cards'>) {
  const { cards, min, max } = choice;
  const { picked, toggle } = usePicked<CardNo>(max, choice.picked);
  const { verb } = fateOfCards(choice, asked);
  return (
    <>
      <ChoiceBody>
        <ul className="choice-tray" data-tab-stop="prizes" aria-label="Prizes, face down">
          {cards.map((card, place) => (
            <li key={card}>
              <button
                type="button"
                className="choice-prize"
                aria-pressed={picked.includes(card)}
                aria-label={`Prize ${place + 1}, face down`}
                onClick={(event) => toggle(card).length === max && toAnswer(event)}
              >
                <CardBack className="choice-back" />
                <span className="choice-number" aria-hidden="true">
                  {place + 1}
                </span>
                {picked.includes(card) && (
                  <span className="choice-tick" aria-hidden="true">
                    ✓
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </ChoiceBody>
      <ChoiceFoot
        count={countText(picked.length, choice)}
        note={`All lie face down. Others after this: ${cards.length - picked.length}.`}
        answer={picked.length === 0 ? verb : `${verb} ${picked.length}`}
        lacks={lacksText(picked.length, min)}
        nothing={min === 0 ? 'Choose none' : undefined}
        isBusy={isBusy}
        onAnswer={() => onAnswer(picked)}
        onNothing={() => onAnswer([])}
        onPutAside={onPutAside}
      />
    </>
  );
}
