/** Battles: begun at one server and played on at the other, alone and by two people who sit at different ones. */
import { randomUUID } from 'node:crypto';
import { type AnyRules, type Random, seedRandom } from '@pokesol/engine';
import type {
  AnyReplayAnswer,
  BattleAnswer,
  BattleSummary,
  BattleUpdate,
  FriendChallengeAccepted,
  FriendChallengeMade,
  RefusalBody,
} from '@pokesol/protocol';
import { type BattlePlayer, pickMove } from '../../apps/server/testing/battles/battlePlayer.ts';
import { EventReader } from '../../apps/server/testing/harness/eventReader.ts';
import type { TestWallet } from '../../apps/server/testing/harness/wallet.ts';
import { playAlike } from './build.ts';
import type { Place, Running } from './place.ts';
import { type BothScenario, expectSame, type HandoverScenario, within } from './scenario.ts';

const MOVES_HERE = 3;
const MOVES_THERE = 8;
const LATEST_SECONDS = 60;
const MOVES_OF_PEOPLE = 30;

const listOf = (wallet: TestWallet) =>
  wallet.ok<BattleSummary[]>('GET', `/api/users/${wallet.address}/battles`);

export const replayAt = async ({ base }: Running, id: string): Promise<AnyReplayAnswer> => {
  const answer = await fetch(`${base}/api/battles/${id}/replay`);
  if (!answer.ok) throw new Error(`the replay of ${id}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as AnyReplayAnswer;
};

export const beginAlone = (
  { wallet, deckId }: BattlePlayer,
  rules: AnyRules,
): Promise<BattleAnswer<'classic'>> => wallet.ok('POST', '/api/battles', { mode: 'match', deckId, rules });

export async function playSome(
  player: BattlePlayer,
  battle: BattleAnswer<'classic'>,
  moves: number,
  random: Random,
): Promise<BattleAnswer<'classic'>> {
  let now = battle;
  for (let made = 0; made < moves && now.result === null && now.legal.length > 0; made += 1)
    now = await player.act(now, pickMove(now.legal, random));
  return now;
}

const alone = (rules: AnyRules): HandoverScenario => ({
  name: `a battle by ${rules} rules is begun here and played there`,
  async begin(place, here) {
    const player = await place.newPlayer(here.base);
    const random = seedRandom(`alone ${rules}`);
    const { id } = await playSome(player, await beginAlone(player, rules), MOVES_HERE, random);
    const begun = await player.look(id);
    return async (there) => {
      const moved = player.at(there.base);
      if (!playAlike(here.build, there.build, rules) && begun.result === null)
        return expectRefused(moved, begun);
      const [first] = await listOf(moved.wallet);
      expectSame('the open battle', first?.id, begun.id);
      expectSame('what it looks like', await moved.look(begun.id), begun);
      const played = await playSome(moved, begun, MOVES_THERE, random);
      const ended = played.result === null ? await moved.act(played, { type: 'concede' }) : played;
      const replay = await replayAt(there, begun.id);
      expectSame('actions', replay.record.actions.length, ended.version);
      expectSame('in the list', (await listOf(moved.wallet))[0]?.result, ended.result);
    };
  },
});

/** No battle goes on by other rules: the newer server closes it, the older one leaves it alone. */
export async function expectRefused(
  { wallet }: Pick<BattlePlayer, 'wallet'>,
  { id, version }: BattleAnswer<'classic'>,
): Promise<void> {
  const request = { version, action: { type: 'concede' } };
  const { status, body } = await wallet.call<RefusalBody>('POST', `/api/battles/${id}/actions`, request);
  expectSame('playing by other rules', [status, body.code], [409, 'battle-other-rules']);
}

const doubled: BothScenario = {
  name: 'an action that is sent to both at the same time happens once',
  playedBy: 'classic',
  async hold(place, here, there) {
    const player = await place.newPlayer(here.base);
    const random = seedRandom('doubled');
    let battle: BattleAnswer<'classic'> = await beginAlone(player, 'classic');
    for (let made = 0; made < MOVES_HERE && battle.result === null; made += 1) {
      const request = {
        version: battle.version,
        action: pickMove(battle.legal, random),
        requestId: randomUUID(),
      };
      const [one, other] = await Promise.all(
        [here, there].map(({ base }) =>
          player
            .at(base)
            .wallet.ok<BattleUpdate<'classic'>>('POST', `/api/battles/${battle.id}/actions`, request),
        ),
      );
      expectSame('the version', one?.version, other?.version);
      battle = await player.look(battle.id);
    }
    if (battle.result === null) await player.act(battle, { type: 'concede' });
  },
};

/** Each plays at their own server and watches at the other's. */
async function playTogether(
  players: readonly [BattlePlayer, BattlePlayer],
  id: string,
  sides: readonly [Running, Running],
): Promise<void> {
  const readers = await Promise.all(
    players.map((player, seat) => EventReader.open(player.at(sides[1 - seat]?.base ?? ''), id, { since: 0 })),
  );
  const random = seedRandom(id);
  let moves = 0;
  for (let waiting = 0; moves < MOVES_OF_PEOPLE && waiting < players.length; )
    for (const player of players) {
      const battle = await player.look(id);
      const played = await playSome(player, battle, MOVES_HERE, random);
      waiting = played.version === battle.version ? waiting + 1 : 0;
      moves += MOVES_HERE;
    }
  const [one] = players;
  const before = await one.look(id);
  const ended = before.result === null ? await one.act(before, { type: 'concede' }) : before;
  for (const reader of readers) {
    const newest = (): number => reader.updates.at(-1)?.version ?? -1;
    const isLatest = reader.until(() => newest() === ended.version);
    await within(LATEST_SECONDS, () => `version ${ended.version} over a stream, after ${newest()}`, isLatest);
    await within(LATEST_SECONDS, () => 'the end of a stream', reader.ended);
    expectSame('versions that were sent', gapsIn(reader.updates), []);
  }
  for (const side of sides)
    expectSame('actions', (await replayAt(side, id)).record.actions.length, ended.version);
  for (const player of players) await expectSameList(player, sides);
}

/** Whichever tables each build makes it from. */
export async function expectSameList(
  { wallet }: Pick<BattlePlayer, 'wallet'>,
  sides: readonly Running[],
): Promise<void> {
  const [one, other] = await Promise.all(sides.map(({ base }) => listOf(wallet.at(base))));
  expectSame('the list of battles', one, other);
}

/** Where an update does not go on from the one before. */
const gapsIn = (updates: readonly BattleUpdate<'classic'>[]): string[] =>
  updates.flatMap(({ version, since }, index) => {
    const before = index === 0 ? 0 : updates[index - 1]?.version;
    return since === before ? [] : [`${before}, then ${since} to ${version}`];
  });

const search: BothScenario = {
  name: 'two who search at different servers find each other, play, and are notified at the other’s',
  playedBy: 'classic',
  async hold(place, here, there) {
    const players = [await place.newPlayer(here.base), await place.newPlayer(there.base)] as const;
    const [one, other] = await Promise.all(players.map((player) => player.search()));
    expectSame('found', [one?.battleId, one?.isMultiplayer], [other?.battleId, true]);
    await playTogether(players, one?.battleId ?? '', [here, there]);
  },
};

const challenge: BothScenario = {
  name: 'a friend who is challenged here accepts there, and they play by the official rules',
  playedBy: 'official',
  async hold(place, here, there) {
    const players = [await place.newPlayer(here.base), await place.newPlayer(there.base)] as const;
    const [one, other] = players;
    const asked = { deckId: one.deckId, rules: 'official' };
    const { id } = await one.wallet.ok<FriendChallengeMade>('POST', '/api/challenges', asked);
    const { battleId } = await other.wallet.ok<FriendChallengeAccepted>(
      'POST',
      `/api/challenges/${id}/accept`,
      {
        deckId: other.deckId,
      },
    );
    await playTogether(players, battleId, [here, there]);
  },
};

const challenged: HandoverScenario = {
  name: 'a friend is challenged here, and accepts and plays there',
  async begin(place: Place, here) {
    const one = await place.newPlayer(here.base);
    const { id } = await one.wallet.ok<FriendChallengeMade>('POST', '/api/challenges', {
      deckId: one.deckId,
    });
    return async (there) => {
      const other = await place.newPlayer(there.base);
      const { battleId } = await other.wallet.ok<FriendChallengeAccepted>(
        'POST',
        `/api/challenges/${id}/accept`,
        {
          deckId: other.deckId,
        },
      );
      await playTogether([one.at(there.base), other], battleId, [there, there]);
    };
  },
};

export const BATTLING = {
  handovers: [alone('classic'), alone('official'), challenged],
  atBoth: [doubled, search, challenge],
};
