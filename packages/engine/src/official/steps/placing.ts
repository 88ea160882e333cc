/** The step that leaves something behind: a modifier that holds for a while. */
import type { HeldModifier, Modifier } from '../model/language.ts';
import { withBan, withMarker } from '../model/markers.ts';
import type { Marker } from '../model/state.ts';
import { TURNS } from '../model/times.ts';
import { type RulesFor, reached } from '../procedure/rule.ts';
import { type Context, seatOf, typeOf } from '../query/context.ts';
import { amountOf } from '../query/select.ts';
import { type Draft, emit, ref } from '../table/draft.ts';
import { attackIn } from './choosing.ts';

export const PLACING: RulesFor<'place' | 'forbid' | 'cover'> = {
  cover: {
    run: (draft, frame, { whose, where = null, modifier, window }) => {
      const [from, until] = TURNS[window];
      const { state } = draft;
      const placed = withoutBound(draft, frame, modifier);
      if (placed === null) return;
      const seat = seatOf(frame, whose);
      const cover = {
        seat,
        where,
        modifier: placed,
        from: state.turn + from,
        until: state.turn + (until ?? 0),
      };
      state.covers = [...state.covers, cover];
      emit(draft, { type: 'covered', seat, cover });
    },
  },
  forbid: {
    run: (draft, frame, { whose, what, window }) => {
      const [from, until] = TURNS[window];
      const { state } = draft;
      const seat = seatOf(frame, whose);
      const ban = {
        seat,
        what: what === 'any' ? what : [...what],
        from: state.turn + from,
        until: state.turn + (until ?? 0),
      };
      state.bans = withBan(state.bans, ban);
      emit(draft, { type: 'playForbidden', seat, ban });
    },
  },
  place: {
    run: (draft, frame, { modifier, on, window, withCard = false, tied = false }) => {
      const [from, until] = TURNS[window];
      const { turn } = draft.state;
      const placed = withoutBound(draft, frame, modifier);
      if (placed === null) return;
      for (const { pokemon, seat } of reached(draft, frame, on)) {
        const card = withCard ? frame.card : null;
        const marker: Marker = {
          pokemon: pokemon.id,
          modifier: placed,
          seat: frame.seat,
          from: turn + from,
          until: until === null ? null : turn + until,
          ofAttack: frame.by === 'attack' && window !== 'whileInPlay',
          card,
          ...(tied && frame.source !== null && { tied: frame.source }),
        };
        draft.state.markers = withMarker(draft.state.markers, marker);
        if (card === null) {
          emit(draft, { type: 'markerPlaced', seat, change: placed.change, marker, ...ref(pokemon) });
          continue;
        }
        pokemon.attached = [...pokemon.attached, card];
        frame.card = null;
        emit(draft, { type: 'cardStays', seat, attached: card, marker, ...ref(pokemon) });
      }
    },
  },
};

/** The attack that places it, by whatever name it is used. */
const THIS_ATTACK = 'thisAttack';

/** With what was chosen in its place, and what it counts counted; `null` when nothing was chosen. */
function withoutBound(draft: Draft, context: Context, modifier: Modifier): HeldModifier | null {
  switch (modifier.change) {
    case 'cannotUse': {
      if (typeof modifier.attack === 'string') return { ...modifier, attack: modifier.attack };
      if (modifier.attack.bound === THIS_ATTACK)
        return context.attack === null ? null : { ...modifier, attack: context.attack.name };
      const chosen = attackIn(draft, context, modifier.attack.bound);
      return chosen === null ? null : { ...modifier, attack: chosen.facts.name };
    }
    case 'weakness':
    case 'resistance':
      return typeof modifier.type === 'string'
        ? modifier
        : { ...modifier, type: typeOf(context, modifier.type.bound) };
    case 'types': {
      const types = modifier.types.map((type) =>
        typeof type === 'string' ? type : typeOf(context, type.bound),
      );
      return { ...modifier, types };
    }
    case 'damageDealt':
    case 'damageTaken':
    case 'hp':
    case 'retreat':
    case 'attackCost':
      return { ...modifier, by: amountOf(draft, context, modifier.by) };
    default:
      return modifier;
  }
}
