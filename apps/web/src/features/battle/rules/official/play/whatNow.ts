/** All that can be done now in the printed game, and what cannot with its reason: each allowed move is in one row. */
import type { BattleView } from '@pokesol/engine/official';
import type { OfficialSelection, Reason } from '../board/interaction.ts';
import type { OfficialMove } from './judge.ts';
import { attackDetail, optionText, pokemonName } from './messages.ts';
import { doneBy, type Option, selectable, tableOptions } from './options.ts';

/** `moves`: all that the row stands for. */
type PossibleNow = {
  readonly text: string;
  readonly detail: string;
  /** What it leads to; `null` for the end of the turn and an open question. */
  readonly selection: OfficialSelection | null;
  readonly option: string | null;
  readonly moves: readonly OfficialMove[];
};
type ImpossibleNow = { readonly text: string; readonly reason: Reason };

export type OfficialWhatNow = {
  readonly possible: readonly PossibleNow[];
  readonly impossible: readonly ImpossibleNow[];
};

export function officialWhatNow(view: BattleView, legal: readonly OfficialMove[]): OfficialWhatNow {
  const possible = new Map<string, PossibleNow>();
  const impossible = new Map<string, ImpossibleNow>();
  const rest = new Set(legal);
  for (const selection of selectable(view))
    for (const option of tableOptions(view, legal, selection)) {
      const text = optionText(view, option);
      const done = new Set(option.moves.map((way) => doneBy(view, way)));
      const moves = [...rest].filter((move) => done.has(doneBy(view, move)));
      for (const move of moves) rest.delete(move);
      // That those on the Bench do not attack need not be said of each.
      if (option.reason !== null && !(option.kind === 'attack' && option.pokemon !== view.you.active?.id))
        impossible.set(text, { text, reason: option.reason });
      if (moves.length === 0) continue;
      const before = possible.get(text)?.moves ?? [];
      possible.set(text, {
        text,
        detail: detailOf(view, option),
        selection,
        option: option.key,
        moves: [...before, ...moves],
      });
    }
  for (const move of rest) {
    const text = move.type === 'endTurn' ? 'End the turn' : 'Answer the question';
    const before = possible.get(text)?.moves ?? [];
    possible.set(text, { text, detail: '', selection: null, option: null, moves: [...before, move] });
  }
  return {
    possible: [...possible.values()],
    impossible: [...impossible.values()].filter(({ text }) => !possible.has(text)),
  };
}

/** What the attack does, or the Pokémon that it may go to. */
function detailOf(view: BattleView, option: Option): string {
  const { kind, moves } = option;
  if (kind === 'attack') return attackDetail(view, option);
  if (kind !== 'evolve' && kind !== 'attach') return '';
  const names = moves.flatMap((move) =>
    'pokemon' in move && move.pokemon !== undefined ? [pokemonName(view, move.pokemon)] : [],
  );
  const different = [...new Set(names)];
  return different.length > 2
    ? `to any of ${names.length}`
    : `${kind === 'evolve' ? 'from' : 'to'} ${different.join(' or ')}`;
}
