/** The Stadium as a cell of the own strip, where the mat of a short phone has no place for it. */
import { nameIn } from '../../../board/cardLook.ts';
import { useHold } from '../../../board/useHold.ts';
import { useOfficialTable } from './boardContext.ts';
import { Sign } from './Sign.tsx';

export function StadiumCell() {
  const { view, interaction } = useOfficialTable();
  const { stadium } = view;
  const isTarget = interaction?.slots.has('stadium') ?? false;
  const hold = useHold(
    () => stadium !== null && interaction?.onRead(stadium.card),
    () => (isTarget ? interaction?.onSlot('stadium') : interaction?.onStadium()),
  );
  const name = stadium === null ? 'none' : nameIn(view, stadium.card);
  return (
    <button
      type="button"
      className="cell stadium-cell"
      data-cell="stadium"
      data-target={isTarget || undefined}
      data-none={stadium === null || undefined}
      aria-label={`Stadium: ${name}${isTarget ? ', can be chosen' : ''}`}
      disabled={interaction === undefined}
      {...hold}
    >
      <Sign name="stadium" />
      <span className="cell-name" aria-hidden="true">
        {stadium === null ? 'None' : (name.split(' ').at(-1) ?? name)}
      </span>
    </button>
  );
}
