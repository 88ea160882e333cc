/** The effect language of the official rules: what a card does, as data that is executed, counted and rendered. */
import type { Status } from '../../kernel/status.ts';
import type { Type } from '../../kernel/types.ts';
import type {
  AbilityKind,
  CardFilter,
  Cards,
  Condition,
  PokemonFilter,
  Quantity,
  Selector,
  Unit,
  Whose,
} from './nouns.ts';
import type { OnceAGame, Played, Trigger, Window } from './times.ts';
import type { Unread } from './unread.ts';

/** Before the name of cards that were chosen in units: the number of those units has this name. */
export const UNITS_OF = 'units of ';

/** What was chosen before under that name; placing a modifier puts the chosen thing in its place. */
export type Bound = { readonly bound: string };

/** What holds as long as its source is there: asked for whenever it matters, never applied by changing anything. */
export type Modifier =
  /**
   * Of its attacks, before Weakness and Resistance, or after them; where that is named, only to such Active Pokémon, or only
   * of the attack of that name.
   */
  | {
      readonly change: 'damageDealt';
      readonly by: Quantity;
      readonly after?: true;
      readonly to?: PokemonFilter;
      readonly attack?: string;
    }
  /** Here and below, `ofOpponent`: not of what its own side does to it. `from`: only of such attackers. */
  | {
      readonly change: 'damageTaken';
      readonly by: Quantity;
      /** Ahead of Weakness and Resistance, which otherwise come first. */
      readonly before?: true;
      readonly ofOpponent?: true;
      readonly from?: PokemonFilter;
    }
  /** Of attacks; with `atMost` or `atLeast` only when no more or no less than that would come through, with `from` only of such attackers. */
  | {
      readonly change: 'preventDamage';
      readonly atMost?: number;
      readonly atLeast?: number;
      readonly from?: PokemonFilter;
      readonly ofOpponent?: true;
    }
  /** Damage and every other effect of attacks, with `from` only of such attackers. */
  | { readonly change: 'preventEffects'; readonly from?: PokemonFilter; readonly ofOpponent?: true }
  /**
   * Its player flips a coin where damage of an attack of the opponent would come through, with `untilTails` until it falls tails:
   * each heads changes the damage by that, or prevents it.
   */
  | {
      readonly change: 'coinAgainstDamage';
      readonly each: number | 'all';
      readonly untilTails?: true;
      readonly ofOpponent?: true;
    }
  /** Every effect of attacks but their damage. */
  | { readonly change: 'preventOtherEffects'; readonly from?: PokemonFilter; readonly ofOpponent?: true }
  /** Of its attacks' damage; `effects`: those on the opponent's Active Pokémon. */
  | { readonly change: 'damageIgnores'; readonly what: WeaknessOrResistance | 'effects' }
  | { readonly change: 'hp'; readonly by: Quantity }
  | { readonly change: 'retreat'; readonly by: Quantity }
  | { readonly change: 'noRetreatCost' }
  | { readonly change: 'attackCost'; readonly by: Quantity }
  /** Of all its attacks, or of those of these names: nothing of that type is in their costs. */
  | { readonly change: 'attackCostWithout'; readonly type: Type; readonly attacks?: readonly string[] }
  /** Exactly that, whatever adds to it or takes off it, of all attacks or of that one; nothing: the energy does not matter. */
  | { readonly change: 'attackCostIs'; readonly cost: readonly Type[]; readonly attack?: string }
  | { readonly change: 'weakness'; readonly type: Type | Bound }
  | { readonly change: 'resistance'; readonly type: Type | Bound }
  /** None at all, or none to that type. */
  | { readonly change: 'noWeakness'; readonly type?: Type }
  | { readonly change: 'noResistance' }
  /** What trainers of those kinds do that the opponent plays. */
  | { readonly change: 'preventTrainers'; readonly what: readonly ('item' | 'supporter')[] }
  /** The number of that attack of its own is this instead of the printed one. */
  | { readonly change: 'baseDamage'; readonly attack: string; readonly is: number }
  /** None of its abilities works, or none of that kind, but for the one of that name. */
  | { readonly change: 'noAbilities'; readonly kind?: AbilityKind; readonly except?: string }
  /** At each Checkup so many counters more, or instead of the rules' own number. */
  | {
      readonly change: 'conditionCounters';
      readonly status: 'poison' | 'burn';
      readonly counters: number;
      readonly instead?: true;
    }
  /** Its types are these, or these besides. */
  | { readonly change: 'types'; readonly types: readonly (Type | Bound)[]; readonly add?: true }
  /** Held by an energy card: it provides these instead of what is printed first. */
  | { readonly change: 'provides'; readonly units: readonly Unit[] }
  /** All energy attached to it provides this. */
  | { readonly change: 'energyType'; readonly type: Type }
  /** Each energy card attached to it that is such a card provides these instead. */
  | { readonly change: 'energyProvides'; readonly of: CardFilter; readonly units: readonly Unit[] }
  /** It may be evolved in the first turn of its player, and in the turn in which it came or evolved; or in one of the two alone. */
  | { readonly change: 'evolvesEarly'; readonly when?: 'firstTurn' | 'newInPlay' }
  /** So many coins, all heads, to wake up. */
  | { readonly change: 'sleepCoins'; readonly coins: number }
  /** So many coins for that attack of its own instead of the printed ones. */
  | { readonly change: 'attackCoins'; readonly attack: string; readonly coins: number }
  /** It keeps these when it evolves or devolves. */
  | { readonly change: 'keepsConditions'; readonly statuses: readonly Status[] }
  /** Of its own attacks, to itself. */
  | { readonly change: 'preventOwnDamage' }
  /** It may retreat even while it has one of these. */
  | { readonly change: 'retreatsDespite'; readonly statuses: readonly Status[] }
  | { readonly change: 'cannot'; readonly what: 'attack' | 'retreat' | 'evolve' | 'beHealed' }
  /** Of the Active Pokémon of a player: that player does not play such cards. */
  | { readonly change: 'cannotPlay'; readonly what: readonly Played[] }
  /** It may use these attacks too, under their own names and costs. */
  | { readonly change: 'lends'; readonly attacks: readonly AttackFacts[] }
  /** It may use the attacks printed on those cards too, or on those Pokémon but itself. */
  | { readonly change: 'lendsOf'; readonly of: Cards | Selector }
  /** Becoming that Pokémon does not end the turn. */
  | { readonly change: 'turnGoesOn'; readonly into: string }
  /** What is healed of it is healed twice. */
  | { readonly change: 'healedDouble' }
  /** Prizes for its Knock Out; or for one by damage of an attack of the opponent alone. */
  | { readonly change: 'prizes'; readonly by: number; readonly byAttack?: true }
  /** Prizes more where damage of its attacks brings down a Pokémon of the opponent: an Active one, or only such a one. */
  | {
      readonly change: 'prizesTaken';
      readonly by: number;
      readonly active?: true;
      readonly of?: PokemonFilter;
    }
  /** Its player flips a coin when it goes down: on heads no Prize is taken for it. */
  | { readonly change: 'coinAgainstPrizes' }
  /** How many energy cards more the attachment of the turn may be, if it is to this Pokémon. */
  | { readonly change: 'energyOfTurn'; readonly by: number }
  /** How many times more it may attack in a turn. */
  | { readonly change: 'attacks'; readonly by: number }
  /** No more Benched Pokémon of its player; of several the smallest number counts. */
  | { readonly change: 'benchSize'; readonly size: number }
  /** How many tools it may have besides the one. */
  | { readonly change: 'tools'; readonly by: number }
  /** `thisAttack`, where nothing was chosen under that name: the attack that places it. */
  | { readonly change: 'cannotUse'; readonly attack: string | Bound }
  | { readonly change: 'immune'; readonly statuses: readonly Status[] }
  /** Before it attacks its owner flips a coin; on tails the attack is not used. */
  | { readonly change: 'flipToAttack' }
  | {
      readonly change: 'answer';
      readonly on: Trigger;
      /** Only while it is there, and while that holds when it happens. */
      readonly from?: 'active' | 'bench';
      readonly while?: Condition;
      /** Only such a card, where one is attached. */
      readonly card?: CardFilter;
      readonly steps: readonly Step[];
    };
