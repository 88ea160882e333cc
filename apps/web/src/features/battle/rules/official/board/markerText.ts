/** What an effect left on a Pokémon, in a few words, and until when it stays there. */
import type { BattleView, EffectView, HeldModifier, ModifierOf } from '@pokesol/engine/official';

type Words = { readonly [Change in HeldModifier['change']]: (modifier: ModifierOf<Change>) => string };

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const moreOrLess = (by: number): string => (by < 0 ? `${-by} less` : `${by} more`);
const CANNOT = {
  attack: 'cannot attack',
  retreat: 'cannot retreat',
  evolve: 'cannot evolve',
  beHealed: 'no healing',
};

const WORDS: Words = {
  damageDealt: ({ by }) => `deals ${moreOrLess(by)}`,
  damageTaken: ({ by }) => `takes ${moreOrLess(by)}`,
  preventDamage: ({ atMost, atLeast }) =>
    atMost !== undefined
      ? `no damage to ${atMost}`
      : atLeast !== undefined
        ? `no damage from ${atLeast}`
        : 'no damage',
  preventEffects: () => 'untouchable',
  coinAgainstDamage: () => 'coin against damage',
  preventOtherEffects: () => 'damage only',
  damageIgnores: ({ what }) => `ignores ${what}`,
  hp: ({ by }) => `${signed(by)} HP`,
  retreat: ({ by }) => `retreat ${signed(by)}`,
  noRetreatCost: () => 'free retreat',
  attackCost: ({ by }) => `cost ${signed(by)}`,
  attackCostWithout: ({ type }) => `no ${type} cost`,
  attackCostIs: () => 'other cost',
  weakness: () => 'other Weakness',
  resistance: () => 'other Resistance',
  noWeakness: () => 'no Weakness',
  noResistance: () => 'no Resistance',
  preventTrainers: () => 'no Trainers',
  baseDamage: ({ is }) => `attack does ${is}`,
  noAbilities: () => 'no Abilities',
  conditionCounters: ({ status, counters }) => `${status} ${counters * 10}`,
  types: ({ types }) => types.join(' and '),
  provides: () => 'other Energy',
  energyType: ({ type }) => `${type} Energy`,
  energyProvides: () => 'other Energy',
  evolvesEarly: () => 'may evolve',
  sleepCoins: ({ coins }) => `${coins} coins to wake`,
  attackCoins: ({ coins }) => `${coins} coins`,
  keepsConditions: () => 'keeps conditions',
  preventOwnDamage: () => 'no own damage',
  retreatsDespite: () => 'may retreat',
  cannot: ({ what }) => CANNOT[what],
  cannotPlay: () => 'bars cards',
  lends: () => 'more attacks',
  lendsOf: () => "others' attacks",
  turnGoesOn: () => 'turn goes on',
  healedDouble: () => 'heals double',
  prizes: ({ by }) => `Prizes ${signed(by)}`,
  prizesTaken: ({ by }) => `takes ${signed(by)} Prize`,
  coinAgainstPrizes: () => 'coin against Prize',
  energyOfTurn: () => 'more Energy',
  attacks: () => 'attacks again',
  benchSize: ({ size }) => `Bench of ${size}`,
  tools: () => 'more Tools',
  cannotUse: ({ attack }) => (typeof attack === 'string' ? `not ${attack}` : 'attack barred'),
  immune: () => 'immune',
  flipToAttack: () => 'flips to attack',
  answer: () => 'will answer',
};

export const markerText = ({ modifier }: Pick<EffectView, 'modifier'>): string =>
  (WORDS[modifier.change] as (modifier: EffectView['modifier']) => string)(modifier);

type Now = Pick<BattleView, 'turn' | 'current' | 'seat'>;

/** «until your turn ends», «until the opponent's next turn ends»; nothing of what lasts as long as the Pokémon. */
export function untilText({ until }: Pick<EffectView, 'until'>, { turn, current, seat }: Now): string {
  if (until === null) return 'while it is in play';
  const turnsAhead = Math.max(0, until - turn);
  const isOwn = (current === seat) === (turnsAhead % 2 === 0);
  const next = turnsAhead > 1 || (turnsAhead === 1 && isOwn) ? 'next ' : '';
  return `until ${isOwn ? 'your' : "the opponent's"} ${next}turn ends`;
}
