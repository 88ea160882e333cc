/** Which rules a deck breaks, in the server's sentences: the first few at once, the rest one click away. */

const AT_ONCE = 3;

type DeckErrorsProps = {
  errors: readonly string[];
  /** Of all errors, of which `errors` may be the first. */
  count: number;
  title?: string;
};

export function DeckErrors({ errors, count, title = 'Issues to fix:' }: DeckErrorsProps) {
  if (errors.length === 0) return null;
  const rest = errors.slice(AT_ONCE);
  const untold = count - errors.length;
  return (
    <div className="deck-errors">
      <h3>{title}</h3>
      <ul>
        {errors.slice(0, AT_ONCE).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{count - AT_ONCE} more</summary>
          <ul>
            {rest.map((error) => (
              <li key={error}>{error}</li>
            ))}
            {untold > 0 && <li>And {untold} more. Edit the deck to see them all.</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
