/** Distinguishes moves and battles of the official rules by what they do: four copies of a card make one move. */
import type { Frozen, Seat } from '@pokesol/engine';
import type { Battle, BattleView, Move, Pokemon } from '@pokesol/engine/official';

/** Moves with the same key lead to battles that differ only in the copy used. Cards in play are not alike: where they lie matters. */
function moveKey({ printing, state }: Battle, move: Move): string {
  const named = (card: number): string => `p${printing[card]}`;
  switch (move.type) {
    case 'bench':
    case 'assemble':
    case 'trainer':
      return `${move.type} ${named(move.card)}`;
    case 'evolve':
    case 'attach':
      return `${move.type} ${named(move.card)} ${move.pokemon}`;
    case 'ability':
      return `ability ${move.pokemon} ${move.ability}`;
    case 'attack':
      return `attack ${move.attack} ${move.pokemon ?? ''}`;
    case 'cardAbility':
      return `cardAbility ${named(move.card)} ${move.ability}`;
    case 'stadium':
    case 'retreat':
    case 'endTurn':
      return move.type;
    case 'pick':
      return `pick ${isOfPile(state.choice) ? named(move.item) : move.item}`;
    case 'choose':
      return `choose ${Array.isArray(move.answer) && isOfPile(state.choice) ? move.answer.map(named).sort().join(' ') : JSON.stringify(move.answer)}`;
  }
}

const isOfPile = (choice: Battle['state']['choice']): boolean =>
  choice?.kind === 'cards' && choice.from !== 'inPlay' && choice.from !== 'prizes';

/** The first move of each key. */
export function distinct(battle: Battle, moves: readonly Move[]): readonly Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = moveKey(battle, move);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Equal for guessed battles of one turn that differ only in the copies of cards used, or in the order of moves. */
export function fingerprint({ printing, state }: Battle): string {
  const named = (cards: readonly number[]): string =>
    cards
      .map((card) => printing[card])
      .sort()
      .join('.');
  const pokemon = (one: Frozen<Pokemon> | null): string =>
    one === null
      ? '-'
      : [
          ...[named(one.cards), one.damage, named(one.energy), named(one.attached), one.used.join('.')],
          one.afflictions.map(({ status }) => status).join('.'),
        ].join(':');
  const sides = state.sides.map(({ active, bench, hand, deck, attachedEnergy, playedSupporter, retreated }) =>
    [
      ...[active, ...bench].map(pokemon),
      ...[named(hand), deck.length, attachedEnergy, playedSupporter, retreated],
    ].join(' '),
  );
  const { choice, stadium, markers, turn } = state;
  return [turn, ...sides, stadium?.card, markers.length, JSON.stringify(choice ?? null)].join('|');
}

/**
 * The same of one seat's turn, for what can still be done in it: in play, what was used up, and of the hand what is known. `field` is
 * equal where only the hand and the Supporter differ.
 */
export function turnKey(
  { printing, state }: Battle,
  seat: Seat,
  barred: ReadonlySet<number>,
): { readonly field: string; readonly whole: string; readonly hand: readonly number[] } {
  const named = (cards: readonly number[]): number[] =>
    cards.map((card) => printing[card] ?? 0).sort((a, b) => a - b);
  const pokemon = (one: Frozen<Pokemon> | null): string =>
    one === null
      ? '-'
      : `${one.id}:${one.cards.map((card) => printing[card]).join('.')}:${one.damage}:${named(one.energy).join('.')}:${named(one.attached).join('.')}:${one.used.join('.')}:${one.newIn}:${one.afflictions.map(({ status }) => status).join('.')}`;
  const sides = state.sides.map((side) =>
    [
      ...[side.active, ...side.bench].map(pokemon),
      ...[side.attachedEnergy, side.retreated, side.playedStadium, side.usedStadium],
      ...[side.prizes.length, side.spent.join('.')],
    ].join(' '),
  );
  const { markers, bans, covers, thisTurn, stadium } = state;
  const happened = thisTurn.filter(({ what }) => what !== 'played').length;
  const effects =
    markers.length + bans.length + covers.length === 0 ? '' : JSON.stringify([markers, bans, covers]);
  const field = [...sides, stadium?.card, happened, effects].join('|');
  const own = state.sides[seat];
  const hand = named(own.hand.filter((card) => !barred.has(card)));
  return { field, hand, whole: `${field}|${hand.join('.')}|${own.playedSupporter}` };
}

/** Equal for two views of a seat exactly when nothing that the rest of a plan relies on differs. */
export function viewFingerprint({ you, opponent, turn, choice, stadium }: BattleView): string {
  const side = ({ active, bench, deckCount, handCount, prizeCount }: typeof opponent): string =>
    [
      ...[active, ...bench].map((one) =>
        one === null
          ? '-'
          : [
              ...[one.cards.join('.'), one.damage, one.energy.map(({ card }) => card).join('.')],
              ...[one.attached.join('.'), one.statuses.join('.'), one.used.join('.')],
            ].join(':'),
      ),
      ...[deckCount, handCount, prizeCount],
    ].join(' ');
  const hand = [...you.hand].sort((a, b) => a - b).join('.');
  return [turn, side(you), hand, side(opponent), stadium?.card, JSON.stringify(choice ?? null)].join('|');
}
