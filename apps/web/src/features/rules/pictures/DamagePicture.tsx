/** One attack's damage, line by line, in the order of the rules. */
import { TypeSign } from '../../card/index.ts';

const LINES = [
  { words: 'The attack says', sum: '30' },
  { words: 'A card adds to your damage', sum: '+ 10' },
  { words: 'Weakness of the Active Pokémon', sum: '× 2', type: 'Fire' },
  { words: 'Resistance', sum: '− 0' },
  { words: 'A card on the target takes some off', sum: '− 20' },
] as const;

export function DamagePicture() {
  return (
    <table className="rulebook-sum">
      <caption className="sr-only">An example of damage</caption>
      <tbody>
        {LINES.map((line) => (
          <tr key={line.words}>
            <th scope="row">
              {line.words}
              {'type' in line && <TypeSign type={line.type} className="rulebook-sign" />}
            </th>
            <td>{line.sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Damage</th>
          <td>60</td>
        </tr>
      </tfoot>
    </table>
  );
}
