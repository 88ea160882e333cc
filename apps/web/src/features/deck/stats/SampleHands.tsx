/** Deals opening hands as a battle would, each from a seed that deals the same hand again. */
import { isBasicPokemon } from '@pokesol/cards';
import { sampleHand } from '@pokesol/decks';
import { useId, useMemo, useState } from 'react';
import { freshId } from '../../../platform/freshId.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { Card, keyed } from '../../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../facts.ts';
import './deckStats.css';

/** Eight letters and digits: short enough to read aloud. */
const newSeed = (): string => freshId().slice(0, 8);

export function SampleHands({ lines }: { lines: readonly BuilderLine[] }) {
  const [seed, setSeed] = useState<string>();
  const titleId = useId();
  const hand = useMemo(() => (seed === undefined ? undefined : sampleHand(lines, seed)), [lines, seed]);
  const isMulligan = hand !== undefined && !hand.some(isBasicPokemon);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="deck-stats-title">
        Sample hands
      </h3>
      <div className="wrapping-line is-airy">
        <Button tone="secondary" onClick={() => setSeed(newSeed())}>
          Draw a hand
        </Button>
        <p className="hint">
          {seed === undefined ? (
            'Shuffled as in a battle.'
          ) : (
            <>
              Seed <code className="sample-seed">{seed}</code>
            </>
          )}
        </p>
      </div>
      <p role="status" className="sample-hand-note">
        {hand !== undefined && (
          <Badge tone={isMulligan ? 'rose' : 'mint'}>
            <PixelIcon name={isMulligan ? 'alert' : 'cards'} className="sample-hand-icon" />
            {isMulligan ? 'Mulligan: no Basic Pokémon' : 'A hand to start with'}
          </Badge>
        )}
      </p>
      {hand !== undefined && (
        <ol aria-label="Sample hand" className="deck-hand" key={seed}>
          {keyed(hand, ({ id }) => id).map(([key, card]) => (
            <HandCard key={key} card={card} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HandCard({ card }: { card: DeckCardFactsOf }) {
  const isBasic = isBasicPokemon(card);
  return (
    <li className="sample-hand-card">
      <Card card={card.json} />
      <span className="deck-hand-note">{isBasic && 'Basic'}</span>
    </li>
  );
}
