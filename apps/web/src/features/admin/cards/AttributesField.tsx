/** What else the card is, as JSON, with an example to begin from. */
import { useFormContext, useWatch } from 'react-hook-form';
import { TextArea } from '../form/fields.tsx';
import { type CardFormValues, EXAMPLE_ATTRIBUTES } from './cardForm.ts';

export function AttributesField() {
  const { control, setValue, setFocus } = useFormContext<CardFormValues>();
  const text = useWatch({ control, name: 'attributes' });

  function insert() {
    setValue('attributes', EXAMPLE_ATTRIBUTES, { shouldDirty: true, shouldValidate: true });
    setFocus('attributes');
  }

  return (
    <div>
      <TextArea<CardFormValues>
        name="attributes"
        label="Attributes (JSON)"
        isOptional
        isCode
        rows={12}
        spellCheck={false}
        placeholder={'{"type": "Fire", "attack": 50, "defense": 30, "element": "flame"}'}
        hint="The same in full, as it is sent. Names that the rules do not know are kept and shown."
      />
      {text.trim() === '' && (
        <button type="button" onClick={insert} className="text-button">
          Begin with an example
        </button>
      )}
    </div>
  );
}
