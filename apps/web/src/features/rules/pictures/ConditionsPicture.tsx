/** The five Special Conditions: how the card lies, and what each does. */
import { Art } from '../../battle/board/index.ts';
import { CHARMANDER } from '../exampleCards.ts';
import '../../battle/board/art.css';

const CONDITIONS = [
  { name: 'Asleep', turned: 'left', words: 'No attack, no retreat. A coin at each Checkup: heads wakes it.' },
  {
    name: 'Confused',
    turned: 'over',
    words: 'A coin before it attacks: on tails three counters on itself, turn over.',
  },
  {
    name: 'Paralyzed',
    turned: 'right',
    words: 'No attack, no retreat, until the Checkup after your next turn.',
  },
  { name: 'Poisoned', turned: 'no', words: 'One damage counter at each Checkup.' },
  { name: 'Burned', turned: 'no', words: 'Two counters at each Checkup, then a coin: heads heals it.' },
] as const;

export function ConditionsPicture() {
  return (
    <ul className="rulebook-conditions">
      {CONDITIONS.map(({ name, turned, words }) => (
        <li key={name}>
          <span className="rulebook-art" data-turned={turned} aria-hidden="true">
            <Art card={CHARMANDER} className="rulebook-art-picture" />
          </span>
          <span>
            <b>{name}</b>
            <span className="rulebook-condition-words">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
