/** The rule sets as data: what differs between them is a value here, read where it matters. */
import type { Status } from '../../kernel/status.ts';

/** Raised when a stored battle would play differently under the new code; replays name the version they need. */
export const CLASSIC_VERSION = 3;

export type RuleSet = {
  readonly deckSize: number;
  readonly startingHand: number;
  readonly mulliganCap: number;
  readonly benchSize: number;
  readonly prizes: number;
  /** Energies a player may attach from the hand to one Pokémon each turn. */
  readonly energyPerPokemon: number;
  /** Energies that must be attached before any attack, whatever it costs. */
  readonly energyToAttack: number;
  /** The turn of the battle from which attacks are allowed; its first turn is 1. */
  readonly firstTurnToAttack: number;
  /** Used by a Pokémon without attacks. */
  readonly basicAttackDamage: number;
  /** Which steps of an attack's text are carried out. */
  readonly attackText: 'statusOnly' | 'all';
  readonly poisonDamage: number;
  readonly burnDamage: number;
  readonly confusionDamage: number;
  /** Conditions that take each other's place; the others stand beside each other. */
  readonly exclusiveStatuses: readonly Status[];
  readonly weaknessFactor: number;
  readonly resistanceFactor: number;
  /** After so many turns the board decides. */
  readonly turnLimit: number;
  /** Turns in a row that the clock may end before the battle is lost. */
  readonly timeoutsToLose: number;
};

export const RULES = {
  classic: {
    deckSize: 60,
    startingHand: 7,
    mulliganCap: 10,
    benchSize: 5,
    prizes: 0,
    energyPerPokemon: 1,
    energyToAttack: 1,
    firstTurnToAttack: 2,
    basicAttackDamage: 20,
    attackText: 'statusOnly',
    poisonDamage: 10,
    burnDamage: 20,
    confusionDamage: 30,
    exclusiveStatuses: [],
    weaknessFactor: 2,
    resistanceFactor: 0.5,
    turnLimit: 200,
    timeoutsToLose: 3,
  },
} as const satisfies Record<string, RuleSet>;

export type RulesName = keyof typeof RULES;
/** The set of that name, as the rules read it: no caller may lean on one set's numbers. */
export const rulesOf = (battle: { readonly rules: RulesName }): RuleSet => RULES[battle.rules];
