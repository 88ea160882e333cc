/** Completes a deck to sixty cards for the printed game from what a player owns, and says why it took what it took. */
import { classify, isBasicPokemon } from '@pokesol/cards';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import { bestFirst } from '../cardWorth.ts';
import { countDeck, DECK_SIZE, type DeckCardFacts, type DeckLine, mergeLines } from '../deck.ts';
import { type DeckPool, deckPool, inOrder, withAllFree } from '../deckPool.ts';
import { copiesOfCard } from '../editDeck.ts';
import { type DeckFormat, formatById } from '../formatList.ts';
import { formatErrors, formatRoom, takesCard } from '../formatRules.ts';
import { officialFindings } from '../formats.ts';
import { attackerWorth, type EnergyTypes } from './attackers.ts';
import { addDoubleEnergy, addOfficialEnergy, energyNeed } from './energy.ts';
import { type EvolutionLine, evolutionLines, type Offer, offerOf, remembered } from './families.ts';
import { addBelowKept, addLines } from './pokemon.ts';
import { type BuildReason, reasonsFor } from './reasons.ts';
import { mostOf, rankOfficialTrainers, type TrainerUse } from './trainers.ts';
import { officialTypes } from './types.ts';

export type OfficialBuild<C extends DeckCardFacts> = Result<
  {
    readonly lines: readonly DeckLine<C>[];
    /** Of all that was added, each card once. */
    readonly reasons: readonly BuildReason<C>[];
    /** Evolutions of the deck whose lower stage is not owned, in sentences. */
    readonly lacking: readonly string[];
  },
  SaidRefusal<'no-legal-deck'>
>;

export type CompleteOfficialInput<C extends DeckCardFacts> = {
  /** The deck so far; all of it is kept. */
  readonly lines: readonly DeckLine<C>[];
  /** Everything the player owns, and one printing of each basic energy. */
  readonly owned: readonly DeckLine<C>[];
  /** One that does not play in full comes in only where the deck would be short of Pokémon or of cards without it. */
  readonly playsInFull?: ((cardId: string) => boolean) | undefined;
  /** Absent: the printed game's own. */
  readonly format?: DeckFormat | undefined;
};

/** More of them, and a hand lacks the energy that lets them attack: measured by `npm run tool -- strengths --completed`. */
const POKEMON = 18;
const MOST_POKEMON = 20;
/** Below it, Pokémon come in that play their numbers alone. */
const FEWEST_POKEMON = 12;
const TRAINERS = 14;
const MOST_ENERGY = 26;
/** Until the attackers are known. */
const USUAL_ENERGY = 20;

const refuse = (message: string) => ({ refused: true, code: 'no-legal-deck', message }) as const;

/** The same deck from the same input; the order in which cards are owned makes no difference. */
export function completeOfficialDeck<C extends DeckCardFacts>(
  input: CompleteOfficialInput<C>,
): OfficialBuild<C> {
  const { playsInFull = () => true, format = 'official' } = input;
  const asked = formatById(format);
  const kept = mergeLines(input.lines);
  const owned = inOrder(withAllFree({ ...input, lines: kept }));
  const problem = problemOf(kept, owned, format);
  if (problem !== undefined) return refuse(problem);
  const taken = owned.filter(({ card }) => takesCard(card, asked));
  const pool = deckPool(kept, taken, (lines, card) => formatRoom(lines, card, asked));
  const offer = offerOf(pool, ({ id }) => playsInFull(id));
  const types = officialTypes(kept, remembered(offer));
  const basic = addFirstBasic(pool, offer, types);
  if (isRefusal(basic)) return basic;
  const lacking = addBelowKept(pool, offer, types);
  const chosen = [...addByPlan(pool, offer, types), ...fillUp(pool, offer, types)];
  const { totalCards } = countDeck(pool.lines());
  if (totalCards < DECK_SIZE)
    return refuse(
      `No legal deck is possible: within the copy limits your collection fills only ${totalCards} of ${DECK_SIZE} places`,
    );
  return {
    lines: pool.lines(),
    reasons: reasonsFor({ kept, built: pool.lines(), chosen, types, playsInFull }),
    lacking: lacking.map(
      ({ name, evolvesFrom = '' }) => `You own no ${evolvesFrom}, so ${name} never comes into play.`,
    ),
  };
}

