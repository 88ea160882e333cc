/** Search box, rarity and set: what narrows the cards, in binder and grid alike. */
import type { ReactNode } from 'react';
import type { SetOption } from './completion.ts';
import { isFiltered, type RarityCount } from './filters.ts';
import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';

type FilterBarProps = {
  view: View;
  change: ChangeView;
  counts: readonly RarityCount[];
  sets: readonly SetOption[];
};

export function FilterBar({ view, change, counts, sets }: FilterBarProps) {
  return (
    <search className="grid grid-cols-2 gap-3 md:flex md:flex-wrap lg:justify-end">
      <Field label="Search by name or number" className="col-span-2 md:w-64 md:grow lg:grow-0">
        <input
          type="search"
          value={view.search}
          placeholder="Name or number"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ search: event.target.value })}
          className="collection-field"
        />
      </Field>
      <Field label="Rarity" className="md:w-44">
        <select
          value={view.rarity}
          onChange={(event) => change({ rarity: event.target.value })}
          className="collection-field"
        >
          <option value="">All rarities</option>
          {counts.map(({ rarity }) => rarity !== '' && <option key={rarity}>{rarity}</option>)}
        </select>
      </Field>
      <Field label="Set" className="md:w-44">
        <select
          value={view.setId}
          onChange={(event) => change({ setId: event.target.value })}
          className="collection-field"
        >
          <option value="">All sets</option>
          {sets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {isFiltered(view) && (
        <button
          type="button"
          onClick={() => change({ search: '', rarity: '', setId: '' })}
          className="collection-clear col-span-2"
        >
          Clear filters
        </button>
      )}
    </search>
  );
}

type FieldProps = { label: string; className: string; children: ReactNode };

function Field({ label, className, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={`block ${className}`}>
      <span className="sr-only">{label}</span>
      {children}
    </label>
  );
}
