/** The words of the log: names of conditions, causes and effects, lists, counts, and how damage came about. */
import type { Status } from '../../kernel/status.ts';
import type { CounterCause, DamageFormula, FlipReason } from '../model/events.ts';
import type { HeldModifier, Modifier } from '../model/language.ts';
import type { Ending } from '../model/state.ts';
import type { Played } from '../model/times.ts';

/** As a card says it. */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  poison: 'Poisoned',
  burn: 'Burned',
  sleep: 'Asleep',
  paralysis: 'Paralyzed',
  confusion: 'Confused',
};
export const FLIPPED_FOR: Readonly<Record<FlipReason, string>> = {
  whoBegins: ' to see who decides who goes first',
  effect: '',
  confusion: ' for the confusion',
  flipToAttack: ' to see whether the attack is used',
  againstDamage: ' against the damage',
  sleep: ' to see who wakes up',
  burn: ' for the burn',
};
export const CAUSED_BY: Readonly<Record<CounterCause, string>> = {
  effect: '',
  poison: ' from poison',
  burn: ' from the burn',
  confusion: ' in its confusion',
};
/** What holds of a Pokémon while an effect lasts. */
const CHANGE_TEXT: Readonly<Record<Modifier['change'], string>> = {
  damageDealt: 'the damage of its attacks changes',
  damageTaken: 'the damage done to it changes',
  preventDamage: 'damage done to it is prevented',
  preventEffects: 'attacks do nothing to it',
  coinAgainstDamage: 'a coin decides about damage done to it',
  preventOtherEffects: 'attacks do nothing to it but damage',
  damageIgnores: 'its attacks pass over Weakness, Resistance or effects',
  hp: 'its HP change',
  retreat: 'its retreat cost changes',
  noRetreatCost: 'it retreats without a cost',
  attackCost: 'the cost of its attacks changes',
  attackCostWithout: 'its attacks cost less',
  attackCostIs: 'its attacks have another cost',
  noWeakness: 'it has no Weakness',
  noResistance: 'it has no Resistance',
  preventTrainers: 'trainers of the opponent do nothing to it',
  baseDamage: 'the number of one of its attacks is another',
  noAbilities: 'its abilities do not work',
  conditionCounters: 'a condition puts another number of counters',
  weakness: 'its Weakness changes',
  resistance: 'its Resistance changes',
  types: 'its types change',
  provides: 'energy on it provides something else',
  energyType: 'its energy changes its type',
  energyProvides: 'energy attached to it provides something else',
  sleepCoins: 'it needs more coins to wake up',
  attackCoins: 'one of its attacks has other coins',
  keepsConditions: 'it keeps its conditions when it evolves',
  preventOwnDamage: 'it does no damage to itself',
  evolvesEarly: 'it may evolve at once',
  retreatsDespite: 'it may retreat in any condition',
  cannot: 'there is something it cannot do',
  cannotPlay: 'its player cannot play some cards',
  lends: 'it has more attacks',
  lendsOf: 'it may use attacks of others',
  turnGoesOn: 'the turn goes on when it evolves',
  healedDouble: 'it is healed of twice as much',
  coinAgainstPrizes: 'a coin decides about Prizes for it',
  prizes: 'its Knock Out is worth other Prizes',
  prizesTaken: 'its attacks take more Prizes',
  energyOfTurn: 'more energy may be attached to it at once',
  attacks: 'it may attack more often',
  benchSize: 'the Bench of its player has fewer places',
  tools: 'it may have more tools',
  cannotUse: 'one of its attacks cannot be used',
  immune: 'there are conditions it cannot have',
  flipToAttack: 'a coin decides whether it attacks',
  answer: 'it will answer',
};
/** How it ended, after who won. */
export const ENDING_TEXT: Readonly<Record<Ending, string>> = {
  prizes_taken: 'the last Prize is taken',
  opponent_no_pokemon: 'the opponent has no Pokémon left in play',
  opponent_deck_empty: 'the opponent has no card left to draw',
  effect: 'a card says so',
  tie: 'both win at the same time',
  opponent_conceded: 'the opponent conceded',
  opponent_timed_out: 'the opponent ran out of time',
};

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What a placed effect does, with its number where it has one. */
export function effectText(modifier: HeldModifier): string {
  switch (modifier.change) {
    case 'damageDealt':
      return `its attacks do ${signed(modifier.by)} damage`;
    case 'damageTaken':
      return `attacks do ${signed(modifier.by)} damage to it`;
    case 'hp':
      return `${signed(modifier.by)} HP`;
    case 'retreat':
      return `its retreat costs ${signed(modifier.by)}`;
    case 'cannot':
      return modifier.what === 'beHealed' ? 'it cannot be healed' : `it cannot ${modifier.what}`;
    case 'cannotUse':
      return typeof modifier.attack === 'string' ? `it cannot use ${modifier.attack}` : CHANGE_TEXT.cannotUse;
    case 'immune':
      return `it cannot be ${listText(
        modifier.statuses.map((status) => STATUS_LABELS[status]),
        'or',
      )}`;
    default:
      return CHANGE_TEXT[modifier.change];
  }
}

const PLAYED_TEXT: Readonly<Record<Played, string>> = {
  turnDraw: 'the card that begins a turn',
  item: 'Items',
  supporter: 'Supporters',
  stadium: 'Stadiums',
  tool: 'Tools',
  energy: 'Energy',
  specialEnergy: 'Special Energy',
  pokemon: 'Pokémon',
  evolution: 'Evolution cards',
};
export const bannedText = (what: readonly Played[] | 'any'): string =>
  what === 'any'
    ? 'any card'
    : listText(
        what.map((each) => PLAYED_TEXT[each]),
        'or',
      );

/** 'A', 'A and B', 'A, B and C' */
export const listText = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** '1 card', '2 cards'; what ends in a vowel that needs it brings its own plural. */
export const some = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** How the damage came about, '20 × 3', '(60 + 20 effects) × 2 Weakness − 30 Resistance'; empty where nothing changed it. */
export function formulaText({
  base,
  sum = String(base),
  dealt,
  weakness,
  resistance,
  taken,
}: DamageFormula): string {
  const plus = (by: number, what: string): string =>
    by === 0 ? '' : ` ${by < 0 ? '−' : '+'} ${Math.abs(by)} ${what}`;
  const sent = `${sum}${plus(dealt, 'effects')}`;
  const times = weakness === null || weakness.times === 1 ? '' : ` × ${weakness.times} Weakness`;
  const weak = `${times !== '' && / [+−] /.test(sent) ? `(${sent})` : sent}${times}${plus(weakness?.plus ?? 0, 'Weakness')}`;
  const whole = `${weak}${plus(-resistance, 'Resistance')}${plus(taken, 'effects')}`;
  return whole === String(base) ? '' : whole;
}
