/** The same days as a table, for readers who prefer it or cannot see bars. */
import { type Day, inFull, longDay } from './figures.ts';

export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="admin-day-table">
      <summary>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Packs</th>
            <th scope="col">POKE burned</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, packs, poke }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td>{packs.toLocaleString('en-US')}</td>
              <td>{inFull(poke)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
