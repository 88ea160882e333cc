/** Battles against the AI, each watched by its page; replays; and players who find each other. */
import type { AnyRules } from '@pokesol/engine';
import type { AnyBattleAnswer, OpponentLevel } from '@pokesol/protocol';
import { EventReader } from '@pokesol/server/testing';
import { type Pause, playBattle, type Tally } from '../battleBot.ts';
import { against, botOf, concede, type Person } from '../battles.ts';
import type { Call, Measure } from './calls.ts';
import { ASSUMED } from './day.ts';
import { beat } from './pages.ts';
import { forEach } from './people.ts';

const NO_PAUSE: Pause = { minMs: 0, maxMs: 0 };
const STREAMS_A_BATTLE = 3;

/** `share` of the people play it: the expert thinks for long. */
type Kind = { rules: AnyRules; level: OpponentLevel; begin?: Call; act: Call; share: number };

const CLASSIC: Kind = {
  rules: 'classic',
  level: 'medium',
  begin: 'beginClassic',
  act: 'actClassic',
  share: 1,
};
const OFFICIAL: Kind = {
  rules: 'official',
  level: 'medium',
  begin: 'beginOfficial',
  act: 'actOfficial',
  share: 1,
};
const EXPERT: Kind = { rules: 'official', level: 'expert', act: 'actExpert', share: 0.2 };

/** A person at a battle, as its page last saw it. */
type Sitting = { readonly person: Person; now: AnyBattleAnswer };

/** Answers the battles of each kind, which are over. */
export async function play(
  measure: Measure,
  people: readonly Person[],
  isWarmUp: boolean,
): Promise<{ classic: string[]; official: string[]; expert: string[] }> {
  const classic = await sit(measure, people, CLASSIC);
  await act(measure, classic, CLASSIC);
  await leave(classic);
  const official = await sit(measure, people, OFFICIAL);
  await watch(measure, official, isWarmUp);
  await act(measure, official, OFFICIAL);
  await leave(official);
  const expert = await sit(measure, people, EXPERT);
  await act(measure, expert, EXPERT);
  await leave(expert);
  await measure('replay', () =>
    forEach([...classic, ...official], ({ person, now }) =>
      person.wallet.ok('GET', `/api/battles/${now.id}/replay`),
    ),
  );
  const ids = (sitting: readonly Sitting[]) => sitting.map(({ now }) => now.id);
  return { classic: ids(classic), official: ids(official), expert: ids(expert) };
}

async function sit(measure: Measure, people: readonly Person[], { begin, level, rules, share }: Kind) {
  const sitting: Sitting[] = [];
  const all = async () =>
    forEach(people.slice(0, Math.ceil(people.length * share)), async (person) => {
      sitting.push({ person, now: await against(person, [level], rules) });
    });
  if (begin === undefined) await all();
  else await measure(begin, all);
  return sitting;
}

/** As its page does; more than one at each battle, so that there is more to measure. */
async function watch(measure: Measure, sitting: readonly Sitting[], isWarmUp: boolean): Promise<void> {
  const streams: EventReader[] = [];
  const pages = Array.from({ length: STREAMS_A_BATTLE }, () => sitting).flat();
  await measure('openBattleStream', () =>
    forEach(pages, async (page) => streams.push(await openStream(page))),
  );
  if (!isWarmUp) await measure('battleBeat', () => beat(streams.length));
  await Promise.all(streams.map((stream) => stream.close()));
}

const openStream = ({ person, now }: Sitting) =>
  EventReader.open(person, now.id, { since: now.version, lean: true });

/** As many actions as a player makes in a battle, or until it is over; its page listens meanwhile. */
async function act(measure: Measure, sitting: readonly Sitting[], { act: call }: Kind): Promise<void> {
  const streams = await Promise.all(sitting.map(openStream));
  await measure(call, async () => {
    const tallies = sitting.map((): Tally => ({ took: [], at: [] }));
    await forEach([...sitting.entries()], async ([nth, one]) => {
      const tally = tallies[nth] ?? { took: [], at: [] };
      const isEnough = () => tally.took.length >= ASSUMED.actionsABattle;
      one.now = await playBattle(botOf(one.person, `${call} ${nth}`), one.now, NO_PAUSE, tally, isEnough);
    });
    return tallies.reduce((sum, { took }) => sum + took.length, 0);
  });
  await Promise.all(streams.map((stream) => stream.close()));
}

async function leave(sitting: readonly Sitting[]): Promise<void> {
  await forEach(sitting, ({ person, now }) =>
    now.result === null ? concede(person, now) : Promise.resolve(),
  );
}
