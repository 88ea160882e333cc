/** A screen that needs a wallet, without one: the way to connect, and what can be done all the same. */
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Way, WayList } from '../../ui/WayList.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import './connectFirst.css';

export const ConnectFirst = ({ children }: { children: ReactNode }) => (
  <div className="connect-first">
    <EmptyState icon="wallet" title="Connect Your Wallet" action={<ConnectButton>Connect now</ConnectButton>}>
      {children}
    </EmptyState>
    <WayList label="Without a wallet" ways={WITHOUT_WALLET} />
  </div>
);

const WITHOUT_WALLET: readonly Way[] = [
  {
    href: '/?demo',
    icon: 'pack',
    verb: 'Open',
    title: 'Open a demo pack',
    words: 'Real odds, but you do not keep the cards',
  },
  {
    href: '/guest',
    icon: 'battle',
    verb: 'Play',
    title: 'Play as a guest',
    words: 'A battle against the AI, in this browser',
  },
  {
    href: '/gauntlet',
    icon: 'deck',
    verb: 'Try',
    title: 'Try out a deck',
    words: 'The AI plays it against six decks of its time',
  },
];
