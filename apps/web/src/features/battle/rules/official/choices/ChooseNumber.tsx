/** «How many?»: one less, one more, or the number itself. */
import { useState } from 'react';
import { ChoiceBody } from '../../../choices/ChoiceBody.tsx';
import { ChoiceFoot } from '../../../choices/ChoiceFoot.tsx';
import { numberAnswer } from './numberText.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

/** More would not fit into a row on a phone. */
const MOST_BUTTONS = 11;

export function ChooseNumber(props: OfficialChoiceScreenProps<'number'>) {
  const { choice, asked, isBusy, onAnswer, onPutAside } = props;
  const { min, max } = choice;
  const [chosen, setChosen] = useState(max);
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return (
    <>
      <ChoiceBody>
        <div className="choice-number-row">
          <Step text="−" name="One less" isOff={chosen <= min} onPress={() => setChosen(chosen - 1)} />
          <output className="choice-chosen-number">{chosen}</output>
          <Step text="+" name="One more" isOff={chosen >= max} onPress={() => setChosen(chosen + 1)} />
          <span className="choice-detail">
            from {min} to {max}
          </span>
        </div>
        {numbers.length <= MOST_BUTTONS && (
          <ul className="choice-chips" data-tab-stop="options" aria-label="Numbers to choose from">
            {numbers.map((number) => (
              <li key={number}>
                <button
                  type="button"
                  className="choice-chip choice-chip-number"
                  aria-pressed={number === chosen}
                  onClick={() => setChosen(number)}
                >
                  {number}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ChoiceBody>
      <ChoiceFoot
        answer={numberAnswer(choice, asked, chosen)}
        isBusy={isBusy}
        onAnswer={() => onAnswer(chosen)}
        onPutAside={onPutAside}
      />
    </>
  );
}

type StepProps = { text: string; name: string; isOff: boolean; onPress: () => void };

/** Stays in reach at its end, so that the focus does not fall off. */
const Step = ({ text, name, isOff, onPress }: StepProps) => (
  <button
    type="button"
    className="choice-step"
    aria-label={name}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
  >
    {text}
  </button>
);
