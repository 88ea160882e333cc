/** Narrows the cards by what was done to them and by their rarity. */
import { ADMIN_RARITIES, PRINTED_RARITIES } from '@pokesol/cards';
import { ChoiceFilter } from './ChoiceFilter.tsx';
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
