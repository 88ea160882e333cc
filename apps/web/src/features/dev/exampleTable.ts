/** A printed battle in the middle of a game, for questions: cards of the Base set, and made-up ones. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import type { CardNo } from '@pokesol/engine';
import type { BattleView, CardFacts, Step } from '@pokesol/engine/official';
import { type CardLike, game, type SidePosition, trainer } from '@pokesol/engine/official/testing';
import type { CardJson } from '@pokesol/protocol';
import type { CardLookup } from '../battle/board/index.ts';
import { sketchOf } from '../battle/rules/official/index.ts';
import { shippedCardJson } from '../card/index.ts';

const SHIPPED = shippedCards('base1');
const PICTURES = new Map(shippedCardJson().map((json) => [json.id, json]));

/** By its name in the Base set. */
export function baseFacts(name: string): CardFacts {
  const card = SHIPPED.find((each) => each.name === name);
  if (card === undefined) throw new RangeError(`The Base set has no ${name}`);
  return baseSetFacts(card);
}

/** A trainer that does just that. */
export const doing = (name: string, ...steps: readonly Step[]): CardFacts => trainer(name, steps);

const YOU: SidePosition = {
  active: {
    card: 'Electabuzz',
    damage: 20,
    energy: ['Lightning Energy', 'Lightning Energy', 'Double Colorless Energy'],
    statuses: ['poison'],
  },
  bench: [
    { card: 'Pikachu', energy: ['Lightning Energy'] },
    { card: 'Magnemite', damage: 10 },
    'Voltorb',
    { card: 'Abra', energy: ['Psychic Energy', 'Psychic Energy'] },
  ],
  hand: ['Raichu', 'Potion', 'Bill', 'Lightning Energy', 'Switch', 'Magneton'],
  deck: [
    ...['Pikachu', 'Lightning Energy', 'Professor Oak', 'Potion', 'Magnemite', 'Raichu', 'Voltorb'],
    ...['Lightning Energy', 'Electrode', 'Lightning Energy', 'Energy Retrieval', 'Gust of Wind', 'Pikachu'],
    ...['Lightning Energy', 'Bill', 'Bill', 'Electabuzz', 'Zapdos', 'Lightning Energy', 'Maintenance'],
    ...['Double Colorless Energy', 'PlusPower', 'Switch', 'Pokédex', 'Lightning Energy', 'Abra', 'Kadabra'],
  ],
  discard: ['Lightning Energy', 'Lightning Energy', 'Voltorb', 'Bill', 'Psychic Energy', 'Potion', 'Raichu'],
};
const OPPONENT: SidePosition = {
  active: {
    card: 'Starmie',
    onto: ['Staryu'],
    energy: ['Water Energy', 'Water Energy'],
    statuses: ['sleep'],
  },
  bench: [
    { card: 'Staryu', damage: 30 },
    { card: 'Seel', energy: ['Water Energy'] },
    'Magikarp',
    {
      card: 'Blastoise',
      onto: ['Squirtle', 'Wartortle'],
      damage: 40,
      energy: ['Water Energy', 'Water Energy'],
    },
  ],
  hand: ['Wartortle', 'Water Energy', 'Lass', 'Super Potion'],
};

/** With what an example changes of it. */
export const tableWith = (
  you: SidePosition = {},
  opponent: SidePosition = {},
  coins: 'heads' | 'tails' = 'tails',
) =>
  game({
    you: { ...YOU, ...you },
    opponent: { ...OPPONENT, ...opponent },
    cards: baseFacts,
    coins: [coins],
    turn: 9,
  });

/** The same with that trainer played from the hand. */
export function tableAfter(card: CardFacts, ...more: readonly CardLike[]) {
  const table = tableWith({
    hand: [card, ...more, 'Raichu', 'Potion', 'Bill', 'Lightning Energy', 'Switch'],
  });
  table.you.use(card.name);
  return table;
}

/** The pictures of a view's cards, without asking a server. */
export function lookAt(view: Pick<BattleView, 'cards' | 'printed'>): CardLookup {
  const drawn = new Map<string, CardJson>();
  return (card: CardNo) => {
    const facts = view.printed[view.cards[card] ?? ''];
    if (facts === undefined) return undefined;
    const json = drawn.get(facts.id) ?? PICTURES.get(facts.id) ?? sketchOf(facts);
    drawn.set(facts.id, json);
    return json;
  };
}
