/** What became of a starter pack's cards: a deck, the best of it in a fan, and the way to its first battle. */
import { STARTER_DECK_NAME } from '@pokesol/decks';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { deafClock } from '../../platform/deafClock.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../card/index.ts';
import { createFreshButtons } from './freshButtons.ts';
import type { RevealedCard } from './revealOrder.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

type StarterDeckProps = { deckId: string; cards: readonly RevealedCard[]; onClose: () => void };

export function StarterDeck({ deckId, cards, onClose }: StarterDeckProps) {
  // Its best Pokémon, the holo last.
  const fan = cards.filter(({ card }) => card.hp !== undefined).slice(-3);
  const battleNow = useFocusWhenLost<HTMLAnchorElement>();
  const [buttons] = useState(() => createFreshButtons(deafClock));
  useEffect(() => {
    buttons.light([]);
    buttons.light(['battle']);
    battleNow.current?.focus({ preventScroll: true });
    // Whatever was scrolled to among the rows: it ends here, once they have their places.
    const drawn = requestAnimationFrame(() => {
      battleNow.current?.closest('.starter')?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(drawn);
  }, [buttons, battleNow]);
  return (
    <div className="starter">
      <div aria-hidden className="starter-fan">
        {fan.map(({ card }) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
      <div className="starter-words">
        <p>
          <b className="opening-deck-name">{STARTER_DECK_NAME}</b> is saved in My Decks: sixty cards, ready to
          battle.
        </p>
        <Badge tone="mint">Tournament Legal</Badge>
        <Link
          ref={battleNow}
          href={`/battle?deck=${deckId}`}
          className={buttonClass('primary', 'opening-battle')}
          onClick={(event) => (buttons.acceptsPress('battle') ? onClose() : event.preventDefault())}
        >
          Battle now
        </Link>
      </div>
    </div>
  );
}