/** Why nothing that is added could make this deck legal. */
function problemOf(
  kept: readonly DeckLine[],
  owned: readonly DeckLine[],
  format: DeckFormat,
): string | undefined {
  const { totalCards } = countDeck(kept);
  if (totalCards > DECK_SIZE)
    return `The deck holds ${totalCards} cards already: take ${totalCards - DECK_SIZE} out first`;
  const { errors } = officialFindings(kept, {
    format,
    owned: (cardId) => copiesOfCard(owned, cardId),
  });
  const lasting =
    errors.find((error) => /^(?:Too many|A deck holds|You |The number)/.test(error)) ??
    formatErrors(kept, formatById(format))[0];
  return lasting === undefined ? undefined : `The deck itself breaks a rule: ${lasting}`;
}

const hasBasic = (lines: readonly DeckLine[]): boolean => lines.some(({ card }) => isBasicPokemon(card));

/** No legal deck is without one, so its place is taken first. */
function addFirstBasic<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
): Result<null, SaidRefusal<'no-legal-deck'>> {
  if (hasBasic(pool.lines())) return null;
  if (pool.freePlaces() === 0)
    return refuse('The deck has no place left for a Basic Pokémon: take cards out first');
  const best = (cards: readonly C[]): C | undefined =>
    bestFirst(cards.filter(isBasicPokemon), (card) => attackerWorth(card, types))[0];
  const lines = evolutionLines(remembered(offer), types).map(({ stages: [stage] }) => stage);
  const first =
    lines.find((stage) => (stage?.copies ?? 0) > 1)?.cards[0] ?? best(offer.cards) ?? best(pool.cards);
  if (first === undefined)
    return refuse('No legal deck is possible: your collection has no Basic Pokémon to add');
  pool.take(first, 1);
  return null;
}

/** Pokémon, trainers and energy in the numbers that a good deck has; fewer of each when the deck is nearly full. */
function addByPlan<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
): readonly EvolutionLine<C>[] {
  const { pokemonCount, trainerCount, energyCount } = countDeck(pool.lines());
  const open = {
    pokemon: Math.max(0, POKEMON - pokemonCount),
    trainers: Math.max(0, TRAINERS - trainerCount),
    energy: Math.max(0, USUAL_ENERGY - energyCount),
  };
  const share = Math.min(1, pool.freePlaces() / Math.max(1, open.pokemon + open.trainers + open.energy));
  const chosen = [...addLines(pool, offer, types, Math.round(open.pokemon * share))];
  const few = Math.round(FEWEST_POKEMON * share) - countDeck(pool.lines()).pokemonCount;
  if (few > 0)
    chosen.push(
      ...addLines(
        pool,
        offerOf(pool, () => true),
        types,
        few,
      ),
    );
  addTrainers(pool, offer, Math.round(open.trainers * share));
  const { wish } = energyNeed(pool.lines(), types);
  addDoubleEnergy(pool, offer, types);
  addOfficialEnergy(pool, types, wish - countDeck(pool.lines()).energyCount);
  return chosen;
}

/** At most `wish`: of each use no more than a deck is glad of, and then whatever helps any deck. */
function addTrainers<C extends DeckCardFacts>(pool: DeckPool<C>, offer: Offer<C>, wish: number): void {
  let open = wish;
  const held = new Map<TrainerUse, number>();
  const ranked = rankOfficialTrainers(offer.cards, pool.lines());
  for (const { card, use, wish: copies } of ranked) {
    const room = mostOf(use) - (held.get(use) ?? 0);
    const taken = offer.take(card, Math.min(open, room, copies - pool.inDeck(card.name)));
    held.set(use, (held.get(use) ?? 0) + taken);
    open -= taken;
  }
  for (const { card, use, wish: copies } of ranked)
    if (use !== 'other') open -= offer.take(card, Math.min(open, copies - pool.inDeck(card.name)));
}

/** Fills what the plan left open: more attackers, then energy; where even that runs out, whatever is left. */
function fillUp<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  offer: Offer<C>,
  types: EnergyTypes,
): readonly EvolutionLine<C>[] {
  const chosen = addLines(pool, offer, types, MOST_POKEMON - countDeck(pool.lines()).pokemonCount, 1);
  addOfficialEnergy(pool, types, MOST_ENERGY - countDeck(pool.lines()).energyCount);
  addTrainers(pool, offer, TRAINERS - countDeck(pool.lines()).trainerCount);
  addOfficialEnergy(pool, types, pool.freePlaces());
  const last = (card: C): number => (classify(card) === 'pokemon' ? (isBasicPokemon(card) ? 2 : 0) : 1);
  for (const card of bestFirst(offer.cards, last)) pool.take(card, pool.freePlaces());
  for (const card of bestFirst(pool.cards, last)) pool.take(card, pool.freePlaces());
  return chosen;
}
