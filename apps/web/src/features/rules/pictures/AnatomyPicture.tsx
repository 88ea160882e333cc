/** A card with numbers on its parts, and what they are. */
import { Card } from '../../card/index.ts';
import { CHARMANDER } from '../exampleCards.ts';

/** Where each number lies, in hundredths of the card. */
const PARTS = [
  { at: [-4, 7], name: 'Name', words: 'decks count copies by it' },
  { at: [72, -1], name: 'HP', words: 'this much damage knocks it out' },
  { at: [104, 7], name: 'Type', words: 'what Weakness and Resistance ask for' },
  { at: [-4, 16], name: 'Stage', words: 'Basic Pokémon come straight from the hand' },
  { at: [-4, 76], name: 'Cost', words: 'energy that must be attached to attack' },
  { at: [104, 76], name: 'Damage', words: 'before Weakness and effects' },
  {
    at: [50, 100],
    name: 'Weakness and retreat',
    words: 'the type that hurts twice, and what changing places costs',
  },
] as const;

export function AnatomyPicture() {
  return (
    <div className="rulebook-card">
      <div className="rulebook-card-face">
        <Card card={CHARMANDER} />
        {PARTS.map(({ at: [left, top], name }, index) => (
          <b
            key={name}
            className="rulebook-mark"
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden="true"
          >
            {index + 1}
          </b>
        ))}
      </div>
      <ol className="rulebook-legend">
        {PARTS.map(({ name, words }, index) => (
          <li key={name}>
            <b className="rulebook-mark is-inline" aria-hidden="true">
              {index + 1}
            </b>
            <span>
              <b>{name}</b>: {words}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
