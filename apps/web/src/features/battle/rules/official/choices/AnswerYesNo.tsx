/** «Yes or no»: each answer says what comes of it. */
import { ChooseFrom } from './ChooseFrom.tsx';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function AnswerYesNo(props: OfficialChoiceScreenProps<'yesNo'>) {
  const { choice, asked, isBusy, onAnswer, onPutAside } = props;
  const [yes, no] =
    choice.about === 'goFirst'
      ? GO_FIRST
      : [
          { name: 'Yes', detail: asked.words === '' ? 'It is done.' : asked.words },
          { name: 'No', detail: 'None of this happens; the game goes on.' },
        ];
  const marks = choice.about === 'goFirst' ? (['1', '2'] as const) : (['✓', '✕'] as const);
  return (
    <ChooseFrom
      options={[
        { item: true, sign: <Mark text={marks[0]} />, ...yes },
        { item: false, sign: <Mark text={marks[1]} />, ...no },
      ]}
      label="Yes or no"
      verb="Answer"
      isBusy={isBusy}
      onAnswer={([answer = false]) => onAnswer(answer)}
      onPutAside={onPutAside}
    />
  );
}

const GO_FIRST = [
  {
    name: 'Go first',
    detail: 'You take the first turn, in which you can neither attack nor play a Supporter.',
  },
  {
    name: 'Go second',
    detail: 'Your opponent begins. You may attack and play a Supporter in your first turn.',
  },
] as const;

const Mark = ({ text }: { text: string }) => (
  <span className="choice-yes-no" aria-hidden="true">
    {text}
  </span>
);
