/** «Choose a type»: signs with their names. */
import type { Type } from '@pokesol/engine';
import { TypeSign } from '../../../../card/index.ts';
import { ChoiceBody, toAnswer } from '../../../choices/ChoiceBody.tsx';
import { ChoiceFoot } from '../../../choices/ChoiceFoot.tsx';
import { lacksText } from '../../../choices/choiceText.ts';
import { usePicked } from '../../../choices/usePicked.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseType({ choice, isBusy, onAnswer, onPutAside }: OfficialChoiceScreenProps<'type'>) {
  const { picked, toggle } = usePicked<Type>(1);
  const [chosen] = picked;
  return (
    <>
      <ChoiceBody>
        <ul className="choice-chips" data-tab-stop="options" aria-label="Types to choose from">
          {choice.types.map((type) => (
            <li key={type}>
              <button
                type="button"
                className="choice-chip"
                aria-pressed={type === chosen}
                onClick={(event) => toggle(type).length === 1 && toAnswer(event)}
              >
                <TypeSign type={type} className="choice-sign" />
                {type}
              </button>
            </li>
          ))}
        </ul>
      </ChoiceBody>
      <ChoiceFoot
        answer="Choose"
        hint={chosen}
        lacks={lacksText(picked.length, 1)}
        isBusy={isBusy}
        onAnswer={() => chosen !== undefined && onAnswer(chosen)}
        onPutAside={onPutAside}
      />
    </>
  );
}
