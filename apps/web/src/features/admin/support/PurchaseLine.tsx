/** One purchase or offer in a list of the desk. */
import type { SupportPurchase } from '@pokesol/protocol';
import { priceLabel } from '../../packs/index.ts';
import { momentText } from '../momentText.ts';
import { StateSign } from './StateSign.tsx';
import { FindLink } from './useFind.tsx';

export const PurchaseLine = ({
  purchase: { id, packName, price, state, at },
}: {
  purchase: SupportPurchase;
}) => (
  <li className="support-line has-state">
    <time dateTime={at} className="quiet">
      {momentText(at)}
    </time>
    <span className="can-shrink">
      <FindLink text={id}>{packName}</FindLink>
    </span>
    <span className="gold">{priceLabel(price)}</span>
    <StateSign state={state} />
  </li>
);
