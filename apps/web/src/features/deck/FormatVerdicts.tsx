/** Which formats take a deck's cards, and on demand why others do not; what the rule sets themselves ask stands elsewhere. */
import { asksForMore, DECK_FORMATS, type DeckLine, type FormatFacts, validateDeck } from '@pokesol/decks';
import { useMemo } from 'react';
import './formatVerdicts.css';

/** Reasons that stand at once: a deck of another time breaks a format with every card. */
const REASONS = 3;

export function FormatVerdicts({ lines }: { lines: readonly DeckLine[] }) {
  const verdicts = useMemo(() => verdictsOn(lines), [lines]);
  const takers = verdicts.filter(({ errors }) => errors.length === 0);
  const others = verdicts.filter(({ errors }) => errors.length > 0);
  return (
    <section aria-label="Formats" className="format-verdicts">
      <p>
        {takers.length === 0
          ? 'No format of chosen sets takes all its cards.'
          : `Formats that take its cards: ${namesOf(takers)}.`}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{`Why not ${namesOf(others)}`}</summary>
          <dl className="format-reasons">
            {others.map(({ id, name, errors }) => (
              <div key={id}>
                <dt>{name}</dt>
                {errors.slice(0, REASONS).map((error) => (
                  <dd key={error}>{error}</dd>
                ))}
                {errors.length > REASONS && <dd>{`And ${errors.length - REASONS} more.`}</dd>}
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

const namesOf = (formats: readonly Pick<FormatFacts, 'name'>[]): string =>
  formats.map(({ name }) => name).join(', ');

/** Of the formats that ask for more than their rule set does, what they ask for alone. */
function verdictsOn(lines: readonly DeckLine[]) {
  const ofRules = validateDeck(lines, { format: 'official' }).errors;
  return DECK_FORMATS.filter(({ id }) => asksForMore(id)).map(({ id, name }) => ({
    id,
    name,
    errors: validateDeck(lines, { format: id }).errors.filter((error) => !ofRules.includes(error)),
  }));
}
