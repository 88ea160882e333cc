/** The place of the Stadium: its name and what it says, or that there is none. */
import { memo } from 'react';
import { nameIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { useHold } from '../../../board/useHold.ts';
import { useOfficialTable } from './boardContext.ts';
import { Sign } from './Sign.tsx';
import { useSentences } from './sentences.ts';

export const StadiumPlace = memo(function StadiumPlace() {
  const { view, interaction } = useOfficialTable();
  const { stadium } = view;
  const sentencesOf = useSentences(view, stadium === null ? [] : [stadium.card]);
  const isTarget = interaction?.slots.has('stadium') ?? false;
  const hold = useHold(
    () => stadium !== null && interaction?.onRead(stadium.card),
    () => (isTarget ? interaction?.onSlot('stadium') : interaction?.onStadium()),
  );
  const name = stadium === null ? 'No Stadium' : nameIn(view, stadium.card);
  const label = `Stadium: ${stadium === null ? 'none' : name}${isTarget ? ', can be chosen' : ''}`;
  const text = stadium === null ? '' : sentencesOf(stadium.card);
  const content = (
    <>
      <Sign name="stadium" />
      <span className="stadium-words" aria-hidden="true">
        <span className="stadium-name">
          <Fit>{name}</Fit>
        </span>
        {text !== '' && <span className="stadium-text">{text}</span>}
      </span>
    </>
  );
  const shared = { className: 'stadium', 'data-place': 'stadium', 'aria-label': label };
  if (interaction === undefined)
    return (
      <div {...shared} role="img" data-none={stadium === null || undefined}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      {...shared}
      data-none={stadium === null || undefined}
      data-target={isTarget || undefined}
      aria-pressed={interaction.selected?.kind === 'stadium'}
      {...hold}
    >
      {content}
    </button>
  );
});
