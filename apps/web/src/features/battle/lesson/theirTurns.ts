/** The other side of the lesson: what it does is fixed, so that every sentence of the coach comes true. */
import { type Battle, legalActions, type Move } from '@pokesol/engine/official';
import { cardName, nameInPlay } from './names.ts';

const SEAT = 1;

type TheirTurn = { readonly attach: readonly [energy: string, pokemon: string]; readonly attacks: boolean };

/** By the number of the turn. */
const THEIR_TURNS: Readonly<Record<number, TheirTurn>> = {
  1: { attach: ['Grass Energy', 'Weedle'], attacks: false },
  3: { attach: ['Grass Energy', 'Bulbasaur'], attacks: true },
  5: { attach: ['Water Energy', 'Staryu'], attacks: false },
  7: { attach: ['Water Energy', 'Staryu'], attacks: true },
  9: { attach: ['Grass Energy', 'Staryu'], attacks: true },
};

const ACTIVE = 'Weedle';

/** What the opponent does next; `null` while the battle waits for the player, or has ended. */
export function theirMove(battle: Battle): Move | null {
  const legal = legalActions(battle, SEAT);
  const [first] = legal;
  if (first === undefined) return null;
  const { choice, turn, sides } = battle.state;
  if (choice !== null) return theirAnswer(battle) ?? first;
  const plan = THEIR_TURNS[turn];
  const attach =
    plan === undefined || sides[SEAT].attachedEnergy
      ? undefined
      : legal.find(
          (move) =>
            move.type === 'attach' &&
            cardName(battle, move.card) === plan.attach[0] &&
            nameInPlay(battle, move.pokemon) === plan.attach[1],
        );
  const attack = plan?.attacks === true ? legal.find(({ type }) => type === 'attack') : undefined;
  return attach ?? attack ?? { type: 'endTurn', seat: SEAT };
}

/** At the setup Weedle comes first and everything else onto the Bench; later the first of the Bench follows. */
function theirAnswer(battle: Battle): Move | null {
  const { choice } = battle.state;
  if (choice?.kind !== 'cards') return null;
  const chosen =
    choice.purpose === 'active'
      ? choice.cards.filter((card) => cardName(battle, card) === ACTIVE)
      : choice.purpose === 'bench'
        ? choice.cards
        : choice.cards.slice(0, choice.min);
  return { type: 'choose', seat: SEAT, answer: chosen };
}
