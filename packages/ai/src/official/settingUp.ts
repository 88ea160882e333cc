/** The setup by rules of thumb: who begins, who stands in front, who waits on the Bench, extra cards. */
import type { BattleView, Choice, Move, PokemonFacts } from '@pokesol/engine/official';
import { best } from '../pick.ts';
import { printedDamage } from './printedDamage.ts';

/** So many wait on the Bench from the start; others may be needed in the hand. */
const BENCHED = 4;

/** `null` once the battle has begun. */
export function settingUp(view: BattleView, legal: readonly Move[]): Move | null {
  const { choice } = view;
  if (view.turn > 0 || choice === null) return null;
  switch (choice.kind) {
    case 'yesNo':
      return answering(legal, (given) => given === true);
    case 'number':
      return answering(legal, (given) => given === choice.max);
    case 'cards':
      return choice.purpose === 'active' ? forward(view, choice, legal) : waiting(choice, legal);
    default:
      return null;
  }
}

const answering = (legal: readonly Move[], is: (answer: unknown) => boolean): Move | null =>
  legal.find((move) => move.type === 'choose' && is(move.answer)) ?? null;

/** Cheap attacks and a low retreat cost in front: the first turns are for building. */
function forward(
  { printed, cards }: BattleView,
  choice: Extract<Choice, { readonly kind: 'cards' }>,
  legal: readonly Move[],
): Move | null {
  const card = best(choice.cards, (each) => {
    const facts = printed[cards[each] ?? ''];
    return facts?.kind === 'pokemon' ? startingWorth(facts) : 0;
  });
  return answering(legal, (given) => Array.isArray(given) && given[0] === card);
}

function startingWorth({ attacks, hp, retreatCost, prizes }: PokemonFacts): number {
  const blows = attacks.map((attack) => printedDamage(attack) / Math.max(1, attack.cost.length));
  return Math.max(0, ...blows) + hp / 4 - 6 * retreatCost - 15 * (prizes - 1);
}

function waiting(
  { picked }: Extract<Choice, { readonly kind: 'cards' }>,
  legal: readonly Move[],
): Move | null {
  const more = legal.find(({ type }) => type === 'pick');
  if (more !== undefined && picked.length < BENCHED) return more;
  return legal.find(({ type }) => type === 'choose') ?? more ?? null;
}
