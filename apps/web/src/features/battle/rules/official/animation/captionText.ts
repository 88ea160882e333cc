/** What happens, in a sentence under the board; several equal steps that are shown as one say how many they are. */
import type { CardNo } from '@pokesol/engine';
import { type BattleEvent, describe, type EventType } from '@pokesol/engine/official';
import type { PlayerNames } from '../../../animation/AnimationScene.tsx';
import { nameIn, type ShownCards } from '../../../board/cardLook.ts';

/** What is said of several at once: «Vera plays 4 Trainers.» */
const TOGETHER: { readonly [Type in EventType]?: (who: string, s: string, count: number) => string } = {
  trainerPlayed: (who, s, count) => `${who} play${s} ${count} Trainers.`,
  energyAttached: (who, s, count) => `${who} attach${s === '' ? '' : 'es'} ${count} Energy.`,
  benched: (who, s, count) => `${who} put${s} ${count} Pokémon onto the Bench.`,
  evolved: (_, __, count) => `${count} Pokémon evolve.`,
  abilityUsed: (_, __, count) => `${count} Abilities are used.`,
  coinFlipped: (who, s, count) => `${who} flip${s} ${count} coins.`,
  deckShuffled: (who, s) => `${who} shuffle${s} the deck.`,
};

export function captionText(
  event: BattleEvent | null,
  together: number | undefined,
  names: PlayerNames,
  view: ShownCards<{ readonly name: string }>,
): string {
  if (event === null) return '...';
  const card = (number: CardNo) => nameIn(view, number);
  if (together === undefined || event.type === 'battleEnded') return describe(event, { ...names, card });
  const isYou = event.seat === names.you;
  const all = TOGETHER[event.type];
  return all === undefined
    ? `${together} at once, at last: ${describe(event, { ...names, card })}`
    : all(isYou ? 'You' : names.player(event.seat), isYou ? '' : 's', together);
}
