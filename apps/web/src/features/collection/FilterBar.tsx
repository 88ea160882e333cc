/** The tool line: search, order, and what narrows the cards, in binder and grid alike. Small screens fold the choices away. */
import { CARD_KINDS, CARD_TYPES } from '@pokesol/cards';
import { PLAYS } from '@pokesol/protocol/constants';
import { useId } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { PLAYS_NAMES, type Stage } from '../card/index.ts';
import type { SetOption } from './completion.ts';
import type { RarityCount } from './filters.ts';
import {
  KIND_NAMES,
  readKind,
  readPlays,
  readShow,
  readStage,
  readType,
  SHOW_NAMES,
  SHOWS,
} from './kinds.ts';
import { SORT_NAMES, SORTS } from './order.ts';
import type { ChangeView } from './useView.ts';
import {
  type CollectionView,
  choicesOf,
  isCollectionNarrowed,
  NO_COLLECTION_FILTERS,
  sortOf,
} from './view.ts';
import './filterBar.css';

type FilterBarProps = {
  view: CollectionView;
  change: ChangeView;
  counts: readonly RarityCount[];
  sets: readonly SetOption[];
  /** Those there are among the cards. */
  stages: readonly Stage[];
  /** Whether small screens show the choices. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function FilterBar({ view, change, counts, sets, stages, isOpen, onOpen }: FilterBarProps) {
  const choicesId = useId();
  const choices = choicesOf(view);
  const shows = SHOWS.filter((show) => show !== 'missing' || view.setId !== '');
  return (
    <search className="filter-bar collection-tools">
      <input
        type="search"
        aria-label="Search by name or number"
        value={view.search}
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ search: event.target.value })}
        className="field filter-bar-input"
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
        aria-controls={choicesId}
        onClick={() => onOpen(!isOpen)}
        className="filter-bar-more"
      >
        Filter
        {choices > 0 && <span className="filter-bar-count">{choices}</span>}
      </button>
      <div id={choicesId} data-open={isOpen || undefined} className="filter-bar-choices">
        <Choice
          name="Rarity"
          all="All rarities"
          value={view.rarity}
          onChange={(rarity) => change({ rarity })}
        >
          {counts.map(
            ({ rarity, count }) =>
              rarity !== '' && (
                <option key={rarity} value={rarity}>
                  {rarity} ({formatNumber(count)})
                </option>
              ),
          )}
        </Choice>
        <Choice name="Set" all="All sets" value={view.setId} onChange={(setId) => change({ setId })}>
          {sets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          name="Type"
          all="All types"
          value={view.type}
          onChange={(type) => change({ type: readType(type) })}
        >
          {CARD_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Choice>
        <Choice
          name="Kind"
          all="All kinds"
          value={view.kind}
          onChange={(kind) => change({ kind: readKind(kind) })}
        >
          {CARD_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </Choice>
        <Choice
          name="Stage"
          all="All stages"
          value={view.stage}
          onChange={(stage) => change({ stage: readStage(stage) })}
        >
          {stages.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </Choice>
        <Choice
          name="Show"
          all="All cards"
          value={view.show}
          onChange={(show) => change({ show: readShow(show) })}
        >
          {shows.map((show) => (
            <option key={show} value={show}>
              {SHOW_NAMES[show]}
            </option>
          ))}
        </Choice>
        <Choice
          name="Official battles"
          all="All texts"
          value={view.plays}
          onChange={(plays) => change({ plays: readPlays(plays) })}
        >
          {PLAYS.map((plays) => (
            <option key={plays} value={plays}>
              {PLAYS_NAMES[plays]}
            </option>
          ))}
        </Choice>
      </div>
      {isCollectionNarrowed(view) && (
        <button
          type="button"
          onClick={() => change(NO_COLLECTION_FILTERS)}
          className="text-button collection-clear filter-bar-clear"
        >
          Clear filters
        </button>
      )}
    </search>
  );
}

type ChoiceProps = {
  name: string;
  /** What the choice that leaves nothing out is called. */
  all: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
};

function Choice({ name, all, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="field filter-bar-choice"
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}
