/** What may be used once a game in this battle: only of what its cards have is a mark laid out. */
import type { BattleView, CardFacts, OnceAGame } from '@pokesol/engine/official';

const MARKS: readonly OnceAGame[] = ['GX', 'VSTAR'];

export function marksOf({
  printed,
  you,
  opponent,
}: Pick<BattleView, 'printed' | 'you' | 'opponent'>): readonly OnceAGame[] {
  const cards = Object.values(printed);
  return MARKS.filter(
    (mark) =>
      you.spent.includes(mark) || opponent.spent.includes(mark) || cards.some((facts) => has(facts, mark)),
  );
}

const has = (facts: CardFacts, mark: OnceAGame): boolean =>
  facts.kind === 'pokemon' && [...facts.attacks, ...facts.abilities].some(({ once }) => once === mark);
