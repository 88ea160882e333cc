/** The deck's name and description, and the way to another deck. */
import { DECK_DESCRIPTION_LENGTH, DECK_NAME_LENGTH } from '@pokesol/protocol/constants';
import { useId } from 'react';
import { useDecks } from '../deck/queries.ts';
import { deckTextProblem } from './refusedMessages.ts';
import type { WorkspaceProps } from './workspaceProps.ts';

type DeckFieldsProps = Pick<WorkspaceProps, 'address' | 'bench' | 'dispatch' | 'onLoad'>;

export function DeckFields({ address, bench: { present, saved }, dispatch, onLoad }: DeckFieldsProps) {
  const { data: decks, error, refetch } = useDecks(address);
  const id = useId();
  const name = { id: `${id}-name`, problem: deckTextProblem(present.name) };
  const description = { id: `${id}-description`, problem: deckTextProblem(present.description) };
  return (
    <div className="builder-fields">
      <div className="field-frame">
        <label htmlFor={`${id}-name`} className="field-label is-quiet">
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
      <div className="field-frame">
        <label htmlFor={`${id}-description`} className="field-label is-quiet">
          Description
        </label>
        <textarea
          {...control(description)}
          rows={3}
          value={present.description}
          maxLength={DECK_DESCRIPTION_LENGTH}
          placeholder="Deck description (optional)"
          onChange={(event) => dispatch({ type: 'typed', field: 'description', text: event.target.value })}
          className="field leading-[1.3]"
        />
        <Wrong {...description} />
      </div>
      <div className="field-frame">
        <label htmlFor={`${id}-saved`} className="field-label is-quiet">
          Load Existing Deck
        </label>
        <select
          id={`${id}-saved`}
          value={saved?.id ?? ''}
          disabled={decks === undefined || decks.length === 0}
          onChange={(event) => event.target.value !== '' && onLoad(event.target.value)}
          className="field"
        >
          <option value="">{decks?.length === 0 ? 'No decks yet' : 'Select a deck'}</option>
          {(decks ?? []).map(({ id, name, totalCards }) => (
            <option key={id} value={id}>{`${name} (${totalCards} cards)`}</option>
          ))}
        </select>
      </div>
      {error && (
        <p className="text-sm text-rose">
          Your decks did not load.{' '}
          <button
            type="button"
            className="min-h-11 underline underline-offset-4"
            onClick={() => void refetch()}
          >
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
    <p id={`${id}-wrong`} role="alert" className="field-wrong leading-snug first-letter:uppercase">
      {problem}
    </p>
  );
}
