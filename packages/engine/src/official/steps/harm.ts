/** Steps that hurt and heal. */
import type { PokemonId, Seat } from '../../kernel/ids.ts';
import type { FoundPokemon } from '../../kernel/table.ts';
import type { Choice } from '../model/choices.ts';
import type { DamageFormula } from '../model/events.ts';
import type { Happening, Pokemon } from '../model/state.ts';
import { isKeptFrom, listIn, put, type RulesFor, reached } from '../procedure/rule.ts';
import { damageFormula, damageOf, isPast } from '../query/damage.ts';
import { isForbidden, modifiersOf } from '../query/modifiers.ts';
import { hpOf } from '../query/pokemon.ts';
import { amountOf, pokemonSelected as selected, sumOfDamage } from '../query/select.ts';
import { type Draft, emit, flip, happen, pokemonOf, ref } from '../table/draft.ts';
import { afflict, putCounters, recover } from '../table/pokemon.ts';

const TEN = 10;

/** The coins of what the damage would be done to, where any would come through. */
function afterCoins(
  draft: Draft,
  formula: DamageFormula,
  { pokemon, seat }: FoundPokemon<Pokemon>,
  own: boolean,
): DamageFormula {
  let kept = formula;
  for (const { each, untilTails, ofOpponent } of modifiersOf(draft, pokemon, 'coinAgainstDamage')) {
    if (damageOf(kept) === 0 || (own && ofOpponent === true)) continue;
    const heads = untilTails === true ? headsInARow(draft, seat) : Number(flip(draft, seat, 'againstDamage'));
    if (heads === 0) continue;
    kept = each === 'all' ? { ...kept, prevented: true } : { ...kept, taken: kept.taken + each * heads };
  }
  return kept;
}
/** A loop of the rules' own ends somewhere. */
const MOST_HEADS = 1000;
function headsInARow(draft: Draft, seat: Seat): number {
  let heads = 0;
  while (heads < MOST_HEADS && flip(draft, seat, 'againstDamage')) heads += 1;
  return heads;
}

export const HARM: RulesFor<
  | 'damage'
  | 'putCounters'
  | 'distribute'
  | 'survive'
  | 'heal'
  | 'moveCounters'
  | 'swapCounters'
  | 'afflict'
  | 'cure'
  | 'knockOut'
