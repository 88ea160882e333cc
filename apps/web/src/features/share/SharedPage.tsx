/** What a link shows to anybody: a deck or a binder, without a wallet and without a word of whose it is. */
import { compareInBinder } from '@pokesol/cards';
import type { CardJson, SharedAnswer } from '@pokesol/protocol';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { ApiError } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Card, CardDialog } from '../card/index.ts';
import { useShared } from './queries.ts';
import './share.css';

/** More are drawn when they are asked for. */
const AT_ONCE = 120;

const toStore = (
  <Link href="/" className={buttonClass('primary')}>
    Open packs of your own
  </Link>
);

export default function SharedPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, refetch, isFetching } = useShared(id);
  return (
    <>
      <title>PokeSol · Shared cards</title>
      {data !== undefined && <Shared shared={data} />}
      {data === undefined && error === null && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading cards
          </p>
          <Skeleton className="screen-placeholder" />
        </div>
      )}
      {data === undefined && error !== null && (
        <>
          <h1 className="pixel-title page-title is-alone">Shared cards</h1>
          {error instanceof ApiError && error.status < 429 ? (
            <EmptyState icon="cards" title="This link shows nothing" action={toStore}>
              Its owner switched it off, or the link is wrong.
            </EmptyState>
          ) : (
            <NotLoaded
              title="These cards did not load"
              error={error}
              isTrying={isFetching}
              onTryAgain={() => refetch()}
            />
          )}
        </>
      )}
    </>
  );
}

function Shared({ shared }: { shared: SharedAnswer }) {
  const [opened, setOpened] = useState<CardJson>();
  const [shown, setShown] = useState(AT_ONCE);
  const close = useCallback(() => setOpened(undefined), []);
  const cards = useMemo(
    () =>
      [...shared.cards].sort((a, b) => compareInBinder(a.card, b.card) || (a.card.id < b.card.id ? -1 : 1)),
    [shared],
  );
  const copies = cards.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div className="page-head">
        <div className="can-shrink">
          <h1 className="pixel-title page-title any-break">
            {shared.kind === 'deck' ? shared.name : 'A binder'}
          </h1>
          <p className="page-subtitle">
            {shared.kind === 'deck' ? 'A deck' : 'A collection'}: {counted(copies, 'card')}, {cards.length}{' '}
            different
          </p>
        </div>
        {toStore}
      </div>
      {shared.kind === 'deck' && shared.description !== '' && (
        <p className="shared-text prose">{shared.description}</p>
      )}
      {cards.length === 0 && <p>There is no card in it yet.</p>}
      <ul aria-label="Cards" className="shared-cards">
        {cards.slice(0, shown).map(({ card, quantity }) => (
          <li key={card.id} className="shared-card">
            <button
              type="button"
              aria-label={card.name}
              aria-description={`${card.rarity}, ${counted(quantity, 'copy', 'copies')}`}
              onClick={() => setOpened(card)}
              className="shared-press"
            >
              <Card card={card} />
            </button>
            {quantity > 1 && (
              <span aria-hidden className="shared-count">
                ×{quantity}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown < cards.length && (
        <Button tone="secondary" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      )}
      {opened && (
        <Deferred onFail={close}>
          <CardDialog card={opened} onClose={close} />
        </Deferred>
      )}
    </>
  );
}
