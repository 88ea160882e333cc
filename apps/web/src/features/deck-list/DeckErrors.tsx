/** Which rules a deck breaks, in the server's sentences: the first few at once, the rest one click away. */

const AT_ONCE = 3;

export function DeckErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  const rest = errors.slice(AT_ONCE);
  return (
    <div className="deck-errors">
      <h3>Issues to fix:</h3>
      <ul>
        {errors.slice(0, AT_ONCE).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul>
            {rest.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
