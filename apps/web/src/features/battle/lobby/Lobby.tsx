/** Before a battle: the open one to return to, or the way to a new one over rules, deck, opponent and search. */
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { NotLoaded } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useDecks } from '../../deck/index.ts';
import { useBattles } from '../data/queries.ts';
import { takes } from '../data/rules.ts';
import { MyBattles } from '../history/MyBattles.tsx';
import { battleChoices } from './battleChoices.ts';
import { Choosing } from './Choosing.tsx';
import { LobbyStage } from './LobbyStage.tsx';
import { NoDeck } from './NoDeck.tsx';
import type { FriendOffer, TrainerOffer } from './offers.ts';
import { Searching } from './Searching.tsx';
import { useSearch } from './useSearch.ts';

/** `?deck=`: the player comes with a deck, or with nothing after it, to choose one. */
const DECK_PARAM = 'deck';

type LobbyProps = { address: string; trainers: TrainerOffer; friends: FriendOffer };

export function Lobby({ address, trainers, friends }: LobbyProps) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const brought = params.get(DECK_PARAM);
  const [isPicking, setPicking] = useState(false);
  const { state, search, cancel } = useSearch();
  const decks = useDecks(address);
  const battles = useBattles(address);
  const open = battles.data?.find(({ result }) => result === null);
  const isChoosing = isPicking || brought !== null;

  function back() {
    setPicking(false);
    if (brought !== null) navigate('/battle', { replace: true });
  }

  if (state !== 'idle') return <Searching state={state} onCancel={cancel} />;
  if (isChoosing && battles.data !== undefined && open === undefined) {
    if (decks.data === undefined && decks.error !== null)
      return (
        <NotLoaded title="Your decks did not load" error={decks.error} onTryAgain={() => decks.refetch()} />
      );
    if (decks.data === undefined) return <Skeleton className="screen-placeholder" />;
    if (!decks.data.some((deck) => BATTLE_RULES.some((rules) => takes(rules, deck))))
      return <NoDeck address={address} decks={decks.data} onBack={back} />;
    return (
      <Choosing
        address={address}
        decks={decks.data}
        first={brought || battleChoices.last()?.deckId}
        trainers={trainers}
        friends={friends}
        onSearch={(deckId, rules, format) => void search({ deckId, rules, format })}
        onBack={back}
      />
    );
  }
  return (
    <div className="lobby">
      <LobbyStage
        // Whether there is a battle to return to decides what the key does.
        isReady={!battles.isPending}
        open={open}
        onFind={() => setPicking(true)}
      />
      {friends.notice}
      <MyBattles wallet={address} />
    </div>
  );
}
