/** Decks of Base set cards for the official rules, with evolutions and trainers: what the command line and benches play. */
import type { Card } from '@pokesol/cards';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import type { CardFacts } from '@pokesol/engine/official';

const BY_NAME = new Map(shippedCards('base1').map((card) => [card.name, card]));

const LISTS = {
  blaze: `4 Charmander, 3 Charmeleon, 2 Charizard, 3 Growlithe, 2 Arcanine, 2 Magmar, 3 Bill, 2 Professor Oak,
    2 Energy Removal, 2 Gust of Wind, 2 Switch, 2 Potion, 1 Computer Search, 1 Pokémon Breeder, 2 PlusPower,
    2 Double Colorless Energy, 25 Fire Energy`,
  torrent: `4 Squirtle, 3 Wartortle, 2 Blastoise, 3 Staryu, 2 Starmie, 2 Seel, 1 Dewgong, 3 Bill, 2 Professor Oak,
    1 Pokémon Breeder, 2 Super Potion, 2 Energy Retrieval, 1 Item Finder, 2 Gust of Wind, 1 Lass, 2 Defender,
    1 Computer Search, 26 Water Energy`,
  overgrowth: `3 Bulbasaur, 2 Ivysaur, 2 Venusaur, 3 Weedle, 2 Kakuna, 1 Beedrill, 3 Tangela, 3 Nidoran ♂, 2 Nidorino,
    1 Nidoking, 3 Bill, 1 Professor Oak, 2 Potion, 2 Full Heal, 1 Pokémon Center, 1 Scoop Up, 2 Switch, 1 Revive,
    25 Grass Energy`,
  thunder: `4 Pikachu, 3 Raichu, 3 Magnemite, 2 Magneton, 3 Voltorb, 2 Electrode, 3 Electabuzz, 1 Zapdos, 3 Bill,
    2 Professor Oak, 2 Energy Removal, 1 Super Energy Removal, 1 Pokémon Trader, 2 Maintenance, 1 Pokédex, 2 PlusPower,
    1 Impostor Professor Oak, 24 Lightning Energy`,
  spirits: `4 Abra, 3 Kadabra, 1 Alakazam, 3 Gastly, 2 Haunter, 2 Drowzee, 2 Jynx, 1 Mewtwo, 1 Clefairy, 2 Clefairy Doll,
    3 Bill, 2 Professor Oak, 1 Devolution Spray, 2 Pokémon Flute, 2 Gust of Wind, 2 Potion, 1 Computer Search,
    26 Psychic Energy`,
  stones: `4 Machop, 3 Machoke, 1 Machamp, 3 Diglett, 2 Dugtrio, 2 Onix, 3 Sandshrew, 3 Hitmonchan, 1 Farfetch'd, 3 Bill,
    2 Professor Oak, 2 Potion, 2 Switch, 2 Defender, 2 PlusPower, 1 Item Finder, 1 Scoop Up, 23 Fighting Energy`,
} as const;

export type OfficialDeckName = keyof typeof LISTS;
export const OFFICIAL_DECK_NAMES = Object.keys(LISTS) as readonly OfficialDeckName[];

/** Sixty cards, in the order of the list. Throws RangeError on a name the Base set does not have. */
export const officialDeck = (name: OfficialDeckName): readonly Card[] =>
  LISTS[name].split(',').flatMap((line) => {
    const [, copies, cardName] = /^\s*(\d+) (.+)$/.exec(line) ?? [];
    const card = BY_NAME.get(cardName ?? '');
    if (card === undefined) throw new RangeError(`The Base set has no card for «${line.trim()}»`);
    return Array.from({ length: Number(copies) }, () => card);
  });

/** The deck as the rules read it: the cards of a `DeckChoice`. */
export function officialDeckFacts(name: OfficialDeckName): readonly CardFacts[] {
  const known = new Map<string, CardFacts>();
  return officialDeck(name).map((card) => {
    const facts = known.get(card.id) ?? baseSetFacts(card);
    known.set(card.id, facts);
    return facts;
  });
}
