/** The tool line: search, order, and what opens the filter, in binder and grid alike. */
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { SORT_NAMES, SORTS } from './order.ts';
import type { ChangeView } from './useView.ts';
import { type CollectionView, choicesOf, sortOf } from './view.ts';
import './filterBar.css';

type FilterBarProps = {
  view: CollectionView;
  change: ChangeView;
  /** Whether the filter is open. */
  isOpen: boolean;
  /** Whether it opens beside the cards, not over them. */
  isBeside: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function FilterBar({ view, change, isOpen, isBeside, onOpen }: FilterBarProps) {
  const choices = choicesOf(view);
  return (
    <search className="filter-bar collection-tools">
      <input
        type="search"
        aria-label="Search by name or number"
        value={view.search}
        placeholder="Name or number"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ search: event.target.value })}
        className="field"
      />
      <select
        aria-label="Sort"
        value={sortOf(view)}
        onChange={(event) => change({ sort: SORTS.find((sort) => sort === event.target.value) ?? '' })}
        className="field filter-bar-sort"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-expanded={isOpen}
        {...(!isBeside && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => onOpen(!isOpen)}
        className="filter-bar-more"
      >
        <PixelIcon name="menu" className="filter-bar-icon" />
        Filter
        {choices > 0 && <span className="filter-bar-count">{choices}</span>}
      </button>
    </search>
  );
}
