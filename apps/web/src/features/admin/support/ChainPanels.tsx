/** What the chain says now, of a transaction and of an offer's reference: asked for here, while the records stand beside it. */
import type { ChainMentions, ChainTransaction } from '@pokesol/protocol';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../platform/api.ts';
import { formatNumber, shortAddress } from '../../../platform/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { momentText } from '../momentText.ts';
import { FindLink } from './useFind.tsx';

export const useTransaction = (signature: string) =>
  useAdminQuery<ChainTransaction>(`/api/admin/support/transactions/${signature}`);

const AWAY =
  'The chain does not answer right now. Everything else here comes from our records, and holds without it.';
const STATES: Readonly<Record<ChainTransaction['state'], string>> = {
  away: AWAY,
  unseen: 'The chain does not show this transaction: it is on its way, or it never landed.',
  failed: 'The transaction is on the chain, and it failed: it burned nothing.',
  processed: 'The chain has just seen this transaction. It is not confirmed yet.',
  confirmed: 'Confirmed. The chain can still drop it for some seconds.',
  finalized: 'Final: the chain cannot drop it any more.',
};

/** `whenThere` is said when the chain shows a burn in it that is not what our records have. */
export function TransactionPanel({ signature, whenThere }: { signature: string; whenThere?: string }) {
  const query = useTransaction(signature);
  return (
    <ChainPanel query={query}>
      {({ state, at, burns }) => (
        <>
          <p>{STATES[state]}</p>
          {at !== undefined && (
            <p className="hint">
              In the block of <time dateTime={at}>{momentText(at)}</time>.
            </p>
          )}
          {isThere(state) && burns.length > 0 && whenThere !== undefined && (
            <p className="gold">{whenThere}</p>
          )}
          {isThere(state) && burns.length === 0 && (
            <p>It burns none of our token, so it can pay for no pack.</p>
          )}
          <ul className="stack-8">
            {burns.map(({ wallet, tokens, offerId }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes burns of one transaction
              <li key={place} className="support-burn">
                <b className="gold">{formatNumber(tokens)} burned</b>
                <FindLink text={wallet}>by {shortAddress(wallet, 6, 6)}</FindLink>
                {offerId === undefined ? (
                  <span className="hint">for no offer of ours</span>
                ) : (
                  <FindLink text={offerId}>for an offer of ours</FindLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </ChainPanel>
  );
}

const isThere = (state: ChainTransaction['state']) => state === 'confirmed' || state === 'finalized';

export function MentionsPanel({ id }: { id: string }) {
  const query = useAdminQuery<ChainMentions>(`/api/admin/support/purchases/${id}/mentions`);
  return (
    <ChainPanel query={query}>
      {({ state, total, mentions }) => {
        if (state === 'away') return <p>{AWAY}</p>;
        if (total === 0)
          return <p>No transaction on the chain names this offer’s reference: no burn paid for it.</p>;
        return (
          <>
            <p>
              {total === 1 ? 'One transaction names' : `${formatNumber(total)} transactions name`} this
              offer’s reference. Anyone may name it; a look at the chain shows whether one of them pays.
            </p>
            <ul className="stack-8">
              {mentions.map(({ signature, at }) => (
                <li key={signature} className="support-burn">
                  <FindLink text={signature}>Find it here</FindLink>
                  {at !== undefined && (
                    <time dateTime={at} className="hint">
                      {momentText(at)}
                    </time>
                  )}
                  <CopyText what="transaction id" text={signature} short={shortAddress(signature, 6, 6)} />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ChainPanel>
  );
}

type ChainPanelProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

function ChainPanel<Data>({ query, children }: ChainPanelProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <section aria-labelledby="support-chain" aria-busy={isFetching} className="admin-box stack-12">
      <div className="line-apart">
        <h2 id="support-chain" className="pixel-title panel-title">
          The chain now
        </h2>
        <Button tone="quiet" className="support-again" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Asking...' : 'Ask again'}
        </Button>
      </div>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <p className="quiet">The chain is being asked…</p>
      ) : (
        <p className="bad">{sentenceOf(error)}</p>
      )}
    </section>
  );
}