/** As it holds now: what it counts has been counted. */
export type HeldModifier = Counted<Modifier>;
type Counted<M> = M extends { readonly by: Quantity }
  ? Omit<M, 'by'> & { readonly by: number }
  : M extends { readonly types: readonly unknown[] }
    ? Omit<M, 'types'> & { readonly types: readonly Type[] }
    : M;
export type WeaknessOrResistance = 'weakness' | 'resistance';
export type ModifierOf<Change extends Modifier['change']> = Extract<
  HeldModifier,
  { readonly change: Change }
>;

/** One step of what a card does, in the order of its text. */
export type Step =
  /** `untilTails`: of one coin, again and again until it falls tails. */
  | { readonly do: 'flip'; readonly coins: Quantity; readonly as: string; readonly untilTails?: true }
  | {
      readonly do: 'if';
      readonly is: Condition;
      readonly yes: readonly Step[];
      readonly no?: readonly Step[];
    }
  /** So many times; what is bound within is new each time. */
  | { readonly do: 'repeat'; readonly times: Quantity; readonly steps: readonly Step[] }
  /** For each of those Pokémon, one after another: in its turn it goes by that name. */
  | {
      readonly do: 'forEach';
      readonly pokemon: Selector;
      readonly as: string;
      readonly steps: readonly Step[];
    }
  /**
   * One of these, with `more` as many of them as the player says, one at least: done in the order of the text. One that finds
   * nothing to work on is not offered beside others.
   */
  | {
      readonly do: 'chooseModes';
      readonly modes: readonly (readonly Step[])[];
      readonly more?: true;
      readonly by?: Whose;
    }
  /** A yes or no of the player. */
  | {
      readonly do: 'may';
      readonly yes: readonly Step[];
      /** Asked so many times more, as long as the answer is yes. */
      readonly again?: number;
    }
  | {
      readonly do: 'choosePokemon';
      readonly from: Selector;
      readonly by?: Whose;
      readonly min: number;
      readonly max: number;
      readonly as: string;
    }
  | {
      readonly do: 'chooseCards';
      readonly from: Cards;
      readonly by?: Whose;
      readonly min: number;
      readonly max: number;
      readonly as: string;
      /** Exactly so many or the card is not used: a price. Otherwise as many as there are. */
      readonly price?: true;
      /** Shown to the other player. */
      readonly reveal?: true;
      /** Chance picks `max` of them: no player chooses or sees them beforehand. */
      readonly random?: true;
      /** No two of the same name, or no two that share a type. */
      readonly different?: 'names' | 'types';
      /**
       * Energy on Pokémon, where both numbers are one: they are units, and a card that provides two is two of them. How many were
       * chosen is the number named `UNITS_OF` and `as`.
       */
      readonly inUnits?: true;
    }
  /** One of the attacks printed on those Pokémon. */
  | { readonly do: 'chooseAttack'; readonly of: Selector; readonly as: string }
  /** One of those, or of the types that any of those Pokémon has, but for one. */
  | {
      readonly do: 'chooseType';
      readonly from: readonly Type[] | { readonly typesOf: Selector; readonly except?: Type };
      readonly as: string;
    }
  /** A number of the player, none at least. */
  | { readonly do: 'chooseNumber'; readonly max: number; readonly as: string }
  /** All of them, without asking. */
  | { readonly do: 'bindAll'; readonly pokemon: Selector; readonly as: string }
  /** Damage of the attack, in all steps of rule 6; `plain`: no Weakness, no Resistance. */
  | {
      readonly do: 'damage';
      readonly to: Selector;
      readonly amount: Quantity;
      readonly plain?: true;
      /** Effects on the target neither take off it nor prevent it; Weakness and Resistance count. */
      readonly past?: true;
      /** That of the two which does not count. */
      readonly ignores?: readonly WeaknessOrResistance[];
    }
  /** Damage counters that no rule of damage touches. */
  | { readonly do: 'putCounters'; readonly on: Selector; readonly counters: Quantity }
  /** One by one, each onto one of those as the player likes. */
  | { readonly do: 'distribute'; readonly among: Selector; readonly counters: Quantity }
  /** Not Knocked Out: so much of its HP is left. */
  | { readonly do: 'survive'; readonly on: Selector; readonly hp: number }
  | { readonly do: 'heal'; readonly on: Selector; readonly counters: Quantity | 'all' }
  | {
      readonly do: 'moveCounters';
      readonly from: Selector;
      readonly to: Selector;
      /** `upTo`: as many of them as the player says. */
      readonly counters: number | 'all' | { readonly upTo: number };
    }
  /** Each has the counters of the other then. */
  | { readonly do: 'swapCounters'; readonly on: Selector; readonly with: Selector }
  | {
      readonly do: 'afflict';
      readonly on: Selector;
      readonly status: Status;
      /** Counters at each Checkup where the card says another number. */
      readonly counters?: number;
      /** Coins that must all fall heads to wake up, where the card says another number. */
      readonly coins?: number;
    }
  | { readonly do: 'cure'; readonly on: Selector; readonly statuses: readonly Status[] | 'all' }
  /** `upTo`: as many of them as the player says who draws. */
  | {
      readonly do: 'draw';
      readonly whose: Whose;
      readonly cards: Quantity | { readonly upTo: number };
    }
  /** Onto the deck or under it the first one lies above the others. */
  | {
      readonly do: 'move';
      readonly cards: Cards;
      readonly to: 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'discard' | 'lost';
      /** Both players see which, though neither place is open. */
      readonly shown?: true;
    }
  | { readonly do: 'reveal'; readonly cards: Cards }
  /** The player alone sees them; no question of its own where the next step asks about the same cards. */
  | { readonly do: 'look'; readonly cards: Cards }
  | { readonly do: 'shuffle'; readonly whose: Whose }
  /** Looks at that many cards on top and lays them back in any order. */
  | { readonly do: 'orderTop'; readonly whose: Whose; readonly count: number }
  /** Basic Pokémon onto the Bench of that player. */
  | { readonly do: 'bench'; readonly cards: Cards; readonly whose: Whose; readonly as?: string }
  | { readonly do: 'attachEnergy'; readonly cards: Cards; readonly to: Selector }
  /** Each of those energy cards onto one of those, as the player likes; a card that none may get stays where it is. */
  | { readonly do: 'attachEach'; readonly cards: Cards; readonly among: Selector }
  /**
   * That benched Pokémon and the active one of its side change places. Which of the two the effect is done to decides
   * which protection matters (rule 10).
   */
  | {
      readonly do: 'changePlaces';
      readonly with: Selector;
      readonly doneTo: 'active' | 'benched';
      /** The one that came, for «if you do»: none where a protection kept it. */
      readonly as?: string;
    }
  /** A card of a pile onto a Pokémon, as if it evolved; the stages between are passed over. */
  | { readonly do: 'evolve'; readonly card: Cards; readonly on: Selector }
  /** That card takes the place of the topmost one, which goes to its owner's pile; all else stays as it is. */
  | {
      readonly do: 'exchange';
      readonly on: Selector;
      readonly card: Cards;
      readonly to: 'deck' | 'hand' | 'discard';
    }
  /** The cards of evolution from the top down to the chosen one; or of each of those Pokémon the one on top. */
  | {
      readonly do: 'devolve';
      readonly on: Selector;
      readonly downTo: Cards | 'top';
      readonly to: 'discard' | 'hand' | 'deck';
    }
  | { readonly do: 'knockOut'; readonly on: Selector }
  /** The Pokémon leaves play, its lowest card goes there, or all cards of it; the rest is discarded. No Knock Out. */
  | {
      readonly do: 'takeBack';
      readonly on: Selector;
      readonly to: 'hand' | 'discard' | 'deck';
      readonly all?: true;
    }
  | {
      readonly do: 'place';
      readonly modifier: Modifier;
      readonly on: Selector;
      readonly window: Window;
      /** The card that is being played stays on the Pokémon as long as the modifier holds. */
      readonly withCard?: true;
      /** Ends as soon as the Pokémon whose effect it is leaves the Active Spot or evolves. */
      readonly tied?: true;
    }
  /** The player does not play such cards, whatever becomes of any Pokémon. */
  | {
      readonly do: 'forbid';
      readonly whose: Whose;
      /** `any`: no card of the hand at all. */
      readonly what: readonly Played[] | 'any';
      readonly window: Exclude<Window, 'whileActive' | 'whileInPlay'>;
    }
  /** Holds for that player's Pokémon, those that come later too; the same again adds to it. */
  | {
      readonly do: 'cover';
      readonly whose: Whose;
      readonly where?: PokemonFilter;
      readonly modifier: Modifier;
      readonly window: Exclude<Window, 'whileActive' | 'whileInPlay'>;
    }
  /** The card that is being played stays on the Pokémon for good. */
  | { readonly do: 'attachPlayed'; readonly to: Selector }
  /** The source becomes an energy card on another Pokémon. */
  | { readonly do: 'becomeEnergy'; readonly on: Selector; readonly type: string; readonly units: number }
  | { readonly do: 'copyAttack'; readonly attack: string }
  /** The player takes another turn after this one, without a Checkup between. */
  | { readonly do: 'anotherTurn' }
  /** The player's turn ends when all that is being resolved is done. */
  | { readonly do: 'endTurn' }
  /** The player of the effect wins the game. */
  | { readonly do: 'win' }
  /** The attack does nothing more: it was used all the same (rule 5.3). */
  | { readonly do: 'nothing' };
