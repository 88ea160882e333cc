/** How a deck begins in the printed game: stages in the hand that is kept, energy and evolutions by a turn, hidden cards. */
import { type DeckLine, EVOLVING_TURNS, type ExactChance, ODDS_TURNS, officialOdds } from '@pokesol/decks';
import { type ReactNode, useId, useMemo } from 'react';
import { TypeSign } from '../../card/index.ts';
import { chanceText, exactPercent } from './OpeningOdds.tsx';
import './officialOdds.css';

export function OfficialOdds({ lines }: { lines: readonly DeckLine[] }) {
  const odds = useMemo(() => officialOdds(lines), [lines]);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="deck-stats-title">
        By the official rules
      </h3>
      {odds === undefined ? (
        <p className="quiet">Without a Basic Pokémon this deck cannot start a battle.</p>
      ) : (
        <>
          <p className="hint odds-note">
            For hands that you keep, drawing one card a turn; cards that Trainers bring come on top.
          </p>
          <div className="odds-tables">
            <OddsTable
              caption="In your first seven"
              columns={['Stage', 'At least one']}
              rows={odds.stages.map(({ stage, chance }) => ({ key: stage, label: stage, chances: [chance] }))}
            />
            <OddsTable
              caption="Energy by your turn"
              columns={['Type', ...ODDS_TURNS.map((turn) => `Turn ${turn}`)]}
              rows={odds.energy.map(({ type, byTurn }) => ({
                key: type,
                label: (
                  <span className="line-8">
                    <TypeSign type={type} />
                    {type}
                  </span>
                ),
                chances: byTurn,
              }))}
            />
            <OddsTable
              caption="Evolving by your turn"
              columns={['Into', ...EVOLVING_TURNS.map((turn) => `Turn ${turn}`)]}
              rows={odds.evolving.map(({ name, byTurn }) => ({ key: name, label: name, chances: byTurn }))}
            />
            <OddsTable
              caption="Every copy among your Prizes"
              columns={['Card', 'Hidden']}
              rows={odds.prizes.map(({ name, copies, hidden }) => ({
                key: name,
                label: `${name} ×${copies}`,
                chances: [hidden],
              }))}
            />
          </div>
        </>
      )}
    </section>
  );
}

type OddsTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; label: ReactNode; chances: readonly ExactChance[] }[];
};

/** Nothing where no row is: a deck without evolutions needs no empty table. */
function OddsTable({ caption, columns, rows }: OddsTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="odds-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, chances }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {chances.map(({ probability }, place) => (
              <td key={columns[place + 1]} title={chanceText(probability)}>
                {probability <= 0 ? 'never' : exactPercent(probability)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
