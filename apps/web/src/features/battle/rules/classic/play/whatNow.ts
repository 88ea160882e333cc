/** All that can be done now, and what cannot with its reason: each allowed move is in one row, alike cards together. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import type { MoveJson } from '@pokesol/protocol';
import { factsIn, nameIn } from '../../../board/cardLook.ts';
import { attackPreview } from './preview.ts';
import { handReasons, reasonAgainst } from './reasons.ts';

/** `moves`: all that the row stands for. */
export type Possible = {
  readonly text: string;
  readonly detail: string;
  readonly card: CardNo | null;
  readonly moves: readonly MoveJson<'classic'>[];
};
export type Impossible = { readonly text: string; readonly reason: string };

const VERBS = { pokemon: 'Play', energy: 'Attach', trainer: 'Use' } as const;

export function possibleNow(view: BattleView, legal: readonly MoveJson<'classic'>[]): readonly Possible[] {
  const rows = new Map<string, Possible>();
  for (const move of legal) {
    const row = rowOf(view, move);
    const before = rows.get(row.text);
    rows.set(row.text, { ...row, card: before?.card ?? row.card, moves: [...(before?.moves ?? []), move] });
  }
  return [...rows.values()];
}

function rowOf(view: BattleView, move: MoveJson<'classic'>): Omit<Possible, 'moves'> {
  switch (move.type) {
    case 'attack': {
      const preview = attackPreview(view);
      const ends = preview?.isKnockOut === true ? `, knocks out ${preview.target}` : '';
      return {
        text: `Attack: ${preview?.name ?? ''}`,
        detail: `${preview?.damage ?? 0} damage${ends}`,
        card: null,
      };
    }
    case 'promote':
      return { text: 'Move a benched Pokemon up', detail: 'Your active position is empty', card: null };
    case 'endTurn':
      return { text: 'End the turn', detail: '', card: null };
    case 'choose':
      return { text: 'Answer the question', detail: '', card: null };
    case 'play':
    case 'attach':
    case 'trainer': {
      const verb = VERBS[factsIn(view, move.card)?.kind ?? 'trainer'];
      const { pokemon } = 'pokemon' in move ? move : { pokemon: 'target' in move ? move.target : null };
      return {
        text: `${verb} ${nameIn(view, move.card)}`,
        detail: pokemon === null ? '' : 'Choose a Pokemon for it',
        card: move.card,
      };
    }
  }
}

export function impossibleNow(
  view: BattleView,
  legal: readonly MoveJson<'classic'>[],
): readonly Impossible[] {
  const rows = new Map<string, Impossible>();
  const { active } = view.you;
  const attack = attackPreview(view);
  if (active !== null && !legal.some(({ type }) => type === 'attack')) {
    const refusal = reasonAgainst(view, { type: 'attack', pokemon: active.id, attack: 0 });
    const text = `Attack: ${attack?.name ?? 'no Pokemon there'}`;
    if (refusal !== null) rows.set(text, { text, reason: refusal.message });
  }
  for (const [card, { message }] of handReasons(view, legal)) {
    const text = nameIn(view, card);
    rows.set(text, { text, reason: message });
  }
  return [...rows.values()];
}
