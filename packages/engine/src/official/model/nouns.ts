/** The nouns of the effect language: which Pokémon, which cards, how many, and whether something holds. */
import type { Status } from '../../kernel/status.ts';
import type { Type } from '../../kernel/types.ts';
import type { Stage } from './stages.ts';

/** Seen from the player of the card, or the owner of the Pokémon whose effect it is. */
export type Whose = 'own' | 'opponent';
export const PLACES = ['active', 'bench', 'inPlay'] as const;
export type Place = (typeof PLACES)[number];
export const PILES = ['deck', 'hand', 'discard', 'prizes', 'lost'] as const;
export type Pile = (typeof PILES)[number];

/** One unit of energy: every type that it can pay for. */
export type Unit = readonly Type[];

export const TRAINER_KINDS = ['item', 'supporter', 'stadium', 'tool', 'toolF'] as const;
export type TrainerKind = (typeof TRAINER_KINDS)[number];

/** Tools of all years (rule 3.5). */
export const TOOLS: readonly TrainerKind[] = ['tool', 'toolF'];

/** What abilities of some years are called: those that are announced or answer, and those that hold. */
export type AbilityKind = 'Poké-Power' | 'Poké-Body';

/** Every field that is given must hold. */
export type CardFilter = {
  readonly kind?: 'pokemon' | 'trainer' | 'energy';
  readonly stages?: readonly Stage[];
  readonly basicEnergy?: boolean;
  readonly trainers?: readonly TrainerKind[];
  /** A Pokémon of that type, or an energy card that is of that type by itself. */
  readonly type?: Type;
  readonly name?: string;
  /** Such words in its name: «Dark», an owner, either Pokémon of a TAG TEAM. */
  readonly nameHas?: string;
  /** A kind that is printed on it besides. */
  readonly tag?: string;
  /** One of these. */
  readonly any?: readonly CardFilter[];
  /** The HP that are printed on a Pokémon. */
  readonly hpAtMost?: number;
  readonly hpAtLeast?: number;
  /** It is put onto that Pokémon to evolve it. */
  readonly evolvesFrom?: string;
  /** A Pokémon on which an attack of that name is printed. */
  readonly hasAttack?: string;
  /** Exactly that is printed on a Pokémon. */
  readonly retreatCost?: number;
  /** Energy that is no basic one. */
  readonly specialEnergy?: boolean;
  readonly not?: CardFilter;
};
export type PokemonFilter = {
  readonly card?: CardFilter;
  readonly damaged?: boolean;
  readonly statuses?: readonly Status[];
  /** Has so many Special Conditions. */
  readonly conditionsAtLeast?: number;
  /** Has energy attached, of that type where one is named. */
  readonly energy?: Type | 'any';
  readonly evolved?: boolean;
  /** A card of that name lies under it. */
  readonly evolvedFrom?: string;
  /** Has a tool attached. */
  readonly tool?: boolean;
  /** May have a tool more than it has. */
  readonly toolRoom?: true;
  /** Has a Weakness. */
  readonly weak?: boolean;
  /** Has more HP left than that. */
  readonly hpLeftOver?: number;
  /** It may evolve now, did not come into play this turn, and it is not the first turn; effects that allow earlier evolution do not count. */
  readonly mayEvolve?: true;
  /**
   * Its owner's hand has a card that may be put onto it now, skipping one stage. `grown`: it also did not come into play this turn, and
   * it is not the first turn, whatever effect allows earlier evolution.
   */
  readonly evolvesPastOne?: true | 'grown';
  /** Fits one of these. */
  readonly any?: readonly PokemonFilter[];
  /** Has an ability that nothing has taken off it. */
  readonly hasAbility?: boolean;
  /** Has one of that kind which nothing has taken off it. */
  readonly abilityOf?: readonly AbilityKind[];
  /** Has special energy attached. */
  readonly specialEnergy?: boolean;
  /** Has an energy card attached that is such a card. */
  readonly energyCard?: CardFilter;
  /** Has no more HP left than that. */
  readonly remainingAtMost?: number;
  /** Has so many units of energy attached, of that type where one is named. */
  readonly energyAtLeast?: { readonly type?: Type; readonly units: number };
  readonly not?: PokemonFilter;
};

/** Pokémon in play. `self` is the source of the effect, `attacker` the Pokémon it answers. */
export type Selector =
  | 'self'
  | 'defending'
  | 'attacker'
  | { readonly bound: string }
  /** Of those, the ones that fit: «if this Pokémon has …». */
  | { readonly among: Selector; readonly where: PokemonFilter }
  | (Placed & {
      /** Not one of those that were chosen before. */
      readonly notIn?: string;
      /** Shares a type with one of those. */
      readonly sameTypeAs?: Selector;
    });

