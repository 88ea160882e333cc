/** One bought pack: its picture, when it was bought and for what, its best cards, and the way to its proof or to its opening. */
import { rarityClass, rarityRank } from '@pokesol/cards';
import type { CardJson, PurchaseHistoryAnswer, PurchaseStatus } from '@pokesol/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { counted, shortAddress } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { cx } from '../../../ui/cx.ts';
import { Card, RarityMark } from '../../card/index.ts';
import { PackArt, priceLabel, usePackTypes } from '../../packs/index.ts';
import './purchases.css';

type BoughtPack = PurchaseHistoryAnswer['packs'][number];

const STATUS: Record<PurchaseStatus, { label: string; tone: 'sun' | 'mint' | 'rose' }> = {
  confirmed: { label: 'To open', tone: 'sun' },
  opened: { label: 'Opened', tone: 'mint' },
  revoked: { label: 'Void', tone: 'rose' },
};
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type BoughtPackRowProps = { pack: BoughtPack; onVerify: () => void; onPick: (card: CardJson) => void };

/** So many of its cards are seen at a glance, the best first. */
const MOST_FACES = 5;

export function BoughtPackRow({ pack, onVerify, onPick }: BoughtPackRowProps) {
  const { cards, transactionSignature } = pack;
  const { data: packTypes = [] } = usePackTypes();
  const art = packTypes.find(({ id }) => id === pack.packTypeId) ?? { name: pack.packName };
  const { label, tone } = STATUS[pack.status];
  const byRarity = cards.toSorted((one, other) => rarityRank(other.rarity) - rarityRank(one.rarity));
  const [best] = byRarity;
  return (
    <li className="purchase">
      <PackArt art={art} className="purchase-pack" />
      <div className="purchase-words">
        <h2 className="purchase-name">{pack.packName}</h2>
        <p className="purchase-facts">
          <time dateTime={pack.createdAt}>{dateOf.format(new Date(pack.createdAt))}</time>
          <span className="purchase-price">{priceLabel(pack.price)}</span>
          {transactionSignature !== undefined && (
            <CopyText
              what={`transaction id ${transactionSignature}`}
              text={transactionSignature}
              short={shortAddress(transactionSignature, 6, 6)}
            />
          )}
        </p>
        {best === undefined ? (
          <Badge tone={tone}>{label}</Badge>
        ) : (
          <p className={cx('purchase-best', rarityClass(best.rarity))}>
            <RarityMark rarity={best.rarity} />
            <b>{best.name}</b> <span className="quiet">{best.rarity}</span>
          </p>
        )}
      </div>
      {cards.length > 0 && <Cards cards={byRarity} onPick={onPick} />}
      <div className="purchase-ways">
        {best !== undefined && <Badge tone={tone}>{label}</Badge>}
        {pack.status === 'confirmed' && (
          <Link href="/" className={buttonClass('primary')}>
            Open it
          </Link>
        )}
        <button type="button" onClick={onVerify} className="text-link">
          Verify this pack
          <span className="sr-only">, {pack.packName}</span>
        </button>
      </div>
    </li>
  );
}

/** The best at once, all of them when they are asked for. */
function Cards({ cards, onPick }: { cards: readonly CardJson[]; onPick: (card: CardJson) => void }) {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? cards : cards.slice(0, MOST_FACES);
  return (
    <div className="purchase-cards">
      <ul className="purchase-faces">
        {shown.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice, and their order never changes
          <li key={`${card.id} ${place}`}>
            <button type="button" className="purchase-card" onClick={() => onPick(card)}>
              <Card card={card} className="is-picture" />
            </button>
          </li>
        ))}
      </ul>
      {cards.length > MOST_FACES && (
        <button type="button" aria-expanded={areAll} className="text-link" onClick={() => setAll(!areAll)}>
          {areAll ? 'Only the best' : `All ${counted(cards.length, 'card')}`}
        </button>
      )}
    </div>
  );
}
