/** The attributes for the plain fields: what the text says now, what is wrong with it, and a way to change it. */

import { type FieldProblem, keptFields } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine/result';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { problemsOf } from './attributeProblems.ts';
import { type Attributes, changedText, readAttributesText } from './attributesText.ts';
import type { CardFormValues } from './cardForm.ts';

export type ChangeAttributes = (change: (attributes: Attributes) => Attributes) => void;

export type PlainView = {
  /** As they were when the text could last be read. */
  readonly attributes: Attributes;
  /** What was written of each field when the form was opened, or last typed as JSON. */
  readonly kept: Attributes;
  readonly isReadable: boolean;
  readonly problems: readonly FieldProblem[];
  readonly change: ChangeAttributes;
};

export function usePlainFields(): PlainView {
  const { control, getValues, setValue, formState } = useFormContext<CardFormValues>();
  const text = useWatch({ control, name: 'attributes' });
  const read = useMemo(() => readAttributesText(text), [text]);
  const [last, setLast] = useState({ attributes: NOTHING, kept: NOTHING });
  const [written, setWritten] = useState<string>();
  const attributes = isRefusal(read) ? last.attributes : (read.value ?? NOTHING);
  if (attributes !== last.attributes) {
    const kept = text === written ? last.kept : keptFields(last.kept, last.attributes, attributes);
    setLast({ attributes, kept });
  }
  const { isSubmitted, errors } = formState;
  return {
    attributes,
    kept: last.kept,
    isReadable: !isRefusal(read),
    problems: problemsOf(errors.attributes?.message ?? ''),
    change: (apply) => {
      const next = changedText(getValues('attributes'), apply);
      setWritten(next);
      setValue('attributes', next, {
        shouldDirty: true,
        // As with what is typed: nothing is called wrong before it was sent once.
        shouldValidate: isSubmitted,
      });
    },
  };
}

const NOTHING: Attributes = {};
