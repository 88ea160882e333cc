/** What is printed on a card as plain fields: they change the attributes' text, and follow it. */
import {
  LEAST_HP,
  MOST_HP,
  PLAIN_FIELDS,
  type PlainField,
  plainValue,
  withPlainChoice,
  withPlainValue,
} from '@pokesol/cards';
import { DEFAULT_HP } from '@pokesol/cards/classic';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { AttackFields } from './AttackFields.tsx';
import { wrongAt } from './attributeProblems.ts';
import { PlainSelect, PlainText } from './PlainControls.tsx';
import {
  ENERGY_NOTE,
  energyChoices,
  kindChoices,
  MODIFIER_CHOICES,
  RETREAT_CHOICES,
  stageChoices,
  TRAINER_NOTE,
  TYPE_CHOICES,
} from './plainChoices.ts';
import { useKind } from './useKind.ts';
import { usePlainFields } from './usePlainFields.ts';
import './plain.css';
import { useFormState } from 'react-hook-form';

export function PlainFields() {
  const view = usePlainFields();
  const { attributes, kept, isReadable, problems, change } = view;
  const { kind, stage, isFighter, changeKind } = useKind(view);
  const root = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useFirstWrong(root);
  const of = (field: PlainField) => ({
    value: plainValue(attributes, field),
    wrong: wrongAt(problems, PLAIN_FIELDS[field]),
    onChange: (value: string) => change((before) => withPlainValue(before, field, value)),
  });
  const choiceOf = (field: PlainField) => ({
    ...of(field),
    kept: plainValue(kept, field),
    onChange: (value: string) => change((before) => withPlainChoice(before, field, value, kept)),
  });
  const isEnergy = kind === 'Energy';

  return (
    <fieldset ref={root} disabled={!isReadable} className="plain" aria-describedby={`${id}-note`}>
      <legend className="plain-legend">Printed on the card</legend>
      <p id={`${id}-note`} role="status" className="plain-note">
        {!isReadable && 'The JSON below cannot be read. Correct it there, and these fields work again.'}
      </p>
      <div className="plain-grid">
        <PlainSelect
          label="Kind"
          choices={kindChoices(kind)}
          {...choiceOf('supertype')}
          onChange={changeKind}
        />
        {(isFighter || isEnergy) && <PlainSelect label="Type" choices={TYPE_CHOICES} {...choiceOf('type')} />}
        {isEnergy && (
          <PlainSelect
            label="Energy"
            choices={energyChoices(attributes, stage)}
            {...choiceOf('subtypes')}
            kept=""
          />
        )}
        {isFighter && (
          <>
            <div className="field-row plain-short">
              <PlainText
                label="HP"
                inputMode="numeric"
                maxLength={10}
                placeholder={`${LEAST_HP} to ${MOST_HP}; ${DEFAULT_HP} if empty`}
                {...of('hp')}
              />
              <PlainSelect label="Retreat cost" choices={RETREAT_CHOICES} {...choiceOf('retreatCost')} />
            </div>
            {!isEnergy && (
              <PlainSelect
                label="Stage"
                choices={stageChoices(attributes, stage)}
                {...choiceOf('subtypes')}
              />
            )}
            <PlainText
              label="Evolves from"
              placeholder="A Pokémon’s name"
              maxLength={100}
              {...of('evolvesFrom')}
            />
            <PlainSelect label="Weakness" choices={MODIFIER_CHOICES} {...choiceOf('weakness')} />
            <PlainSelect label="Resistance" choices={MODIFIER_CHOICES} {...choiceOf('resistance')} />
          </>
        )}
      </div>
      {!isFighter && <p className="hint">{isEnergy ? ENERGY_NOTE : TRAINER_NOTE}</p>}
      {isFighter && <AttackFields {...view} />}
      <PlainText label="Artist" maxLength={100} {...of('artist')} />
    </fieldset>
  );
}

/** Of a cost it is the energy that is none, or what is said of them all: a key would take a right one away. */
const FIRST_WRONG = [
  '[aria-invalid="true"]',
  '[data-wrong] [data-foreign]',
  '[data-wrong]:not(:has([data-foreign])) ~ [role="alert"]',
].join();

function useFirstWrong(root: RefObject<HTMLElement | null>): void {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount === 0) return;
    // The form places the focus itself, a moment after it has counted.
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLTextAreaElement) || at.name !== 'attributes') return;
      root.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    });
    return () => clearTimeout(timer);
  }, [submitCount, root]);
}
