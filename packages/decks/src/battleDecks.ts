/**
 * Three legal decks of Base set cards: what simulated opponents, benches, tests and the command line play. Like all decks
 * that the product makes up they hold few Pokémon, all basic, most of 50 HP or more and with a first attack of 20 or 30:
 * so a battle is decided by knock-outs, and seldom by the first one.
 */
import type { Card } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import type { CardFacts } from '@pokesol/engine/classic';

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

/** Hits hard, hurries its draws, and drags the other side about. */
const EMBERS = deck(`
  4 Growlithe
  4 Magmar
  4 Farfetch'd
  3 Vulpix
  3 Bill
  2 Professor Oak
  1 Computer Search
  1 PlusPower
  3 Gust of Wind
  2 Energy Removal
  2 Potion
  1 Super Potion
  2 Double Colorless Energy
  28 Fire Energy
`);

/** Paralyses and heals; asks its player more questions than the others. */
const TIDES = deck(`
  3 Electabuzz
  4 Staryu
  1 Squirtle
  2 Seel
  4 Farfetch'd
  3 Bill
  1 Professor Oak
  1 Item Finder
  2 Pokédex
  1 Potion
  1 Super Potion
  2 Energy Retrieval
  1 Defender
  3 Gust of Wind
  1 PlusPower
  1 Switch
  17 Water Energy
  12 Lightning Energy
`);

/** Lives off every special condition but burn, and holds one trainer that the rules do not know. */
const THICKETS = deck(`
  4 Tangela
  2 Bulbasaur
  2 Koffing
  1 Gastly
  1 Jynx
  4 Farfetch'd
  3 Bill
  2 Professor Oak
  1 Computer Search
  4 Gust of Wind
  2 Super Energy Removal
  1 Energy Removal
  1 Potion
  1 Super Potion
  1 Full Heal
  1 PlusPower
  18 Grass Energy
  11 Psychic Energy
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
