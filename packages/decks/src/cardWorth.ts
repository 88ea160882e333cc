/** Weighs cards for the automatic builder: what a Pokémon can do with given energies, and which trainers help any deck. */
import { classify, nameKey } from '@pokesol/cards';
import type { DeckCardFacts } from './deck.ts';

export type EnergyTypes = ReadonlySet<string>;
type AttackFacts = NonNullable<DeckCardFacts['attacks']>[number];

/** True when energies of these types, and any others for the colorless part, pay for the attack. */
const isPaidBy = ({ cost }: AttackFacts, types: EnergyTypes): boolean =>
  cost.every((type) => type === 'Colorless' || type === 'Free' || types.has(type));

/** Damage as a number: '30×' counts once and a half, '' not at all. */
function damageOf({ damage }: AttackFacts): number {
  const number = Number(/\d+/.exec(damage)?.[0] ?? 0);
  return damage.includes('×') ? number * 1.5 : number;
}

/** The strongest attack that these energies pay for; undefined for a card that cannot attack with them. */
export function bestAttack(card: DeckCardFacts, types: EnergyTypes): AttackFacts | undefined {
  let best: AttackFacts | undefined;
  for (const attack of card.attacks ?? []) {
    if (!isPaidBy(attack, types)) continue;
    if (best === undefined || damageOf(attack) > damageOf(best)) best = attack;
  }
  return best;
}

/**
 * Hit points, and the damage for each energy that an attack takes; 0 for a Pokémon that cannot attack with these. One that
 * does no damage stands in the way of those that would.
 */
export function pokemonWorth(card: DeckCardFacts, types: EnergyTypes): number {
  const paid = (card.attacks ?? []).filter((attack) => isPaidBy(attack, types));
  // A card made by hand may list no attacks; it is still better than an attacker without its energies.
  if (paid.length === 0) return (card.attacks ?? []).length === 0 ? (card.hp ?? 0) / 8 : 0;
  const best = Math.max(...paid.map((attack) => (2 * damageOf(attack)) / (attack.cost.length + 1)));
  return best === 0 ? 1 + (card.hp ?? 0) / 8 : (card.hp ?? 0) / 4 + best;
}

/** The cards from the highest score to the lowest, each scored once; equals stay in their order. */
export const bestFirst = <C>(cards: readonly C[], score: (card: C) => number): C[] =>
  cards
    .map((card) => ({ card, score: score(card) }))
    .sort((a, b) => b.score - a.score)
    .map(({ card }) => card);

/** Copies of a trainer that a deck is glad of. Drawing and searching come first, then moving, hindering and healing. */
const WANTED: readonly (readonly [name: string, copies: number])[] = [
  ['Bill', 4],
  ["Professor's Research", 4],
  ['Professor Oak', 3],
  ["Bill's Transfer", 3],
  ["Erika's Invitation", 2],
  ['Ultra Ball', 4],
  ['Nest Ball', 4],
  ['Poké Ball', 3],
  ['Computer Search', 3],
  ["Daisy's Help", 3],
  ["Giovanni's Charisma", 2],
  ["Boss's Orders", 3],
  ['Gust of Wind', 3],
  ['Switch', 3],
  ['Energy Removal', 2],
  ['PlusPower', 2],
  ['Super Energy Removal', 1],
  ['Energy Search', 2],
  ['Energy Retrieval', 2],
  ['Item Finder', 1],
  ['Super Potion', 2],
  ['Potion', 3],
  ['Leftovers', 2],
  ['Grabber', 1],
  ['Big Air Balloon', 1],
  ['Protective Goggles', 1],
  ['Rigid Band', 1],
  ['Energy Sticker', 1],
  ['Scoop Up', 1],
  ['Full Heal', 1],
  ['Defender', 1],
  ['Maintenance', 1],
  ['Pokémon Center', 1],
];
const RANKS: ReadonlyMap<string, { rank: number; copies: number }> = new Map(
  WANTED.map(([name, copies], index) => [nameKey(name), { rank: index, copies }]),
);

/** Trainers in the order in which they help, each with the copies worth having; unranked ones come last. */
export function rankTrainers<C extends DeckCardFacts>(cards: readonly C[]): { card: C; wish: number }[] {
  return cards
    .filter((card) => classify(card) === 'trainer')
    .map((card) => {
      const known = RANKS.get(nameKey(card.name));
      const supporter = card.subtypes?.includes('Supporter') ? 0 : 1;
      // Dolls and fossils are trainers played as Pokémon: no help to a deck that was not made for them.
      const unranked = RANKS.size + supporter + (card.hp === undefined ? 0 : 2);
      return { card, wish: known?.copies ?? (card.hp === undefined ? 1 : 0), rank: known?.rank ?? unranked };
    })
    .sort((a, b) => a.rank - b.rank);
}
