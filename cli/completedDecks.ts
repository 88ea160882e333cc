/** Whether «Complete this deck» builds something that plays: its decks of twenty collections, each against the starter deck. */
import { gauntletOf, playGauntletBattle, type Rate, summaryOf } from '@pokesol/ai/gauntlet';
import { isBasicEnergy } from '@pokesol/cards';
import {
  asIfOwned,
  completeOfficialDeck,
  type DeckLine,
  factsOfCard,
  STARTER_DECK,
  setsOfTime,
} from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { pulledCollection } from './collections.ts';
import type { Output } from './command.ts';
import type { ShippedCards } from './shippedCards.ts';

export const COLLECTIONS = 20;
/** Two battles each, the same deal from both seats. */
const DEALS = 25;
const LEVEL = 'easy';

/** Of what a deck is completed: the cards that are owned, or all cards of their time. */
export type CompletedFrom = 'owned' | 'all';

/** What the completed deck of a collection wins, by the official rules. The number decides collection and deals. */
export function wonByCompleted(
  number: number,
  deals: number,
  from: CompletedFrom,
  shipped: ShippedCards,
  { complain }: Pick<Output, 'complain'>,
): { readonly name: string; readonly won: Rate } {
  const { name, owned: pulled } = pulledCollection(number, shipped.sets);
  const owned = from === 'owned' ? pulled : cardsOfTime(pulled, shipped);
  const build = completeOfficialDeck({ lines: [], owned, playsInFull: shipped.isInFull });
  if (isRefusal(build)) throw new RangeError(`Collection ${number}: ${build.message}`);
  const lines = build.lines.map(({ card, quantity }) => ({ cardId: card.id, quantity }));
  const ids = [...lines, ...STARTER_DECK].map(({ cardId }) => cardId);
  const gauntlet = gauntletOf({
    rules: 'official',
    level: LEVEL,
    seed: `completed ${number}`,
    facts: Object.fromEntries(ids.map((id) => [id, shipped.factsOf('official', id)])),
    lines,
    opponents: [{ lines: STARTER_DECK }],
  });
  const outcomes = Array.from(
    { length: 2 * deals },
    (_, battle) => playGauntletBattle(gauntlet, battle, (error) => complain(String(error))).outcome,
  );
  return { name, won: summaryOf(outcomes, 1).all };
}

/** As «With all cards» of the builder, before there is a deck. */
function cardsOfTime(pulled: readonly DeckLine[], { sets }: ShippedCards): readonly DeckLine[] {
  const ofTime = new Set(
    setsOfTime(
      pulled,
      sets.map(({ set }) => set),
    ).map(({ id }) => id),
  );
  const cards = sets.flatMap((each) => (ofTime.has(each.set.id) ? each.cards : []));
  const energies = pulled.filter(({ card }) => isBasicEnergy(card)).map(({ card }) => card);
  return asIfOwned([...energies, ...cards.map(({ card }) => factsOfCard(card))], []);
}

/** Prints what the completed deck of each collection won. */
export function measureCompleted(shipped: ShippedCards, output: Output): void {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const said = ({ share, low, high }: Rate): string =>
    `won ${percent(share)}, most likely ${percent(low)} to ${percent(high)}`;
  const better = { owned: 0, all: 0 };
  for (let number = 1; number <= COLLECTIONS; number += 1) {
    const { name, won } = wonByCompleted(number, DEALS, 'owned', shipped, output);
    const { won: all } = wonByCompleted(number, DEALS, 'all', shipped, output);
    if (won.share > 0.5) better.owned += 1;
    if (all.share > 0.5) better.all += 1;
    output.print(`${number}. ${name}: ${said(won)}; with all cards of their time ${said(all)}`);
  }
  output.print(
    `Of ${COLLECTIONS} completed decks ${better.owned} win more than half against the starter deck`,
  );
  output.print(`With all cards of their time ${better.all}`);
}
