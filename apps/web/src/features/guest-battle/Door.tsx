/** The arena without a wallet: a battle at once, other ways to begin, and what a wallet adds. */
import type { AnyRules } from '@pokesol/engine';
import { BATTLE_RULES, DIFFICULTIES, type Difficulty } from '@pokesol/protocol/constants';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { type Way, WayList } from '../../ui/WayList.tsx';
import { ArenaBackdrop } from '../battle/arena/index.ts';
import { RULES_NAMES, useRules } from '../battle/data/index.ts';
import { LEVEL_NAMES } from '../battle/lobby/index.ts';
import { type Drawing, LARGE_CREATURE, Subject } from '../card/index.ts';
import { ConnectButton } from '../wallet/index.ts';
import { goesOn, guestHref } from './askedBattle.ts';
import { keptGuestBattle } from './keptGuestBattle.ts';
import './door.css';

export function Door() {
  return (
    <div className="door">
      <PlayNow />
      <WayList label="Other ways to begin" ways={WAYS} />
      <WithWallet />
    </div>
  );
}

const WAYS: readonly Way[] = [
  {
    href: '/learn',
    icon: 'star',
    verb: 'Learn',
    title: 'Learn in ten minutes',
    words: 'The printed game, in 15 steps at a real table',
  },
  {
    href: '/?demo',
    icon: 'pack',
    verb: 'Open',
    title: 'Open a demo pack',
    words: 'Real odds, but you do not keep the cards',
  },
  {
    href: '/rules',
    icon: 'cards',
    verb: 'Read',
    title: 'Rules with pictures',
    words: 'The printed game, rule by rule',
  },
];

function PlayNow() {
  const [rules, chooseRules] = useRules();
  const [level, setLevel] = useState<Difficulty>('easy');
  const [kept] = useState(keptGuestBattle.read);
  const asked = { rules, level, trainerId: null };
  const isGoingOn = goesOn(kept, asked);
  const title = useId();
  return (
    <section className="door-play" aria-labelledby={title}>
      <div className="door-arena" aria-hidden="true">
        <ArenaBackdrop />
        <Subject drawing={PIKACHU} className="door-creature" />
        <b className="door-versus">VS</b>
        <Subject drawing={STARYU} className="door-creature is-facing" />
      </div>
      <h2 id={title} className="pixel-title door-title">
        Play a battle now
      </h2>
      <p className="door-words">
        You get the starter deck, the AI another one. The battle runs on this page and stays in this browser
        only: no wallet, no points.
      </p>
      <Choice label="Rules" all={BATTLE_RULES} names={RULES_NAMES} chosen={rules} onChoose={chooseRules} />
      <Choice label="Level" all={DIFFICULTIES} names={LEVEL_NAMES} chosen={level} onChoose={setLevel} />
      <Link href={guestHref(asked)} className={buttonClass('primary', 'door-key')}>
        <span className="door-key-word">{isGoingOn ? 'Go on with your battle' : 'Play as a guest'}</span>
        <span className="door-key-note">
          {isGoingOn && kept.deal !== null ? `Against ${kept.deal.opponent}` : RULES_NOTES[rules]}
        </span>
      </Link>
    </section>
  );
}

const RULES_NOTES: Readonly<Record<AnyRules, string>> = {
  classic: 'Classic rules: a short game of our own',
  official: 'Official rules: the printed game',
};

type ChoiceProps<Value extends string> = {
  label: string;
  all: readonly Value[];
  names: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, all, names, chosen, onChoose }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className="door-choice">
      {all.map((value) => (
        <label key={value} className="door-choice-one" data-picked={value === chosen || undefined}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="pick"
          />
          {names[value]}
        </label>
      ))}
    </div>
  );
}

/** What one can do, as a guest and with a wallet. */
const GAINS = [
  ['Lesson, rules, demo pack', 'yes', 'yes'],
  ['Battles against the AI', 'starter deck', 'any deck'],
  ['Battles are kept', 'the last, here', 'all, as replays'],
  ['Cards, decks, Poke Points, campaign', 'no', 'yes'],
  ['Battles with friends', 'no', 'yes'],
] as const;

function WithWallet() {
  const title = useId();
  return (
    <section className="door-wallet" aria-labelledby={title}>
      <h2 id={title} className="pixel-title door-title">
        With a wallet
      </h2>
      <p>Please connect your wallet to access battles.</p>
      <p className="door-note">
        Battles with friends and your own decks need a wallet; its first pack is free.
      </p>
      <ConnectButton tone="secondary">Connect now</ConnectButton>
      <table className="door-gains">
        <thead>
          <tr>
            <th scope="col">What you can do</th>
            <th scope="col">Guest</th>
            <th scope="col">Wallet</th>
          </tr>
        </thead>
        <tbody>
          {GAINS.map(([what, guest, wallet]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{guest}</td>
              <td>{wallet}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const creature = (id: string, name: string, pokedexNumber: number, style: 'electric' | 'water'): Drawing => ({
  shows: 'creature',
  appearance: { id, name, pokedexNumber, subtypes: ['Basic'], evolvesFrom: undefined },
  style,
  size: LARGE_CREATURE,
});

const PIKACHU = creature('base1-58', 'Pikachu', 25, 'electric');
const STARYU = creature('base1-65', 'Staryu', 120, 'water');
