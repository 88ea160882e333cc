/**
 * Begins battles. A battle and its people lie in different places, so nothing holds all of them at once: each wallet is claimed by
 * its own line, then the battle is stored whole; a claim whose battle never came ends by itself.
 */
import { type AnyRules, isRefusal, SEATS, type Seat } from '@pokesol/engine';
import type { Publisher } from '../../../platform/bus/bus.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Entropy, newId } from '../../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { playAi, type Think } from '../ai/aiTurn.ts';
import { storeBegun } from '../storage/battleRepository.ts';
import type { BattleStart } from '../storage/battleRow.ts';
import { battleOpen, claimDecided, claimWallet, freeWallet, openBattleOf } from '../storage/openBattle.ts';
import type { BattleEnds } from '../storage/settlement.ts';
import { type BattleTerms, type BothSides, dealBattle } from './deal.ts';

export type StartDeps = {
  readonly db: Queryable;
  readonly bus: Publisher;
  readonly entropy: Entropy;
  readonly ends: Pick<BattleEnds, 'pays' | 'apply'>;
  /** Where the AI's first turn is thought out; absent: on this very thread. */
  readonly think?: Think | undefined;
  /** Hears of an AI that failed to choose; its battle went on. */
  readonly onAiError: (error: unknown, battleId: string) => void;
};

/** Something else that two people's battle depends on. Asked once neither of them can begin another one. */
export type Agreement = {
  agreed(battleId: string): Promise<CallRefusal | undefined>;
  /** The battle was not stored after all. Absent where nothing was written. */
  undone?(battleId: string): Promise<unknown>;
};

/** Topic of a wallet's matchmaking. */
export const matchTopic = (wallet: string): string => `match:${wallet}`;

/**
 * Refused when one of the two is in a battle already, or when the deal never gave one side a basic Pokémon. Who is about to begin
 * another one is waited for.
 */
export async function startBattle<R extends AnyRules>(
  deps: StartDeps,
  terms: BattleTerms<R>,
  sides: BothSides<R>,
  now: Date,
  agreement?: Agreement,
): Promise<{ id: string } | CallRefusal> {
  const { db, entropy, bus } = deps;
  const dealt = dealBattle(terms, sides, entropy);
  if (isRefusal(dealt)) return dealt;
  const id = newId(entropy);
  const start: BattleStart = { ...dealt.start, id, createdAt: now };
  // By the official rules it may have the whole first turn. Before anybody is claimed: thinking may wait for a thread.
  const played = await playAi(start, dealt.battle, 0, deps.think);
  if (isRefusal(played)) return played;
  const { battle, steps, errors } = played;
  for (const error of errors) deps.onAiError(error, id);
  const people = peopleOf(start);
  const claim = await claimPeople(deps, start, people);
  if (isRefusal(claim)) return claim;
  const refusal = await agreement?.agreed(id);
  if (refusal !== undefined) {
    await freePeople(db, people, id);
    return refusal;
  }
  // Where that fails it is unknown what was stored: the claims stay, and end by themselves where no battle came.
  const begun = {
    battle,
    beginBy: claim.beginBy,
    steps: [{ action: null, events: dealt.events }, ...steps],
  };
  const isStored = await storeBegun(db, start, begun, deps.ends);
  if (!isStored) {
    await agreement?.undone?.(id);
    await freePeople(db, people, id);
    return (await inBattle(db, people)) ?? refused('database-unreachable');
  }
  if (battle.state.phase === 'ended') await deps.ends.apply(id);
  for (const { wallet } of people) bus.publish(matchTopic(wallet));
  return { id };
}

type Person = { readonly seat: Seat; readonly wallet: string };

/** Always in one order, so that two beginnings with the same people do not each hold one of them. */
const peopleOf = ({ seats }: BattleStart): readonly Person[] =>
  SEATS.flatMap((seat) => {
    const { wallet } = seats[seat];
    return wallet === null ? [] : [{ seat, wallet }];
  }).sort((one, other) => (one.wallet < other.wallet ? -1 : 1));

/**
 * All of them or none: it waits for a wallet that is about to begin another battle while it holds none, so that the others may play, and
 * no claim is half over when the last one comes.
 */
async function claimPeople(
  deps: StartDeps,
  start: BattleStart,
  people: readonly Person[],
): Promise<{ beginBy: string } | CallRefusal> {
  for (;;) {
    const claimed = await claimEach(deps, start, people);
    if ('beginBy' in claimed) return claimed;
    const { held, wallet, refusal } = claimed;
    await freePeople(deps.db, held, start.id);
    if (refusal !== undefined) return refusal;
    await claimDecided(deps.db, wallet);
  }
}

/** A wallet is not free: which that is, why where it will stay so, and who was claimed before. */
type InTheWay = {
  readonly wallet: string;
  readonly refusal: CallRefusal | undefined;
  readonly held: readonly Person[];
};

async function claimEach(
  deps: StartDeps,
  start: BattleStart,
  people: readonly Person[],
): Promise<{ beginBy: string } | InTheWay> {
  let beginBy: string | undefined;
  for (const [place, { seat, wallet }] of people.entries()) {
    const claim = await claimWallet(deps, start, seat);
    const held = people.slice(0, place);
    if (claim === 'claimed') return { wallet, refusal: undefined, held };
    if (isRefusal(claim)) return { wallet, refusal: claim, held };
    beginBy ??= claim.beginBy;
  }
  if (beginBy === undefined) throw new Error(`battle ${start.id} has no players`);
  return { beginBy };
}

async function freePeople(db: Queryable, people: readonly Person[], id: string): Promise<void> {
  for (const { wallet } of people) await freeWallet(db, wallet, id);
}

/** The battle that stood in the way, where one did. */
async function inBattle(db: Queryable, people: readonly Person[]): Promise<CallRefusal | undefined> {
  for (const { wallet } of people) {
    const open = await openBattleOf(db, wallet);
    if (open !== undefined) return battleOpen(open.battleId);
  }
  return undefined;
}
