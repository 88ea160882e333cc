/** Makes a card, or changes one, beside a picture of it as players will see it. */
import type { AdminCard } from '@pokesol/protocol';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import { ArtworkField } from '../form/ArtworkField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField, TextArea, TextField } from '../form/fields.tsx';
import { resolverOf } from '../form/formMessages.ts';
import { useAdminSets } from '../sets/queries.ts';
import { AttributesField } from './AttributesField.tsx';
import { EditedCardPreview } from './CardPreview.tsx';
import {
  byField,
  type CardFormValues,
  cardChangesOf,
  cardFormOf,
  cardFormSchema,
  type EnteredCard,
  newCardOf,
  problemsIn,
  reloadedAttributes,
} from './cardForm.ts';
import { PlainFields } from './PlainFields.tsx';
import { raritiesFor } from './plainChoices.ts';
import { useCardWrites } from './queries.ts';
import './cards.css';

const NEW = {
  title: 'Create Single Card',
  submitLabel: 'Create Card',
  pendingLabel: 'Creating...',
  failure: 'Failed to create card',
};
const EDIT = { submitLabel: 'Save', pendingLabel: 'Saving...', failure: 'Failed to update card' };

type CardDialogProps = {
  /** Without one a new card is made. */
  card?: AdminCard;
  /** The set that a new card is likely meant for. */
  setId?: string;
  onMade?: (card: Pick<EnteredCard, 'name' | 'setId'>) => void;
  onClose: () => void;
};

export default function CardDialog({ card, setId, onMade, onClose }: CardDialogProps) {
  const { create, edit, again } = useCardWrites();
  /** As it was when the form was filled from it. */
  const [seen, setSeen] = useState(card);
  const [contested, setContested] = useState<readonly string[]>([]);
  const { data: sets = [], isPending: isWaiting } = useAdminSets();
  const isNew = seen === undefined;
  const schema = useMemo(() => cardFormSchema(isNew), [isNew]);
  const form = useForm<CardFormValues, unknown, EnteredCard>({
    resolver: resolverOf(schema),
    defaultValues: cardFormOf(seen, setId),
  });

  async function save(entered: EnteredCard) {
    try {
      if (seen === undefined) {
        await create(newCardOf(entered));
        onMade?.(entered);
        toast('Success', 'Card created successfully');
        return;
      }
      const changes = cardChangesOf(seen, entered);
      if (Object.keys(changes).length === 0) return;
      await edit(seen.id, { ...changes, revision: seen.revision });
      toast('Success', 'Card updated successfully');
    } catch (error) {
      for (const [field, message] of byField(problemsIn(error))) form.setError(field, { message });
      throw error;
    }
  }

  async function reload(was: AdminCard) {
    const fresh = await again(was.id);
    const { text, contested: both } = reloadedAttributes(was, form.getValues('attributes'), fresh);
    setSeen(fresh);
    setContested(both);
    form.reset(cardFormOf(fresh), { keepDirtyValues: true });
    form.setValue('attributes', text, { shouldDirty: true });
  }

  return (
    <FormDialog
      {...(seen === undefined ? NEW : { ...EDIT, title: `Edit ${seen.name}` })}
      form={form}
      onSubmit={save}
      {...(seen !== undefined && { reload: { code: 'card-changed', run: () => reload(seen) } })}
      onClose={onClose}
      wide
    >
      <div className="card-form">
        <div className="card-form-fields">
          <TextField<CardFormValues> name="name" label="Name" maxLength={100} />
          {seen === undefined ? (
            <div className="card-form-columns">
              <SelectField<CardFormValues>
                name="setId"
                label="Set"
                placeholder={isWaiting ? 'Loading sets…' : 'Choose a set'}
                choices={sets.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField<CardFormValues>
                name="cardNumber"
                label="Card Number"
                maxLength={16}
                placeholder="4, TG05…"
              />
            </div>
          ) : (
            <p className="quiet">
              Number <b className="bright">#{seen.cardNumber}</b> of <b className="bright">{seen.set.name}</b>
              , for ever: that is the card's identity.
            </p>
          )}
          <SelectField<CardFormValues> name="rarity" label="Rarity" choices={raritiesFor(seen)} />
          <ArtworkField thing="card" />
          <TextArea<CardFormValues> name="description" label="Description" isOptional maxLength={2000} />
          <PlainFields />
          <AttributesField />
          {contested.length > 0 && (
            <p role="status" className="card-form-news">
              Changed there and here: {contested.join(', ')}. What you typed stands.
            </p>
          )}
        </div>
        <EditedCardPreview control={form.control} sets={sets} />
      </div>
    </FormDialog>
  );
}
