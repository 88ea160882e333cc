/** Makes a pack type, or changes one. */
import type { AdminPackType } from '@pokesol/protocol';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { freshId } from '../../../platform/freshId.ts';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { resolverOf } from '../form/formMessages.ts';
import { soundOdds, sumText } from './millionths.ts';
import { OddsEditor } from './OddsEditor.tsx';
import { PackFields } from './PackFields.tsx';
import { emptyForm, fixedPackForm, type PackForm, packChangesOf, packForm, packFormOf } from './packForm.ts';
import { soldText } from './packMessages.ts';
import { usePackWrites } from './queries.ts';
import { PackSimulationPanel } from './Simulation.tsx';
import { VersionNote } from './VersionNote.tsx';

const NEW = {
  title: 'Create New Pack Type',
  description: 'It is for sale as soon as it is created, and draws from the cards its set has now.',
  submitLabel: 'Create Pack Type',
  pendingLabel: 'Creating...',
  failure: 'Failed to create pack type',
};
const EDIT = { submitLabel: 'Save', pendingLabel: 'Saving...', failure: 'Failed to update pack type' };

type PackDialogProps = {
  /** Without one a new pack is made. */
  pack?: AdminPackType;
  /** The set that a new pack is meant for. */
  setId?: string | undefined;
  onMade?: (id: string) => void;
  onClose: () => void;
};

export function PackDialog({ pack, setId, onMade, onClose }: PackDialogProps) {
  const { create, edit, again } = usePackWrites();
  /** As it was when the form was filled from it. */
  const [seen, setSeen] = useState(pack);
  const isFixed = seen !== undefined && seen.rarityOdds === undefined;
  const form = useForm({
    resolver: resolverOf(isFixed ? fixedPackForm : packForm),
    defaultValues: seen === undefined ? emptyForm(setId) : packFormOf(seen),
  });
  const odds = useWatch({ control: form.control, name: 'odds' });
  const { isSound, words } = sumText(odds);
  const requestIdOf = useRequestId();

  async function save(entered: PackForm) {
    if (seen === undefined) {
      const { odds: texts, refreshPool: _, ...fields } = entered;
      const rarityOdds = soundOdds(texts);
      if (rarityOdds === undefined) throw new Error('odds that do not add up passed the form');
      const { id } = await create({ ...fields, rarityOdds, requestId: requestIdOf(entered) });
      onMade?.(id);
      toast('Success', 'Pack type created successfully');
      return;
    }
    const changes = packChangesOf(seen, entered);
    if (changes === undefined) return;
    const { version } = await edit(seen.id, changes);
    toast(
      'Success',
      version === seen.version
        ? 'Pack type updated successfully'
        : `Pack type updated: now version ${version}`,
    );
  }

  async function reload(id: string) {
    const fresh = await again(id);
    setSeen(fresh);
    form.reset(packFormOf(fresh), { keepDirtyValues: true });
  }

  return (
    <FormDialog
      {...(seen === undefined
        ? NEW
        : {
            ...EDIT,
            title: `Edit ${seen.name}`,
            description: isFixed
              ? 'Free, once per wallet.'
              : `${seen.setName}, version ${seen.version}, ${soldText(seen)}.`,
          })}
      form={form}
      blocked={isSound || isFixed ? undefined : words}
      onSubmit={save}
      {...(seen !== undefined && { reload: { code: 'pack-changed', run: () => reload(seen.id) } })}
      onClose={onClose}
      wide={!isFixed}
    >
      {isFixed ? (
        <>
          <PackFields pack={seen} isFixed />
          <p className="hint">
            It is free and holds the same sixty cards for everyone, so its price, its cards and its place in
            the store stay as they are.
          </p>
        </>
      ) : (
        <>
          <div className="pack-columns">
            <PackFields pack={seen} />
            <OddsEditor />
          </div>
          <PackSimulationPanel packId={seen?.id} />
        </>
      )}
      {seen !== undefined && !isFixed && <VersionNote pack={seen} />}
    </FormDialog>
  );
}

/** The same form sent again has the same id, so that an answer that was lost makes no second pack type. */
function useRequestId() {
  const last = useRef({ entered: '', id: '' });
  return (entered: PackForm): string => {
    const text = JSON.stringify(entered);
    if (last.current.entered !== text) last.current = { entered: text, id: freshId() };
    return last.current.id;
  };
}
