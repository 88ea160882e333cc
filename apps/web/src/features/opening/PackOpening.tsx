/** The window around one pack: its show, its cards, and what can be done at each moment. */

import { hashOf } from '@pokesol/pixel-art';
import { BALL_TYPES, type BallType } from '@pokesol/pixel-art/things';
import type { CardJson } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OpeningActions } from './OpeningActions.tsx';
import { OpeningFailure } from './OpeningFailure.tsx';
import type { OpenedPack } from './openedPack.ts';
import { isDealt, type OpeningState } from './openingState.ts';
import { PackStage } from './PackStage.tsx';
import { Reveal } from './Reveal.tsx';
import { Tally } from './Tally.tsx';
import { usePackOpening } from './usePackOpening.ts';

const CardDialog = lazily(() => import('../card/CardDialog.tsx'));

type PackOpeningProps = {
  pack: OpenedPack;
  /** Which of how many, from 1. */
  place: number;
  count: number;
  onNext: (cards: readonly CardJson[]) => void;
  onClose: () => void;
};

export function PackOpening({ pack, place, count, onNext, onClose }: PackOpeningProps) {
  const { state, opening } = usePackOpening(pack);
  const [picked, setPicked] = useState<CardJson>();
  const { phase, cards, shown, failure } = state;
  const closeDetails = useCallback(() => setPicked(undefined), []);

  // A first Escape shows the cards; only then does Escape, or a click beside the window, close it.
  function hurryFirst(event: Event) {
    if (isDealt(state) || failure !== undefined) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent) opening.finish();
    else opening.skip();
  }

  const next = count > 1 ? { isLast: place === count, go: () => onNext(cards) } : undefined;
  return (
    <Dialog
      title={titleOf(state, pack.name)}
      {...(count > 1 && { description: `Pack ${place} of ${count} · ${pack.name}` })}
      onClose={onClose}
      onDismiss={hurryFirst}
      wide
    >
      {phase === 'complete' ? (
        <>
          {pack.isDemo && (
            <p className="mb-4 text-sm text-sun">A demo: these cards are for show and are not kept.</p>
          )}
          <Tally cards={cards} told={isDealt(state)} />
          <Reveal key={pack.key} cards={cards} shown={shown} onPick={setPicked} onHurry={opening.skip} />
          <OpeningActions
            dealt={isDealt(state)}
            purchaseId={pack.purchase?.id}
            isDemo={pack.isDemo}
            next={next}
            onHurry={opening.skip}
            onClose={onClose}
          />
        </>
      ) : (
        <PackStage
          key={pack.key}
          phase={phase}
          pack={pack}
          ball={ballTypeOf(pack.key, pack.isFree)}
          onSkip={failure === undefined ? opening.skip : undefined}
        />
      )}
      {failure !== undefined && <OpeningFailure failure={failure} onRetry={opening.open} next={next} />}
      {picked && (
        <Deferred onFail={closeDetails}>
          <CardDialog card={picked} onClose={closeDetails} />
        </Deferred>
      )}
    </Dialog>
  );
}

function titleOf({ phase, failure }: OpeningState<CardJson>, packName: string): string {
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
