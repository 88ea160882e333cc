/** What a pack is called, costs and holds, beside a look at how it will stand on the shelf. */
import { type AdminPackType, newPackType } from '@pokesol/protocol';
import { useFormState, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../platform/api.ts';
import { PackArt } from '../../packs/index.ts';
import { ArtworkField } from '../form/ArtworkField.tsx';
import { NumberField, SelectField, TextArea, TextField } from '../form/fields.tsx';
import { useDebounced } from '../list/SearchBox.tsx';
import type { PackFormInput } from './packForm.ts';
import { priceMessage } from './packMessages.ts';
import { useSetsToChoose } from './queries.ts';
import './packRow.css';

type PackFieldsProps = { pack: AdminPackType | undefined; isFixed?: boolean };

export function PackFields({ pack, isFixed = false }: PackFieldsProps) {
  return (
    <div className="admin-form pack-fields">
      <div className="pack-head">
        <Preview pack={pack} isFixed={isFixed} />
        <div className="admin-form pack-fields">
          <TextField<PackFormInput> name="name" label="Name" maxLength={100} />
          {!isFixed && (
            <div className="field-row pack-numbers">
              <PriceField />
              <NumberField<PackFormInput> name="cardCount" label="Cards" min={1} max={100} step={1} />
            </div>
          )}
        </div>
      </div>
      <TextArea<PackFormInput> name="description" label="Description" isOptional maxLength={1000} rows={2} />
      {pack === undefined && <SetChoice />}
      <ArtworkField thing="pack" />
    </div>
  );
}

function PriceField() {
  const price = useWatch<PackFormInput, 'price'>({ name: 'price' });
  const { errors } = useFormState<PackFormInput>({ name: 'price' });
  const words = priceMessage(price);
  // What is wrong is not said twice.
  const hint = words === errors.price?.message ? undefined : words;
  return (
    <TextField<PackFormInput>
      name="price"
      label="Price (POKE)"
      inputMode="decimal"
      maxLength={20}
      {...(hint !== undefined && { hint })}
    />
  );
}

function SetChoice() {
  const { data, error } = useSetsToChoose();
  const sets = data ?? [];
  return (
    <SelectField<PackFormInput>
      name="setId"
      label="Set"
      placeholder={data === undefined && error === null ? 'The sets are on their way…' : 'Choose a set'}
      choices={sets.map(({ id, name, isActive }) => ({
        value: id,
        label: isActive ? name : `${name} (inactive)`,
      }))}
      hint={
        data === undefined && error !== null
          ? `The sets did not load. ${sentenceOf(error)}`
          : 'It stays: a pack type keeps its set.'
      }
    />
  );
}

function Preview({ pack, isFixed }: Required<PackFieldsProps>) {
  const [name, setId, artworkUrl] = useWatch<PackFormInput, ['name', 'setId', 'artworkUrl']>({
    name: ['name', 'setId', 'artworkUrl'],
  });
  const { data: sets } = useSetsToChoose();
  const debounced = useDebounced(artworkUrl ?? '');
  // Half a link would be looked for on our own server.
  const link = newPackType.shape.artworkUrl.safeParse(debounced.trim());
  const setName = pack?.setName ?? sets?.find(({ id }) => id === setId)?.name;
  return (
    <PackArt
      art={{
        name: name.trim() || 'New Pack',
        setName,
        artworkUrl: link.success && link.data ? link.data : undefined,
      }}
      isFree={isFixed}
      className="pack-preview"
    />
  );
}
