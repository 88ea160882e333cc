/** Attacking with the active Pokémon: confusion first, then the damage, then what the attack's text says. */
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import { begin } from '../effects/frames.ts';
import type { Effect } from '../model/effects.ts';
import type { AttackFacts } from '../model/facts.ts';
import { type RuleSet, rulesOf } from '../model/rules.ts';
import { pokemonFacts } from '../model/state.ts';
import { type Draft, emit, flip, ref } from '../procedure/draft.ts';
import { dealDirectDamage } from '../procedure/turn.ts';

/** `place` is the attack's on the card; the first one of a card without attacks is the basic attack. */
export function attack(draft: Draft, seat: Seat, place: number): void {
  const rules = rulesOf(draft);
  const source = draft.state.sides[seat].active;
  const target = draft.state.sides[otherSeat(seat)].active;
  if (source === null || target === null) throw new RangeError('An attack needs two active Pokémon');
  source.actedThisTurn = true;
  const used = pokemonFacts(draft, source).attacks[place];
  emit(draft, {
    type: 'attackUsed',
    seat,
    source: ref(source),
    target: ref(target),
    attack: place,
    name: used?.name ?? 'Basic Attack',
  });
  if (source.statuses.includes('confusion') && !flip(draft, seat, 'confusion')) {
    emit(draft, { type: 'attackFailed', seat, source: ref(source) });
    dealDirectDamage(draft, seat, source, rules.confusionDamage, 'confusion');
    return;
  }
  const steps = attackSteps(rules, used);
  begin(draft, { seat, card: null, source: source.id, target: target.id, steps });
}

/** What an attack does under these rules, in order. */
export function attackSteps(rules: RuleSet, used: AttackFacts | undefined): Effect[] {
  const hit: Effect = { do: 'hit', base: used?.damage ?? rules.basicAttackDamage };
  const text = used?.effects ?? [];
  return [hit, ...(rules.attackText === 'all' ? text : conditionsIn(text))];
}

/** The conditions, with the coin flips that decide about them; flips about nothing else are left out. */
const conditionsIn = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect): Effect[] => {
    if (effect.do === 'status') return [effect];
    if (effect.do !== 'flip') return [];
    const [heads, tails] = [conditionsIn(effect.heads), conditionsIn(effect.tails)];
    return heads.length + tails.length > 0 ? [{ do: 'flip', heads, tails }] : [];
  });
