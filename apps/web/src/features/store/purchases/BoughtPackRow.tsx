/** One bought pack: when, what it cost, its receipt, its cards, and the way to its proof or to its opening. */
import type { CardJson, PurchaseHistoryAnswer, PurchaseStatus } from '@pokesol/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { counted, shortAddress } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { Card } from '../../card/index.ts';
import { priceLabel } from '../../packs/index.ts';
import './purchases.css';

type BoughtPack = PurchaseHistoryAnswer['packs'][number];

const STATUS: Record<PurchaseStatus, { label: string; tone: 'sun' | 'mint' | 'rose' }> = {
  confirmed: { label: 'To open', tone: 'sun' },
  opened: { label: 'Opened', tone: 'mint' },
  revoked: { label: 'Void', tone: 'rose' },
};
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type BoughtPackRowProps = { pack: BoughtPack; onVerify: () => void; onPick: (card: CardJson) => void };

export function BoughtPackRow({ pack, onVerify, onPick }: BoughtPackRowProps) {
  const { cards, transactionSignature } = pack;
  const { label, tone } = STATUS[pack.status];
  return (
    <li className="purchase">
      <div className="purchase-head">
        <time dateTime={pack.createdAt} className="purchase-time">
          {dateOf.format(new Date(pack.createdAt))}
        </time>
        <h2 className="purchase-name">{pack.packName}</h2>
        <span className="purchase-price">{priceLabel(pack.price)}</span>
        {transactionSignature === undefined ? (
          <span />
        ) : (
          <CopyText
            what={`transaction id ${transactionSignature}`}
            text={transactionSignature}
            short={shortAddress(transactionSignature, 6, 6)}
          />
        )}
        <Badge tone={tone} className="purchase-status">
          {label}
        </Badge>
        {pack.status === 'confirmed' && (
          <Link href="/" className="text-link purchase-link">
            Open it in the store
          </Link>
        )}
        <button type="button" onClick={onVerify} className="text-link purchase-link">
          Verify this pack
          <span className="sr-only">, {pack.packName}</span>
        </button>
      </div>
      {cards.length > 0 && <Cards cards={cards} onPick={onPick} />}
    </li>
  );
}

/** Drawn on demand. */
function Cards({ cards, onPick }: { cards: readonly CardJson[]; onPick: (card: CardJson) => void }) {
  const [seen, setSeen] = useState(false);
  return (
    <details onToggle={() => setSeen(true)}>
      <summary className="purchase-summary">
        {counted(cards.length, 'card')}: {bestOf(cards)}
      </summary>
      {seen && (
        <ul className="purchase-cards">
          {cards.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice, and the list never changes
            <li key={`${card.id} ${place}`}>
              <button type="button" className="purchase-card" onClick={() => onPick(card)}>
                <Card card={card} />
                <span className="purchase-card-name">{card.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The last card of a pack is its best, as it was drawn for that place. */
const bestOf = (cards: readonly CardJson[]) => {
  const last = cards.at(-1);
  return last && `${last.name}, ${last.rarity}${cards.length > 1 ? ', and more' : ''}`;
};
