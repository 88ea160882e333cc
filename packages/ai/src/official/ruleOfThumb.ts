/** Plays like a beginner: cards onto the table, energy to the front, now and then a Trainer, and the attack of most damage. */
import type { Random } from '@pokesol/engine';
import { type BattleView, forecastOf, type Move } from '@pokesol/engine/official';
import type { Personality } from '../personality.ts';
import { best, pickOne } from '../pick.ts';
import { guessBattle } from './guess.ts';
import { settingUp } from './settingUp.ts';

/** Of a hundred times that a Trainer could be played; asked again after each. */
const TRAINERS_PLAYED = 40;

export type SimpleQuestion = {
  readonly view: BattleView;
  readonly legal: readonly Move[];
  readonly random: Random;
  readonly personality: Personality;
};

/** One of the legal moves, which are not empty. */
export function ruleOfThumb({ view, legal, random, personality }: SimpleQuestion): Move {
  const begun = settingUp(view, legal);
  if (begun !== null) return begun;
  if (view.choice !== null) return answer(view, legal, random);
  const of = (type: Move['type']): readonly Move[] => legal.filter((move) => move.type === type);
  for (const placed of [of('evolve'), of('bench')]) if (placed.length > 0) return pickOne(random, placed);
  const attached = of('attach');
  if (attached.length > 0) return fed(view, attached, personality) ?? pickOne(random, attached);
  const trainers = of('trainer');
  if (trainers.length > 0 && random.below(100) < TRAINERS_PLAYED) return pickOne(random, trainers);
  return strongest(view, legal) ?? of('endTurn')[0] ?? pickOne(random, legal);
}

/** The Pokémon with most energy comes to the front; anything else is left to chance. */
function answer({ you, choice }: BattleView, legal: readonly Move[], random: Random): Move {
  if (choice?.kind !== 'pokemon' || choice.purpose !== 'promote') return pickOne(random, legal);
  const energyOf = (id: unknown): number => you.bench.find((one) => one.id === id)?.energy.length ?? 0;
  const chosen = best(legal, (move) =>
    move.type === 'choose' && Array.isArray(move.answer) ? energyOf(move.answer[0]) : 0,
  );
  return chosen ?? pickOne(random, legal);
}

/** The Active Pokémon, until its dearest attack is paid; an aggressive player never stops. */
function fed(
  { you: { active }, cards, printed }: BattleView,
  attached: readonly Move[],
  { aggression }: Personality,
): Move | null {
  if (active === null) return null;
  const facts = printed[cards[active.card] ?? ''];
  const costs = facts?.kind === 'pokemon' ? facts.attacks.map(({ cost }) => cost.length) : [];
  if (active.energy.length >= Math.max(0, ...costs) && aggression <= 0.5) return null;
  return attached.find((move) => move.type === 'attach' && move.pokemon === active.id) ?? null;
}

/** Of the attacks that can be used the one of most damage. */
function strongest(view: BattleView, legal: readonly Move[]): Move | null {
  const battle = guessBattle(view, 'rule of thumb');
  const { active } = battle.state.sides[view.seat];
  const blows = active === null ? [] : forecastOf(battle, view.seat, active);
  const attacks = legal.filter((move) => move.type === 'attack' && move.pokemon === undefined);
  return best(attacks, (move) => (move.type === 'attack' ? (blows[move.attack]?.most ?? 0) : 0));
}
