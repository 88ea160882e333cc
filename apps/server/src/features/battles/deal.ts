/** Deals a battle by the rules, before anything of it is stored; an AI that is waited for places its first Pokémon. */
import { createHash } from 'node:crypto';
import type { Level } from '@pokesol/ai';
import { type Card, deckFacts } from '@pokesol/cards';
import {
  type Action,
  type Battle,
  type BattleEvent,
  beginRecorded,
  commitmentPreimage,
  type DeckChoice,
  isRefusal,
  recordSetup,
  shuffle,
} from '@pokesol/engine';
import type { BattleMode, OpponentKind } from '@pokesol/protocol';
import { type Entropy, randomFor } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { playAi } from './aiTurn.ts';
import type { BattleStart, SeatRow } from './storedBattle.ts';

/** One side of a battle to be. */
export type BattleSide = {
  readonly wallet: string | null;
  readonly name: string;
  readonly kind: OpponentKind;
  readonly level?: Level;
  readonly trainerId?: string;
  readonly deck: readonly Card[];
  /** Absent: shuffled. No call can ask for another order; tutorials and tests begin such battles within the server. */
  readonly order?: DeckChoice['order'];
};

/** Who sits opposite a person; without a deck of its own it plays that person's. */
export type Opponent = Omit<BattleSide, 'deck'> & { readonly deck: readonly Card[] | undefined };

export const walletName = (wallet: string): string => `${wallet.slice(0, 4)}…${wallet.slice(-4)}`;

export const person = (wallet: string, deck: readonly Card[]): BattleSide => ({
  wallet,
  name: walletName(wallet),
  kind: 'player',
  deck,
});

export type Dealt = {
  readonly start: Pick<BattleStart, 'mode' | 'setup' | 'setupHash' | 'seats'>;
  readonly battle: Battle;
  /** The deal itself, then what the AI did. */
  readonly steps: readonly { readonly action: Action | null; readonly events: readonly BattleEvent[] }[];
};

/** Refused when the deal never gave somebody a basic Pokémon. */
export function dealBattle(
  mode: BattleMode,
  sides: readonly [BattleSide, BattleSide],
  entropy: Entropy,
): Dealt | CallRefusal {
  const seed = entropy.bytes(32, 'battle-seed').toString('hex');
  const decks = [choice(sides[0], entropy), choice(sides[1], entropy)] as const;
  const setup = recordSetup(decks, 'classic', seed);
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) {
    const { code: reason, params } = begun;
    return { ...refused('battle-setup-failed', params && { params }), reason };
  }
  const start = {
    mode,
    setup,
    setupHash: createHash('sha256').update(commitmentPreimage(setup)).digest('hex'),
    seats: [seatOf(sides[0]), seatOf(sides[1])] as const,
  };
  const played = playAi(start, begun.battle, 0);
  return { start, battle: played.battle, steps: [{ action: null, events: begun.events }, ...played.steps] };
}

/**
 * A card's number is its place in this list: in the saved order, two numbers would tell what lies between them. Where the
 * order itself is chosen, there is nothing to hide.
 */
const choice = ({ deck, wallet, order = 'shuffled' }: BattleSide, entropy: Entropy): DeckChoice => {
  const facts = deckFacts(deck);
  return {
    cards: order === 'asListed' ? facts : shuffle(randomFor(entropy, 'deal-order'), facts),
    extraCard: wallet === null ? 'always' : 'onHeads',
    order,
  };
};

const seatOf = ({ deck: _, order: __, ...seat }: BattleSide): SeatRow => seat;
