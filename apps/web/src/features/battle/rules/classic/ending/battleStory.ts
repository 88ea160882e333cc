/** What happened in a battle that is over, read from its record alone: damage, knock-outs, and where it turned. */
import { factsOf, inPlay, isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import {
  type Battle,
  type BattleEvent,
  type BattleRecord,
  pokemonFacts,
  type ReplayStep,
  type RuleRefusal,
  replay,
} from '@pokesol/engine/classic';
import { type ToldBattle, type TurningPoint, tallyFor } from '../../../ending/story.ts';

/** Seen by that seat. A record that the rules refuse has no story. */
export function storyOf(record: BattleRecord, seat: Seat): ToldBattle | RuleRefusal {
  const steps = replay(record);
  if (isRefusal(steps)) return steps;
  const tally = tallyFor(seat, ([first, second]) => [first.knockOuts, second.knockOuts]);
  for (const [battle, event] of steps.flatMap(({ battle, events }) =>
    events.map((each) => [battle, each] as const),
  )) {
    if (event.type === 'turnStarted') tally.turnStarted();
    if (event.type === 'attackUsed')
      tally.attacked(event.seat, event.name, nameOf(battle, event.source.card));
    // A side's own doing, as by confusion, was dealt by neither.
    if (event.type === 'damageDealt' && event.cause !== 'confusion')
      tally.dealt(otherSeat(event.seat), event.amount, event.cause === 'attack');
    if (event.type === 'knockedOut') {
      tally.knockedOut(otherSeat(event.seat));
      tally.scored();
    }
  }
  return tally.story(turningPointOf(steps, seat));
}

/** HP left on the board, of one side more than of the other. */
function lead({ battle }: ReplayStep, seat: Seat): number {
  const left = (each: Seat) =>
    inPlay(battle.state.sides[each]).reduce(
      (sum, pokemon) => sum + pokemonFacts(battle, pokemon).hp - pokemon.damage,
      0,
    );
  return left(seat) - left(otherSeat(seat));
}

function turningPointOf(steps: readonly ReplayStep[], seat: Seat): TurningPoint | null {
  const winner = steps.at(-1)?.battle.state.winner ?? null;
  if (winner === null) return null;
  const behind = steps.findLastIndex((step) => lead(step, winner) <= 0);
  const scored = (event: BattleEvent) => event.type === 'knockedOut' && event.seat !== winner;
  const moment = steps.findIndex(({ events }, index) => index > behind && events.some(scored));
  const step = steps[moment];
  const event = step?.events.find(scored);
  if (step === undefined || event?.type !== 'knockedOut') return null;
  return { moment, turn: turnOf(steps, event.id), sentence: sentenceOf(step, event, seat) };
}

function turnOf(steps: readonly ReplayStep[], event: number): number {
  const begun = steps
    .flatMap(({ events }) => events)
    .findLast(({ id, type }) => id <= event && type === 'turnStarted');
  return begun?.type === 'turnStarted' ? begun.turn : 0;
}

type KnockOut = Extract<BattleEvent, { readonly type: 'knockedOut' }>;

function sentenceOf(
  { battle, events }: ReplayStep,
  { id, seat: side, pokemon, card }: KnockOut,
  seat: Seat,
): string {
  const blow = events.findLast(
    (event) => event.id < id && event.type === 'damageDealt' && event.target.pokemon === pokemon,
  );
  const target = `${side === seat ? 'your ' : ''}${nameOf(battle, card)}`;
  if (blow?.type !== 'damageDealt') return `${upper(target)} was knocked out.`;
  if (blow.cause === 'confusion') return `${upper(target)} knocked itself out in its confusion.`;
  if (blow.cause !== 'attack' || blow.source === null)
    return `${upper(target)} was knocked out by ${blow.cause}.`;
  const source = `${side === seat ? '' : 'your '}${nameOf(battle, blow.source.card)}`;
  return `${upper(source)} knocked out ${target}.`;
}

const nameOf = (battle: Battle, card: KnockOut['card']): string => factsOf(battle, card).name;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
