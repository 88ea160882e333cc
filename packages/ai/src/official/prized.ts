/** Which own cards lie among the Prizes: who looks through the whole deck knows it from then on. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import type { OfficialMemory } from './question.ts';

/** `null`: not known, or no longer. */
export function prizedIn({ you, choice }: BattleView, memory: OfficialMemory): readonly CardNo[] | null {
  if (choice?.kind === 'cards' && choice.from === 'deck') {
    const shown = new Set([...choice.cards, ...(choice.seen ?? [])]);
    const hidden = you.unseen.filter((card) => !shown.has(card));
    if (hidden.length === you.prizeCount) return hidden;
  }
  const unseen = new Set(you.unseen);
  const left = memory.prized?.filter((card) => unseen.has(card));
  return left?.length === you.prizeCount ? left : null;
}
