/** The decks that battles are measured with: those of the benches, of every newcomer, of the campaign, and bought ones. */
import { ROSTER, trainerDeckCards } from '@pokesol/campaign';
import type { Card } from '@pokesol/cards';
import { cardById, shippedCards } from '@pokesol/cards/catalogue';
import { asPlayed, deckFacts } from '@pokesol/cards/classic';
import { CLASSIC_PLAN, completeDeck, STARTER_DECK } from '@pokesol/decks';
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import type { CardFacts } from '@pokesol/engine/classic';
import { isRefusal } from '@pokesol/engine/result';
import { definePack, packDrawer, SEED_BYTES, SEEDED_PACK_TYPES, SIGNATURE_BYTES } from '@pokesol/packs';

export type NamedDeck = { readonly name: string; readonly cards: readonly CardFacts[] };

const starterCards = (): readonly Card[] =>
  STARTER_DECK.flatMap(({ cardId, quantity }) => {
    const card = printed(cardId);
    return Array.from({ length: quantity }, () => card);
  });

/** Throws RangeError on a card that no set has. */
function printed(cardId: string): Card {
  const card = cardById(cardId);
  if (card === undefined) throw new RangeError(`A deck holds ${cardId}, which no set has`);
  return card;
}

export const starterDeck = (): readonly CardFacts[] => deckFacts(starterCards());

const BOOSTERS = 10;

/** What the builder makes of the starter pack and ten boosters; each number has bought other ones. */
export function boughtDeck(packTypeId: string, buyer: number): NamedDeck {
  const type = SEEDED_PACK_TYPES.find(({ id }) => id === packTypeId);
  if (type === undefined) throw new RangeError(`No pack type is ${packTypeId}`);
  const draw = packDrawer(definePack(type, shippedCards(type.setId)));
  const signature = new Uint8Array(SIGNATURE_BYTES).fill(buyer);
  const drawn = Array.from({ length: BOOSTERS }, (_, pack) =>
    draw({ seed: new Uint8Array(SEED_BYTES).fill(pack + 1), signature }).map(printed),
  );
  const owned = [...starterCards(), ...drawn.flat()].map((card) => ({ card, quantity: 1 }));
  const built = completeDeck({ lines: [], owned, asPlayed, plan: CLASSIC_PLAN });
  if (isRefusal(built)) throw new Error(built.message);
  const cards = built.lines.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));
  return { name: `${type.name} ${buyer}`, cards: deckFacts(cards) };
}

export const BENCH_DECKS: readonly NamedDeck[] = BATTLE_DECK_NAMES.map((name) => ({
  name,
  cards: battleDeckFacts(name),
}));

export const otherDecks = (): readonly NamedDeck[] => [
  { name: 'starter', cards: starterDeck() },
  ...ROSTER.map(({ name, deck }) => ({ name, cards: deckFacts(trainerDeckCards(deck)) })),
];
