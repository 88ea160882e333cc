/** In one line: the deck's name, its description, and the ways to another deck. */
import { DECK_DESCRIPTION_LENGTH, DECK_NAME_LENGTH } from '@pokesol/protocol/constants';
import { useId, useState } from 'react';
import { useDecks } from '../deck/index.ts';
import { deckTextProblem } from './refusedMessages.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deckFields.css';
import { counted } from '../../platform/format.ts';

type DeckFieldsProps = Pick<WorkspaceProps, 'bench' | 'dispatch'> & {
  address: string;
  onLoad: (deckId: string) => void;
  onNew: () => void;
};

export function DeckFields(props: DeckFieldsProps) {
  const { address, dispatch, onLoad, onNew } = props;
  const { present, saved } = props.bench;
  const { data: decks, error, refetch } = useDecks(address);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = { id: `${id}-name`, problem: deckTextProblem(present.name) };
  const description = { id: `${id}-description`, problem: deckTextProblem(present.description) };
  // What is wrong is never hidden, nor hidden again while it is mended.
  if (description.problem !== undefined && !isOpen) setOpen(true);
  return (
    <div className="builder-fields" data-open={isOpen || undefined}>
      <div className="field-frame">
        <label htmlFor={`${id}-name`} className="sr-only">
          Deck Name
        </label>
        <input
          {...control(name)}
          type="text"
          value={present.name}
          maxLength={DECK_NAME_LENGTH}
          placeholder="Enter deck name"
          autoComplete="off"
          onChange={(event) => dispatch({ type: 'typed', field: 'name', text: event.target.value })}
          className="field"
        />
        <Wrong {...name} />
      </div>
      {/* Where the line has room for the name alone. */}
      <button
        type="button"
        aria-expanded={isOpen}
        className="builder-fields-more"
        onClick={() => setOpen(!isOpen)}
      >
        More
      </button>
      <div className="field-frame is-more">
        <label htmlFor={`${id}-description`} className="sr-only">
          Description
        </label>
        <textarea
          {...control(description)}
          rows={3}
          value={present.description}
          maxLength={DECK_DESCRIPTION_LENGTH}
          placeholder="Deck description (optional)"
          onChange={(event) => dispatch({ type: 'typed', field: 'description', text: event.target.value })}
          className="field deck-fields-text"
        />
        <Wrong {...description} />
      </div>
      <div className="field-frame is-other">
        <label htmlFor={`${id}-saved`} className="sr-only">
          Load Existing Deck
        </label>
        <select
          id={`${id}-saved`}
          value={saved?.id ?? ''}
          disabled={decks === undefined || decks.length === 0}
          onChange={(event) => event.target.value !== '' && onLoad(event.target.value)}
          className="field"
        >
          <option value="">{decks?.length === 0 ? 'No decks yet' : 'Load Existing Deck'}</option>
          {(decks ?? []).map(({ id, name, totalCards }) => (
            <option key={id} value={id}>{`${name} (${counted(totalCards, 'card')})`}</option>
          ))}
        </select>
      </div>
      <button type="button" className="builder-fields-new is-other" onClick={onNew}>
        New Deck
      </button>
      {error && (
        <p className="hint bad is-more">
          Your decks did not load.{' '}
          <button type="button" className="text-button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

/** `problem`: why the server would not take it. */
type Judged = { id: string; problem: string | undefined };

const control = ({ id, problem }: Judged) => ({
  id,
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem === undefined ? undefined : `${id}-wrong`,
});

function Wrong({ id, problem }: Judged) {
  if (problem === undefined) return null;
  return (
    <p id={`${id}-wrong`} role="alert" className="field-wrong deck-fields-wrong">
      {problem}
    </p>
  );
}
