/** Plays the printed game from what a seat sees: sets up its side first, attacks with what does most, else at random. */
import type { Random } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/official';

/** What is done before what; moves of one rank are equally likely. */
const RANK: Readonly<Record<Move['type'], number>> = {
  choose: 0,
  pick: 0,
  assemble: 1,
  evolve: 1,
  bench: 2,
  attach: 3,
  trainer: 4,
  ability: 5,
  cardAbility: 5,
  stadium: 5,
  retreat: 6,
  attack: 7,
  endTurn: 8,
};
/** Of those that can be repeated for ever, or hold back what is better kept, one chance in so many. */
const SELDOM: Partial<Record<Move['type'], number>> = { trainer: 2, ability: 4, retreat: 8 };

export function officialMove(view: BattleView, moves: readonly Move[], random: Random): Move {
  const wanted = moves.filter(({ type }) => random.below(SELDOM[type] ?? 1) === 0);
  const first = Math.min(...wanted.map(({ type }) => RANK[type]));
  const equal = wanted.filter(({ type }) => RANK[type] === first);
  const ranked = first === RANK.attack ? [strongest(view, equal)] : equal;
  const chosen = ranked[random.below(ranked.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to do');
  return chosen;
}

/** By the printed number alone. */
function strongest({ you, cards, printed }: BattleView, attacks: readonly Move[]): Move | undefined {
  const facts = printed[cards[you.active?.card ?? -1] ?? ''];
  const damage = (move: Move): number =>
    move.type === 'attack' && facts?.kind === 'pokemon' ? (facts.attacks[move.attack]?.damage ?? 0) : 0;
  return [...attacks].sort((a, b) => damage(b) - damage(a))[0];
}
