/** A battle as text: one line for each event, with what only the reader of a transcript may see. */
import { type CardNo, factsOf, type Seat } from '@pokesol/engine';
import { type Battle, type BattleEvent, describe } from '@pokesol/engine/classic';

export type Names = readonly [string, string];

/** Turns stand apart by an empty line; a hit shows how it was counted. */
export function linesOf(battle: Battle, names: Names, events: readonly BattleEvent[]): string[] {
  const card = (number: CardNo): string => factsOf(battle, number).name;
  const player = (seat: Seat): string => names[seat];
  return events.map((event) => {
    const line = describe(event, { player, card });
    if (event.type === 'turnStarted') return `\n${line}`;
    if (event.type === 'cardsDrawn' && event.cards !== null)
      return `  ${line} (${event.cards.map(card).join(', ')})`;
    if (event.type === 'damageDealt' && event.formula !== null) return `  ${line}${formula(event.formula)}`;
    return `  ${line}`;
  });
}

function formula({
  base,
  weakness,
  resistance,
  bonus,
  reduction,
}: NonNullable<Extract<BattleEvent, { readonly type: 'damageDealt' }>['formula']>): string {
  const parts = [String(base)];
  if (weakness !== 1) parts.push(`×${weakness} weakness`);
  if (resistance !== 1) parts.push(`×${resistance} resistance`);
  if (bonus !== 0) parts.push(`+${bonus}`);
  if (reduction !== 0) parts.push(`−${reduction}`);
  return parts.length === 1 ? '' : ` (${parts.join(' ')})`;
}
