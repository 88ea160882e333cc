/** «Choose an attack»: each with its cost, number and text, under the card that it is printed on. */
import { keyed, TypeSign } from '../../../../card/index.ts';
import { useSentences } from '../board/sentences.ts';
import { ChooseFrom } from './ChooseFrom.tsx';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseAttack(props: OfficialChoiceScreenProps<'attack'>) {
  const { view, choice, look, isBusy, onAnswer, onPutAside } = props;
  const sentencesOf = useSentences(
    view,
    choice.attacks.map(({ card }) => card),
  );
  const options = choice.attacks.map(({ card, attack, name }, place) => {
    const printed = look(card);
    const found = printed?.attacks.find((each) => each.name === name) ?? printed?.attacks[attack];
    const cost = found?.cost ?? [];
    const damage = found?.damage ?? '';
    const text = sentencesOf(card, { kind: 'attack', name });
    return {
      item: place,
      name,
      group: printed?.name ?? 'A Pokémon',
      detail: text,
      spoken: [cost.length === 0 ? '' : `cost ${cost.join(', ')}`, damage && `${damage} damage`, text]
        .filter((part) => part !== '')
        .join(', '),
      sign: (
        <span className="choice-signs">
          {keyed(cost, (type) => type).map(([key, type]) => (
            <TypeSign key={key} type={type} className="choice-sign" />
          ))}
        </span>
      ),
      end: <span className="choice-figure">{damage}</span>,
    };
  });
  return (
    <ChooseFrom
      options={options}
      label="Attacks to choose from"
      verb="Use it"
      isBusy={isBusy}
      onAnswer={([place = 0]) => onAnswer(place)}
      onPutAside={onPutAside}
    />
  );
}
