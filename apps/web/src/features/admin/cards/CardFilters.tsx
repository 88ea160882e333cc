/** Narrows the cards by what was done to them and by their rarity. */
import { ADMIN_RARITIES, PRINTED_RARITIES } from '@pokesol/cards';
import { cx } from '../../../ui/cx.ts';
import { useAdminSets } from '../sets/queries.ts';
import { asRarity, asState, type CardsView } from './cardsView.ts';
import type { ChangeCardsView } from './useCardsView.ts';

const named = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

/** «Rare» is what is printed on cards, «rare» what the form calls its own. */
const RARITY_GROUPS = [
  { label: 'As printed', options: named(PRINTED_RARITIES) },
  { label: 'Chosen in the form', options: named(ADMIN_RARITIES) },
];
const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'edited', label: 'Edited' },
];

export function CardFilters({ view, change }: { view: CardsView; change: ChangeCardsView }) {
  return (
    <>
      <ChoiceFilter
        label="Rarity"
        all="All rarities"
        value={view.rarity}
        groups={RARITY_GROUPS}
        onChange={(rarity) => change({ rarity: asRarity(rarity) })}
      />
      <ChoiceFilter
        label="State"
        all="All states"
        value={view.state === 'all' ? '' : view.state}
        options={STATES}
        onChange={(state) => change({ state: asState(state) })}
      />
    </>
  );
}

type SetFilterProps = { setId: string; onChange: (setId: string) => void };

/** Narrows the cards to one set. */
export function SetFilter({ setId, onChange }: SetFilterProps) {
  const { data = [] } = useAdminSets();
  const isKnown = setId === '' || data.some(({ id }) => id === setId);
  return (
    <ChoiceFilter
      label="Set"
      all="All sets"
      value={setId}
      options={[
        ...(isKnown ? [] : [{ value: setId, label: setId }]),
        ...data.map(({ id, name, isActive }) => ({
          value: id,
          label: isActive ? name : `${name} (inactive)`,
        })),
      ]}
      onChange={onChange}
      className="admin-cards-set"
    />
  );
}

/** Narrows a list by one of a few choices, which may stand in groups; '' is no choice. */
type Option = { readonly value: string; readonly label: string };
type ChoiceFilterProps = {
  /** What is chosen, for assistive technology: «Rarity». */
  label: string;
  /** What stands there while nothing is chosen: «All rarities». */
  all: string;
  value: string;
  options?: readonly Option[];
  groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  onChange: (value: string) => void;
  className?: string;
};

function ChoiceFilter({
  label,
  all,
  value,
  options = [],
  groups = [],
  onChange,
  className,
}: ChoiceFilterProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx('field', className)}
    >
      <option value="">{all}</option>
      <Options options={options} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options options={group.options} />
        </optgroup>
      ))}
    </select>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
