/** Before a campaign battle: the trainer that waits, and the rules and the deck to meet it with. */
import { trainerById } from '@pokesol/campaign';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { counted } from '../../platform/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { takes, useBattles, useRules } from '../battle/data/index.ts';
import { battleChoices, Matchup, NoDeck, ownSide, trainerSide } from '../battle/lobby/index.ts';
import { useDecks } from '../deck/index.ts';
import { TrainerPortrait } from '../trainer/index.ts';
import type { HandOff } from './campaignHandOff.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { PlaceSign } from './signs.tsx';
import { useCampaignStart } from './useCampaignStart.ts';
import './campaignLobby.css';

const TITLE = 'Select Your Deck for Campaign Battle';

type Trainer = NonNullable<ReturnType<typeof trainerById>>;

export default function CampaignLobby({ address, handOff }: { address: string; handOff: HandOff }) {
  const trainer = trainerById(handOff.opponentId);
  // A hand-off is only taken for a trainer in the roster.
  return trainer === undefined ? null : <DeckChoice address={address} trainer={trainer} />;
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
        <p className="quiet">{title}</p>
        <p className="challenger-facts">
          <DifficultyBadge difficulty={difficulty} />
          <span className="line-8">
            <PlaceSign className="icon-16" />
            {location}
          </span>
          <span className="campaign-lobby-reward">
            <PixelIcon name="star" className="icon-16" />
            {counted(victoryReward, 'point')}
          </span>
        </p>
      </div>
      <p className="challenger-words">{sayings.begin}</p>
    </section>
  );
}

function DeckChoice({ address, trainer }: { address: string; trainer: Trainer }) {
  const [, navigate] = useLocation();
  const { isStarting, start } = useCampaignStart(address);
  const [rules, setRules] = useRules();
  const [deckId, setDeckId] = useState(() => battleChoices.last()?.deckId);
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
          <div className="button-row is-centred">
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
  if (battles.isPending) return <Skeleton className="screen-placeholder" />;
  if (decks.data !== undefined) {
    if (!decks.data.some((each) => BATTLE_RULES.some((other) => takes(other, each))))
      return <NoDeck address={address} decks={decks.data} title={TITLE} onBack={back} />;
    const legal = decks.data.filter((each) => takes(rules, each));
    const deck = legal.find((each) => each.id === deckId) ?? legal[0];
    const { id, name, location, victoryReward: reward } = trainer;
    return (
      <Matchup
        rules={rules}
        onRules={setRules}
        decks={decks.data}
        deck={deck}
        onDeck={setDeckId}
        title={TITLE}
        opponent={<Challenger trainer={trainer} />}
        sides={[
          ownSide(deck, `${address.slice(0, 4)}…${address.slice(-4)}`),
          trainerSide({ id, name, place: location, reward, isDefeated: false }),
        ]}
        facts={['Every victory pays']}
        startLabel="Start Campaign Battle"
        isBusy={isStarting}
        onStart={(chosen) => void start(trainer, chosen, rules)}
        onBack={back}
      />
    );
  }
  if (decks.error === null) return <Skeleton className="screen-placeholder" />;
  return <NotLoaded title="Your decks did not load" error={decks.error} onTryAgain={() => decks.refetch()} />;
}
