/** The gauntlet: what a deck wins against, tried out by the AI in this browser. Nothing of it is sent, nothing counts. */
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { useStore } from '../../platform/createStore.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConnectButton, useWallet } from '../wallet/index.ts';
import { ChooseDeck } from './ChooseDeck.tsx';
import { GauntletScreen } from './GauntletScreen.tsx';
import { firstSettings } from './gauntletRun.ts';
import { gauntlets } from './gauntlets.ts';
import { type AskedDeck, askedDeck, type Tried, useTriedDeck } from './triedDeck.ts';
import './gauntlet.css';
import './ranges.css';
import './swap.css';

export default function GauntletPage() {
  const [params] = useSearchParams();
  const wallet = useWallet();
  const asked = askedDeck(params);
  return (
    <>
      <title>PokeSol · Gauntlet</title>
      {asked === undefined ? (
        wallet.status === 'resuming' ? (
          <Waiting />
        ) : (
          <ChooseDeck />
        )
      ) : asked.kind === 'deck' && wallet.status === 'resuming' ? (
        <Waiting />
      ) : (
        <Asking key={`${asked.kind} ${asked.id}`} asked={asked} />
      )}
    </>
  );
}

function Asking({ asked }: { asked: AskedDeck }) {
  const tried = useTriedDeck(asked);
  return tried.kind === 'found' ? <Found tried={tried} /> : <NotFound tried={tried} />;
}

function Found({ tried: { deck, rules } }: { tried: Extract<Tried, { kind: 'found' }> }) {
  const state = useStore(gauntlets);
  const [first] = rules;
  useEffect(() => {
    if (first !== undefined) gauntlets.open(deck, () => firstSettings(first));
  }, [deck, first]);
  if (first === undefined)
    return (
      <Sorry
        title="Not sixty legal cards yet"
        action={
          <Link
            href={deck.key.startsWith('deck:') ? `/deck-builder?deck=${deck.key.slice(5)}` : '/deck-list'}
            className={buttonClass('primary')}
          >
            {deck.key.startsWith('deck:') ? 'Edit the deck' : 'My Decks'}
          </Link>
        }
      >
        «{deck.name}» can be tried out as soon as it is legal in a rule set.
      </Sorry>
    );
  const { run } = state;
  if (run === null || run.deckKey !== deck.key) return <Waiting />;
  return <GauntletScreen run={run} state={state} deck={deck} rules={rules} />;
}

function NotFound({ tried }: { tried: Exclude<Tried, { kind: 'found' }> }) {
  switch (tried.kind) {
    case 'loading':
      return <Waiting />;
    case 'locked':
      return (
        <Sorry title="Connect Your Wallet" action={<ConnectButton>Connect now</ConnectButton>}>
          This deck belongs to a wallet. A pasted list or a theme deck needs none.
        </Sorry>
      );
    case 'gone':
      return (
        <Sorry title="This deck is not here" action={null}>
          A pasted list stays in the browser where you pasted it, until newer ones replace it.
        </Sorry>
      );
    case 'failed':
      return (
        <Sorry title="The deck did not load" action={<Button onClick={tried.tryAgain}>Try again</Button>}>
          {sentenceOf(tried.error)}
        </Sorry>
      );
  }
}

const Waiting = () => (
  <div aria-busy="true">
    <h1 className="pixel-title page-title is-alone">Gauntlet</h1>
    <Skeleton className="screen-placeholder" />
  </div>
);

type SorryProps = { title: string; action: ReactNode; children: ReactNode };

const Sorry = ({ title, action, children }: SorryProps) => (
  <>
    <h1 className="pixel-title page-title is-alone">Gauntlet</h1>
    <EmptyState
      icon="alert"
      title={title}
      action={
        <div className="button-row is-centred">
          {action}
          <Link href="/gauntlet" className={buttonClass('secondary')}>
            Choose another deck
          </Link>
        </div>
      }
    >
      <p>{children}</p>
    </EmptyState>
  </>
);
