/** What narrows the binder's cards, in groups, each choice with the number of cards it lets through. */
import { rarityClass } from '@pokesol/cards';
import { useState } from 'react';
import { counted, formatNumber } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { RarityMark, TypeSign } from '../card/index.ts';
import { WishMark } from '../wishlist/index.ts';
import type { CountedSet } from './completion.ts';
import { CHOICES, type Group, type GroupCounts, type Narrowing, pressedChoice } from './narrowing.ts';
import type { ChangeView } from './useView.ts';
import { type CollectionView, choicesOf, NO_COLLECTION_FILTERS } from './view.ts';
import './filterGroups.css';

/** More sets than these wait behind «More». */
const SETS_AT_FIRST = 4;

const NAMES: Readonly<Record<string, string>> = {
  owned: 'Owned',
  missing: 'Missing',
  duplicates: 'Doubles',
  new: 'New',
  wished: 'Wished',
  full: 'Plays in full',
  part: 'In part',
  none: 'For the binder',
  classic: 'Classic: in full',
  pokemon: 'Pokémon',
  trainer: 'Trainer',
  energy: 'Energy',
};

export type FilterGroupsProps = {
  view: CollectionView;
  change: ChangeView;
  counts: Readonly<Record<Group, GroupCounts>>;
  /** Those with the most cards first. */
  sets: readonly CountedSet[];
  /** How many cards are on show. */
  shown: number;
  /** In a window no choice is a step of the history: the back button closes the window. */
  inPlace: boolean;
  onClose: () => void;
};

export function FilterGroups({ view, change, counts, sets, shown, inPlace, onClose }: FilterGroupsProps) {
  const press = (group: Group, choice: string) => change(pressedChoice(view, group, choice), inPlace);
  const group = (name: Group, choices: readonly string[]) => ({
    name,
    choices,
    view,
    counts: counts[name],
    press,
  });
  const there = (name: 'kinds' | 'types') =>
    CHOICES[name].filter((choice) => counts[name].has(choice) || isChosen(view, name, choice));
  const rarities = [...new Set([...counts.rarities.keys(), ...view.rarities])];
  return (
    <div className="filter-groups">
      <div className="filter-groups-list">
        <ChoiceGroup
          title="What I have"
          {...group(
            'shows',
            // Of a chosen set alone the missing ones are known.
            CHOICES.shows.filter((show) => show !== 'missing' || view.setId !== ''),
          )}
        />
        <ChoiceGroup title="In battle" {...group('plays', CHOICES.plays)} />
        <ChoiceGroup title="Kind" {...group('kinds', there('kinds'))} />
        <ChoiceGroup title="Type" {...group('types', there('types'))} />
        <ChoiceGroup title="Rarity" {...group('rarities', rarities)} />
        <SetGroup sets={sets} chosen={view.setId} onChoose={(setId) => change({ setId }, inPlace)} />
      </div>
      <div className="filter-groups-foot">
        <Button
          tone="quiet"
          aria-disabled={choicesOf(view) === 0}
          onClick={() => change({ ...NO_COLLECTION_FILTERS, search: view.search }, inPlace)}
        >
          Clear
        </Button>
        <Button onClick={onClose}>Show {counted(shown, 'card')}</Button>
      </div>
    </div>
  );
}

const isChosen = (view: Narrowing, group: Group, choice: string): boolean =>
  (view[group] as readonly string[]).includes(choice);

type ChoiceGroupProps = {
  title: string;
  name: Group;
  choices: readonly string[];
  view: Narrowing;
  counts: GroupCounts;
  press: (group: Group, choice: string) => void;
};

function ChoiceGroup({ title, name, choices, view, counts, press }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      <div className="filter-choices">
        {choices.map((choice) => (
          <Choice
            key={choice}
            group={name}
            choice={choice}
            count={counts.get(choice) ?? 0}
            isOn={isChosen(view, name, choice)}
            onPress={() => press(name, choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { group: Group; choice: string; count: number; isOn: boolean; onPress: () => void };

function Choice({ group, choice, count, isOn, onPress }: ChoiceProps) {
  const name = NAMES[choice] ?? (choice || 'No rarity');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${name}, ${counted(count, 'card')}`}
      title={group === 'types' ? name : undefined}
      className={cx('filter-choice', group === 'rarities' && rarityClass(choice), count === 0 && 'is-empty')}
      onClick={onPress}
    >
      {group === 'types' ? (
        <TypeSign type={choice} className="filter-choice-sign" />
      ) : (
        <>
          {group === 'rarities' && <RarityMark rarity={choice} />}
          {choice === 'wished' && <WishMark />}
          {name}
        </>
      )}
      <small>{formatNumber(count)}</small>
    </button>
  );
}

type SetGroupProps = { sets: readonly CountedSet[]; chosen: string; onChoose: (setId: string) => void };

/** One at a time: how complete it is and what is missing of it stand beside its cards. */
function SetGroup({ sets, chosen, onChoose }: SetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const first = sets.slice(0, SETS_AT_FIRST);
  const offered = isWhole ? sets : [...new Set([...first, ...sets.filter(({ id }) => id === chosen)])];
  return (
    <fieldset className="filter-group">
      <legend>Set</legend>
      <div className="filter-choices">
        <button
          type="button"
          aria-pressed={chosen === ''}
          className="filter-choice"
          onClick={() => onChoose('')}
        >
          All sets
        </button>
        {offered.map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            aria-label={`${name}, ${counted(count, 'card')}`}
            className={cx('filter-choice', count === 0 && 'is-empty')}
            onClick={() => onChoose(id === chosen ? '' : id)}
          >
            {name}
            <small>{formatNumber(count)}</small>
          </button>
        ))}
        {offered.length < sets.length && (
          <button
            type="button"
            aria-expanded={false}
            className="filter-choice"
            onClick={() => setWhole(true)}
          >
            More…
          </button>
        )}
      </div>
    </fieldset>
  );
}
