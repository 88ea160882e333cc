/** The basic energies, free to all: how many of each type the deck has, one more, one less. */
import { basicEnergyType } from '@pokesol/cards';
import { copiesIn, isFree } from '@pokesol/decks';
import type { CardJson } from '@pokesol/protocol';
import { type CSSProperties, useState } from 'react';
import { TypeSign } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import type { Pool } from './pool.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './energyTray.css';

type EnergyTrayProps = Pick<WorkspaceProps, 'pool' | 'moves'> & {
  lines: readonly BuilderLine[];
  isPhone?: boolean;
};

export function EnergyTray({ pool, moves, lines, isPhone = false }: EnergyTrayProps) {
  // A phone has one row: it begins with those of the deck, and goes on with the others when they are asked for.
  const [isWhole, setWhole] = useState(false);
  const energies = energiesFor(pool, lines);
  if (energies.length === 0) return null;
  const inDeck = new Set(lines.filter(({ card }) => isFree(card)).map(({ card }) => basicEnergyType(card)));
  const used = energies.filter((energy) => inDeck.has(basicEnergyType(energy)));
  const folds = isPhone && used.length > 0 && used.length < energies.length;
  const others = energies.filter((energy) => !used.includes(energy));
  const shown = folds ? [...used, ...(isWhole ? others : [])] : energies;
  return (
    <section aria-labelledby="energy-tray" className="energy-tray">
      <h3 id="energy-tray" className="sr-only">
        Basic energy: any number, free
      </h3>
      <ul style={{ '--columns': Math.ceil(energies.length / 2) } as CSSProperties}>
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
          {isWhole ? 'Fewer types' : 'Other types'}
        </button>
      )}
    </section>
  );
}

/** Fairy, which is not printed any more, is offered to those who have a card of it. */
function energiesFor(pool: Pool, lines: readonly BuilderLine[]): readonly DeckCardFactsOf[] {
  const isFairy = ({ attributes }: CardJson) => attributes.types.includes('Fairy');
  const isAsked =
    lines.some(({ card }) => isFairy(card.json) || basicEnergyType(card) === 'Fairy') ||
    pool.entries.some(({ card }) => isFairy(card));
  return isAsked ? pool.energies : pool.energies.filter((energy) => basicEnergyType(energy) !== 'Fairy');
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
        title={`Less ${energy.name}`}
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
        title={`More ${energy.name}`}
        className="deck-step"
        onClick={() => moves.add(energy)}
      >
        +
      </button>
    </li>
  );
}
