/** What holds for a Pokémon, as a clause. */
import { TYPES } from '@pokesol/engine';
import type {
  AttackEffect,
  Cards,
  Condition,
  Modifier,
  Played,
  PokemonFilter,
  Quantity,
  Selector,
  Step,
  Trigger,
} from '@pokesol/engine/official';
import { counted, filterText, listed, STATUS_WORDS, whereText } from './filterText.ts';
import { cardText, conditionText, pokemonText, unitText } from './nounText.ts';

/** Writes the steps of an effect that waits, or an attack. */
type Write = (effect: readonly Step[] | AttackEffect) => string;

const MODIFIERS: {
  readonly [M in Modifier['change']]: (
    modifier: Extract<Modifier, { readonly change: M }>,
    on: string,
    write: Write,
  ) => string;
} = {
  damageDealt: ({ by, after, to, attack }, on) => {
    const what = attack === undefined ? `the attacks of ${on} do` : `the ${attack} of ${on} does`;
    const whom = to === undefined ? '' : ` if it is one of those ${whereText(to)}`;
    return `${what} ${moreText(by)} damage to your opponent's Active Pokémon${whom}${forEach(by)}${after === true ? ' (after applying Weakness and Resistance)' : ''}`;
  },
  damageTaken: ({ by, before, ofOpponent, from }, on) =>
    `${on} takes ${moreText(by)} damage from ${ofOpponent === true ? "your opponent's attacks" : 'attacks'}${attackers(from)}${forEach(by)} (${before === true ? 'before' : 'after'} applying Weakness and Resistance)`,
  preventDamage: ({ atMost, atLeast, from, ofOpponent }, on) =>
    `prevent all damage done to ${on} by ${ofOpponent === true ? "your opponent's attacks" : 'attacks'}${attackers(from)}${atMost === undefined ? '' : ` if that damage is ${atMost} or less`}${atLeast === undefined ? '' : ` if that damage is ${atLeast} or more`}`,
  preventEffects: ({ from, ofOpponent }, on) =>
    `prevent all effects of ${ofOpponent === true ? "your opponent's attacks" : 'attacks'}${attackers(from)}, including damage, done to ${on}`,
  coinAgainstDamage: ({ each, untilTails, ofOpponent }, on) =>
    `if ${on} would be damaged by ${ofOpponent === true ? "your opponent's attack" : 'an attack'}, flip a coin${untilTails === true ? ' until you get tails' : ''}; each heads ${each === 'all' ? 'prevents that damage' : `reduces it by ${Math.abs(each)}`}`,
  preventOtherEffects: ({ from, ofOpponent }, on) =>
    `prevent all effects of ${ofOpponent === true ? "your opponent's attacks" : 'attacks'}${attackers(from)}, except damage, done to ${on}`,
  sleepCoins: ({ coins }, on) => `${on} wakes up only if all of ${coins} coins are heads`,
  attackCoins: ({ attack, coins }, on) => `flip ${coins} coins for the ${attack} of ${on}`,
  keepsConditions: ({ statuses }, on) =>
    `${on} stays ${listed(
      statuses.map((each) => STATUS_WORDS[each]),
      'or',
    )} when it evolves or devolves`,
  preventOwnDamage: (_modifier, on) => `prevent all damage done to ${on} by attacks it uses`,
  evolvesEarly: ({ when }, on) =>
    `${on} may be evolved ${when === 'firstTurn' ? "during its player's first turn" : when === 'newInPlay' ? 'in the turn in which it came or evolved' : "during its player's first turn and in the turn in which it came or evolved"}`,
  retreatsDespite: ({ statuses }, on) =>
    `${on} may retreat even while it is ${listed(
      statuses.map((each) => STATUS_WORDS[each]),
      'or',
    )}`,
  damageIgnores: ({ what }, on) =>
    `the damage of the attacks of ${on} isn't affected by ${what === 'weakness' ? 'Weakness' : what === 'resistance' ? 'Resistance' : "any effects on your opponent's Active Pokémon"}`,
  hp: ({ by }, on) => `${on} has ${moreText(by)} HP${forEach(by)}`,
  retreat: ({ by }, on) => `the Retreat Cost of ${on} is ${moreText(by)}${forEach(by)}`,
  noRetreatCost: (_modifier, on) => `${on} has no Retreat Cost`,
  attackCost: ({ by }, on) => `the attacks of ${on} cost ${moreText(by, 'Colorless ')}${forEach(by)}`,
  attackCostWithout: ({ type, attacks }, on) =>
    `ignore all ${type} Energy in the costs of ${attacks === undefined ? 'the attacks' : listed(attacks)} of ${on}`,
  attackCostIs: ({ cost, attack }, on) => {
    const which = attack === undefined ? `the attacks of ${on}` : `the ${attack} of ${on}`;
    return cost.length === 0
      ? `ignore all Energy in the costs of ${which}`
      : `${which} can be used for ${listed(cost)}`;
  },
  noWeakness: ({ type }, on) => `${on} has no ${type === undefined ? '' : `${type} `}Weakness`,
  noResistance: (_modifier, on) => `${on} has no Resistance`,
  preventTrainers: ({ what }, on) =>
    `prevent all effects of ${playedText(what)} of your opponent done to ${on}`,
  baseDamage: ({ attack, is }, on) => `the base damage of the ${attack} of ${on} is ${is}`,
  noAbilities: ({ kind = 'Abilities', except }, on) =>
    `${on} has no ${kind}${except === undefined ? '' : ` (except ${except})`}`,
  conditionCounters: ({ status, counters, instead }, on) =>
    `put ${counted(counters, instead === true ? 'damage counter' : 'more damage counter')} on ${on} while it is ${STATUS_WORDS[status]}${instead === true ? ' instead of the usual number' : ''}`,
  weakness: ({ type }, on) => `the Weakness of ${on} is ${typeof type === 'string' ? type : 'that type'}`,
  resistance: ({ type }, on) => `the Resistance of ${on} is ${typeof type === 'string' ? type : 'that type'}`,
  types: ({ types, add }, on) =>
    `${on} is ${listed(types.map((type) => (typeof type === 'string' ? type : 'of that type')))}${add === true ? ' besides its own type' : ''}`,
  provides: ({ units }) => `this card provides ${units.map(providedText).join(' and ')} Energy`,
  energyType: ({ type }, on) => `all Energy attached to ${on} is ${type} Energy`,
  energyProvides: ({ of, units }, on) =>
    `each ${filterText(of)} card attached to ${on} provides ${units.map(providedText).join(' and ')} Energy instead`,
  cannot: ({ what }, on) => `${on} can't ${what === 'beHealed' ? 'be healed' : what}`,
  cannotPlay: ({ what }, on) => `the player of ${on} can't play any ${playedText(what)} from the hand`,
  lends: ({ attacks }, on, write) =>
    `${on} can use ${listed(attacks.map(({ name, cost, damage, effect }) => `${name} (${cost.join(', ')}; ${damage} damage${effect === null ? '' : `: ${write(effect)}`})`))}`,
  lendsOf: ({ of }, on) => `${on} can use the attacks of ${lendersText(of)}`,
  turnGoesOn: ({ into }, on) => `your turn does not end when ${on} becomes ${into}`,
  healedDouble: (_modifier, on) => `when ${on} is healed, double the amount healed`,
  coinAgainstPrizes: (_modifier, on) =>
    `when ${on} is Knocked Out, flip a coin; if heads, no Prize card can be taken for it`,
  prizesTaken: ({ by, active, of }, on) =>
    `when your opponent's ${active === true ? 'Active ' : ''}Pokémon${of === undefined ? '' : ` ${whereText(of)}`} is Knocked Out by damage from an attack of ${on}, take ${counted(by, 'more Prize card')}`,
  prizes: ({ by, byAttack }, on) =>
    `if ${on} is Knocked Out${byAttack === true ? " by damage from your opponent's attack" : ''}, ${counted(Math.abs(by), `${by < 0 ? 'fewer' : 'more'} Prize card`)} can be taken for it`,
  energyOfTurn: ({ by }, on) =>
    `when you attach an Energy card from your hand to ${on} as the one of your turn, you may attach ${by} more`,
  attacks: ({ by }, on) => `${on} may attack ${counted(by, 'time')} more a turn`,
  benchSize: ({ size }, on) => `the player of ${on} can't have more than ${size} Benched Pokémon`,
  tools: ({ by }, on) => `${on} may have ${counted(by, 'Tool')} more attached`,
  cannotUse: ({ attack }, on) => `${on} can't use ${typeof attack === 'string' ? attack : 'that attack'}`,
  immune: ({ statuses }, on) =>
    `${on} can't be ${listed(
      statuses.map((each) => STATUS_WORDS[each]),
      'or',
    )}`,
  flipToAttack: (_modifier, on) =>
    `if ${on} tries to attack, its player flips a coin, and on tails that attack isn't used`,
  answer: ({ on: trigger, from, while: is, steps }, on, write) =>
    whileThere(from, is, `${TRIGGERS[trigger].replace('#', on)}, ${write(steps)}`),
};
/** «20 more», «20 less»; what it is multiplied with stands behind. */
function moreText(by: Quantity, of = ''): string {
  const many = typeof by === 'object' && 'product' in by ? by.product[0] : by;
  if (typeof many !== 'number') return `${of}more`;
  return `${Math.abs(many)} ${of}${many < 0 ? 'less' : 'more'}`;
}
function forEach(by: Quantity): string {
  if (typeof by === 'number') return '';
  return 'product' in by
    ? ` for each ${unitText(by.product[1], new Map())}`
    : ` equal to ${unitText(by, new Map())}`;
}
const providedText = (types: readonly string[]): string =>
  types.length === TYPES.length ? 'every type of' : listed(types, 'or');

