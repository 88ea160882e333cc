/** Says which owned cards a completed deck is without, counted by why. */
import { classify, nameKey } from '@pokesol/cards';
import { bestAttack } from './cardWorth.ts';
import { energyTypesOf } from './classicReasons.ts';
import { type DeckCardFacts, type DeckLine, isFree } from './deck.ts';

type LeftOutInput<C extends DeckCardFacts> = {
  readonly owned: readonly DeckLine<C>[];
  readonly built: readonly DeckLine<C>[];
  /** What the rules make of a card; `null` for one that they do not play in full. */
  readonly asPlayed: (card: C) => DeckCardFacts | null;
};

/** «Left out: 3 Pokémon that attack with other energy, 1 card that does not play in full.» Nothing where only room was lacking. */
export function leftOut<C extends DeckCardFacts>({ owned, built, asPlayed }: LeftOutInput<C>): string {
  const types = energyTypesOf(built);
  const inDeck = new Set(built.map(({ card }) => nameKey(card.name)));
  const seen = new Set(inDeck);
  const counts = { energy: 0, evolutions: 0, unplayed: 0 };
  for (const { card } of owned) {
    const name = nameKey(card.name);
    if (isFree(card) || seen.has(name)) continue;
    seen.add(name);
    const played = asPlayed(card);
    if (played === null) counts.unplayed += 1;
    else if (classify(card) !== 'pokemon') continue;
    else if (card.evolvesFrom && !inDeck.has(nameKey(card.evolvesFrom))) counts.evolutions += 1;
    else if ((played.attacks ?? []).length > 0 && bestAttack(played, types) === undefined) counts.energy += 1;
  }
  const said = [
    counts.energy > 0 && `${counts.energy} Pokémon that attack with other energy`,
    counts.evolutions > 0 &&
      `${counts.evolutions} ${counts.evolutions === 1 ? 'evolution' : 'evolutions'} without what comes before`,
    counts.unplayed > 0 &&
      `${counts.unplayed} ${counts.unplayed === 1 ? 'card that does' : 'cards that do'} not play in full`,
  ].filter((each) => each !== false);
  return said.length === 0 ? '' : `Left out: ${said.join(', ')}.`;
}
