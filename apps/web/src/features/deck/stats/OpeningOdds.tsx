/** What the first seven cards are likely to hold: a mulligan, or the card one hopes for. */
import { type DeckLine, mergeLines, mulliganOdds, OPENING_HAND, openingHandOdds } from '@pokesol/decks';
import { useId, useMemo, useState } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import './deckStats.css';

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
          <p>Chance of a mulligan: no Basic Pokémon among the first {OPENING_HAND} cards</p>
          <Chance probability={mulligan.probability} label="Mulligan" />
        </div>
        <div className="deck-odd">
          <label>
            Chance of at least one
            <select
              value={chosen.card.id}
              onChange={(event) => setWanted(event.target.value)}
              className="field odds-choice"
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

/** '19.07%'. Two digits behind the point, more where two would read as nothing or as everything. */
export function exactPercent(probability: number): string {
  if (probability <= 0) return '0%';
  if (probability >= 1) return '100%';
  const rest = Math.min(probability, 1 - probability) * 100;
  const digits = rest >= 0.01 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(rest)));
  return `${(probability * 100).toFixed(digits)}%`;
}

/** '1 in 5.2', 'always', 'never'. A chance that hardly ever fails says how often it fails. */
export function chanceText(probability: number): string {
  if (probability <= 0) return 'never';
  if (probability >= 1) return 'always';
  return probability <= 0.5 ? `1 in ${each(probability)}` : `all but 1 in ${each(1 - probability)}`;
}

function each(probability: number): string {
  const times = 1 / probability;
  return times < 10 ? times.toFixed(1).replace(/\.0$/, '') : formatNumber(Math.round(times));
}
