import { NotLoaded } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBattles } from '../battle/data/index.ts';
import { BattleGoesOn } from '../battle/lobby/index.ts';
import { useDecks } from '../deck/index.ts';
import { ConnectFirst, useWallet } from '../wallet/index.ts';
import { PracticeSetup } from './PracticeSetup.tsx';
import '../battle/lobby/deckRows.css';
import '../battle/lobby/matchup.css';
import '../battle/lobby/matchupSummary.css';
import '../battle/lobby/opponentPicker.css';
import '../battle/lobby/rulesStep.css';
import './practice.css';

export default function PracticePage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Practice</title>
      <div className="page-head">
        <div>
          <h1 className="pixel-title page-title">Practice</h1>
          <p className="page-subtitle">Any deck, against any deck. No points, no record.</p>
        </div>
      </div>
      {wallet.status === 'connected' && <Ready key={wallet.address} address={wallet.address} />}
      {wallet.status === 'resuming' && <Skeleton className="screen-placeholder" />}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <ConnectFirst>
          <p>Connect your wallet to play a list for practice. You need to own none of its cards.</p>
        </ConnectFirst>
      )}
    </>
  );
}

function Ready({ address }: { address: string }) {
  const decks = useDecks(address);
  const battles = useBattles(address);
  const open = battles.data?.find(({ result }) => result === null);
  const failed = decks.data === undefined ? decks.error : battles.data === undefined ? battles.error : null;
  if (failed !== null)
    return (
      <NotLoaded
        title="Your decks did not load"
        error={failed}
        onTryAgain={() => void Promise.all([decks.refetch(), battles.refetch()])}
      />
    );
  if (decks.data === undefined || battles.data === undefined)
    return <Skeleton className="screen-placeholder" />;
  if (open !== undefined)
    return (
      <BattleGoesOn battle={open}>
        You are in a battle against {open.opponent.name}. Finish it or concede it, then come back.
      </BattleGoesOn>
    );
  return <PracticeSetup address={address} decks={decks.data} />;
}
