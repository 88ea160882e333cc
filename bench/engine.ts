/** The rules engine on one thread: random play, the size of a state, and beside them what public engines reach. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, type Random, SEATS, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, createBattle, eventsFor, legalActions } from '@pokesol/engine/classic';
import { expectFigure } from './expectFigure.ts';
import { type Played as OfficialPlayed, playClassic, playOfficial } from './officialPlay.ts';
import { measure, median } from './rate.ts';

const BATTLES_A_ROUND = 300;
const ACTIONS_A_SECOND = 100_000;
const STATE_BYTES = 4_096;

/** Random play of other engines, one thread, on a machine of this kind: medians, as orders of magnitude. */
const PEERS = [
  ['ryuu-play (TypeScript)', '1,000', '5'],
  ['pokemon-showdown gen 1 (TypeScript)', '7,000', '67'],
  ['pokemon-showdown gen 9 (TypeScript)', '2,800', '27'],
  ['deckgym-core (Rust, native)', '84,000', '633'],
] as const;

type Played = { battles: number; actions: number };

export async function benchEngine(): Promise<void> {
  const played: Played = { battles: 0, actions: 0 };
  let round = 0;
  const [battles, actions] = await measure(
    (['battles', 'actions'] as const).map((unit) => ({
      name: `random ${unit}`,
      unit,
      round: async () => {
        round += 1;
        const before = played[unit];
        for (let index = 0; index < BATTLES_A_ROUND; index += 1) playRandomly(`${round}.${index}`, played);
        return played[unit] - before;
      },
    })),
  );
  const sizes = statesOf(50);
  const print = (name: string, perAction: string, perBattle: string) =>
    console.log(`  ${name.padEnd(40)} ${perAction.padStart(10)} ${perBattle.padStart(10)}`);
  console.log('\nRandom play, one thread: legalActions, applyAction and events of both seats');
  print('', 'actions/s', 'battles/s');
  print('this engine, classic rules', whole(actions?.perSecond), whole(battles?.perSecond));
  for (const [name, perAction, perBattle] of PEERS) print(name, perAction, perBattle);
  console.log(
    `  A state as JSON: ${median(sizes)} bytes in the middle of the run, at most ${Math.max(...sizes)}; the cards of both decks, kept once a battle: ${cardBytes()} bytes`,
  );
  await benchOfficial();
  expectFigure(`${whole(ACTIONS_A_SECOND)} actions a second`, (actions?.perSecond ?? 0) >= ACTIONS_A_SECOND);
  expectFigure(`a state of at most ${whole(STATE_BYTES)} bytes`, Math.max(...sizes) <= STATE_BYTES);
}

/** The least share of Classic's speed that the printed game reaches, and the largest state it may have. */
const OFFICIAL_SHARE = 0.3;
const OFFICIAL_BYTES = 6_000;

async function benchOfficial(): Promise<void> {
  const played: OfficialPlayed = { actions: 0, bytes: 0 };
  let battle = 0;
  const contestants = [
    { name: 'classic rules', play: playClassic },
    { name: 'official rules', play: playOfficial },
  ].map(({ name, play }) => ({
    name,
    unit: 'actions',
    round: async () => {
      const before = played.actions;
      for (let index = 0; index < BATTLES_A_ROUND / 3; index += 1) {
        battle += 1;
        play(`${name} ${battle}`, played);
      }
      return played.actions - before;
    },
  }));
  const [classic, official] = await measure(contestants);
  const share = (official?.perSecond ?? 0) / (classic?.perSecond ?? 1);
  console.log('\nThe same with the views of both seats');
  console.log(`  classic rules  ${whole(classic?.perSecond).padStart(10)} actions/s`);
  console.log(
    `  official rules ${whole(official?.perSecond).padStart(10)} actions/s, ${whole(100 * share)}%`,
  );
  expectFigure(`official rules at ${100 * OFFICIAL_SHARE}% of classic ones or more`, share >= OFFICIAL_SHARE);
  expectFigure(`an official state of at most ${whole(OFFICIAL_BYTES)} bytes`, played.bytes <= OFFICIAL_BYTES);
}

const whole = (value: number | undefined): string =>
  (value ?? Number.NaN).toLocaleString('en', { maximumFractionDigits: 0 });

function begin(seed: string): Battle {
  const random = seedRandom(seed);
  const deck = () => ({
    cards: battleDeckFacts(BATTLE_DECK_NAMES[random.below(BATTLE_DECK_NAMES.length)] ?? 'embers'),
    extraCard: 'always' as const,
  });
  for (let deal = 0; ; deal += 1) {
    const begun = createBattle([deck(), deck()], 'classic', `${seed} ${deal}`);
    if (!isRefusal(begun)) return begun.battle;
  }
}

/** One uniformly random move; `null` when the battle is over. */
function step(battle: Battle, random: Random): Battle | null {
  for (const seat of SEATS) {
    const moves = legalActions(battle, seat);
    const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
    if (move === undefined) continue;
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) throw new Error(applied.message);
    for (const reader of SEATS) eventsFor(applied.events, reader);
    return applied.battle;
  }
  return null;
}

function playRandomly(seed: string, played: Played): void {
  const random = seedRandom(`moves of ${seed}`);
  for (let battle: Battle | null = begin(seed); battle !== null; battle = step(battle, random))
    played.actions += 1;
  // The last round of the loop only found that the battle is over.
  played.actions -= 1;
  played.battles += 1;
}

function statesOf(battles: number): number[] {
  const sizes: number[] = [];
  for (let index = 0; index < battles; index += 1) {
    const random = seedRandom(`sizes ${index}`);
    for (let battle: Battle | null = begin(`sizes ${index}`); battle !== null; battle = step(battle, random))
      sizes.push(Buffer.byteLength(JSON.stringify(battle.state)));
  }
  return sizes;
}

const cardBytes = (): number => Buffer.byteLength(JSON.stringify(begin('cards').printed));
