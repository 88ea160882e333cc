/** At which Pokémon an option is pointed, and the move that a commit there sends. */
import { isRefusal, type PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import { type OfficialMove, tried } from './judge.ts';
import type { Option } from './options.ts';

export type Pointing = {
  readonly targets: ReadonlySet<PokemonId>;
  /** `null`: with no target, or another, there is nothing to send. */
  readonly moveAt: (target: PokemonId | null) => OfficialMove | null;
};

const NO_TARGETS: ReadonlySet<never> = new Set();

export function pointingOf(view: BattleView, option: Option | null): Pointing {
  const [first] = option?.moves ?? [];
  if (option === null || first === undefined) return { targets: NO_TARGETS, moveAt: () => null };
  if (option.kind === 'evolve' || option.kind === 'attach') {
    const at = (move: OfficialMove) =>
      move.type === 'evolve' || move.type === 'attach' ? move.pokemon : undefined;
    return {
      targets: new Set(option.moves.flatMap((move) => at(move) ?? [])),
      moveAt: (target) => option.moves.find((move) => at(move) === target) ?? null,
    };
  }
  const asked = askedFirst(view, first);
  if (asked === null) return { targets: NO_TARGETS, moveAt: () => first };
  return {
    targets: asked,
    moveAt: (target) =>
      target === null || !asked.has(target) ? null : ({ ...first, answers: [[target]] } as OfficialMove),
  };
}

/** Only what everybody sees happens before such a question, so that its answer can be given beforehand. */
const PLAIN: readonly string[] = [
  'trainerPlayed',
  'abilityUsed',
  'cardAbilityUsed',
  'stadiumUsed',
  'retreats',
  'choiceOpened',
];

const kept = new WeakMap<BattleView, Map<string, ReadonlySet<PokemonId> | null>>();

/** The Pokémon of the question that the move begins with, if it is one for a single Pokémon. */
function askedFirst(view: BattleView, move: OfficialMove): ReadonlySet<PokemonId> | null {
  if (move.type === 'attack' || !('type' in move)) return null;
  const known = kept.get(view) ?? new Map<string, ReadonlySet<PokemonId> | null>();
  kept.set(view, known);
  const key = JSON.stringify(move);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = firstQuestion(view, move);
  known.set(key, found);
  return found;
}

function firstQuestion(view: BattleView, move: OfficialMove): ReadonlySet<PokemonId> | null {
  const applied = tried(view, move);
  if (isRefusal(applied)) return null;
  const { choice } = applied.battle.state;
  const isPlain = applied.events.every(({ type }) => PLAIN.includes(type));
  if (!isPlain || choice?.kind !== 'pokemon' || choice.seat !== view.seat) return null;
  return choice.min === 1 && choice.max === 1 ? new Set(choice.pokemon) : null;
}
