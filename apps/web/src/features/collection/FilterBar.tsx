/** Search box, rarity and set: what narrows the cards, in binder and grid alike. */
import type { SetOption } from './completion.ts';
import { isFiltered, type RarityCount } from './filters.ts';
import type { ChangeView } from './useView.ts';
import type { CollectionView } from './view.ts';

type FilterBarProps = {
  view: CollectionView;
  change: ChangeView;
  counts: readonly RarityCount[];
  sets: readonly SetOption[];
};

export function FilterBar({ view, change, counts, sets }: FilterBarProps) {
  return (
    <search className="grid grid-cols-2 gap-3 md:flex">
      <input
        type="search"
        aria-label="Search by name or number"
        value={view.search}
        placeholder="Name or number"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ search: event.target.value })}
        className="field col-span-2 md:w-64 md:grow lg:w-44 lg:grow-0 xl:w-64"
      />
      <select
        aria-label="Rarity"
        value={view.rarity}
        onChange={(event) => change({ rarity: event.target.value })}
        className="field md:w-44 lg:w-36 xl:w-44"
      >
        <option value="">All rarities</option>
        {counts.map(({ rarity }) => rarity !== '' && <option key={rarity}>{rarity}</option>)}
      </select>
      <select
        aria-label="Set"
        value={view.setId}
        onChange={(event) => change({ setId: event.target.value })}
        className="field md:w-44 lg:w-36 xl:w-44"
      >
        <option value="">All sets</option>
        {sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {isFiltered(view) && (
        <button
          type="button"
          onClick={() => change({ search: '', rarity: '', setId: '' })}
          className="collection-clear col-span-2 shrink-0"
        >
          Clear filters
        </button>
      )}
    </search>
  );
}
