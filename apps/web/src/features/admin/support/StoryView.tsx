/** A purchase at the desk: its story, what can be done about it, what the chain says, and its proof. */
import type { SupportStory } from '@pokesol/protocol';
import { Suspense, useState } from 'react';
import { shortAddress } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { priceLabel, VerifyPack } from '../../packs/index.ts';
import { useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import { momentText } from '../momentText.ts';
import { ActButton } from './ActDialog.tsx';
import { LOOK_AT_PURCHASE, OPEN_STUCK } from './acts.ts';
import { MentionsPanel, TransactionPanel, useTransaction } from './ChainPanels.tsx';
import { eventLines } from './eventMessages.ts';
import { StateSign } from './StateSign.tsx';
import { StoryTimeline } from './StoryTimeline.tsx';
import { FindLink } from './useFind.tsx';

export function StoryView({ id }: { id: string }) {
  const story = useAdminQuery<SupportStory>(`/api/admin/support/purchases/${id}`);
  return (
    <Listed query={story} what="records">
      {(answer) => <Story story={answer} />}
    </Listed>
  );
}

function Story({ story }: { story: SupportStory }) {
  const { wallet, packName, state, price, purchase, offer } = story;
  return (
    <article aria-label={packName} className="stack-16">
      <div className="support-head">
        <PixelIcon name="pack" className="support-icon" />
        <div className="can-shrink">
          <h2 className="pixel-title section-title">{packName}</h2>
          <p className="wrapping-line">
            <span className="gold">{priceLabel(price)}</span>
            <FindLink text={wallet}>Wallet {shortAddress(wallet, 6, 6)}</FindLink>
          </p>
        </div>
        <StateSign state={state} />
      </div>
      <div className="support-columns">
        <div className="stack-16">
          <section aria-labelledby="support-story" className="admin-box stack-12">
            <h2 id="support-story" className="pixel-title panel-title">
              What happened
            </h2>
            {purchase === undefined ? (
              <StoryTimeline events={eventLines(story, undefined)} />
            ) : (
              <TimelineWithBurn story={story} signature={purchase.transactionSignature} />
            )}
          </section>
          {story.cards.length > 0 && <Cards cards={story.cards} />}
        </div>
        <div className="stack-16">
          <WhatCanBeDone story={story} />
          {purchase !== undefined ? (
            <TransactionPanel
              signature={purchase.transactionSignature}
              {...(state === 'void' && { whenThere: BACK })}
            />
          ) : (
            offer !== undefined && <MentionsPanel id={offer.id} />
          )}
          <Proof story={story} />
          <Names story={story} />
        </div>
      </div>
    </article>
  );
}

const BACK = 'The chain shows this burn after all. Look at the chain again, and the pack comes back.';

/** The burn's own time comes from the chain, when it answers. */
function TimelineWithBurn({ story, signature }: { story: SupportStory; signature: string }) {
  const { data } = useTransaction(signature);
  return <StoryTimeline events={eventLines(story, data?.at)} />;
}

function WhatCanBeDone({ story: { id, openable, state } }: { story: SupportStory }) {
  return (
    <section aria-labelledby="support-acts" className="admin-box stack-12">
      <h2 id="support-acts" className="pixel-title panel-title">
        What can be done
      </h2>
      <ActButton act={LOOK_AT_PURCHASE} id={id} isMain={state !== 'opened' && state !== 'unopened'} />
      {openable === 'yes' ? (
        <ActButton act={OPEN_STUCK} id={id} isMain={false} />
      ) : (
        <p className="hint">Opening it here is not possible: {NOT_OPENABLE[openable]}</p>
      )}
    </section>
  );
}

const NOT_OPENABLE = {
  unpaid: 'nothing was paid for it.',
  void: 'its burn was dropped.',
  opened: 'it is open.',
  fresh: 'its owner has had less than a quarter of an hour.',
  unsettled: 'the chain can still drop its burn.',
};

function Cards({ cards }: { cards: SupportStory['cards'] }) {
  return (
    <section aria-labelledby="support-cards" className="admin-box stack-12">
      <h2 id="support-cards" className="pixel-title panel-title">
        Cards drawn
      </h2>
      <ol className="support-cards">
        {cards.map(({ id, name, rarity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may be drawn twice, and the list never changes
          <li key={place}>
            <span className="is-strong">{name}</span>
            <span className="hint">
              {rarity} · <span className="mono">{id}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proof({ story: { proof, purchase, version } }: { story: SupportStory }) {
  const [isVerifying, setVerifying] = useState(false);
  return (
    <section aria-labelledby="support-proof" className="admin-box stack-12">
      <div className="line-apart">
        <h2 id="support-proof" className="pixel-title panel-title">
          Proof
        </h2>
        <Badge tone={proof.committedBeforePayment ? 'mint' : 'sun'}>
          {proof.committedBeforePayment ? 'Promised before' : 'Not promised'}
        </Badge>
      </div>
      <dl>
        <Name label="Seed hash" text={proof.seedHash} />
        <Name label={`Pool hash (${version})`} text={proof.packHash} />
        {proof.seed !== undefined && <Name label="Seed" text={proof.seed} />}
      </dl>
      {proof.restored !== undefined && (
        <p className="hint">
          What was promised was lost: the database was restored on{' '}
          <time dateTime={proof.restored.restoredAt}>{momentText(proof.restored.restoredAt)}</time> from a
          backup of <time dateTime={proof.restored.takenAt}>{momentText(proof.restored.takenAt)}</time>. The
          seed was made after the burn, and the public proof says so.
        </p>
      )}
      {proof.seed === undefined && (
        <p className="hint">
          The seed stays secret until the pack is open, here too: it would tell what is in it.
        </p>
      )}
      {purchase !== undefined && (
        <div className="button-row">
          <Button tone="secondary" onClick={() => setVerifying(true)}>
            Verify this pack
          </Button>
          <a href={`/api/pack-purchases/${purchase.id}/proof`} className="text-link support-link">
            The public proof
          </a>
        </div>
      )}
      {isVerifying && purchase !== undefined && (
        <Suspense fallback={null}>
          <VerifyPack purchaseId={purchase.id} onClose={() => setVerifying(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Names({ story: { wallet, offer, purchase, amount } }: { story: SupportStory }) {
  return (
    <section aria-labelledby="support-names" className="admin-box stack-12">
      <h2 id="support-names" className="pixel-title panel-title">
        Ids
      </h2>
      <dl>
        <Name label="Wallet" text={wallet} />
        {purchase !== undefined && <Name label="Purchase" text={purchase.id} />}
        {offer !== undefined && <Name label="Offer" text={offer.id} />}
        {offer !== undefined && <Name label="Reference" text={offer.reference} />}
        {purchase !== undefined && <Name label="Transaction" text={purchase.transactionSignature} />}
        <Name label="Base units" text={amount} />
      </dl>
      {purchase?.others.map((other) => (
        <p key={other}>
          <FindLink text={other}>Another pack of this transaction</FindLink>
        </p>
      ))}
    </section>
  );
}

/** Whole where it is short enough to be compared by eye; the button copies all of it. */
const Name = ({ label, text }: { label: string; text: string }) => (
  <div className="support-name">
    <dt className="hint">{label}</dt>
    <dd>
      <CopyText
        what={label.toLowerCase()}
        text={text}
        {...(text.length > LONGEST_WHOLE && { short: shortAddress(text, 7, 7) })}
      />
    </dd>
  </div>
);

const LONGEST_WHOLE = 24;
