/** Narrows the cards to one set. */
import { useAdminSets } from '../sets/queries.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

type SetFilterProps = { setId: string; onChange: (setId: string) => void };

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
