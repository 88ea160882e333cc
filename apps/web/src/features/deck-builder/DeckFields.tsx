/** The deck's name and description, and the way to another deck. */
import type {
  DECK_DESCRIPTION_LENGTH as DescriptionLength,
  DECK_NAME_LENGTH as NameLength,
} from '@pokesol/protocol';
import { useId } from 'react';
import { useDecks } from '../deck/queries.ts';
import { textProblem } from './refusedWords.ts';
import type { WorkspaceProps } from './Workspace.tsx';

// The protocol is types only in the page: its schemas would weigh more than the builder.
const NAME_LENGTH: typeof NameLength = 60;
const DESCRIPTION_LENGTH: typeof DescriptionLength = 500;

type DeckFieldsProps = Pick<WorkspaceProps, 'address' | 'bench' | 'dispatch' | 'onLoad'>;

export function DeckFields({ address, bench: { present, saved }, dispatch, onLoad }: DeckFieldsProps) {
  const { data: decks, error, refetch } = useDecks(address);
  const id = useId();
  const name = { id: `${id}-name`, problem: textProblem(present.name) };
  const description = { id: `${id}-description`, problem: textProblem(present.description) };
  return (
    <div className="builder-fields">
      <div>
        <label className="builder-label">
          Deck Name
          <input
            {...wrong(name)}
            type="text"
            value={present.name}
            maxLength={NAME_LENGTH}
            placeholder="Enter deck name"
            autoComplete="off"
            onChange={(event) => dispatch({ type: 'typed', field: 'name', text: event.target.value })}
            className="builder-field"
          />
        </label>
        <Wrong {...name} />
      </div>
      <div>
        <label className="builder-label">
          Description
          <textarea
            {...wrong(description)}
            rows={3}
            value={present.description}
            maxLength={DESCRIPTION_LENGTH}
            placeholder="Deck description (optional)"
            onChange={(event) => dispatch({ type: 'typed', field: 'description', text: event.target.value })}
            className="builder-field h-auto py-2"
          />
        </label>
        <Wrong {...description} />
      </div>
      <label className="builder-label">
        Load Existing Deck
        <select
          value={saved?.id ?? ''}
          disabled={decks === undefined || decks.length === 0}
          onChange={(event) => event.target.value !== '' && onLoad(event.target.value)}
          className="builder-field"
        >
          <option value="">{decks?.length === 0 ? 'No decks yet' : 'Select a deck'}</option>
          {(decks ?? []).map(({ id, name, totalCards }) => (
            <option key={id} value={id}>{`${name} (${totalCards} cards)`}</option>
          ))}
        </select>
      </label>
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

/** What the server would not take, and where that is said. */
type Judged = { id: string; problem: string | undefined };

const wrong = ({ id, problem }: Judged) =>
  problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };

function Wrong({ id, problem }: Judged) {
  if (problem === undefined) return null;
  return (
    <p id={id} role="alert" className="builder-wrong">
      {problem}
    </p>
  );
}
