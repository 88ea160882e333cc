/** For tests only: a card of the public data as our catalogue should have it. */
import { effectText } from '../classic/cardText.ts';
import { statusEffects } from '../classic/statusEffects.ts';
import { rarityFromPublicData } from '../publicRarity.ts';
import type { PublicCard } from './publicData.ts';

/** Field by field, without pictures. */
export const writtenDown = (setId: string, card: PublicCard) => ({
  id: card.id,
  setId,
  name: card.name,
  supertype: card.supertype,
  subtypes: card.subtypes ?? [],
  ...(card.hp !== undefined && { hp: Number(card.hp) }),
  types: card.types ?? [],
  ...(card.evolvesFrom !== undefined && { evolvesFrom: card.evolvesFrom }),
  ...(card.level !== undefined && { level: card.level }),
  attacks: (card.attacks ?? []).map(({ name, cost, damage, text }) => {
    const effects = statusEffects(text ?? '');
    return { name, cost, damage, effects, text: effectText(effects) };
  }),
  abilities: (card.abilities ?? []).map(({ name, type }) => ({ name, kind: type })),
  weaknesses: card.weaknesses ?? [],
  resistances: card.resistances ?? [],
  retreatCost: card.convertedRetreatCost ?? 0,
  rarity: rarityFromPublicData(card.rarity, card),
  cardNumber: card.number,
  artist: card.artist ?? '',
  ...(card.regulationMark !== undefined && { regulationMark: card.regulationMark }),
  ...(card.nationalPokedexNumbers?.[0] !== undefined && {
    nationalPokedexNumber: card.nationalPokedexNumbers[0],
  }),
});
