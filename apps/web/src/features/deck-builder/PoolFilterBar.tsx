/** Search by name, and the choices of kind, rarity and set. */
import { CARD_KINDS, type CardKind } from '@pokesol/cards';
import { PLAYS } from '@pokesol/protocol/constants';
import { PLAYS_NAMES } from '../card/index.ts';
import type { SetOption } from '../collection/index.ts';
import { NO_POOL_FILTERS, type PoolFilters } from './pool.ts';
import { SEARCH_ID } from './useBuilderKeys.ts';

const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  pokemon: 'Pokémon',
  trainer: 'Trainer',
  energy: 'Energy',
};

type PoolFilterBarProps = {
  filters: PoolFilters;
  onChange: (filters: PoolFilters) => void;
  rarities: readonly string[];
  sets: readonly SetOption[];
  /** The arrow down in the search box. */
  onDown: () => void;
  /** Enter in the search box. */
  onEnter: () => void;
};

export function PoolFilterBar(props: PoolFilterBarProps) {
  const { filters, onChange, rarities, sets, onDown, onEnter } = props;
  const change = (wish: Partial<PoolFilters>) => onChange({ ...filters, ...wish });
  const { search, kind, rarity, setId, plays } = filters;
  const isFiltered = [search, kind, rarity, setId, plays].some((choice) => choice !== '');
  return (
    <search className="builder-filters">
      <input
        id={SEARCH_ID}
        type="search"
        aria-label="Search cards by name"
        aria-keyshortcuts="/"
        value={search}
        placeholder="Search by name"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ search: event.target.value })}
        onKeyDown={(event) => {
          // Enter may end a word that is being composed.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') onDown();
          else if (event.key === 'Enter') onEnter();
          else return;
          event.preventDefault();
        }}
        className="field"
      />
      <select
        aria-label="Type"
        value={kind}
        onChange={(event) => change({ kind: CARD_KINDS.find((each) => each === event.target.value) ?? '' })}
        className="field"
      >
        <option value="">All types</option>
        {CARD_KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_NAMES[each]}
          </option>
        ))}
      </select>
      <select
        aria-label="Rarity"
        value={rarity}
        onChange={(event) => change({ rarity: event.target.value })}
        className="field"
      >
        <option value="">All rarities</option>
        {rarities.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <select
        aria-label="Set"
        value={setId}
        onChange={(event) => change({ setId: event.target.value })}
        className="field"
      >
        <option value="">All sets</option>
        {sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Official battles"
        value={plays}
        onChange={(event) => change({ plays: PLAYS.find((each) => each === event.target.value) ?? '' })}
        className="field"
      >
        <option value="">All texts</option>
        {PLAYS.map((each) => (
          <option key={each} value={each}>
            {PLAYS_NAMES[each]}
          </option>
        ))}
      </select>
      {isFiltered && (
        <button type="button" onClick={() => onChange(NO_POOL_FILTERS)} className="text-button builder-clear">
          Clear filters
        </button>
      )}
    </search>
  );
}
