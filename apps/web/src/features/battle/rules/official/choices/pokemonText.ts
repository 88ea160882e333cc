/** The words of questions for Pokémon. */
import type { BattleView, ChoiceOf } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { amountText } from '../../../choices/choiceText.ts';
import type { Asked } from './asked.ts';

const COUNTER = 10;

/** Counters that are put one by one: how many are left, as far as that is a number by now. */
const countersLeft = ({ step }: Asked): number | undefined =>
  step?.do === 'distribute' && typeof step.counters === 'number' ? step.counters : undefined;

export function pokemonTitle(
  { purpose, min, max, card }: ChoiceOf<'pokemon'>,
  asked: Asked,
  look: CardLookup,
): string {
  if (purpose === 'promote') return 'Choose your new Active Pokémon';
  if (purpose === 'retreat') return 'Who comes in?';
  if (card !== undefined) return `Attach ${look(card)?.name ?? 'the card'} to …`;
  if (asked.step?.do === 'distribute') {
    const left = countersLeft(asked);
    return left === undefined ? 'Put a damage counter' : `Put a damage counter: ${left} left`;
  }
  return max === 1 ? 'Choose a Pokémon' : `Choose ${amountText({ min, max })} Pokémon`;
}

export const pokemonNote = (asked: Asked): string => {
  if (asked.step?.do !== 'distribute') return '';
  const left = countersLeft(asked);
  const next = left === undefined || left < 2 ? '' : ` ${counted(left - 1, 'more follows', 'more follow')}.`;
  return `One counter is ${COUNTER} damage.${next}`;
};

type Standing = BattleView['you']['bench'][number];

/** «80 of 120 HP», or what a counter leaves of it. */
export function hpText({ maxHp, damage }: Standing, asked: Asked): string {
  const hp = Math.max(0, maxHp - damage);
  if (asked.step?.do !== 'distribute') return `${hp} of ${maxHp} HP`;
  const then = Math.max(0, hp - COUNTER);
  return `${hp} → ${then} of ${maxHp} HP${then === 0 ? ', Knocked Out' : ''}`;
}
