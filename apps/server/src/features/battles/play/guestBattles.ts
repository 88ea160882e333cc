/**
 * Keeps a battle that a guest played in the page: dealt again from its seed, played again by the rules, and stored as over. Which
 * actions the AI took, the page says: so the battle is marked, pays nothing and counts nowhere.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { dealFor, setupOf } from '@pokesol/ai/guest';
import { trainerById } from '@pokesol/campaign';
import { type AnyRules, isRefusal, type Seat, type TypeOf, verbsOf } from '@pokesol/engine';
import { GUEST_BATTLES_KEPT, type GuestBattleAnswer, type GuestBattleRequest } from '@pokesol/protocol';
import { and, count, eq } from 'drizzle-orm';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { createYielder } from '../../../platform/yielder.ts';
import { readLog } from '../storage/battleLog.ts';
import { type BattleStore, loadBattle, storeBegun } from '../storage/battleRepository.ts';
import type { BattleStart } from '../storage/battleRow.ts';
import { asStored } from '../storage/compareWithReplay.ts';
import { isStored } from '../storage/openBattle.ts';
import type { BattleEnds } from '../storage/settlement.ts';
import { walletBattles } from '../tables.ts';
import { walletName } from './deal.ts';

type KeepDeps = BattleStore & {
  readonly now: () => number;
  readonly ends: Pick<BattleEnds, 'pays' | 'apply'>;
};

const GUEST: Seat = 0;

/** The same battle again is the same one, and answered as if it were the first time. */
export async function keepGuestBattle(
  deps: KeepDeps,
  wallet: string,
  asked: GuestBattleRequest,
): Promise<GuestBattleAnswer | CallRefusal> {
  // Copies of a call, and calls that would each find room for one more, run one after the other.
  const kept = await deps.cache.inOrder(`keep ${wallet}`, () => keep(deps, wallet, asked));
  return kept === 'busy' ? refused('too-many-requests/at-once', { retryAfterSeconds: 1 }) : kept;
}

async function keep(
  deps: KeepDeps,
  wallet: string,
  asked: GuestBattleRequest,
): Promise<GuestBattleAnswer | CallRefusal> {
  const { db, ends, now } = deps;
  const start = startOf(wallet, asked, new Date(now()));
  if (isRefusal(start)) return start;
  if (await isStored(db, start.id)) return answerStored(deps, start, asked);
  const [listed] = await db
    .select({ battles: count() })
    .from(walletBattles)
    .where(and(eq(walletBattles.wallet, wallet), eq(walletBattles.isGuest, true)));
  if ((listed?.battles ?? 0) >= GUEST_BATTLES_KEPT)
    return refused('guest-battles-full', { params: { most: GUEST_BATTLES_KEPT } });
  const played = await playAgain(start.setup, asked.actions);
  if (isRefusal(played)) return played;
  if (!(await storeBegun(db, start, { ...played, beginBy: null }, ends)))
    return answerStored(deps, start, asked);
  await ends.apply(start.id);
  return { battleId: start.id };
}

/** As the page dealt it: what the caller says of it is only what a guest chooses, and the seed. */
function startOf(
  wallet: string,
  { rules, rulesVersion, level, trainerId, seed }: GuestBattleRequest,
  createdAt: Date,
): BattleStart | CallRefusal {
  if (trainerId !== null && trainerById(trainerId) === undefined) return refused('guest-battle-unkept');
  if (rulesVersion !== verbsOf<AnyRules>({ rules }).version)
    return refused('guest-battle-unkept/other-rules');
  const deal = dealFor({ rules, level, trainerId, seed });
  const setup = setupOf({ rules, seed, deal });
  const setupHash = createHash('sha256')
    .update(verbsOf<AnyRules>(setup).commitmentPreimage(setup))
    .digest('hex');
  const trainer = trainerId === null ? {} : { trainerId };
  const seats = [
    { wallet, name: walletName(wallet), kind: 'player' },
    { wallet: null, name: deal.opponent, kind: 'ai', level, ...trainer },
  ] as const;
  return { id: idOf(wallet, setupHash), mode: 'guest', setup, setupHash, seats, createdAt };
}

/** One for each deal and wallet (a UUID of version 8, whose bits are the maker's), so that a repeated call finds the first one's battle. */
function idOf(wallet: string, setupHash: string): string {
  const bytes = createHash('sha256').update(`guest battle ${wallet} ${setupHash}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The guest's page knows no clock that ends turns, and no AI that gives up. */
const isOfGuestBattle = ({ type, seat }: TypeOf<AnyRules, 'action'>): boolean =>
  type !== 'timeOut' && (type !== 'concede' || seat === GUEST);

async function playAgain(setup: BattleStart['setup'], actions: readonly unknown[]) {
  const verbs = verbsOf<AnyRules>(setup);
  const breathe = createYielder();
  const begun = verbs.beginRecorded(setup);
  if (isRefusal(begun)) return refused('guest-battle-unkept');
  let { battle } = begun;
  const steps: {
    readonly action: TypeOf<AnyRules, 'action'> | null;
    readonly events: readonly TypeOf<AnyRules, 'event'>[];
  }[] = [{ action: null, events: begun.events }];
  for (const action of actions) {
    if (!verbs.isAction(action) || !isOfGuestBattle(action)) return refused('guest-battle-unkept');
    const applied = verbs.applyAction(battle, action);
    if (isRefusal(applied)) return refused('guest-battle-unkept');
    ({ battle } = applied);
    steps.push({ action, events: applied.events });
    await breathe();
  }
  return battle.state.phase === 'ended' ? { battle, steps } : refused('guest-battle-unkept/not-over');
}

/** Of that deal a battle is kept: this one, or the same deal played otherwise. */
async function answerStored(
  deps: KeepDeps,
  { id }: BattleStart,
  { actions }: GuestBattleRequest,
): Promise<GuestBattleAnswer | CallRefusal> {
  const stored = await loadBattle(deps, id);
  if (stored === undefined) throw new Error(`the guest battle ${id} is stored and not there`);
  const log = await readLog(deps.db, stored, 0, ['action']);
  const isSame = isDeepStrictEqual(
    log.map(({ action }) => action),
    asStored(actions),
  );
  if (!isSame) return refused('request-id-reused');
  // A server that died may have left this to the job.
  await deps.ends.apply(id);
  return { battleId: id };
}
