/** A battle without a wallet: the starter deck against the AI, played and kept in this browser alone. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Redirect, useParams, useSearchParams } from 'wouter';
import { lazily } from '../../platform/lazily.tsx';
import { whenIdle } from '../../platform/whenIdle.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { loadAhead } from '../battle/ahead/index.ts';
import { dealtHere, lastRules } from '../battle/data/index.ts';
import { BattleFrames } from '../battle/table/index.ts';
import { askedIn, takeUp } from './askedBattle.ts';
import { GuestContext } from './guestSession.ts';
import { keptGuestBattle } from './keptGuestBattle.ts';
import { useGuestBattle } from './useGuestBattle.ts';
import './guestBattle.css';
import '../battle/table/arena.css';
import '../battle/table/across.css';

// The table of each rule set comes with its rules.
const GuestTable = lazily(() => import('./GuestTable.tsx'));

type GuestPageProps = {
  /** The ways to the other screens. */
  navigation: ReactNode;
};

export function GuestPage({ navigation }: GuestPageProps) {
  const { id } = useParams<{ id?: string }>();
  return (
    <>
      <title>PokeSol · Guest battle</title>
      {id === undefined ? <Asked /> : <Kept key={id} id={id} navigation={navigation} />}
    </>
  );
}

/** At `/guest` nothing is played: a battle has an address of its own, at which a reload finds it again. */
function Asked() {
  const [params] = useSearchParams();
  const [{ id }] = useState(() => takeUp(keptGuestBattle, askedIn(params), lastRules(), new Date()));
  return <Redirect to={`/guest/${id}`} replace />;
}

const SORRY = {
  gone: {
    title: 'This battle is not in this browser',
    words:
      'A guest battle stays in the browser where you played it, until the next one begins. A browser that blocks storage keeps none.',
  },
  rules: {
    title: 'The rules have changed',
    words: 'The battle was begun under earlier rules and cannot go on. Nothing else is affected.',
  },
  actions: {
    title: 'The battle cannot go on',
    words: 'The record of it in this browser does not follow the rules. Nothing else is affected.',
  },
} as const;

const whereKept = (): string =>
  keptGuestBattle.isLasting()
    ? 'It is kept in this browser only.'
    : 'This browser blocks storage: the battle ends when you leave or reload the page.';

function Kept({ id, navigation }: { id: string; navigation: ReactNode }) {
  const guest = useGuestBattle(id);
  const { opening, line, tryAgain } = guest;
  const rules = opening.kind === 'open' ? opening.answer.rules : undefined;
  useEffect(() => (rules === undefined ? undefined : whenIdle(() => loadAhead(rules))), [rules]);
  const isNew = opening.kind === 'open' && opening.isNew;
  useEffect(() => {
    if (isNew) toast('Guest battle', `${whereKept()} No wallet, no points.`, 'quiet');
  }, [isNew]);
  switch (opening.kind) {
    case 'opening':
      return <BattleFrames />;
    case 'open':
      return (
        <GuestContext value={line}>
          <GuestTable
            first={dealtHere(opening.answer)}
            guest={guest}
            navigation={
              <>
                <p className="guest-kept">Guest battle. {whereKept()}</p>
                {navigation}
              </>
            }
          />
        </GuestContext>
      );
    case 'failed':
      return (
        <Sorry title="The battle did not open" action={<Button onClick={tryAgain}>Try again</Button>}>
          It is still kept in this browser.
        </Sorry>
      );
    case 'gone':
    case 'broken': {
      const { title, words } = SORRY[opening.kind === 'gone' ? 'gone' : opening.why];
      return (
        <Sorry title={title} action={<PlayAnother />}>
          {words}
        </Sorry>
      );
    }
  }
}

/** Instead of the kept one, whatever it was. */
function PlayAnother() {
  return (
    <Link href="/guest" onClick={keptGuestBattle.forget} className={buttonClass('primary')}>
      Play another battle
    </Link>
  );
}

type SorryProps = { title: string; action: ReactNode; children: string };

const Sorry = ({ title, action, children }: SorryProps) => (
  <>
    <h1 className="pixel-title page-title is-alone">Guest battle</h1>
    <EmptyState
      icon="alert"
      title={title}
      action={
        <div className="button-row is-centred">
          {action}
          <Link href="/battle" className={buttonClass('secondary')}>
            Battle Selection
          </Link>
        </div>
      }
    >
      {children}
    </EmptyState>
  </>
);
