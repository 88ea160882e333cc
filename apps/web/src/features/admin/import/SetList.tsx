/** The sets of a catalogue, one of which can be chosen: with the mouse, or with the arrow keys as in any group of radio keys. */
import type { ExternalSet } from '@pokesol/protocol';
import { memo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { SetEmblem } from '../sets/SetEmblem.tsx';
import { released } from '../sets/setMessages.ts';
import { hereText } from './sets.ts';
import './setList.css';
import { counted } from '../../../platform/format.ts';

type SetListProps = {
  sets: readonly ExternalSet[];
  selectedId: string | undefined;
  onSelect: (set: ExternalSet) => void;
};

export function SetList({ sets, selectedId, onSelect }: SetListProps) {
  return (
    <fieldset className="import-sets">
      <legend className="sr-only">Set to import</legend>
      {sets.map((set) => (
        <SetOption key={set.id} set={set} isSelected={set.id === selectedId} onSelect={onSelect} />
      ))}
    </fieldset>
  );
}

type SetOptionProps = { set: ExternalSet; isSelected: boolean; onSelect: (set: ExternalSet) => void };

const SetOption = memo(function SetOption({ set, isSelected, onSelect }: SetOptionProps) {
  const here = hereText(set);
  const day = set.releaseDate === undefined ? '' : released(set.releaseDate);
  return (
    <label className="import-set">
      <input
        type="radio"
        name="set-to-import"
        value={set.id}
        checked={isSelected}
        onChange={() => onSelect(set)}
        className="sr-only"
      />
      <SetEmblem name={set.name} className="import-emblem" />
      <span className="can-shrink">
        <span className="set-list-name">{set.name}</span>
        {set.series !== '' && <span className="hint is-below">{set.series}</span>}
        {day !== '' && <span className="hint is-below">{day}</span>}
      </span>
      <span className="set-list-badges">
        <Badge className="set-list-badge">{counted(set.total, 'card')}</Badge>
        {here !== undefined && (
          <Badge tone={set.imported >= set.total ? 'mint' : 'sun'} className="set-list-badge">
            {here}
          </Badge>
        )}
      </span>
    </label>
  );
});
