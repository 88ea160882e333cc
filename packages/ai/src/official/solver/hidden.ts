/** What of a move its player cannot know beforehand: coins, cards that come to light, chance that no event names. */
import type { CardNo, Seat } from '@pokesol/engine';
import type { Applied, Battle, BattleEvent } from '@pokesol/engine/official';

type Unknown = {
  /** Coins that fall before the turn is over. */
  readonly coins: number;
  /** Cards in the hand of which it is not known which they are. */
  readonly dealt: readonly CardNo[];
  /** What else hangs on hidden cards or on chance. */
  readonly other: boolean;
};

/** Those fall when all is done, between the turns. */
const BETWEEN_TURNS: readonly string[] = ['sleep', 'burn'];

/** `known`: cards of the deck that lie open before the player. */
export function unknownIn(
  before: Battle,
  { battle, events }: Applied,
  seat: Seat,
  known: ReadonlySet<CardNo>,
): Unknown {
  const coins = events.filter(
    (event) => event.type === 'coinFlipped' && !BETWEEN_TURNS.includes(event.reason),
  ).length;
  const isNamed = events.some(({ type }) => type === 'coinFlipped' || type === 'deckShuffled');
  const drew = battle.state.random.next !== before.state.random.next;
  const left = leftHidden(before, battle, seat, known);
  const hand = new Set(battle.state.sides[seat].hand);
  const dealt = left.filter((card) => hand.has(card));
  const other = (drew && !isNamed) || dealt.length < left.length || showsBeforeDamage(events);
  return { coins, dealt, other };
}

/** Cards that left the deck or the Prizes, but for those that must have lain there. */
function leftHidden(
  before: Battle,
  after: Battle,
  seat: Seat,
  known: ReadonlySet<CardNo>,
): readonly CardNo[] {
  const [then, now] = [before.state.sides[seat], after.state.sides[seat]];
  if (then.deck === now.deck && then.prizes === now.prizes) return [];
  const hidden = new Set([...now.deck, ...now.prizes]);
  const taken = now.prizes === then.prizes ? [] : then.prizes.filter((card) => !hidden.has(card));
  const left = then.deck.filter((card) => !hidden.has(card) && !known.has(card));
  return [...taken, ...(isWholeDeck(before, seat) ? left.filter(isRare(before, seat, left)) : left)];
}

/** Whether the player looks through all of the deck. */
function isWholeDeck({ state: { choice, sides } }: Battle, seat: Seat): boolean {
  if (choice?.kind !== 'cards' || choice.from !== 'deck' || choice.seat !== seat) return false;
  return choice.cards.length + (choice.seen?.length ?? 0) >= sides[seat].deck.length;
}

/** Whether all of its copies may lie among the Prizes. */
function isRare({ printing, state }: Battle, seat: Seat, left: readonly CardNo[]): (card: CardNo) => boolean {
  const { deck, prizes } = state.sides[seat];
  const copies = (card: CardNo, cards: readonly CardNo[]): number =>
    cards.filter((each) => printing[each] === printing[card]).length;
  return (card) => copies(card, deck) + copies(card, prizes) - prizes.length < copies(card, left);
}

/** Damage may count the cards that came to light before it. */
function showsBeforeDamage(events: readonly BattleEvent[]): boolean {
  const blow = events.findIndex(({ type }) => type === 'damageDealt' || type === 'countersPut');
  return events
    .slice(0, Math.max(0, blow))
    .some(
      (event) =>
        event.type === 'cardsRevealed' ||
        (event.type === 'cardsMoved' && (event.from === 'deck' || event.from === 'prizes')),
    );
}
