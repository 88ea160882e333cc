/** Whose effect it is and what it has chosen so far: the ground on which its words are understood. */
import type { Frozen } from '../../kernel/frozen.ts';
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import type { FoundPokemon } from '../../kernel/table.ts';
import { TYPES } from '../../kernel/types.ts';
import type { Whose } from '../model/nouns.ts';
import type { Frame, Pokemon } from '../model/state.ts';

export type Context = Pick<
  Frozen<Frame>,
  'seat' | 'by' | 'card' | 'source' | 'attacker' | 'attack' | 'bound'
>;
export type InPlay = FoundPokemon<Frozen<Pokemon>>;

/** Of a Pokémon's ability that has chosen nothing yet; without a Pokémon, of a Stadium. */
export const ofAbility = (seat: Seat, holder: Frozen<Pokemon> | null): Context => ({
  seat,
  by: 'ability',
  card: null,
  source: holder?.id ?? null,
  attacker: null,
  attack: null,
  bound: {},
});

export const seatOf = ({ seat }: Pick<Context, 'seat'>, whose: Whose): Seat =>
  whose === 'own' ? seat : otherSeat(seat);

/** Set while only the candidates are known: how few or how many of them may be chosen. */
type Range = { readonly range?: Readonly<Record<string, { readonly least: number; readonly most: number }>> };
/** What the name certainly stands for: nothing while the player may still choose other things instead. */
export const surelyBound = (context: Context & Range, name: string): readonly number[] => {
  const all = boundTo(context, name);
  const range = context.range?.[name];
  return range === undefined || range.least >= all.length ? all : [];
};

export const boundTo = (context: Context, name: string): readonly number[] => context.bound[name] ?? [];

/** The type that was chosen under that name. */
export const typeOf = (context: Context, name: string) =>
  TYPES[boundTo(context, name)[0] ?? 0] ?? 'Colorless';