export type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

export type AttackFacts = {
  readonly name: string;
  readonly cost: readonly Type[];
  /** The printed number; 0 where none is printed. */
  readonly damage: number;
  /** The sign behind the number. */
  readonly sign: '' | '+' | '×' | '-';
  /** `null`: the rules have no effect for its text, or it has no text (`model/unread.ts`). */
  readonly effect: AttackEffect | null;
  readonly once?: OnceAGame;
} & Unread;

/** An attack beside its cost and name. Its lists run in the order of rule 5: price, before damage, damage, after it. */
export type AttackEffect = {
  readonly price?: readonly Step[];
  readonly before?: readonly Step[];
  /** While that holds it can be used for this, whatever else changes its cost (rule 6.12). */
  readonly canBeUsedFor?: { readonly cost: readonly Type[]; readonly while: Condition };
  /** Absent: the printed number. */
  readonly damage?: Quantity;
  /** Its damage goes past effects on the Defending Pokémon (rule 6.4). */
  readonly past?: true;
  /** Its damage is not affected by that of the Defending Pokémon. */
  readonly ignores?: readonly WeaknessOrResistance[];
  /** If its damage brings the opponent's Active Pokémon down and that holds when it is done: so many more. */
  readonly prizes?: { readonly by: number; readonly while?: Condition };
  readonly after?: readonly Step[];
  /** What must hold to announce it. */
  readonly needs?: Condition;
  /** It can be used by a Benched Pokémon too. */
  readonly fromBench?: true;
  /** The player who goes first may use it in the first turn. */
  readonly onFirstTurn?: true;
};
