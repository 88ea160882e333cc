/** What a pack came to: the best card large, all the others, what is new among them, and the ways on. */
import type { CardJson } from '@pokesol/protocol';
import { type ReactNode, useState } from 'react';
import { counted, numberWord } from '../../platform/format.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { ProofMark, VerifyPack } from '../packs/index.ts';
import { SharePull } from '../share/index.ts';
import { DemoEnd } from './DemoEnd.tsx';
import type { CardsOfPack, OpenedPack } from './openedPack.ts';
import { RarityShape } from './RarityShape.tsx';
import { RevealCard } from './RevealCard.tsx';
import {
  aloneOf,
  everyCard,
  pictured,
  type RevealedCard,
  revealOrder,
  revealStageOf,
} from './revealOrder.ts';
import { StarterDeck } from './StarterDeck.tsx';
import { Tally } from './Tally.tsx';
import './reveal.css';
import './summary.css';

type SummaryProps = {
  pack: OpenedPack;
  cards: readonly RevealedCard[];
  owned: ReadonlyMap<string, number> | undefined;
  /** What each of several packs held. */
  byPack: readonly CardsOfPack[];
  /** Packs that did not open with the others. */
  closed: number;
  /** What another pack wants first, or where a demo leads. */
  help: ReactNode;
  /** Each of several packs says whether its proof holds. */
  areVerified: boolean;
  onPick: (card: CardJson) => void;
  onClose: () => void;
};

export function Summary(props: SummaryProps) {
  const { pack, cards, owned, byPack, closed, help, areVerified, onPick, onClose } = props;
  const isSeveral = pack.purchases.length > 1;
  const isDeck = pack.deckId !== undefined;
  // The rarest first.
  const all = cards.toReversed();
  const best = all.slice(0, isDeck ? 0 : isSeveral ? aloneOf(cards, pack.purchases.length) : 1);
  const others = all.slice(best.length);
  const list = (label: string, shown: readonly RevealedCard[], className: string) => (
    <ul aria-label={label} className={className}>
      {shown.map((revealed, index) => (
        <RevealCard
          key={revealed.card.id}
          revealed={revealed}
          owned={owned}
          place={index + 1}
          shown
          onPick={onPick}
        />
      ))}
    </ul>
  );
  const [first] = best;
  return (
    <div className="opening-stage summary" data-kind={isDeck ? 'deck' : isSeveral ? 'several' : 'one'}>
      {pack.deckId !== undefined && <StarterDeck deckId={pack.deckId} cards={cards} onClose={onClose} />}
      {!isSeveral && first !== undefined && (
        <div className="summary-best">
          {list('The best card', best, 'summary-best-card')}
          <div className="summary-best-words">
            <p aria-hidden className="pixel-title">
              {first.card.name}
            </p>
            <p aria-hidden className="last-rarity is-plain">
              <RarityShape stage={revealStageOf(first.rarity)} />
              {first.rarity}
            </p>
          </div>
        </div>
      )}
      <div className="summary-cards">
        {pack.isDemo && <DemoEnd>{help}</DemoEnd>}
        <Tally cards={everyCard(cards)} isAnnounced />
        {closed > 0 && <p className="summary-note">{stayedClosed(closed)}</p>}
        {!pack.isDemo && help}
        {isSeveral && (
          <>
            <h3 className="pixel-title summary-heading">The best of them</h3>
            {list('The best of them', best, 'summary-list is-best')}
            {others.length > 0 && <h3 className="pixel-title summary-heading">All others</h3>}
          </>
        )}
        {others.length > 0 &&
          list('The other cards', others, isSeveral ? 'summary-list is-small' : 'summary-list')}
        {isSeveral && <EachPack byPack={byPack} areVerified={areVerified} />}
        {cards.length > 0 && !pack.isDemo && <SharePull title={pack.name} cards={pictured(cards)} />}
      </div>
    </div>
  );
}

const stayedClosed = (count: number) =>
  `${counted(count, 'pack')} stayed closed and ${count === 1 ? 'waits' : 'wait'} in the store.`;

type EachPackProps = { byPack: readonly CardsOfPack[]; areVerified: boolean };

/** Each of several packs with its best card: each draw proves itself. */
function EachPack({ byPack, areVerified }: EachPackProps) {
  const [verified, verify] = useState<string>();
  const close = () => verify(undefined);
  return (
    <>
      <h3 className="pixel-title summary-heading">Verify each pack</h3>
      <ol className="summary-packs">
        {byPack.map(({ purchaseId, cards }, index) => {
          const name = `Pack ${numberWord(index + 1).toLowerCase()}`;
          const best = revealOrder(cards).at(-1);
          return (
            <li key={purchaseId}>
              <b>{name}</b>
              <span className="quiet">{best?.card.name}</span>
              {areVerified && (
                <Deferred>
                  <ProofMark purchaseId={purchaseId} />
                </Deferred>
              )}
              <button type="button" className="text-button" onClick={() => verify(purchaseId)}>
                Verify
                <span className="sr-only"> {name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {verified !== undefined && (
        <Deferred onFail={close}>
          <VerifyPack purchaseId={verified} onClose={close} />
        </Deferred>
      )}
    </>
  );
}
