/** What the moves of the official table mean to its board: what is lit, dim, pointed at, and what handles a press. */
import { type CardNo, inPlay, type PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import { useMemo } from 'react';
import type { MovesPorts } from '../../../screen/rulesUi.ts';
import type { AnnouncedAbility, OfficialInteraction, OfficialSlot, Reason } from '../board/interaction.ts';
import { ABILITY_USED, type OfficialMove } from './judge.ts';
import { pokemonName } from './messages.ts';
import { type Option, tableOptions } from './options.ts';
import { type Placing, placedId } from './placing.ts';
import type { PlainMoves } from './usePlainMoves.ts';

const NOTHING: ReadonlySet<never> = new Set();
const LATER: Reason = {
  short: 'later',
  message: 'Only Basic Pokémon are laid out before the first turn.',
  rule: '2.3',
};

/** For every card of the hand what can be done with it. */
function handOptions(
  view: BattleView,
  legal: readonly OfficialMove[],
): ReadonlyMap<CardNo, readonly Option[]> {
  return new Map(view.you.hand.map((card) => [card, tableOptions(view, legal, { kind: 'hand', card })]));
}

const laidOutIds = ({ active, bench }: Placing): ReadonlySet<PokemonId> =>
  new Set([...(active === null ? [] : [active]), ...bench].map(placedId));

/** On the strip of a card: «attach», «play», or the one Pokémon that it goes to. */
function doesText(view: BattleView, option: Option): string {
  const targets = option.moves.flatMap((move) =>
    'pokemon' in move && move.pokemon !== undefined ? [move.pokemon] : [],
  );
  const [only] = targets;
  switch (option.kind) {
    case 'evolve':
      return only === undefined ? '' : pokemonName(view, only);
    case 'attach':
      return 'attach';
    case 'bench':
      return 'Bench';
    case 'assemble':
      return 'assemble';
    case 'cardAbility':
      return 'Ability';
    default:
      return 'play';
  }
}

const announced = (options: readonly Option[]): readonly AnnouncedAbility[] =>
  options
    .filter(({ kind }) => kind === 'ability')
    .map(({ name, reason }) => ({
      name,
      now: reason === null ? 'ready' : reason.short === ABILITY_USED ? 'used' : 'no use now',
    }));

export function useTableInteraction(
  newest: { readonly view: BattleView; readonly legal: readonly OfficialMove[] },
  moves: PlainMoves,
  { onRead, onReadPokemon }: Pick<MovesPorts, 'onRead' | 'onReadPokemon'>,
): OfficialInteraction {
  const { view, legal } = newest;
  const { takesMoves, setup, nextPlace, selection, option, pointing, pointed, board, isBusy } = moves;
  const { placing, isPlaced, point, toggle, choose, again, pressHand, setRefused, onPokemon, onSlot } = moves;
  const options = useMemo(
    () => (takesMoves ? handOptions(view, legal) : new Map<CardNo, readonly Option[]>()),
    [takesMoves, view, legal],
  );
  const own = useMemo(
    () =>
      (takesMoves ? inPlay(view.you) : []).map(
        ({ id }) => [id, tableOptions(view, legal, { kind: 'pokemon', pokemon: id })] as const,
      ),
    [takesMoves, view, legal],
  );
  const ready = useMemo(
    () => new Set(own.filter(([, all]) => all.some(({ moves }) => moves.length > 0)).map(([id]) => id)),
    [own],
  );
  const abilities = useMemo(() => new Map(own.map(([id, all]) => [id, announced(all)])), [own]);
  return useMemo((): OfficialInteraction => {
    const isAsked = board.choice !== null && !isBusy;
    const slots = new Set<OfficialSlot>();
    if (setup !== null && selection?.kind === 'hand' && nextPlace !== null) slots.add(nextPlace);
    if (takesMoves && option?.kind === 'bench' && option.moves.length > 0) slots.add('bench');
    const possible = (card: CardNo) => options.get(card)?.find((each) => each.moves.length > 0);
    return {
      selected: selection,
      playable:
        setup !== null
          ? new Set(setup.cards.filter((card) => !isPlaced(card)))
          : new Set([...options.keys()].filter((card) => possible(card) !== undefined)),
      ready,
      abilities,
      targets: isAsked ? new Set(board.choice?.pokemon) : takesMoves ? pointing.targets : NOTHING,
      slots,
      pointed: board.choice === null ? pointed : board.pointed,
      chosen: board.chosen,
      takesBack: setup === null ? NOTHING : laidOutIds(placing),
      doesOf: (card) => {
        if (setup !== null) return nextPlace === 'active' ? 'Active' : 'Bench';
        const found = possible(card);
        return found === undefined ? '' : doesText(view, found);
      },
      reasonOf: (card) => {
        if (setup !== null) return setup.cards.includes(card) ? undefined : LATER;
        const all = options.get(card);
        return all === undefined || possible(card) !== undefined ? undefined : (all[0]?.reason ?? undefined);
      },
      onPoint: board.choice === null ? point : board.point,
      onRead,
      onReadPokemon,
      onHandCard: (card) => {
        if (setup !== null && !setup.cards.includes(card)) return setRefused({ title: 'Not yet', ...LATER });
        pressHand(card);
      },
      again,
      onPutBack: () => choose(null),
      onPokemon: (pokemon, isTouch) => onPokemon(pokemon, isTouch, onReadPokemon),
      onSlot: (slot) => {
        if (slot !== 'stadium') onSlot(slot);
      },
      onStadium: () => {
        const { stadium } = view;
        if (stadium === null) return;
        if (tableOptions(view, legal, { kind: 'stadium' }).length > 0) toggle({ kind: 'stadium' });
        else onRead(stadium.card);
      },
    };
  }, [
    view,
    legal,
    options,
    ready,
    abilities,
    takesMoves,
    setup,
    nextPlace,
    selection,
    option,
    pointing,
    pointed,
    board,
    isBusy,
    placing,
    isPlaced,
    point,
    toggle,
    choose,
    again,
    pressHand,
    setRefused,
    onPokemon,
    onSlot,
    onRead,
    onReadPokemon,
  ]);
}
