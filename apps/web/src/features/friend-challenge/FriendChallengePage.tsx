/** The page of a challenge's link: for who made it, for the friend who opens it, and for everybody who comes too late. */
import { useParams } from 'wouter';
import { ApiError } from '../../platform/api.ts';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWallet } from '../wallet/index.ts';
import { Accepting } from './Accepting.tsx';
import { ChallengeOver, toLobby } from './ChallengeOver.tsx';
import { OwnChallenge } from './OwnChallenge.tsx';
import { useFriendChallenge } from './queries.ts';
import { Visitor } from './Visitor.tsx';
import '../battle/lobby/deckRows.css';
import '../battle/lobby/matchup.css';
import '../battle/lobby/matchupSummary.css';
import '../battle/lobby/rulesStep.css';
import './friendChallenge.css';

export default function FriendChallengePage() {
  const { id = '' } = useParams<{ id: string }>();
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  // Whose it is, the session says: not before it is known whether there is one.
  const { data, error, isFetching, refetch } = useFriendChallenge(id, address, wallet.status !== 'resuming');
  return (
    <>
      <title>PokeSol · Challenge</title>
      <h1 className="pixel-title page-title is-alone">Challenge</h1>
      {data !== undefined ? (
        <Shown key={`${id} ${address}`} address={address} challenge={data} />
      ) : error === null ? (
        <Skeleton className="screen-placeholder" />
      ) : error instanceof ApiError && error.status < 429 ? (
        <EmptyState icon="alert" title="No such challenge" action={toLobby}>
          This link does not lead to a challenge, or the challenge ended long ago. Ask your friend for a new
          one.
        </EmptyState>
      ) : (
        <NotLoaded
          title="The challenge did not load"
          error={error}
          isTrying={isFetching}
          onTryAgain={() => refetch()}
        />
      )}
    </>
  );
}

type ShownProps = {
  address: string | undefined;
  challenge: NonNullable<ReturnType<typeof useFriendChallenge>['data']>;
};

function Shown({ address, challenge }: ShownProps) {
  if (challenge.isYours && address !== undefined)
    return <OwnChallenge address={address} challenge={challenge} />;
  if (challenge.state !== 'open') return <ChallengeOver challenge={challenge} />;
  return address === undefined ? (
    <Visitor challenge={challenge} />
  ) : (
    <Accepting address={address} challenge={challenge} />
  );
}
