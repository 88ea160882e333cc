/** Card texts of the official rules, written from the effects themselves: trainers, abilities, what holds for good. */
import type { AbilityEffect, Continuous, TrainerEffect } from '@pokesol/engine/official';
import { filterText, listed } from './filterText.ts';
import { FROM, modifierText, whileThere } from './modifierText.ts';
import { type Chosen, conditionText, eachOf } from './nounText.ts';
import { clause, isWritten, joined, priceText, sentence, stepsText } from './stepText.ts';

export function trainerText({ price = [], steps, needs }: TrainerEffect): string {
  const chosen: Chosen = new Map();
  return joined(
    needs === undefined ? '' : `You can play this card only if ${conditionText(needs, chosen)}.`,
    priceText(price, chosen, 'play this card'),
    stepsText(steps, chosen),
  );
}

/** What is left of an effect, in sentences; what the game does by itself among it is left out. */
export const leftText = (steps: readonly { readonly do: string }[]): string =>
  stepsText(steps.filter(isWritten), new Map());

const OFTEN = {
  any: 'As often as you like during your turn:',
  oncePerTurn: 'Once during your turn:',
  oncePerTurnByName: "Once during your turn (you can't use more than 1 of this name each turn):",
} as const;

/** Of what is used when something happens. */
const LIMITS = {
  oncePerTurn: 'Once each turn.',
  oncePerTurnByName: 'No more than 1 of this name each turn.',
} as const;

/** What holds as long as its card is there. */
export const continuousText = ({ from, while: is, on, modifiers }: Continuous): string =>
  modifiers
    .map((modifier) => modifierText(modifier, eachOf(on, new Map()), clause))
    .map((text) => sentence(whileThere(from, is, text)))
    .join(' ');

export function abilityText(effect: AbilityEffect): string {
  const chosen: Chosen = new Map();
  switch (effect.works) {
    case 'always':
      return continuousText(effect);
    case 'answers': {
      const { works: _, card, often, ...answer } = effect;
      const text = modifierText({ change: 'answer', ...answer }, 'this Pokémon', clause);
      // The one card that is asked of is the energy that was attached.
      const which = card === undefined ? '' : filterText({ ...card, kind: 'energy' });
      return joined(
        sentence(card === undefined ? text : text.replace('an Energy', `a ${which}`)),
        often === undefined ? '' : LIMITS[often],
      );
    }
    case 'activated':
      return joined(
        OFTEN[effect.often],
        usableText(effect, chosen),
        priceText(effect.price ?? [], chosen, 'use it'),
        stepsText(effect.steps, chosen),
        effect.endsTurn === true ? 'Your turn ends.' : '',
      );
  }
}

/** From where, and under which condition, it can be used. */
function usableText(
  { from, while: is }: Extract<AbilityEffect, { readonly works: 'activated' }>,
  chosen: Chosen,
): string {
  const demands = [
    ...(from === undefined ? [] : [`this Pokémon is ${FROM[from]}`]),
    ...(is === undefined ? [] : [conditionText(is, chosen)]),
  ];
  return demands.length === 0 ? '' : `You can use it only if ${listed(demands)}.`;
}
