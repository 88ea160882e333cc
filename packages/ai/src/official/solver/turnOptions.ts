/** Moves that may bring a Knock Out in the same turn, the likely ones first: what beats no other way is left out. */
import { factsOf, type Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move } from '@pokesol/engine/official';
import { distinct } from '../moveKey.ts';

/** Of the answers to a question so many are looked at; of the ways to pay a price so many. */
const ANSWERS = 12;
const PRICES = 3;

const HEADS: readonly Move['type'][] = [
  ...(['trainer', 'attach', 'evolve', 'ability', 'cardAbility', 'stadium', 'retreat'] as const),
  ...(['assemble', 'bench'] as const),
];

const isAttack = ({ type }: Move): boolean => type === 'attack';

/** What can be done now: attacks, which end the turn, and what comes before them. */
export function turnOptions(
  battle: Battle,
  seat: Seat,
  barred: ReadonlySet<number>,
): { readonly attacks: readonly Move[]; readonly others: readonly Move[] } {
  const legal = distinct(
    battle,
    legalActions(battle, seat).filter((move) => !('card' in move && barred.has(move.card))),
  );
  const others = legal.filter((move) => !isAttack(move) && move.type !== 'endTurn');
  return {
    attacks: legal.filter(isAttack),
    others: others.sort((a, b) => HEADS.indexOf(a.type) - HEADS.indexOf(b.type)),
  };
}

/** Answers to an own question. Which of the cards in the hand pays matters little, as long as it is none that is needed. */
export function turnAnswers(battle: Battle, seat: Seat, barred: ReadonlySet<number>): readonly Move[] {
  const { choice } = battle.state;
  const legal = distinct(
    battle,
    legalActions(battle, seat).filter(
      (move) => !(move.type === 'pick' && choice?.kind === 'cards' && barred.has(move.item)),
    ),
  );
  const paying = choice?.kind === 'cards' && (choice.purpose === 'price' || choice.purpose === 'payRetreat');
  if (!paying) return legal.slice(0, ANSWERS);
  // Trainers first: energy and Pokémon may be what the turn needs.
  const isTrainer = (move: Move): boolean =>
    choice.cards.some(
      (card) => move.type === 'pick' && card === move.item && factsOf(battle, card).kind === 'trainer',
    );
  return [...legal].sort((a, b) => Number(isTrainer(b)) - Number(isTrainer(a))).slice(0, PRICES);
}
