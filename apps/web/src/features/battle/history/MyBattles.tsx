/** «My battles»: the last fifty with how they ended and their replays. An open one stands above, in the lobby. */
import type { BattleSummary } from '@pokesol/protocol';
import { BATTLES_LISTED } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { useBattles } from '../data/queries.ts';
import { BattleRow } from './BattleRow.tsx';
import { tallyOf } from './messages.ts';
import './myBattles.css';

/** Listed before anybody asks for more. */
const PAGE = 10;

/** `wallet` is the address of the signed-in wallet. */
export function MyBattles({ wallet }: { wallet: string }) {
  const { data, error, isFetching, refetch } = useBattles(wallet);
  const over = data?.filter(({ result }) => result !== null);
  return (
    <section className="my-battles" aria-labelledby="my-battles-title">
      <div className="my-battles-head">
        <h2 id="my-battles-title" className="pixel-title my-battles-title">
          My battles
        </h2>
        {over !== undefined && over.length > 0 && <p className="my-battles-tally">{tallyOf(over)}</p>}
      </div>
      {over !== undefined ? (
        <Ended battles={over} />
      ) : error !== null ? (
        <div role="alert" className="my-battles-problem">
          <p className="quiet">Your battles did not load. {sentenceOf(error)}</p>
          <Button tone="secondary" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying...' : 'Try again'}
          </Button>
        </div>
      ) : (
        <div aria-busy="true">
          <SlowNote>Your battles are still on their way...</SlowNote>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="my-battles-placeholder" />
          ))}
        </div>
      )}
    </section>
  );
}

function Ended({ battles }: { battles: readonly BattleSummary[] }) {
  const [shown, setShown] = useState(PAGE);
  if (battles.length === 0)
    return (
      <p className="quiet">
        None yet. Every battle you finish is kept here, with a replay that you can share and verify.
      </p>
    );
  return (
    <>
      <ul className="my-battles-list">
        {battles.slice(0, shown).map((battle) => (
          <BattleRow key={battle.id} battle={battle} />
        ))}
      </ul>
      {battles.length > shown ? (
        <Button tone="secondary" className="my-battles-more" onClick={() => setShown(BATTLES_LISTED)}>
          Show all {battles.length}
        </Button>
      ) : (
        battles.length >= BATTLES_LISTED - 1 && (
          <p className="my-battles-note">
            The last {BATTLES_LISTED} are listed; older replays keep their links.
          </p>
        )
      )}
    </>
  );
}
