/** Distinguishes moves by what they do: four copies of a card make one move. */
import type { CardNo } from '@pokesol/engine';
import type { Move } from '@pokesol/engine/classic';

/** Moves with the same key lead to battles that differ only in the copy used. */
export function moveKey(move: Move, printingOf: (card: CardNo) => string | number | undefined): string {
  switch (move.type) {
    case 'play':
      return `play ${printingOf(move.card)} ${move.to}`;
    case 'attach':
      return `attach ${printingOf(move.card)} ${move.pokemon}`;
    case 'trainer':
      return `trainer ${printingOf(move.card)} ${move.target}`;
    case 'promote':
      return `promote ${move.pokemon}`;
    case 'attack':
      return `attack ${move.pokemon} ${move.attack}`;
    case 'endTurn':
      return 'endTurn';
    case 'choose':
      return `choose ${move.cards.join(' ')}`;
  }
}

/** The first move of each key. */
export function distinct(
  moves: readonly Move[],
  printingOf: (card: CardNo) => string | number | undefined,
): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = moveKey(move, printingOf);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
