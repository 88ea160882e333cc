/** What a selected card waits for, which places it may go to, and the action that a tap there means. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import type { MoveJson, PlayerActionJson } from '@pokesol/protocol';
import { factsIn } from '../../../board/cardLook.ts';
import type { BoardSlot } from '../../../board/EmptySpot.tsx';

/** `card`: a selected card that needs no target besides a place. */
export type Mode =
  | { readonly kind: 'none' }
  | { readonly kind: 'card'; readonly card: CardNo }
  | { readonly kind: 'energy'; readonly card: CardNo }
  | { readonly kind: 'trainer'; readonly card: CardNo };

export const NO_MODE: Mode = { kind: 'none' };

export const cardOfMode = (mode: Mode): CardNo | null => (mode.kind === 'none' ? null : mode.card);

/** Selecting an energy asks for its Pokémon, a trainer with a target for that one. */
export function modeFor(view: Pick<BattleView, 'cards' | 'printed'>, card: CardNo): Mode {
  const facts = factsIn(view, card);
  if (facts?.kind === 'energy') return { kind: 'energy', card };
  if (facts?.kind === 'trainer' && facts.effect !== null && facts.effect.target !== null)
    return { kind: 'trainer', card };
  return { kind: 'card', card };
}

/** A second click on the selected card lets it go, where it does not play it. */
export const toggled = (view: Pick<BattleView, 'cards' | 'printed'>, mode: Mode, card: CardNo): Mode =>
  cardOfMode(mode) === card ? NO_MODE : modeFor(view, card);

/** A mode lives as long as its card is in the hand. */
export const stillOf = (mode: Mode, hand: readonly CardNo[]): Mode => {
  const card = cardOfMode(mode);
  return card === null || hand.includes(card) ? mode : NO_MODE;
};

export const playableCards = (legal: readonly MoveJson<'classic'>[]): ReadonlySet<CardNo> =>
  new Set(legal.flatMap((move) => ('card' in move ? [move.card] : [])));

export type Targets = { readonly pokemon: ReadonlySet<PokemonId>; readonly slots: ReadonlySet<BoardSlot> };

/** Where a tap does something that is allowed. */
export function targetsOf(mode: Mode, legal: readonly MoveJson<'classic'>[]): Targets {
  const pokemon = new Set<PokemonId>();
  const slots = new Set<BoardSlot>();
  for (const move of legal) {
    if (mode.kind === 'none') {
      if (move.type === 'promote') pokemon.add(move.pokemon);
      continue;
    }
    if (!('card' in move) || move.card !== mode.card) continue;
    if (move.type === 'play') slots.add(move.to);
    if (move.type === 'attach') pokemon.add(move.pokemon);
    if (move.type === 'trainer' && move.target !== null) pokemon.add(move.target);
  }
  return { pokemon, slots };
}

/** What a tap on a Pokémon asks for, allowed or not; `null` where it only looks at it. */
export function actionOnPokemon(
  mode: Mode,
  view: Pick<BattleView, 'you'>,
  legal: readonly MoveJson<'classic'>[],
  pokemon: PokemonId,
): PlayerActionJson<'classic'> | null {
  switch (mode.kind) {
    case 'none':
      return legal.some((move) => move.type === 'promote' && move.pokemon === pokemon)
        ? { type: 'promote', pokemon }
        : null;
    case 'energy':
      return { type: 'attach', card: mode.card, pokemon };
    case 'trainer':
      return { type: 'trainer', card: mode.card, target: pokemon };
    case 'card':
      // The place is taken: the rules say so better than silence.
      return view.you.active?.id === pokemon ? { type: 'play', card: mode.card, to: 'active' } : null;
  }
}

/** What a tap on an empty place asks for; `null` without a card to put there. */
export function actionOnSlot(mode: Mode, slot: BoardSlot): PlayerActionJson<'classic'> | null {
  return mode.kind === 'card' || mode.kind === 'energy' || mode.kind === 'trainer'
    ? { type: 'play', card: mode.card, to: slot }
    : null;
}

/** What a commit at that place does with the selected card, in words: 'Attach to Pikachu'. */
export function targetText(mode: Mode, name: string): string {
  return mode.kind === 'energy'
    ? `Attach to ${name}`
    : mode.kind === 'trainer'
      ? `Use on ${name}`
      : `Move up ${name}`;
}

/** Before the first turn: the first Pokémon of the hand that can stand in the Active Spot; nothing once one stands there. */
export function firstMode(view: BattleView, legal: readonly MoveJson<'classic'>[]): Mode {
  const isLaidOut = (card: CardNo) =>
    legal.some((move) => move.type === 'play' && move.to === 'active' && move.card === card);
  const card = view.phase === 'setup' ? view.you.hand.find(isLaidOut) : undefined;
  return card === undefined ? NO_MODE : modeFor(view, card);
}

/** What the Play button does with the selected card: a Pokémon goes to the active place if that is free. */
export function playAction(mode: Mode, view: BattleView): PlayerActionJson<'classic'> | null {
  if (mode.kind !== 'card') return null;
  if (factsIn(view, mode.card)?.kind === 'trainer') return { type: 'trainer', card: mode.card, target: null };
  const isFree = view.you.active === null && !view.you.playedActiveThisTurn;
  return { type: 'play', card: mode.card, to: isFree ? 'active' : 'bench' };
}

/** What the selected card does when it is pressed again: that which it can do in one place alone; `null` where it has a choice. */
export function secondPress(
  mode: Mode,
  view: BattleView,
  legal: readonly MoveJson<'classic'>[],
  only: PokemonId | undefined,
): PlayerActionJson<'classic'> | null {
  if (mode.kind === 'none') return null;
  return only === undefined ? playAction(mode, view) : actionOnPokemon(mode, view, legal, only);
}
