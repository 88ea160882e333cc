/** The window around a pack, or several opened together: the show, the cards, and what can be done at each moment. */
import { hashOf } from '@pokesol/pixel-art';
import { BALL_TYPES, type BallType } from '@pokesol/pixel-art/things';
import type { CardJson } from '@pokesol/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { counted } from '../../platform/format.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardDialog } from '../card/index.ts';
import { SharePull } from '../share/index.ts';
import { WishedFor } from '../wishlist/index.ts';
import { DemoEnd } from './DemoEnd.tsx';
import { LastCard } from './LastCard.tsx';
import { type Another, OpeningButtons } from './OpeningButtons.tsx';
import { OpeningFailure } from './OpeningFailure.tsx';
import type { OpenedPack } from './openedPack.ts';
import { isOver, type OpeningState } from './openingState.ts';
import { PackStage } from './PackStage.tsx';
import { Reveal } from './Reveal.tsx';
import { everyCard, type RevealedCard } from './revealOrder.ts';
import { StarterDeck } from './StarterDeck.tsx';
import { Tally } from './Tally.tsx';
import { usePackOpening } from './usePackOpening.ts';
import { WaysOn } from './WaysOn.tsx';
import './result.css';

type PackOpeningProps = {
  pack: OpenedPack;
  another: Another | undefined;
  onClose: () => void;
};

export const PackOpening = (props: PackOpeningProps) => (
  <WishedFor address={props.pack.owner}>
    <Opening {...props} />
  </WishedFor>
);

function Opening({ pack, another, onClose }: PackOpeningProps) {
  const { state, opening, owned, closed } = usePackOpening(pack);
  const [picked, setPicked] = useState<CardJson>();
  const { phase, act, cards, shown, failure } = state;
  const alone = cards[shown - 1];
  const over = isOver(state);
  const isSeveral = pack.purchases.length > 1;
  const [paid] = isSeveral ? [] : pack.purchases;
  const closeDetails = useCallback(() => setPicked(undefined), []);
  const end = useRef<HTMLSpanElement>(null);

  // The window followed the cards as they turned; what they came to stands above them.
  useEffect(() => {
    if (over) end.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' });
  }, [over]);

  // A first Escape shows the cards; only then does Escape, or a click beside the window, close it.
  function hurryFirst(event: Event) {
    if (over || failure !== undefined) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent) opening.finish();
    else opening.skip();
  }

  return (
    <Dialog
      title={
        isSeveral && phase === 'complete'
          ? openedTitle(pack.purchases.length - closed)
          : titleOf(state, pack.name)
      }
      {...(isSeveral && phase !== 'waiting' && { description: pack.name })}
      onClose={onClose}
      onDismiss={hurryFirst}
      wide
    >
      {phase !== 'complete' ? (
        <PackStage
          key={pack.key}
          phase={phase}
          pack={pack}
          ball={ballTypeOf(pack.key, pack.isFree)}
          onSkip={failure === undefined ? opening.skip : undefined}
        />
      ) : act === 'last' && alone !== undefined ? (
        <LastCard key={`${pack.key} ${alone.card.id}`} revealed={alone} owned={owned} onPick={setPicked} />
      ) : (
        <>
          <span ref={end} />
          {over && pack.deckId !== undefined && (
            <StarterDeck deckId={pack.deckId} cards={cards} onClose={onClose} />
          )}
          <Tally cards={everyCard(cards)} isAnnounced={over} />
          {pack.isDemo && (
            <p className="opening-demo-note">
              A demo: these cards are for show and are not kept. Connect a wallet to keep what you open.
            </p>
          )}
          {over && closed > 0 && <p className="opening-summary-note">{stayedClosed(closed)}</p>}
          {over && !pack.isDemo && (
            <WaysOn isBelow={pack.deckId !== undefined} help={another?.help} onClose={onClose} />
          )}
          <Reveal
            key={pack.key}
            cards={over && isSeveral ? cards.toReversed() : cards}
            owned={owned}
            shown={shown}
            isMany={over && isSeveral}
            onPick={setPicked}
            onHurry={opening.next}
          />
          {over && cards.length > 0 && (
            <SharePull
              title={pack.name}
              cards={cards.map(({ card, count }) => ({ card, quantity: count }))}
            />
          )}
        </>
      )}
      {over && pack.isDemo ? (
        <DemoEnd>{another?.help}</DemoEnd>
      ) : failure === undefined ? (
        <OpeningButtons
          act={phase === 'waiting' ? 'sealed' : phase === 'complete' ? act : 'show'}
          shown={shown}
          purchaseId={paid?.id}
          // A starter's fan shows its best card large as well: skipping leads there at once.
          onSkip={pack.deckId === undefined ? opening.skip : opening.finish}
          onNext={over ? undefined : opening.next}
          another={another}
        />
      ) : (
        <OpeningFailure failure={failure} onRetry={opening.open} />
      )}
      {picked && (
        <Deferred onFail={closeDetails}>
          <CardDialog card={picked} onClose={closeDetails} />
        </Deferred>
      )}
    </Dialog>
  );
}

const openedTitle = (count: number) => `${counted(count, 'pack')} opened`;

const stayedClosed = (count: number) =>
  `${counted(count, 'pack')} stayed closed and ${count === 1 ? 'waits' : 'wait'} in the store.`;

function titleOf({ phase, failure }: OpeningState<RevealedCard>, packName: string): string {
  if (failure !== undefined) return 'That did not work';
  switch (phase) {
    case 'waiting':
      return packName;
    case 'jumping':
      return 'Here it comes...';
    case 'exploding':
      return 'It bursts open!';
    case 'revealing':
      return 'Almost there...';
    case 'complete':
      return 'Your new cards';
  }
}

/** `chance` is whatever is random about this opening and stays the same through a reload, such as the purchase's id. */
export function ballTypeOf(chance: string, isFree: boolean): BallType {
  if (isFree) return 'pokeball';
  // The upper bits: an id's last characters move the lower ones too regularly.
  return BALL_TYPES[(hashOf(chance) >>> 11) % BALL_TYPES.length] ?? 'pokeball';
}
