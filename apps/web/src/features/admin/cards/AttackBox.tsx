/** One attack in plain fields: its name, what it costs, how much it hurts and what else it does. */
import { type PlainAttack, withAttackText, withEnergy, withoutEnergy } from '@pokesol/cards';
import { useId } from 'react';
import type { WrongAttack } from './attributeProblems.ts';
import { CostButtons } from './CostButtons.tsx';
import { keptMessage } from './lostMessages.ts';
import { PlainText } from './PlainControls.tsx';
import type { ChangeAttributes } from './usePlainFields.ts';

type AttackBoxProps = {
  /** `undefined` for what stands among the attacks and is none. */
  attack: PlainAttack | undefined;
  index: number;
  wrong: WrongAttack;
  isDisabled: boolean;
  change: ChangeAttributes;
  onRemove: () => void;
};

export function AttackFieldset({ attack, index, wrong, isDisabled, change, onRemove }: AttackBoxProps) {
  const id = useId();
  const set = (name: 'name' | 'damage' | 'text') => (value: string) =>
    change((attributes) => withAttackText(attributes, index, name, value));
  const kept = keptMessage(attack?.text ?? '');
  return (
    <li>
      <fieldset aria-labelledby={id} className="plain-attack" data-attack={index}>
        <div className="plain-attack-head">
          <h3 id={id} className="field-label">{`Attack ${index + 1}`}</h3>
          <button
            type="button"
            className="text-button"
            aria-label={`Remove attack ${index + 1}`}
            onClick={onRemove}
          >
            Remove
          </button>
        </div>
        {attack === undefined ? (
          <p className="quiet">This is not an attack yet: fix it in the JSON below, or remove it.</p>
        ) : (
          <>
            <div className="field-row plain-attack-line">
              <PlainText
                label="Attack name"
                value={attack.name}
                wrong={wrong.name}
                onChange={set('name')}
                maxLength={100}
              />
              <PlainText
                label="Damage"
                value={attack.damage}
                wrong={wrong.damage}
                onChange={set('damage')}
                maxLength={10}
                placeholder="for example: 30+"
              />
            </div>
            <CostButtons
              of={`attack ${index + 1}`}
              cost={attack.cost}
              wrong={wrong.cost}
              isDisabled={isDisabled}
              onAdd={(energy) => change((attributes) => withEnergy(attributes, index, energy))}
              onRemove={(place) => change((attributes) => withoutEnergy(attributes, index, place))}
            />
            <PlainText
              label="Text"
              value={attack.text}
              wrong={wrong.text}
              onChange={set('text')}
              maxLength={2000}
              rows={3}
              placeholder="for example: The Defending Pokémon is now Asleep."
              {...(kept !== undefined && { hint: seen(kept) })}
            />
          </>
        )}
        {wrong.rest !== undefined && (
          <p role="alert" className="field-wrong">
            {wrong.rest}
          </p>
        )}
      </fieldset>
    </li>
  );
}

const seen = (kept: string) =>
  kept === '' ? 'The rules do not know this: players will not see it.' : `Players will see: «${kept}»`;
