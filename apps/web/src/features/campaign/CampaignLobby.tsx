/** Before a campaign battle: the trainer that waits, and the deck to meet it with. */

import { trainerById } from '@pokesol/campaign';
import { Link, useLocation } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { formatNumber } from '../../platform/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeckPicker } from '../battle/lobby/DeckPicker.tsx';
import { useBattles } from '../battle-data/queries.ts';
import { useDecks } from '../deck/queries.ts';
import { TrainerPortrait } from '../trainer/TrainerPortrait.tsx';
import type { HandOff } from './campaignHandOff.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { PlaceSign } from './signs.tsx';
import { useCampaignStart } from './useCampaignStart.ts';
import './campaignLobby.css';

type Trainer = NonNullable<ReturnType<typeof trainerById>>;

export default function CampaignLobby({ address, handOff }: { address: string; handOff: HandOff }) {
  const trainer = trainerById(handOff.opponentId);
  // A hand-off is only taken for somebody in the roster.
  if (trainer === undefined) return null;
  return (
    <div className="campaign-lobby">
      <Challenger trainer={trainer} />
      <DeckChoice address={address} trainer={trainer} />
    </div>
  );
}

function Challenger({ trainer }: { trainer: Trainer }) {
  const { id, name, title, difficulty, location, victoryReward, sayings } = trainer;
  return (
    <section className="challenger" aria-labelledby="challenger-name">
      <TrainerPortrait id={id} className="challenger-portrait" />
      <div className="challenger-who">
        <h2 id="challenger-name" className="challenger-name">
          {name}
        </h2>
        <p className="text-mist">{title}</p>
        <p className="challenger-facts">
          <DifficultyBadge difficulty={difficulty} />
          <span className="flex items-center gap-2">
            <PlaceSign className="size-4 shrink-0 text-ember" />
            {location}
          </span>
          <span className="flex items-center gap-2 font-bold text-sun">
            <PixelIcon name="star" className="size-4 shrink-0 text-ember" />
            {formatNumber(victoryReward)} points
          </span>
        </p>
      </div>
      <p className="challenger-words">{sayings.begin}</p>
    </section>
  );
}

function DeckChoice({ address, trainer }: { address: string; trainer: Trainer }) {
  const [, navigate] = useLocation();
  const { isStarting, start } = useCampaignStart(address, trainer);
  const decks = useDecks(address);
  const battles = useBattles(address);
  const open = battles.data?.find(({ result }) => result === null);
  const back = () => navigate('/campaign');

  // The one that is being started shows up in this list as well.
  if (open !== undefined && !isStarting)
    return (
      <EmptyState
        icon="battle"
        title="Your battle goes on"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link href={`/battle/${open.id}`} className={buttonClass('primary')}>
              Return to battle
            </Link>
            <Button tone="secondary" onClick={back}>
              Back to Campaign
            </Button>
          </div>
        }
      >
        <p>
          You are in a battle against {open.opponent.name}. Play it to its end, or concede it, and{' '}
          {trainer.name} will be waiting.
        </p>
      </EmptyState>
    );
  // Not the decks first and then, once it is known, the open battle instead.
  if (battles.isPending) return <Skeleton className="h-72 w-full" />;
  if (decks.data !== undefined)
    return (
      <DeckPicker
        decks={decks.data}
        title="Select Your Deck for Campaign Battle"
        startLabel="Start Campaign Battle"
        isBusy={isStarting}
        onStart={(deckId) => void start(deckId)}
        onBack={back}
      />
    );
  if (decks.error === null) return <Skeleton className="h-72 w-full" />;
  return (
    <EmptyState
      icon="alert"
      title="Your decks did not load"
      action={<Button onClick={() => void decks.refetch()}>Try again</Button>}
    >
      {sentenceOf(decks.error)}
    </EmptyState>
  );
}
