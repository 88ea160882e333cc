/** What happened in an official battle that is over, read from its record alone: Prizes turn by turn, damage, Knock Outs, the turning point. */
import { factsOf, findPokemon, isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { type BattleEvent, type BattleRecord, type OfficialRefusal, replay } from '@pokesol/engine/official';
import { type ToldBattle, tallyFor } from '../../../ending/story.ts';

/** Seen by that seat. A record that the rules refuse has no story. */
export function prizeRace(record: BattleRecord, seat: Seat): ToldBattle | OfficialRefusal {
  const steps = replay(record);
  if (isRefusal(steps)) return steps as OfficialRefusal;
  const prizes: [number, number] = [0, 0];
  const tally = tallyFor(seat, () => prizes);
  /** Who hit each Pokémon last, and in which step: the Knock Out that follows is theirs. */
  const hits = new Map<number, { readonly by: Seat; readonly at: number }>();
  for (const [at, step] of steps.entries())
    for (const event of step.events) {
      if (event.type === 'turnStarted') tally.turnStarted();
      if (event.type === 'attackUsed')
        tally.attacked(event.seat, event.name, factsOf(step.battle, event.card).name);
      if (event.type === 'damageDealt') {
        const by = dealerOf(event, [step, steps[at - 1] ?? step]);
        hits.set(event.target.pokemon, { by, at });
        // What a Pokémon does to its own side is dealt to no opponent.
        if (by !== event.seat) tally.dealt(by, event.amount);
      }
      // Counters come from a condition or an effect, whatever hit before.
      if (event.type === 'countersPut') hits.delete(event.pokemon);
      if (event.type === 'knockedOut') {
        const hit = hits.get(event.pokemon);
        const by = hit !== undefined && at - hit.at <= 1 ? hit.by : otherSeat(event.seat);
        // A Pokémon that its own side Knocks Out is no feat of the opponent's.
        if (by !== event.seat) tally.knockedOut(by);
      }
      if (event.type === 'prizesTaken') {
        prizes[event.seat] += event.count;
        tally.scored();
      }
    }
  return tally.story(turningPointOf(steps, seat));
}

type Steps = Exclude<ReturnType<typeof replay>, { readonly refused: true }>;

/** Whose Pokémon did the damage; it may have gone in the same step. `event.seat` is the side that was hit. */
function dealerOf(
  { source, seat }: Extract<BattleEvent, { readonly type: 'damageDealt' }>,
  steps: readonly Steps[number][],
): Seat {
  const found = steps.map(({ battle }) => source && findPokemon(battle.state, source.pokemon));
  return found.find((each) => each !== null)?.seat ?? otherSeat(seat);
}

/** The Knock Out since which the winner was never behind in the Prizes again. */
function turningPointOf(steps: Steps, seat: Seat): ToldBattle['turningPoint'] {
  const winner = steps.at(-1)?.battle.state.winner ?? null;
  if (winner === null) return null;
  const left = ({ battle }: Steps[number], of: Seat) => battle.state.sides[of].prizes.length;
  const behind = steps.findLastIndex((step) => left(step, winner) >= left(step, otherSeat(winner)));
  const scored = (event: BattleEvent) => event.type === 'knockedOut' && event.seat !== winner;
  const moment = steps.findIndex(({ events }, at) => at >= behind && events.some(scored));
  const step = steps[moment];
  const event = step?.events.find(scored);
  if (step === undefined || event?.type !== 'knockedOut') return null;
  const name = factsOf(step.battle, event.card).name;
  const sentence = `${event.seat === seat ? 'Your ' : ''}${name} was Knocked Out.`;
  return { moment, turn: step.battle.state.turn, sentence };
}
