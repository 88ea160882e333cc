/** What a card does by the printed rules, in words made of its effects. */
import { abilityText, attackText, continuousText, trainerText } from '@pokesol/cards/official';
import type { CardFacts } from '@pokesol/engine/official';
import type { CardTextLine } from '@pokesol/protocol';
import { bodyOf } from './body.ts';

/** A part of a card; without one, what a trainer or an energy says as a whole. */
export type TextPart = Pick<CardTextLine, 'kind' | 'name'> & { readonly kind: 'attack' | 'ability' };

/** What a trainer does, in words made of its effect. */
export function textOf(facts: CardFacts): string {
  if (facts.kind !== 'trainer') return '';
  const played = facts.effect === null ? '' : trainerText(facts.effect);
  return [played, ...facts.holds.map(continuousText)].filter((part) => part !== '').join(' ');
}

export function partText(facts: CardFacts, { kind, name }: TextPart): string {
  const body = bodyOf(facts);
  if (kind === 'attack') {
    const effect = body?.attacks.find((attack) => attack.name === name)?.effect ?? null;
    return effect === null ? '' : attackText(effect);
  }
  const effects = body?.abilities.find((ability) => ability.name === name)?.effects ?? null;
  return effects === null ? '' : effects.map(abilityText).join(' ');
}

/** What an attack does besides its damage, in words made of its effect. */
export const attackTextOf = (facts: CardFacts, name: string): string =>
  partText(facts, { kind: 'attack', name });
