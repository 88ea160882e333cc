/** A question for Pokémon, answered on the board: one by pointing, several by marking each. */
import type { PokemonId } from '@pokesol/engine';
import type { Answer, BattleView, ChoiceOf } from '@pokesol/engine/official';
import { useCallback, useMemo, useState } from 'react';

export type BoardAnswer = {
  readonly choice: ChoiceOf<'pokemon'> | null;
  readonly chosen: ReadonlySet<PokemonId>;
  readonly pointed: PokemonId | null;
  /** What «Do it» answers; `null` while it would be too few. */
  readonly answer: Answer | null;
  readonly point: (pokemon: PokemonId | null) => void;
  /** Marks it, or takes the mark off. */
  readonly toggle: (pokemon: PokemonId) => void;
  readonly clear: () => void;
};

const NO_POKEMON: readonly never[] = [];
const NONE_CHOSEN: ReadonlySet<never> = new Set();

export function useBoardAnswer({ choice: open }: Pick<BattleView, 'choice'>): BoardAnswer {
  const choice = open?.kind === 'pokemon' ? open : null;
  const [marked, setMarked] = useState<{ of: typeof open; all: readonly PokemonId[] }>();
  const [at, setAt] = useState<PokemonId | null>(null);
  const all = choice === null ? NO_POKEMON : marked?.of === open ? marked.all : choice.picked;
  const isOne = choice !== null && choice.max === 1;
  const [only] = isOne && choice.min === 1 && choice.pokemon.length === 1 ? choice.pokemon : [];
  const pointed = only ?? (choice !== null && at !== null && choice.pokemon.includes(at) ? at : null);

  const toggle = useCallback(
    (pokemon: PokemonId) =>
      setMarked((before) => {
        const now = before?.of === open ? before.all : choice === null ? [] : choice.picked;
        const without = now.filter((each) => each !== pokemon);
        const isFull = choice !== null && without.length >= choice.max;
        return { of: open, all: without.length < now.length || isFull ? without : [...now, pokemon] };
      }),
    [open, choice],
  );
  const clear = useCallback(() => {
    setMarked(undefined);
    setAt(null);
  }, []);
  // The same as long as nothing of it changes: the whole table is drawn from it.
  return useMemo(() => {
    const answered = isOne ? (pointed === null ? [] : [pointed]) : all;
    return {
      choice,
      chosen: choice === null || isOne ? NONE_CHOSEN : new Set(all),
      pointed,
      answer: choice !== null && answered.length >= choice.min ? answered : null,
      point: setAt,
      toggle,
      clear,
    };
  }, [choice, isOne, all, pointed, toggle, clear]);
}
