/** The attacks of a card, one below the other, and the key that adds one. */
import { MOST_ATTACKS, plainAttacks, withAttack, withoutAttack } from '@pokesol/cards';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AttackFieldset } from './AttackBox.tsx';
import { wrongAttack, wrongList } from './attributeProblems.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import type { PlainView } from './usePlainFields.ts';

export function AttackFields({ attributes, isReadable, problems, change }: PlainView) {
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(root);
  const attacks = plainAttacks(attributes);
  const isFull = attacks.length >= MOST_ATTACKS;
  const wrong = wrongList(problems);

  function add() {
    focusAfter(`[data-attack="${attacks.length}"] input`);
    change(withAttack);
  }
  function remove(index: number) {
    const near = [index, index - 1].map((each) => `[data-attack="${each}"] button`);
    focusAfter(...near, '[data-add-attack]');
    change((all) => withoutAttack(all, index));
  }

  return (
    <div ref={root} className="plain-attacks">
      <ul aria-label="Attacks" className="plain-attacks">
        {attacks.map((attack, index) => (
          <AttackFieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: an attack is known by its place, and its fields hold no state
            key={index}
            attack={attack}
            index={index}
            wrong={wrongAttack(problems, index)}
            isDisabled={!isReadable}
            change={change}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {wrong !== undefined && (
        <p role="alert" className="field-wrong">
          {wrong}
        </p>
      )}
      <div className="wrapping-line is-airy">
        <Button
          tone="secondary"
          data-add-attack
          aria-disabled={isFull}
          className="fades-when-off"
          onClick={() => !isFull && add()}
        >
          Add an attack
        </Button>
        <p className="hint">
          {isFull ? `A card has at most ${MOST_ATTACKS}.` : attacks.length === 0 && 'It has none yet.'}
        </p>
      </div>
    </div>
  );
}
