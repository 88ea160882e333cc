/** The window that a pack, or several opened together, take whole: the show, the cards, and what can be done at each moment. */
import { hashOf } from '@pokesol/pixel-art';
import { BALL_TYPES, type BallType } from '@pokesol/pixel-art/things';
import type { CardJson } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { spelledCount } from '../../platform/format.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardDialog } from '../card/index.ts';
import { SharePull } from '../share/index.ts';
import { WishedFor } from '../wishlist/index.ts';
import { Deal } from './Deal.tsx';
import { LastCard } from './LastCard.tsx';
import { type Another, OpeningButtons } from './OpeningButtons.tsx';
import { OpeningFailure } from './OpeningFailure.tsx';
import { OpeningSwitches } from './OpeningSwitches.tsx';
import { DEMO_NOTE, type OpenedPack } from './openedPack.ts';
import { isOver, type OpeningState } from './openingState.ts';
import { PackStage } from './PackStage.tsx';
import { aloneOf, everyCard, pictured, type RevealedCard } from './revealOrder.ts';
import { Summary } from './Summary.tsx';
import { usePackOpening } from './usePackOpening.ts';

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
  const { state, opening, owned, byPack, closed } = usePackOpening(pack);
  const [picked, setPicked] = useState<CardJson>();
  const [verifiedAll, setVerifiedAll] = useState<OpenedPack>();
  const { phase, act, cards, shown, isLate, failure } = state;
  const alone = cards[shown - 1];
  const over = isOver(state);
  const [paid] = pack.purchases.length > 1 ? [] : pack.purchases;
  const closeDetails = useCallback(() => setPicked(undefined), []);
  const isClosed = phase === 'waiting' && failure === undefined;

  // A first Escape shows the cards; only then does Escape close the window.
  function hurryFirst(event: Event) {
    if (over || failure !== undefined) return;
    event.preventDefault();
    opening.finish();
  }

  return (
    <Dialog
      title={titleOf(state, pack, closed)}
      onClose={onClose}
      onDismiss={hurryFirst}
      whole={{
        tools: <OpeningSwitches onByHand={isClosed ? opening.waitForHand : undefined} />,
      }}
    >
      {phase !== 'complete' ? (
        <PackStage
          key={pack.key}
          phase={phase}
          pack={pack}
          ball={ballTypeOf(pack.key, pack.isFree)}
          isLate={isLate}
          hand={
            failure === undefined
              ? { onHold: opening.hold, onLetGo: opening.letGo, onTear: opening.skip }
              : undefined
          }
        />
      ) : act === 'last' && alone !== undefined ? (
        <LastCard
          key={`${pack.key} ${alone.card.id}`}
          revealed={alone}
          owned={owned}
          packTypeId={pack.packTypeId}
          onPick={setPicked}
        />
      ) : over ? (
        <Summary
          key={pack.key}
          pack={pack}
          cards={cards}
          owned={owned}
          byPack={byPack}
          closed={closed}
          help={another?.help}
          areVerified={verifiedAll === pack}
          onPick={setPicked}
          onClose={onClose}
        />
      ) : (
        <Deal
          key={pack.key}
          cards={cards}
          owned={owned}
          shown={shown}
          alone={aloneOf(cards, pack.purchases.length)}
          note={pack.isDemo ? DEMO_NOTE : undefined}
          onPick={setPicked}
          onHurry={opening.next}
        />
      )}
      {failure !== undefined ? (
        <OpeningFailure failure={failure} onRetry={opening.open} />
      ) : over && pack.isDemo ? (
        <div className="opening-buttons is-pair">
          <Link href="/learn" onClick={onClose} className={buttonClass('secondary')}>
            Learn to battle
          </Link>
          <SharePull title={pack.name} cards={pictured(cards)} />
        </div>
      ) : (
        <OpeningButtons
          act={phase === 'waiting' ? 'sealed' : phase === 'complete' ? act : isLate ? 'late' : 'show'}
          shown={shown}
          purchaseId={paid?.id}
          onVerifyAll={pack.purchases.length > 1 ? () => setVerifiedAll(pack) : undefined}
          // A starter's fan shows its best card large as well: skipping leads there at once.
          onSkip={pack.deckId === undefined ? opening.skip : opening.finish}
          onNext={over ? undefined : isLate ? opening.again : opening.next}
          onHold={isClosed ? opening.hold : undefined}
          another={another}
          isKept={!pack.isDemo}
          onClose={onClose}
        />
      )}
      {picked && (
        <Deferred onFail={closeDetails}>
          <CardDialog card={picked} onClose={closeDetails} />
        </Deferred>
      )}
    </Dialog>
  );
}

function titleOf(state: OpeningState<RevealedCard>, pack: OpenedPack, closed: number): string {
  const { phase, act, cards, failure } = state;
  if (failure !== undefined) return 'That did not work';
  switch (phase) {
    case 'waiting':
    case 'jumping':
      return 'Here it comes...';
    case 'exploding':
      return 'It bursts open!';
    case 'revealing':
      return 'Almost there...';
    case 'complete':
      if (act === 'last') return 'The last card';
      if (pack.purchases.length > 1) return `${spelledCount(pack.purchases.length - closed, 'pack')} opened`;
      if (act === 'dealing') return 'Your new cards';
      if (pack.deckId !== undefined) return 'Your Starter Deck';
      return pack.isDemo ? 'A demo pack' : spelledCount(everyCard(cards).length, 'new card');
  }
}

/** `chance` is whatever is random about this opening and stays the same through a reload, such as the purchase's id. */
export function ballTypeOf(chance: string, isFree: boolean): BallType {
  if (isFree) return 'pokeball';
  // The upper bits: an id's last characters move the lower ones too regularly.
  return BALL_TYPES[(hashOf(chance) >>> 11) % BALL_TYPES.length] ?? 'pokeball';
}
