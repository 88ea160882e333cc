/** Weighs Pokémon for the printed game: the damage of an attack for the energy it takes, and how much its user stands. */
import { isBasicPokemon } from '@pokesol/cards';
import type { DeckCardFacts } from '../deck.ts';

type Attack = NonNullable<DeckCardFacts['attacks']>[number];
export type EnergyTypes = ReadonlySet<string>;

const isPaidBy = ({ cost }: Attack, types: EnergyTypes): boolean =>
  cost.every((type) => type === 'Colorless' || type === 'Free' || types.has(type));

/** As a number: «10×» counts once, as tails are as frequent as heads; '' for nothing. */
export const damageOnCard = ({ damage }: Attack): number => Number(/\d+/.exec(damage)?.[0] ?? 0);

/** Turns that pass for a cost of nothing too: to be drawn, and to come to the Active Spot. */
const BEFORE_IT_COUNTS = 2;

const energyIn = ({ cost }: Attack): number => cost.filter((type) => type !== 'Free').length;

/** One energy comes a turn: damage that waits for a fourth one is worth less than the same for two. */
function worthOf(attack: Attack, { hp = USUAL_HP }: DeckCardFacts): number {
  // What does more than its user stands costs that dear, nearly always.
  return Math.min(damageOnCard(attack), hp) / (energyIn(attack) + BEFORE_IT_COUNTS);
}

/** The attack that a Pokémon is in the deck for; `undefined` where these energies pay for none that hurts. */
export function mainAttack(card: DeckCardFacts, types: EnergyTypes): Attack | undefined {
  let best: Attack | undefined;
  for (const attack of card.attacks ?? []) {
    if (damageOnCard(attack) === 0 || !isPaidBy(attack, types)) continue;
    if (best === undefined || worthOf(attack, card) > worthOf(best, card)) best = attack;
  }
  return best;
}

/** Of what evolves, less: it has to be drawn in order, and waits a turn for each stage. */
const STAGE_SHARE = { basic: 1, evolved: 0.85 } as const;
/** Of a card made by hand that does not say. */
const USUAL_HP = 60;

/** The root of the damage that it does in a turn, by the HP that it stands; 0 for one that does no damage with these energies. */
export function attackerWorth(card: DeckCardFacts, types: EnergyTypes): number {
  const attack = mainAttack(card, types);
  if (attack === undefined) return 0;
  const stage = isBasicPokemon(card) ? STAGE_SHARE.basic : STAGE_SHARE.evolved;
  return stage * Math.sqrt(worthOf(attack, card)) * (card.hp ?? USUAL_HP);
}
