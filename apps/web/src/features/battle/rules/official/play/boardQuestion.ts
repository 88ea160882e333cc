/** A question for Pokémon in the prompt's line, since no window asks it: what asks, and what is to be chosen. */
import type { BattleView, ChoiceOf } from '@pokesol/engine/official';
import type { CardLookup } from '../../../board/cardLook.ts';
import { askedBy } from '../choices/asked.ts';
import { pokemonTitle } from '../choices/pokemonText.ts';

type BoardChoice = ChoiceOf<'pokemon'>;

/** «Your opponent’s Whirlwind of Pidgey: Choose a Pokémon.», «Lure Ball: Choose 2 Pokémon, 1 chosen.» */
export function boardQuestion(
  view: BattleView,
  choice: BoardChoice,
  look: CardLookup,
  chosen = choice.picked.length,
): string {
  const { purpose, min, max } = choice;
  if (purpose === 'promote') return 'Your Active Spot is empty: choose a Pokémon for it.';
  if (purpose === 'retreat') return 'Choose a Pokémon for the Active Spot.';
  const asked = askedBy(view, look);
  const source = asked.name === undefined ? '' : `${asked.isTheirs ? 'Your opponent’s ' : ''}${asked.name}: `;
  const many = max > 1 ? `, ${chosen} chosen` : min === 0 ? ', or none' : '';
  return `${source}${pokemonTitle(choice, asked, look)}${many}.`;
}
