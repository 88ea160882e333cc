/** Makes a set, or changes one. */
import { type CardSetJson, type NewCardSet, newCardSet } from '@pokesol/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import { ArtworkField } from '../form/ArtworkField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextArea, TextField } from '../form/fields.tsx';
import { resolverOf } from '../form/formMessages.ts';
import { useSetWrites } from './queries.ts';
import { setChangesOf, setFormOf } from './setChanges.ts';

const NEW = {
  title: 'Create New Set',
  description: 'A set holds cards, and packs are made from it. It starts empty and active.',
  submitLabel: 'Create Set',
  pendingLabel: 'Creating...',
  failure: 'Failed to create card set',
};
const EDIT = { submitLabel: 'Save', pendingLabel: 'Saving...', failure: 'Failed to update card set' };

type SetDialogProps = {
  /** Without one a new set is made. */
  set?: CardSetJson;
  onMade?: (id: string) => void;
  onClose: () => void;
};

export function SetDialog({ set, onMade, onClose }: SetDialogProps) {
  const { create, edit, again } = useSetWrites();
  /** As it was when the form was filled from it. */
  const [seen, setSeen] = useState(set);
  const form = useForm({ resolver: resolverOf(newCardSet), defaultValues: setFormOf(seen ?? {}) });

  async function save(entered: NewCardSet) {
    if (seen === undefined) {
      const { id } = await create(entered);
      onMade?.(id);
      toast('Success', 'Card set created successfully');
      return;
    }
    const changes = setChangesOf(seen, entered);
    if (Object.keys(changes).length === 0) return;
    await edit(seen.id, { ...changes, revision: seen.revision });
    toast('Success', 'Card set updated successfully');
  }

  async function reload(id: string) {
    const fresh = await again(id);
    setSeen(fresh);
    form.reset(setFormOf(fresh), { keepDirtyValues: true });
  }

  return (
    <FormDialog
      {...(seen === undefined ? NEW : { ...EDIT, title: `Edit ${seen.name}` })}
      form={form}
      onSubmit={save}
      {...(seen !== undefined && { reload: { code: 'card-set-changed', run: () => reload(seen.id) } })}
      onClose={onClose}
    >
      <TextField<NewCardSet> name="name" label="Name" maxLength={100} />
      <TextArea<NewCardSet> name="description" label="Description" isOptional maxLength={1000} />
      <ArtworkField thing="set" />
    </FormDialog>
  );
}
