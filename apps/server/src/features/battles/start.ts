/** Begins battles: deals one, seats both sides, and stores all of it at once. */
import { isRefusal, SEATS } from '@pokesol/engine';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import { and, eq, inArray } from 'drizzle-orm';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallets } from '../auth/lockWallets.ts';
import { playAiHere } from './aiTurn.ts';
import { type BattleTerms, type BothSides, dealBattle } from './deal.ts';
import { logged, turnEnd } from './stored.ts';
import type { BattleStart } from './storedBattle.ts';
import { type AnyState, battleActions, battleSeats, battles } from './tables.ts';

export type StartInputs = {
  readonly now: Date;
  readonly entropy: Entropy;
  readonly bus: Publisher;
};

/** Topic of a wallet's matchmaking. */
export const matchTopic = (wallet: string): string => `match:${wallet}`;

/** Refused when one of the two is in a battle already, or when the deal never gave somebody a basic Pokémon. */
export async function startBattle<R extends AnyRules>(
  tx: Tx,
  terms: BattleTerms<R>,
  sides: BothSides<R>,
  inputs: StartInputs,
): Promise<{ id: string } | CallRefusal> {
  const people = sides.flatMap(({ wallet }) => (wallet === null ? [] : [wallet]));
  // Two battles begun at once by one wallet would both find it free.
  await lockWallets(tx, people);
  const [open] = await tx
    .select({ id: battleSeats.battleId })
    .from(battleSeats)
    .where(and(inArray(battleSeats.wallet, people), eq(battleSeats.isOpen, true)));
  if (open !== undefined) return refused('battle-open', { params: { battleId: open.id } });
  return store(tx, terms, sides, inputs);
}

async function store<R extends AnyRules>(
  tx: Tx,
  terms: BattleTerms<R>,
  sides: BothSides<R>,
  { now, entropy, bus }: StartInputs,
): Promise<{ id: string } | CallRefusal> {
  const dealt = dealBattle(terms, sides, entropy);
  if (isRefusal(dealt)) return dealt;
  // An AI places its first Pokémon, which takes no thought: a transaction must not wait for a thread that thinks.
  const played = playAiHere(dealt.start, dealt.battle, 0);
  const { battle } = played;
  const steps = [{ action: null, events: dealt.events }, ...played.steps];
  const id = newId(entropy);
  const start: BattleStart = { ...dealt.start, id, createdAt: now };
  await tx.insert(battles).values({
    id,
    mode: terms.mode,
    setup: start.setup,
    setupHash: start.setupHash,
    state: battle.state as AnyState,
    recent: logged([], steps, now),
    version: steps.length - 1,
    status: 'open',
    createdAt: now,
    touchedAt: now,
    turnEndsAt: turnEnd(start, null, battle, now),
  });
  await tx.insert(battleSeats).values(
    SEATS.map((seat) => {
      const { level = null, trainerId = null, ...who } = start.seats[seat];
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
  tx.afterCommit(() => {
    for (const { wallet } of sides) if (wallet !== null) bus.publish(matchTopic(wallet));
  });
  return { id };
}