/** Those in play, or cards wherever they lie. */
const lendersText = (of: Cards | Selector): string =>
  typeof of === 'object' && ('pile' in of || 'on' in of || 'stadium' in of)
    ? `all ${cardText(of, new Map(), null)}`
    : `all ${pokemonText(of, new Map())} but itself`;

const attackers = (from: PokemonFilter | undefined): string =>
  from === undefined ? '' : ` of Pokémon ${whereText(from)}`;

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  damagedByAttack: 'whenever # is damaged by an attack (even if it is Knocked Out)',
  knockedOutByAttack: 'if # is Knocked Out by damage from an attack',
  activeKnockedOut: 'when your Active Pokémon is Knocked Out by damage from an attack',
  otherKnockedOut: 'when another of your Pokémon is Knocked Out by damage from an attack',
  wouldBeKnockedOut: 'if # would be Knocked Out by damage from an attack',
  retreated: 'whenever # retreats',
  movedToActive:
    'when # moves from your Bench to the Active Spot during your turn, for the first time that turn',
  played: 'when you play # from your hand onto your Bench',
  evolved: 'when you play # from your hand to evolve 1 of your Pokémon',
  attached: 'when you attach this card from your hand to #',
  energyAttached: 'whenever you attach an Energy card from your hand to #',
  checkup: 'during Pokémon Checkup',
  turnEnds: 'at the end of the turn of its player',
  otherTurnEnds: "at the end of the turn of its player's opponent",
  eachTurnEnds: 'at the end of each turn',
  prizeTaken: 'when you take this card as a face-down Prize card, before you put it into your hand',
};

