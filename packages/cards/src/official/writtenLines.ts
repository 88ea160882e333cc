/** What the rules play of a card whose effects are written down here by hand, as sentences. */
import { type Card, classify, isBasicEnergy } from '../card.ts';
import { BASE1_ATTACKS } from './base1Attacks.ts';
import { BASE1_POWERS } from './base1Powers.ts';
import { BASE1_TRAINERS } from './base1Trainers.ts';
import { namedDoll } from './dolls.ts';
import { abilityText, trainerText } from './effectText.ts';
import { attackText } from './stepText.ts';

export type WrittenLine = {
  readonly kind: 'attack' | 'ability' | 'trainer' | 'energy';
  readonly name: string;
  /** `''` of an attack that is a number and nothing else. */
  readonly meaning: string;
};

/** Sets whose every effect is written down by hand. */
export const WRITTEN_SETS: readonly string[] = ['base1'];

/**
 * Of a card of the Base set as the product ships it, every line of it; `undefined` of a card of another set, or one on which
 * something unwritten stands.
 */
export function writtenLines(card: Card): readonly WrittenLine[] | undefined {
  if (!WRITTEN_SETS.includes(card.setId)) return undefined;
  const { name, attacks, abilities } = card;
  const number = Number(card.cardNumber);
  switch (classify(card)) {
    case 'pokemon': {
      const power = BASE1_POWERS[number];
      if (abilities.length > 0 && power === undefined) return undefined;
      const meaning = power === undefined ? '' : abilityText(power);
      return [
        ...abilities.map((ability): WrittenLine => ({ kind: 'ability', name: ability.name, meaning })),
        ...attacks.map((attack): WrittenLine => {
          const effect = BASE1_ATTACKS[number]?.[attack.name];
          return {
            kind: 'attack',
            name: attack.name,
            meaning: effect === undefined ? '' : attackText(effect),
          };
        }),
      ];
    }
    case 'trainer': {
      const effect = BASE1_TRAINERS[number];
      if (effect !== undefined) return [{ kind: 'trainer', name, meaning: trainerText(effect) }];
      if (namedDoll(card) === null) return undefined;
      return [{ kind: 'trainer', name, meaning: 'Is played as a Basic Pokémon.' }];
    }
    case 'energy':
      if (isBasicEnergy(card)) return [];
      return [{ kind: 'energy', name, meaning: 'Provides 2 Colorless Energy.' }];
  }
}
