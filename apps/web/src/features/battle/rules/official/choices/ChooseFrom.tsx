/** A list of which one thing or several are chosen, and the answer: what questions for anything but cards are made of. */
import type { ReactNode } from 'react';
import { ChoiceBody, toAnswer } from '../../../choices/ChoiceBody.tsx';
import { ChoiceFoot } from '../../../choices/ChoiceFoot.tsx';
import { countText, lacksText } from '../../../choices/choiceText.ts';
import { usePicked } from '../../../choices/usePicked.ts';
import { ChoiceRow, type ChoiceRowProps, ChoiceRows } from './ChoiceRow.tsx';

type ChoiceOption<Item> = Omit<ChoiceRowProps, 'isChosen' | 'onPress'> & {
  readonly item: Item;
  /** A heading before it, where it is another one than before the option above. */
  readonly group?: string;
};

type ChooseFromProps<Item> = {
  options: readonly ChoiceOption<Item>[];
  label: string;
  min?: number;
  max?: number;
  picked?: readonly Item[];
  /** «Choose», with what is chosen under it. */
  verb: string;
  note?: string;
  /** What choosing that comes to, shown below the list. */
  outcome?: (picked: readonly Item[]) => ReactNode;
  isBusy: boolean;
  onAnswer: (picked: readonly Item[]) => void;
  onPutAside: () => void;
};

export function ChooseFrom<Item extends string | number | boolean>(props: ChooseFromProps<Item>) {
  const { options, label, min = 1, max = 1, verb, note, outcome, isBusy, onAnswer, onPutAside } = props;
  const { picked, toggle } = usePicked<Item>(max, props.picked);
  const groups = [...new Set(options.map(({ group }) => group))];
  const [only] = options.filter(({ item }) => picked.includes(item));
  function press(item: Item, event: { currentTarget: Element; detail: number }) {
    // Of a question for one, that one pressed again is the answer; a double click has only picked it.
    if (max === 1 && picked[0] === item && !isBusy) {
      if (event.detail < 2) onAnswer(picked);
    } else if (toggle(item).length === max) toAnswer(event);
  }
  return (
    <>
      <ChoiceBody>
        {groups.map((group) => (
          <div key={group ?? ''} className="choice-group">
            {group !== undefined && <h3 className="choice-heading">{group}</h3>}
            <ChoiceRows label={group === undefined ? label : `${label}: ${group}`}>
              {options
                .filter((option) => option.group === group)
                .map(({ item, group: _, ...row }) => (
                  <ChoiceRow
                    key={String(item)}
                    {...row}
                    isChosen={picked.includes(item)}
                    onPress={(event) => press(item, event)}
                  />
                ))}
            </ChoiceRows>
          </div>
        ))}
        {outcome?.(picked)}
      </ChoiceBody>
      <ChoiceFoot
        count={max > 1 ? countText(picked.length, { min, max }) : undefined}
        note={note}
        answer={picked.length > 1 ? `${verb} ${picked.length}` : verb}
        hint={picked.length === 1 ? only?.name : undefined}
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
