/** A wallet at the desk: since when, what it has, whether it adds up, and its lists. */
import type { SupportWallet } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { counted, formatNumber } from '../../../platform/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { PixelIcon, type PixelIconName } from '../../../ui/PixelIcon.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { ACTION_MESSAGES } from '../audit/Entry.tsx';
import { Listed } from '../list/Listed.tsx';
import { momentText } from '../momentText.ts';
import { ActButton } from './ActDialog.tsx';
import { COMPARE_POINTS, outcomeText } from './acts.ts';
import { BattleList, PointList, PurchaseList } from './WalletLists.tsx';

export function WalletView({ wallet }: { wallet: string }) {
  const query = useAdminQuery<SupportWallet>(`/api/admin/support/wallets/${wallet}`);
  return (
    <Listed query={query} what="records">
      {(answer) => <Wallet of={answer} />}
    </Listed>
  );
}

function Wallet({ of }: { of: SupportWallet }) {
  const { wallet, since, lastSeenAt, acts } = of;
  return (
    <article aria-label={`Wallet ${wallet}`} className="stack-16">
      <div className="support-head">
        <PixelIcon name="wallet" className="support-icon" />
        <div className="can-shrink">
          <h2 className="pixel-title section-title">Wallet</h2>
          <CopyText what="address" text={wallet} className="support-address" />
          <p className="hint">
            Here since <time dateTime={since}>{momentText(since)}</time>, last connected{' '}
            <time dateTime={lastSeenAt}>{momentText(lastSeenAt)}</time>
          </p>
        </div>
      </div>
      <Figures of={of} />
      <div className="support-columns">
        <PurchaseList wallet={wallet} />
        <div className="stack-16">
          <PointList wallet={wallet}>
            <ActButton act={COMPARE_POINTS} id={wallet} isMain={of.points.balance !== of.points.ledger} />
            {acts.map(({ at, action, reason, outcome }) => (
              <p key={at} className="hint">
                <time dateTime={at}>{momentText(at)}</time>: {ACTION_MESSAGES[action]}. {outcomeText(outcome)}{' '}
                <q>{reason}</q>
              </p>
            ))}
          </PointList>
          <BattleList wallet={wallet} />
        </div>
      </div>
    </article>
  );
}

function Figures({ of: { purchases, cards, points, freePack, decks, battles } }: { of: SupportWallet }) {
  const { opened, unopened, offered, unpaid } = purchases;
  return (
    <dl className="support-figures">
      <Figure name="Packs" icon="pack" figure={opened + unopened}>
        {formatNumber(opened)} opened, {formatNumber(unopened)} to open, {formatNumber(purchases.void)} void;{' '}
        {counted(offered + unpaid, 'offer')} not paid
      </Figure>
      <Figure
        name="Cards"
        icon="cards"
        figure={cards.copies}
        sign={<Sum isRight={cards.copies === cards.granted} right="Adds up" wrong="Does not add up" />}
      >
        {formatNumber(cards.different)} different; packs held {formatNumber(cards.granted)}
        {freePack === undefined
          ? ', no free pack'
          : `, the free one of ${momentText(freePack.claimedAt)} among them`}
      </Figure>
      <Figure
        name="Poke Points"
        icon="coin"
        figure={points.balance}
        sign={
          <Sum isRight={points.balance === points.ledger} right="As the ledger" wrong="Not as the ledger" />
        }
      >
        the ledger says {formatNumber(points.ledger)}, by {counted(points.entries, 'entry', 'entries')}
      </Figure>
      <Figure name="Battles" icon="trade" figure={battles.open + battles.ended + battles.abandoned}>
        {formatNumber(battles.open)} open, {formatNumber(battles.ended)} ended,{' '}
        {formatNumber(battles.abandoned)} abandoned; {counted(decks, 'deck')}
      </Figure>
    </dl>
  );
}

type FigureProps = {
  name: string;
  icon: PixelIconName;
  figure: number;
  sign?: ReactNode;
  children: ReactNode;
};

const Figure = ({ name, icon, figure, sign, children }: FigureProps) => (
  <div className="support-figure">
    <dt>
      <PixelIcon name={icon} className="icon-24" />
      {name}
    </dt>
    <dd className="badge-line">
      <span className="figure is-large">{formatNumber(figure)}</span>
      {sign}
    </dd>
    <dd className="hint">{children}</dd>
  </div>
);

const Sum = ({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) => (
  <Badge tone={isRight ? 'mint' : 'rose'}>{isRight ? right : wrong}</Badge>
);
