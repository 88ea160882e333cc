/** Three legal decks of Base set cards: what simulated opponents, benches, tests and the command line play. */

import type { Card } from '@pokesol/cards';
import { deckFacts } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import type { CardFacts } from '@pokesol/engine';

const BASE_SET = new Map(shippedCards('base1').map((card) => [card.name, card]));

/** A deck's cards, one by one, from lines such as `4 Potion`. Throws RangeError on a name the Base set does not have. */
function deck(list: string): readonly Card[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, copies, name] = /^\s*(\d+) (.+)$/.exec(line) ?? [];
      const card = BASE_SET.get(name ?? '');
      if (card === undefined) throw new RangeError(`The Base set has no card for «${line.trim()}»`);
      return Array.from({ length: Number(copies) }, () => card);
    });
}

/** Hits hard, hurries its draws, and moves the other side about. */
const EMBERS = deck(`
  4 Growlithe
  4 Charmander
  3 Magmar
  3 Ponyta
  2 Vulpix
  2 Farfetch'd
  1 Chansey
  2 Arcanine
  1 Charmeleon
  3 Bill
  2 Professor Oak
  1 Computer Search
  2 PlusPower
  2 Gust of Wind
  2 Switch
  2 Energy Removal
  2 Potion
  2 Double Colorless Energy
  20 Fire Energy
`);

/** Paralyses, heals and lasts; asks its player more questions than the others. */
const TIDES = deck(`
  4 Electabuzz
  3 Squirtle
  3 Staryu
  3 Poliwag
  3 Seel
  3 Pikachu
  2 Magnemite
  1 Starmie
  1 Raichu
  3 Bill
  1 Professor Oak
  1 Item Finder
  2 Pokédex
  2 Potion
  2 Super Potion
  2 Energy Retrieval
  2 Defender
  2 Switch
  11 Water Energy
  9 Lightning Energy
`);

/** Lives off every special condition but burn, and holds one trainer that the rules do not know. */
const THICKETS = deck(`
  4 Bulbasaur
  3 Tangela
  3 Koffing
  3 Weedle
  2 Caterpie
  3 Gastly
  3 Drowzee
  1 Jynx
  1 Ivysaur
  1 Haunter
  3 Bill
  2 Professor Oak
  1 Computer Search
  2 Gust of Wind
  2 Super Energy Removal
  1 Energy Removal
  2 Potion
  1 Super Potion
  1 Full Heal
  12 Grass Energy
  9 Psychic Energy
`);

export const BATTLE_DECK_NAMES = ['embers', 'tides', 'thickets'] as const;
export type BattleDeckName = (typeof BATTLE_DECK_NAMES)[number];

/** Sixty cards each, in the order of their lists. */
export const BATTLE_DECKS: Readonly<Record<BattleDeckName, readonly Card[]>> = {
  embers: EMBERS,
  tides: TIDES,
  thickets: THICKETS,
};

/** The deck as the rules read it: the cards of a `DeckChoice`. */
export const battleDeckFacts = (name: BattleDeckName): readonly CardFacts[] => deckFacts(BATTLE_DECKS[name]);
