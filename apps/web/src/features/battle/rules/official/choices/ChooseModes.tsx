/** «Choose 1, or more»: the ways that a text lists, each in its words. */
import { leftText } from '@pokesol/cards/official';
import { ChooseFrom } from './ChooseFrom.tsx';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseModes(props: OfficialChoiceScreenProps<'modes'>) {
  const { choice, asked, isBusy, onAnswer, onPutAside } = props;
  const { min, max, picked } = choice;
  const { step } = asked;
  const options = choice.modes.map((mode) => {
    const steps = step?.do === 'chooseModes' ? step.modes[mode] : undefined;
    return { item: mode, name: steps === undefined ? `Way ${mode + 1}` : leftText(steps) };
  });
  return (
    <ChooseFrom
      options={options}
      label="What the card offers"
      min={min}
      max={max}
      picked={picked}
      verb="Choose"
      note={max > 1 ? 'They happen in the order printed on the card.' : ''}
      isBusy={isBusy}
      onAnswer={onAnswer}
      onPutAside={onPutAside}
    />
  );
}
