/** What the first seven cards are likely to hold: a mulligan, or the card one hopes for. */
import { type DeckLine, mergeLines, mulliganOdds, OPENING_HAND, openingHandOdds } from '@pokesol/decks';
import { useId, useMemo, useState } from 'react';
import { chanceText, exactPercent } from './chanceMessages.ts';

export function OpeningOdds({ lines }: { lines: readonly DeckLine[] }) {
  const choices = useMemo(() => mergeLines(lines), [lines]);
  const [wanted, setWanted] = useState('');
  const titleId = useId();
  const chosen = choices.find(({ card }) => card.id === wanted) ?? choices[0];
  const mulligan = useMemo(() => mulliganOdds(lines), [lines]);
  const odds = useMemo(
    () => chosen && openingHandOdds(lines, ({ id }) => id === chosen.card.id),
    [lines, chosen],
  );
  if (chosen === undefined || odds === undefined) return null;
  const names = new Map<string, number>();
  for (const { card } of choices) names.set(card.name, (names.get(card.name) ?? 0) + 1);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="deck-stats-title">
        Opening hand
      </h3>
      <div className="deck-odds">
        <div className="deck-odd">
          <p>Chance of a mulligan: no Basic Pokemon among the first {OPENING_HAND} cards</p>
          <Chance probability={mulligan.probability} label="Mulligan" />
        </div>
        <div className="deck-odd">
          <label>
            Chance of at least one
            <select
              value={chosen.card.id}
              onChange={(event) => setWanted(event.target.value)}
              className="field mt-1 w-full"
            >
              {choices.map(({ card, quantity }) => (
                <option key={card.id} value={card.id}>
                  {(names.get(card.name) ?? 0) > 1 ? `${card.name} (${card.id})` : card.name} ×{quantity}
                </option>
              ))}
            </select>
          </label>
          <Chance probability={odds.atLeastOne.probability} label="At least one" />
        </div>
      </div>
    </section>
  );
}

function Chance({ probability, label }: { probability: number; label: string }) {
  return (
    <output aria-label={label} className="deck-chance">
      <strong>{exactPercent(probability)}</strong> <span>{chanceText(probability)}</span>
    </output>
  );
}