> = {
  damage: {
    run: (draft, frame, { to, amount, plain = false, past = false, ignores = [] }) => {
      const attacker = pokemonOf(draft, frame.source);
      if (attacker === null) return;
      const number = sumOfDamage(draft, frame, amount);
      for (const { pokemon, seat, benched } of selected(draft, frame, to)) {
        const target = pokemonOf(draft, pokemon.id);
        if (target === null) continue;
        const hit = { ...number, attacker: attacker.pokemon, target: target.pokemon };
        const whole = {
          ...hit,
          seat: attacker.seat,
          attack: frame.attack?.name ?? null,
          ignores,
          plain: plain || benched,
          targetActive: !benched,
          own: seat === attacker.seat,
          past,
        };
        const formula = damageFormula(draft, whole);
        const kept = isPast(draft, whole)
          ? formula
          : afterCoins(draft, formula, target, seat === attacker.seat);
        const done = damageOf(kept);
        target.pokemon.damage += done;
        const [source, hurt] = [ref(attacker.pokemon), ref(target.pokemon)];
        emit(draft, { type: 'damageDealt', seat, source, target: hurt, amount: done, formula: kept });
        if (done === 0 || frame.by !== 'attack') continue;
        const by = attacker.pokemon.id;
        const happened: Happening = { what: 'damagedByAttack', pokemon: pokemon.id, by, amount: done };
        happen(draft, happened);
      }
    },
  },
  putCounters: {
    run: (draft, frame, { on, counters }) => {
      const count = amountOf(draft, frame, counters);
      for (const { pokemon, seat } of reached(draft, frame, on))
        putCounters(draft, seat, pokemon, count, 'effect');
    },
  },
  distribute: {
    ask: (table, frame, { among, counters }): Choice | null => {
      const pokemon = selected(table, frame, among).map((found) => found.pokemon.id);
      if (pokemon.length === 0 || amountOf(table, frame, counters) <= 0) return null;
      return { kind: 'pokemon', seat: frame.seat, purpose: 'target', pokemon, min: 1, max: 1, picked: [] };
    },
    run: (draft, frame, step, answer) => {
      const left = amountOf(draft, frame, step.counters);
      const found = pokemonOf(draft, listIn<PokemonId>(answer)[0] ?? null);
      if (found === null || left <= 0) return;
      // A protected one may be chosen: what it would get is lost (rule 6.7).
      if (!isKeptFrom(draft, frame, found.seat, found.pokemon))
        putCounters(draft, found.seat, found.pokemon, 1, 'effect');
      if (left > 1) put(frame, [{ ...step, counters: left - 1 }]);
    },
  },
  survive: {
    run: (draft, frame, { on, hp }) => {
      for (const { pokemon, seat } of reached(draft, frame, on)) {
        const most = hpOf(draft, pokemon) - hp;
        if (pokemon.damage <= most) continue;
        pokemon.damage = most;
        emit(draft, { type: 'survived', seat, hp, damage: most, ...ref(pokemon) });
      }
    },
  },
  heal: {
    run: (draft, frame, { on, counters }) => {
      for (const { pokemon, seat } of reached(draft, frame, on)) {
        const most = isForbidden(draft, pokemon, 'beHealed') ? 0 : pokemon.damage / TEN;
        const times = modifiersOf(draft, pokemon, 'healedDouble').length > 0 ? 2 : 1;
        const healed = counters === 'all' ? most : Math.min(most, times * amountOf(draft, frame, counters));
        if (healed === 0) continue;
        pokemon.damage -= healed * TEN;
        emit(draft, { type: 'healed', seat, counters: healed, ...ref(pokemon) });
      }
    },
  },
  moveCounters: {
    ask: (table, frame, { from, to, counters }): Choice | null => {
      if (typeof counters !== 'object' || selected(table, frame, to).length === 0) return null;
      const [source] = selected(table, frame, from);
      if (source === undefined || isKeptFrom(table, frame, source.seat, source.pokemon)) return null;
      const max = Math.min(counters.upTo, source.pokemon.damage / TEN);
      // None would change nothing: an attack alone may do that (rule 3.6).
      const min = frame.by === 'attack' ? 0 : 1;
      return max < min ? null : { kind: 'number', seat: frame.seat, about: 'counters', min, max };
    },
    run: (draft, frame, { from, to, counters }, answer) => {
      const [source] = reached(draft, frame, from);
      const [onto] = selected(draft, frame, to);
      const target = onto === undefined ? null : pokemonOf(draft, onto.pokemon.id);
      if (source === undefined || target === null) return;
      const there = source.pokemon.damage / TEN;
      const chosen = typeof answer === 'number' ? answer : 0;
      const moved = Math.min(
        there,
        typeof counters === 'number' ? counters : counters === 'all' ? there : chosen,
      );
      if (moved === 0 && typeof counters !== 'number') return;
      source.pokemon.damage -= moved * TEN;
      const { seat } = target;
      if (isKeptFrom(draft, frame, seat, target.pokemon)) {
        // A protected Pokémon may be chosen, and its share is lost (rule 6.8).
        emit(draft, { type: 'healed', seat: source.seat, counters: moved, ...ref(source.pokemon) });
        return;
      }
      target.pokemon.damage += moved * TEN;
      const refs = { source: ref(source.pokemon), target: ref(target.pokemon) };
      emit(draft, { type: 'countersMoved', seat, ...refs, counters: moved });
    },
  },
  swapCounters: {
    run: (draft, frame, { on, with: other }) => {
      const [first] = reached(draft, frame, on);
      const [second] = reached(draft, frame, other);
      if (first === undefined || second === undefined) return;
      const [more, less] = first.pokemon.damage > second.pokemon.damage ? [first, second] : [second, first];
      const counters = (more.pokemon.damage - less.pokemon.damage) / TEN;
      if (counters === 0) return;
      more.pokemon.damage -= counters * TEN;
      less.pokemon.damage += counters * TEN;
      const refs = { source: ref(more.pokemon), target: ref(less.pokemon) };
      emit(draft, { type: 'countersMoved', seat: less.seat, ...refs, counters });
    },
  },
  afflict: {
    run: (draft, frame, { on, status, counters = null, coins }) => {
      for (const { pokemon, seat } of reached(draft, frame, on)) {
        const before = pokemon.afflictions.map((affliction) => affliction.status);
        if (afflict(draft, seat, pokemon, status, counters, coins) && frame.by === 'attack')
          happen(draft, { what: 'afflictedByAttack', pokemon: pokemon.id, status, before });
      }
    },
  },
  cure: {
    run: (draft, frame, { on, statuses }) => {
      for (const { pokemon, seat } of reached(draft, frame, on))
        recover(draft, seat, pokemon, statuses === 'all' ? undefined : statuses);
    },
  },
  knockOut: {
    run: (draft, frame, { on }) => {
      for (const { pokemon, seat } of reached(draft, frame, on)) {
        pokemon.damage = Math.max(pokemon.damage, hpOf(draft, pokemon));
        emit(draft, { type: 'felled', seat, damage: pokemon.damage, ...ref(pokemon) });
      }
    },
  },
};
