/** The arena before anybody has entered it: the key that leads in, or the way back to a battle that goes on. */
import type { BattleSummary } from '@pokesol/protocol';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CardBack } from '../../card/index.ts';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import { opponentLabel } from '../board/spoken.ts';

/** Two hands of cards, held against each other. */
const FANNED = ['l1', 'l2', 'l3', 'r1', 'r2', 'r3'] as const;

/** What else a player can do here. */
const WAYS = [
  ['/practice', 'Practice with any list, owned or not'],
  ['/gauntlet', 'Try a deck out against six of its time'],
  ['/learn', 'New here? Learn the printed game in ten minutes'],
  ['/rules', 'The rules, with pictures'],
] as const;

type LobbyStageProps = { isReady: boolean; open: BattleSummary | undefined; onFind: () => void };

export function LobbyStage({ isReady, open, onFind }: LobbyStageProps) {
  return (
    <div className="lobby-stage" aria-busy={!isReady || undefined}>
      <ArenaBackdrop />
      <div className="lobby-table" aria-hidden="true">
        {FANNED.map((place) => (
          <CardBack key={place} className={`lobby-card lobby-card-${place}`} />
        ))}
        <PixelIcon name="battle" className="lobby-swords" />
      </div>
      {!isReady ? (
        <>
          <Skeleton className="lobby-words-place" />
          <Skeleton className="lobby-button-place" />
        </>
      ) : open === undefined ? (
        <>
          <p className="lobby-words">
            Pick rules, a deck of sixty cards and an opponent. Leave no Pokémon standing, or take the last
            Prize.
          </p>
          <FindBattle onFind={onFind} />
          <ul className="lobby-words lobby-ways">
            {WAYS.map(([href, words]) => (
              <li key={href}>
                <Link href={href} className="text-link">
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <OpenBattle battle={open} />
      )}
    </div>
  );
}

function FindBattle({ onFind }: { onFind: () => void }) {
  const key = useRef<HTMLButtonElement>(null);
  // A player who came back by a button that is gone gets the focus here.
  useEffect(() => {
    if (document.activeElement === document.body) key.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={key} className="lobby-button" onClick={onFind}>
      Find Battle
    </Button>
  );
}

function OpenBattle({ battle }: { battle: BattleSummary }) {
  const { opponent, turn } = battle;
  return (
    <>
      <p className="lobby-words">
        You are in a battle against <b>{opponent.name}</b> ({opponentLabel(opponent)}),{' '}
        {turn === 0 ? 'before its first turn' : `turn ${turn}`}.
      </p>
      <Link href={`/battle/${battle.id}`} className={buttonClass('primary', 'lobby-button')}>
        Return to battle
      </Link>
    </>
  );
}
