/** The rules engine on one thread: random play, the size of a state, and beside them what public engines reach. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, type Random, SEATS, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, createBattle, eventsFor, legalActions } from '@pokesol/engine/classic';
import { expectFigure } from './expectFigure.ts';
import { figures } from './figures.ts';
import { measure, median } from './rate.ts';
import { largestState, swiftness } from './swiftness.ts';

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
  await benchSwiftness();
  expectFigure(`${whole(ACTIONS_A_SECOND)} actions a second`, (actions?.perSecond ?? 0) >= ACTIONS_A_SECOND);
  expectFigure(`a state of at most ${whole(STATE_BYTES)} bytes`, Math.max(...sizes) <= STATE_BYTES);
}

/** The largest state that the printed game may have. */
const OFFICIAL_BYTES = 6_000;

async function benchSwiftness(): Promise<void> {
  const figuresOfPlay = await swiftness();
  for (const { name, ratio, least, aim } of figuresOfPlay)
    figures.note({ name, value: ratio, of: 'deckgym-core, reckoned by the anchor', least, aim });
  const bytes = largestState();
  expectFigure(`an official state of at most ${whole(OFFICIAL_BYTES)} bytes`, bytes <= OFFICIAL_BYTES);
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
