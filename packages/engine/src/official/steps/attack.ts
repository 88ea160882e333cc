/** What the game does around an attack (rule 5): coins that may stop it, its announcement. */
import { otherSeat } from '../../kernel/ids.ts';
import { withAttack } from '../model/markers.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Frame, Pokemon } from '../model/state.ts';
import { put, type RulesFor } from '../procedure/rule.ts';
import { modifiersOf, sumOf } from '../query/modifiers.ts';
import { holds } from '../query/select.ts';
import { type Draft, emit, flip, happen, pokemonOf, ref, spend } from '../table/draft.ts';
import { putCounters } from '../table/pokemon.ts';
import { turnEnds } from './turn.ts';

export const ATTACK: RulesFor<'flipToAttack' | 'confusion' | 'announce' | 'morePrizes' | 'afterAttack'> = {
  flipToAttack: {
    run: (draft, frame) => {
      const attacker = pokemonOf(draft, frame.source);
      if (attacker === null) return;
      for (const _coin of modifiersOf(draft, attacker.pokemon, 'flipToAttack'))
        if (!flip(draft, frame.seat, 'flipToAttack')) {
          fail(draft, frame, attacker.pokemon);
          return;
        }
    },
  },
  confusion: {
    run: (draft, frame) => {
      const attacker = pokemonOf(draft, frame.source);
      const confused = attacker?.pokemon.afflictions.find(({ status }) => status === 'confusion');
      if (attacker === null || confused === undefined || flip(draft, frame.seat, 'confusion')) return;
      const counters = confused.counters ?? OFFICIAL.confusionCounters;
      putCounters(draft, attacker.seat, attacker.pokemon, counters, 'confusion');
      fail(draft, frame, attacker.pokemon);
    },
  },
  announce: {
    run: (draft, frame) => {
      const attacker = pokemonOf(draft, frame.source);
      const { attack, seat } = frame;
      if (attacker === null || attack === null) return;
      // Only now: what a coin stopped before was not used (rule 5).
      if (attack.once !== undefined) spend(draft, seat, attack.once);
      attacker.pokemon.attacked = withAttack(attacker.pokemon.attacked, attack.name, draft.state.turn);
      emit(draft, { type: 'attackUsed', seat, name: attack.name, ...ref(attacker.pokemon) });
    },
  },
  morePrizes: {
    run: (draft, frame, { by: prizes, while: is }) => {
      const { active } = draft.state.sides[otherSeat(frame.seat)];
      const { source: by } = frame;
      if (active === null || by === null) return;
      if (is === undefined || holds(draft, frame, is))
        happen(draft, { what: 'morePrizes', by, pokemon: active.id, prizes });
    },
  },
  afterAttack: {
    run: (draft, frame, { attacker }) => {
      const { thisTurn, turn } = draft.state;
      const found = pokemonOf(draft, attacker);
      const again = thisTurn.filter(({ what }) => what === 'mayAttackAgain').length;
      // One that a coin stopped was not used, and the turn is over with it (rule 5, steps 2 and 3).
      const used = found?.pokemon.attacked.filter((each) => each.turn === turn).length ?? 0;
      if (found !== null && !found.benched && used > again && again < sumOf(draft, found.pokemon, 'attacks'))
        happen(draft, { what: 'mayAttackAgain' });
      else put(frame, turnEnds(false));
    },
  },
};

/** Not used, and the turn is over (rule 5, steps 2 and 3). */
function fail(draft: Draft, frame: Frame, attacker: Pokemon): void {
  emit(draft, { type: 'attackFailed', seat: frame.seat, notUsed: true, ...ref(attacker) });
  frame.steps = [];
}
