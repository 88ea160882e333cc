/** One official battle of random moves with all that must hold on its way; what it met, for the test that plays thousands. */
import { at } from '../../kernel/at.ts';
import { stateHash } from '../../kernel/hash.ts';
import { type Random, seedRandom } from '../../kernel/random.ts';
import { isRefusal } from '../../kernel/result.ts';
import { applyAction } from '../actions/apply.ts';
import type { Action } from '../model/actions.ts';
import type { ChoiceKind } from '../model/choices.ts';
import type { BattleEvent } from '../model/events.ts';
import { OFFICIAL_REFUSALS } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';
import { assertAllCards, assertSound } from './invariants.ts';
import { allMoves, MADE_UP, must, type Pool, randomAction, randomStart } from './randomPlay.ts';

/** No battle comes near it. */
const MOST_ACTIONS = 20_000;
/** Trying all that is listed is dear: every so many actions. */
const LOOKED_AT = 12;

export type Met = {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  readonly asked: ReadonlySet<ChoiceKind>;
  /** What questions for Energy in units asked for. */
  readonly units: ReadonlySet<number>;
  readonly actions: number;
  /** The most moves that a seat could choose from. */
  readonly mostMoves: number;
  readonly largestState: number;
  /** Actions that were changed by chance, and how many of them were refused. */
  readonly changed: number;
  readonly refused: number;
};

export function playSoundly(seed: string, pool: Pool = MADE_UP): Met {
  const start = randomStart(seed, pool);
  const random = seedRandom(seed);
  const odd = seedRandom(`changed ${seed}`);
  const actions: Action[] = [];
  const asked = new Set<ChoiceKind>();
  const units = new Set<number>();
  const events: BattleEvent[] = [...start.events];
  let [mostMoves, largestState, changed, refused] = [0, 0, 0, 0];
  let { battle } = start;
  while (battle.state.phase !== 'ended') {
    mostMoves = Math.max(mostMoves, allMoves(battle).length);
    const { choice } = battle.state;
    if (choice !== null) asked.add(choice.kind);
    if (choice?.kind === 'cards' && choice.units !== undefined) units.add(choice.units);
    if (actions.length % LOOKED_AT === 1) {
      changed += 1;
      if (isRefusedQuietly(battle, changedMove(battle, odd))) refused += 1;
    }
    const action = randomAction(battle, random);
    actions.push(action);
    const applied = must(battle, action);
    assertAllCards(applied.battle.state);
    if (actions.length % LOOKED_AT === 0) assertSound(applied.battle);
    const text = JSON.stringify(applied.battle.state);
    largestState = Math.max(largestState, text.length);
    battle = { ...applied.battle, state: JSON.parse(text) };
    for (const event of applied.events) events.push(event);
    if (actions.length > MOST_ACTIONS) throw new Error(`${seed} does not end`);
  }
  assertSound(battle);
  if (stateHash(replayed(seed, pool, actions)) !== stateHash(battle))
    throw new Error(`${seed} replays otherwise`);
  return { battle, events, asked, units, actions: actions.length, mostMoves, largestState, changed, refused };
}

const replayed = (seed: string, pool: Pool, actions: readonly Action[]): Battle =>
  (JSON.parse(JSON.stringify(actions)) as Action[]).reduce(
    (battle, action) => must(battle, action).battle,
    randomStart(seed, pool).battle,
  );

const VALUES: readonly unknown[] = [0, 1, 7, 59, 60, 119, 120, -1, 0.5, true, 'Fire', null, [], [3], [5, 5]];
const FIELDS = ['type', 'seat', 'card', 'pokemon', 'attack', 'ability', 'answer', 'answers', 'item'];

function changedMove(battle: Battle, random: Random): object {
  const moves = allMoves(battle);
  const field = at(FIELDS, random.below(FIELDS.length));
  return { ...at(moves, random.below(moves.length)), [field]: at(VALUES, random.below(VALUES.length)) };
}

/** Throws where a refusal is no sentence, or where the battle that was passed in has changed. */
function isRefusedQuietly(battle: Battle, action: object): boolean {
  const before = JSON.stringify(battle.state);
  const result = applyAction(battle, action as Action);
  if (JSON.stringify(battle.state) !== before) throw new Error(`Changed by ${JSON.stringify(action)}`);
  if (!isRefusal(result)) return false;
  if (!Object.hasOwn(OFFICIAL_REFUSALS, result.code)) throw new Error(`Unknown reason ${result.code}`);
  return true;
}
