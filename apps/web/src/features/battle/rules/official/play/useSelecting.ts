/** What is selected on the official table, which of its options, and at which Pokémon it is pointed: all of it taken back by Back. */
import type { PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import { useCallback, useMemo, useState } from 'react';
import type { OfficialSelection } from '../board/interaction.ts';
import type { OfficialMove } from './judge.ts';
import { firstOption, tableOptions } from './options.ts';
import { pointingOf } from './pointing.ts';

const isStillThere = (view: BattleView, selection: OfficialSelection): boolean => {
  switch (selection.kind) {
    case 'hand':
      return view.you.hand.includes(selection.card) || view.you.discard.includes(selection.card);
    case 'pokemon':
      return [view.you.active, ...view.you.bench].some((pokemon) => pokemon?.id === selection.pokemon);
    case 'stadium':
      return view.stadium !== null;
  }
};

export const isSameSelection = (one: OfficialSelection | null, other: OfficialSelection | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function useSelecting(view: BattleView, legal: readonly OfficialMove[]) {
  const [chosen, setChosen] = useState<OfficialSelection | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<PokemonId | null>(null);
  const selection = chosen !== null && isStillThere(view, chosen) ? chosen : null;
  const options = useMemo(() => tableOptions(view, legal, selection), [view, legal, selection]);
  const option = options.find((each) => each.key === key) ?? firstOption(options);
  const pointing = useMemo(() => pointingOf(view, option), [view, option]);
  const [only] = pointing.targets.size === 1 ? pointing.targets : [];
  const pointed = only ?? (pointedAt !== null && pointing.targets.has(pointedAt) ? pointedAt : null);

  const select = useCallback((next: OfficialSelection | null, option: string | null = null) => {
    setChosen(next);
    setKey(option);
    setPointedAt(null);
  }, []);
  const chooseOption = useCallback((next: string) => {
    setKey(next);
    setPointedAt(null);
  }, []);
  // The same as long as nothing of it changes: the whole table is drawn from it.
  return useMemo(
    () => ({ selection, options, option, pointing, pointed, select, chooseOption, point: setPointedAt }),
    [selection, options, option, pointing, pointed, select, chooseOption],
  );
}