const PLAYED: Readonly<Record<Played, string>> = {
  turnDraw: 'first drawn',
  item: 'Item',
  supporter: 'Supporter',
  stadium: 'Stadium',
  tool: 'Pokémon Tool',
  energy: 'Energy',
  specialEnergy: 'Special Energy',
  pokemon: 'Basic Pokémon',
  evolution: 'Evolution',
};
export const playedText = (what: readonly Played[]): string =>
  `${listed(
    what.map((each) => PLAYED[each]),
    'or',
  )} cards`;

export const FROM = { active: 'in the Active Spot', bench: 'on the Bench' } as const;
/** A clause that holds only from that place, and only under that condition. */
export function whileThere(
  from: 'active' | 'bench' | undefined,
  is: Condition | undefined,
  text: string,
): string {
  const demands = [
    ...(from === undefined ? [] : [`this Pokémon is ${FROM[from]}`]),
    ...(is === undefined ? [] : [conditionText(is, new Map())]),
  ];
  return demands.length === 0 ? text : `as long as ${listed(demands)}, ${text}`;
}

/** Begins with a small letter; `write` gives the clause of what waits for a trigger. */
export const modifierText = (modifier: Modifier, on: string, write: Write): string =>
  (MODIFIERS[modifier.change] as (modifier: Modifier, on: string, write: Write) => string)(
    modifier,
    on,
    write,
  );
