/** A turn as it goes to a thinking thread: the cards of a battle go along once, are most of it, and never change. */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { putWithin } from '../../../platform/bounded.ts';
import type { AnyTurnToThink, TurnToThink } from './think.ts';

type Battle = TypeOf<AnyRules, 'battle'>;
type Deal = Pick<Battle, 'printed' | 'printing'>;

export type TurnParcel = Omit<TurnToThink<AnyRules>, 'battle'> & {
  readonly battle: Omit<Battle, keyof Deal>;
  /** Which battle's cards; the thread keeps them under this number. */
  readonly dealt: number;
  /** Absent where the thread has them. */
  readonly deal?: Deal;
};

/** Of so many battles a thread keeps the cards: some hundred kilobytes each. Both sides count alike, and forget the same ones. */
export const MOST_DEALS = 48;

/** For one thread, whose every turn it must see. */
export function turnPacker(): (turn: AnyTurnToThink) => TurnParcel {
  const numbers = new WeakMap<Deal['printed'], Numbered>();
  const sent = new Map<number, true>();
  let made = 0;
  const numberOf = ({ printed, printing }: Deal): number => {
    const known = numbers.get(printed);
    if (known?.printing === printing) return known.dealt;
    made += 1;
    numbers.set(printed, { printing, dealt: made });
    return made;
  };
  return (turn) => {
    const { printed, printing, ...battle } = turn.battle;
    const deal = { printed, printing };
    const dealt = numberOf(deal);
    const isKept = sent.has(dealt);
    putWithin(sent, MOST_DEALS, dealt, true);
    return { ...turn, battle, dealt, ...(!isKept && { deal }) };
  };
}

type Numbered = { readonly printing: Deal['printing']; readonly dealt: number };

/** In the thread: the whole turn again. */
export function turnUnpacker(): (parcel: TurnParcel) => AnyTurnToThink {
  const kept = new Map<number, Deal>();
  return ({ dealt, deal: sent, battle, ...turn }) => {
    const deal = sent ?? kept.get(dealt);
    if (deal === undefined) throw new Error('a turn came without its cards, and they are not here');
    putWithin(kept, MOST_DEALS, dealt, deal);
    return { ...turn, battle: { ...battle, ...deal } } as AnyTurnToThink;
  };
}