/** Those that stand there, of a player or of both. */
type Placed = {
  readonly whose: Whose | 'both';
  readonly place: Place;
  readonly where?: PokemonFilter;
  /** Not the source itself. */
  readonly other?: true;
};
/**
 * Whom something reaches that holds without an end: nothing has been chosen there, there is no attacker, and a type that is shared
 * could be one that this very thing changes.
 */
export type Reach = 'self' | { readonly among: Reach; readonly where: PokemonFilter } | Placed;

/** Cards of a pile that lies open. */
type PileCards = { readonly pile: 'discard'; readonly whose: Whose; readonly where?: CardFilter };

/** Cards: chosen before, in a pile, on Pokémon, or the Stadium in play. */
export type Cards =
  /** Of them, with `where` those that fit. */
  | { readonly bound: string; readonly where?: CardFilter }
  | { readonly stadium: true }
  | {
      readonly pile: Pile;
      readonly whose: Whose;
      readonly where?: CardFilter;
      /** Only so many from the top or the bottom of it, and of these the ones that fit. */
      readonly top?: Quantity;
      readonly bottom?: Quantity;
      /** Only those from the top down to the first that fits, that one too; all where none does. */
      readonly until?: CardFilter;
      /** Only cards that evolve from that Pokémon past one stage. */
      readonly pastOneOnto?: Selector;
      /** Only cards that evolve from that Pokémon, or from one of those. */
      readonly evolvesOnto?: Selector;
      /** Only cards of the name of one of those Pokémon, or of one of those cards. */
      readonly namedLike?: Selector | PileCards;
      /** Not one of those that were chosen before. */
      readonly notIn?: string;
    }
  | {
      readonly on: Selector;
      /** `under`: what it evolved from. */
      readonly part: 'energy' | 'attached' | 'tools' | 'evolutions' | 'under' | 'all';
      readonly where?: CardFilter;
      /** Energy that provides that type where it is attached. */
      readonly providing?: Type;
    };

export type Quantity =
  | number
  | { readonly count: Selector }
  /** Damage counters. */
  | { readonly counters: Selector }
  /** Units of energy attached. */
  | { readonly energy: Selector; readonly type?: Type }
  /** Types of basic energy cards attached, each once. */
  | { readonly basicEnergyTypes: Selector }
  /** Types that those energy cards have by themselves, each once. */
  | { readonly energyTypes: Cards }
  /** Cards, wherever they are. */
  | { readonly cards: Cards }
  /** Units of that type on the source which the cost of the attack leaves over. */
  | { readonly unpaid: Type | 'any' }
  /** Colorless in its retreat cost, of all of them together. */
  | { readonly retreatCost: Selector }
  /** The number that was chosen under that name. */
  | { readonly chosen: string }
  /** Special Conditions that it has. */
  | { readonly conditions: Selector }
  | { readonly heads: string }
  | { readonly remainingHp: Selector }
  | { readonly hp: Selector }
  /** Damage that attacks did to it in this turn, or in the one before. */
  | { readonly damaged: Selector; readonly in: 'thisTurn' | 'lastTurn' }
  | { readonly sum: readonly Quantity[] }
  | { readonly product: readonly [Quantity, Quantity] }
  /** Never below 0. */
  | { readonly difference: readonly [Quantity, Quantity] }
  /** Half of it, rounded to the ten. */
  | { readonly half: Quantity; readonly round: 'up' | 'down' }
  | { readonly least: readonly [Quantity, Quantity] }
  /** Points of damage or HP as damage counters. */
  | { readonly inCounters: Quantity }
  /** So much if that holds, nothing otherwise. */
  | { readonly when: Condition; readonly then: Quantity };

export type Condition =
  | { readonly quantity: Quantity; readonly atLeast: Quantity }
  | { readonly exists: Selector }
  | { readonly heads: string }
  /** All coins of that flip fell heads, one at least. */
  | { readonly allHeads: string }
  /** At least one was chosen, or bound otherwise. */
  | { readonly some: string }
  /** The Pokémon of the effect used that attack in the last turn of its player. */
  | { readonly usedLastTurn: string }
  /** Any own Pokémon was, or one that was such a card, in the last turn of the opponent; at a Checkup it is neither player's turn (rule 5.5a). */
  | { readonly knockedOutLastTurn: 'anyhow' | 'byAttack'; readonly of?: CardFilter }
  /** The player played such a card from the hand in this turn; attached energy was not played. */
  | { readonly playedThisTurn: CardFilter }
  /** It came from the Bench to the Active Spot in this turn of its player. */
  | { readonly cameThisTurn: Selector }
  /** It evolved in this turn, by whatever. */
  | { readonly evolvedThisTurn: Selector }
  /** It is the first turn of this player; of the one who goes second alone. */
  | { readonly turn: 'first' | 'firstGoingSecond' }
  /** An attack gave it that condition in the last turn. */
  | { readonly afflictedLastTurn: Selector; readonly status: Status }
  /** A Stadium is in play, or one of that kind; with `whose`, one that this player played. */
  | { readonly stadium: true | CardFilter; readonly whose?: Whose }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };
