/** Begins battles: deals by the rules, seats both sides, and lets an AI that is waited for place its first Pokémon. */
import { createHash } from 'node:crypto';
import type { Level } from '@pokesol/ai';
import { type Card, deckFacts } from '@pokesol/cards';
import {
  beginRecorded,
  type DeckChoice,
  isRefusal,
  promisedText,
  recordSetup,
  SEATS,
  type State,
  shuffle,
} from '@pokesol/engine';
import type { BattleMode, OpponentKind } from '@pokesol/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { wake } from '../../platform/db/wakes.ts';
import { type Entropy, newId, randomFor } from '../../platform/entropy.ts';
import { type Refused, refused } from '../../platform/http/refusal.ts';
import { wallets } from '../auth/tables.ts';
import { playAi } from './aiTurn.ts';
import { type BattleStart, logged, type SeatRow, turnEnd } from './stored.ts';
import { battleActions, battleSeats, battles } from './tables.ts';

/** One side of a battle to be. */
export type Contender = {
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
export type Opponent = Omit<Contender, 'deck'> & { readonly deck: readonly Card[] | undefined };

export const walletName = (wallet: string): string => `${wallet.slice(0, 4)}…${wallet.slice(-4)}`;

export const person = (wallet: string, deck: readonly Card[]): Contender => ({
  wallet,
  name: walletName(wallet),
  kind: 'player',
  deck,
});

export type StartInputs = { readonly now: Date; readonly entropy: Entropy };

/** Topic of a wallet's matchmaking. */
export const matchTopic = (wallet: string): string => `match:${wallet}`;

/**
 * Begins a battle in one transaction; inside another one, in that. Refused when one of the two is in a battle already,
 * or when the deal never gave somebody a basic Pokémon.
 */
export async function startBattle(
  db: Db,
  mode: BattleMode,
  contenders: readonly [Contender, Contender],
  inputs: StartInputs,
): Promise<{ id: string } | Refused> {
  const people = contenders.flatMap(({ wallet }) => (wallet === null ? [] : [wallet])).sort();
  return db.transaction(async (tx) => {
    // Two battles begun at once by one wallet would both find it free.
    await tx
      .select({ address: wallets.address })
      .from(wallets)
      .where(inArray(wallets.address, people))
      .orderBy(wallets.address)
      .for('update');
    const [open] = await tx
      .select({ id: battleSeats.battleId })
      .from(battleSeats)
      .where(and(inArray(battleSeats.wallet, people), eq(battleSeats.isOpen, true)));
    if (open !== undefined) return refused('battle-open', { reason: open.id });
    return deal(tx, mode, contenders, inputs);
  });
}

async function deal(
  tx: Db,
  mode: BattleMode,
  contenders: readonly [Contender, Contender],
  { now, entropy }: StartInputs,
): Promise<{ id: string } | Refused> {
  const seed = entropy.bytes(32, 'battle-seed').toString('hex');
  const decks = [choice(contenders[0], entropy), choice(contenders[1], entropy)] as const;
  const setup = recordSetup(decks, 'classic', seed);
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) return refused('battle-setup-failed', { message: begun.message, reason: begun.code });
  const id = newId(entropy);
  const start: BattleStart = {
    id,
    mode,
    setup,
    setupHash: createHash('sha256').update(promisedText(setup)).digest('hex'),
    seats: [seatOfContender(contenders[0]), seatOfContender(contenders[1])],
    createdAt: now,
  };
  const played = playAi(start, begun.battle, 0);
  const steps = [{ action: null, events: begun.events }, ...played.steps];
  await tx.insert(battles).values({
    id,
    mode,
    setup,
    setupHash: start.setupHash,
    state: played.battle.state as State,
    recent: logged([], steps, now),
    version: played.steps.length,
    status: 'open',
    createdAt: now,
    touchedAt: now,
    turnEndsAt: turnEnd(start, null, played.battle, now),
  });
  await tx.insert(battleSeats).values(
    SEATS.map((seat) => {
      const { level = null, trainerId = null, ...who } = seatOfContender(contenders[seat]);
      return { battleId: id, seat, ...who, level, trainerId, isOpen: true };
    }),
  );
  await tx.insert(battleActions).values(
    steps.map(({ action, events }, version) => ({
      battleId: id,
      version,
      action,
      events: [...events],
      at: now,
    })),
  );
  for (const { wallet } of contenders) if (wallet !== null) await wake(tx, matchTopic(wallet));
  return { id };
}

/**
 * A card's number is its place in this list: in the saved order, two numbers would tell what lies between them. Where the
 * order itself is chosen, there is nothing to hide.
 */
const choice = ({ deck, wallet, order = 'shuffled' }: Contender, entropy: Entropy): DeckChoice => {
  const facts = deckFacts(deck);
  return {
    cards: order === 'asListed' ? facts : shuffle(randomFor(entropy, 'deal-order'), facts),
    extraCard: wallet === null ? 'always' : 'onHeads',
    order,
  };
};

const seatOfContender = ({ deck: _, order: __, ...seat }: Contender): SeatRow => seat;
