/** The basic energies, free to all: how many of each type the deck has, one more, one less. */
import { basicEnergyType } from '@pokesol/cards';
import { copiesIn, isFree } from '@pokesol/decks';
import { useState } from 'react';
import { useMedia } from '../../platform/useMedia.ts';
import { TypeSign } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './energyTray.css';

type EnergyTrayProps = Pick<WorkspaceProps, 'pool' | 'moves'> & { lines: readonly BuilderLine[] };

export function EnergyTray({ pool, moves, lines }: EnergyTrayProps) {
  // A phone shows those of the deck, and the others when they are asked for.
  const isPhone = useMedia('(width < 48em)');
  const [isWhole, setWhole] = useState(false);
  if (pool.energies.length === 0) return null;
  const inDeck = new Set(lines.filter(({ card }) => isFree(card)).map(({ card }) => basicEnergyType(card)));
  const folds = isPhone && inDeck.size > 0 && inDeck.size < pool.energies.length;
  const shown =
    folds && !isWhole ? pool.energies.filter((energy) => inDeck.has(basicEnergyType(energy))) : pool.energies;
  return (
    <section aria-labelledby="energy-tray" className="energy-tray">
      <h3 id="energy-tray">
        Basic energy <span className="energy-tray-note">any number, free</span>
      </h3>
      <ul>
        {shown.map((energy) => (
          <EnergyStep key={energy.id} energy={energy} lines={lines} moves={moves} />
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="energy-tray-more"
          onClick={() => setWhole(!isWhole)}
        >
          Other types
        </button>
      )}
    </section>
  );
}

type EnergyStepProps = Pick<EnergyTrayProps, 'moves' | 'lines'> & { energy: DeckCardFactsOf };

function EnergyStep({ energy, lines, moves }: EnergyStepProps) {
  const type = basicEnergyType(energy) ?? 'Colorless';
  // Every printing of a type is the same energy.
  const inDeck = lines.filter(({ card }) => isFree(card) && basicEnergyType(card) === type);
  const copies = inDeck.reduce((sum, line) => sum + copiesIn(line), 0);
  const leaving = inDeck.find(({ card }) => card.id === energy.id) ?? inDeck[0];
  return (
    <li>
      <TypeSign type={type} className="deck-row-type" />
      <button
        type="button"
        aria-label={`Less ${energy.name}`}
        className="deck-step"
        aria-disabled={leaving === undefined}
        onClick={() => leaving && moves.remove(leaving.card)}
      >
        −
      </button>
      <span className="deck-quantity">
        {copies}
        <span className="sr-only"> {energy.name} in deck</span>
      </span>
      <button
        type="button"
        aria-label={`More ${energy.name}`}
        className="deck-step"
        onClick={() => moves.add(energy)}
      >
        +
      </button>
    </li>
  );
}
