/** One set in the list: its picture, what it is, and what can be done with it. */
import type { CardSetJson } from '@pokesol/protocol';
import { Button } from '../../../ui/Button.tsx';
import { StateBadge } from '../list/Listed.tsx';
import { SetEmblem } from './SetEmblem.tsx';
import { setFactsOf } from './setMessages.ts';
import './sets.css';

type SetRowProps = {
  set: CardSetJson;
  onShowCards: () => void;
  onEdit: () => void;
  onSwitch: () => void;
};

export function SetLine({ set, onShowCards, onEdit, onSwitch }: SetRowProps) {
  const { id, name, description, artworkUrl, isActive } = set;
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <article aria-labelledby={`set-${id}`} className="admin-row" data-active={isActive}>
      <SetEmblem name={name} artworkUrl={artworkUrl} className="admin-row-picture" />
      <div className="grows">
        <div className="badge-line">
          <h2 id={`set-${id}`} className="admin-row-name">
            {name}
          </h2>
          <StateBadge isActive={isActive} />
        </div>
        {description !== undefined && description !== '' && (
          <p className="admin-row-description">{description}</p>
        )}
        <ul className="admin-row-facts">
          {setFactsOf(set).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="admin-row-buttons">
        <Button tone="secondary" aria-label={`Show cards of ${name}`} onClick={onShowCards}>
          Show cards
        </Button>
        <Button tone="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button tone="quiet" aria-label={`${verb} ${name}`} onClick={onSwitch}>
          {verb}
        </Button>
      </div>
    </article>
  );
}
