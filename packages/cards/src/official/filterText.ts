/** Kinds of cards and of Pokémon in words: the filters of the effect language. */
import type { Status } from '@pokesol/engine';
import type { CardFilter, PokemonFilter, Stage } from '@pokesol/engine/official';

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  poison: 'Poisoned',
  burn: 'Burned',
  sleep: 'Asleep',
  paralysis: 'Paralyzed',
  confusion: 'Confused',
};

export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  basic: 'Basic',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  mega: 'MEGA',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  break: 'BREAK',
  levelUp: 'LV.X',
  restored: 'Restored',
  legend: 'LEGEND',
  vUnion: 'V-UNION',
};
const KIND_WORDS = { pokemon: 'Pokémon', trainer: 'Trainer', energy: 'Energy' } as const;

/** «basic Energy», «Basic Pokémon»; '' for any card. */
export function filterText(filter: CardFilter): string {
  const { kind, stages, basicEnergy, specialEnergy, trainers, type, name, nameHas, tag } = filter;
  const { any, hpAtMost, hpAtLeast, evolvesFrom, hasAttack, retreatCost, not } = filter;
  const energy =
    basicEnergy === undefined && specialEnergy === undefined
      ? null
      : basicEnergy !== false && specialEnergy !== true;
  const words = [
    ...(energy === null ? [] : [energy ? 'basic' : 'Special']),
    ...(type === undefined ? [] : [type]),
    ...(stages === undefined
      ? []
      : [
          listed(
            stages.map((stage) => STAGE_WORDS[stage]),
            'or',
          ),
        ]),
    ...(trainers === undefined ? [] : [listed(trainers, 'or')]),
    ...(tag === undefined ? [] : [tag]),
    ...(name === undefined ? [] : [name]),
    ...(any === undefined ? [] : [listed(any.map(filterText), 'or')]),
    ...(energy !== null ? ['Energy'] : kind === undefined ? [] : [KIND_WORDS[kind]]),
  ];
  return [
    words.join(' '),
    ...(nameHas === undefined ? [] : [`with ${nameHas} in the name`]),
    ...(hpAtMost === undefined ? [] : [`with ${hpAtMost} HP or less`]),
    ...(hpAtLeast === undefined ? [] : [`with ${hpAtLeast} HP or more`]),
    ...(evolvesFrom === undefined ? [] : [`that evolves from ${evolvesFrom}`]),
    ...(hasAttack === undefined ? [] : [`that has the ${hasAttack} attack`]),
    ...(retreatCost === undefined ? [] : [`with a Retreat Cost of exactly ${retreatCost}`]),
    ...(not === undefined ? [] : [`(no ${filterText(not)})`]),
  ]
    .join(' ')
    .trim();
}

export function whereText(where: PokemonFilter): string {
  const { card, damaged, statuses, energy, evolved, tool, toolRoom, weak, hpLeftOver, evolvesPastOne } =
    where;
  const {
    any,
    hasAbility,
    abilityOf,
    conditionsAtLeast,
    specialEnergy,
    energyCard,
    remainingAtMost,
    energyAtLeast,
    evolvedFrom,
    mayEvolve,
    not,
  } = where;
  const parts = [
    ...(card === undefined ? [] : [`that are ${filterText(card)}`]),
    ...(damaged === undefined ? [] : [damaged ? 'that have damage counters' : 'without damage counters']),
    ...(statuses === undefined
      ? []
      : [
          `that are ${listed(
            statuses.map((each) => STATUS_WORDS[each]),
            'or',
          )}`,
        ]),
    ...(energy === undefined ? [] : [`that have ${energy === 'any' ? '' : `${energy} `}Energy attached`]),
    ...(evolved === undefined ? [] : [evolved ? 'that have evolved' : 'that have not evolved']),
    ...(evolvedFrom === undefined ? [] : [`that are evolved from ${evolvedFrom}`]),
    ...(tool === undefined ? [] : [tool ? 'that have a Tool attached' : 'without a Tool attached']),
    ...(toolRoom === true ? ['that may have a Tool more'] : []),
    ...(weak === undefined ? [] : [weak ? 'that have a Weakness' : 'without Weakness']),
    ...(hpLeftOver === undefined ? [] : [`that have more than ${hpLeftOver} HP left`]),
    ...(mayEvolve === true ? ['that may evolve now'] : []),
    ...(evolvesPastOne === undefined ? [] : ['that could evolve now']),
    ...(hasAbility === undefined ? [] : [hasAbility ? 'that have an Ability' : 'without Abilities']),
    ...(abilityOf === undefined ? [] : [`that have any ${listed(abilityOf, 'or')}`]),
    ...(conditionsAtLeast === undefined
      ? []
      : [`that are affected by ${conditionsAtLeast} or more Special Conditions`]),
    ...(specialEnergy === undefined
      ? []
      : [specialEnergy ? 'that have any Special Energy attached' : 'without Special Energy attached']),
    ...(energyCard === undefined ? [] : [`that have any ${filterText(energyCard)} attached`]),
    ...(remainingAtMost === undefined ? [] : [`that have ${remainingAtMost} HP or less left`]),
    ...(energyAtLeast === undefined
      ? []
      : [
          `that have at least ${energyAtLeast.units} ${energyAtLeast.type ?? ''} Energy attached`.replace(
            '  ',
            ' ',
          ),
        ]),
    ...(any === undefined ? [] : [listed(any.map(whereText), 'or')]),
    ...(not === undefined ? [] : [`but none ${whereText(not)}`]),
  ];
  return parts.join(' and ');
}
