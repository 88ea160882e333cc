/** Pokémon, cards and quantities of the effect language in words. */
import type { Status } from '@pokesol/engine';
import type { CardFilter, Cards, PokemonFilter, Quantity, Selector, Stage } from '@pokesol/engine/official';

/** What was chosen earlier in the same text: named in full where it is first used, and «that Pokémon» afterwards. */
export type Chosen = Map<string, { readonly words: () => string; readonly again: string; used: boolean }>;

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

/** What was chosen under a name, in the words in which it was. */
export function boundText(name: string, chosen: Chosen): string {
  const found = chosen.get(name);
  if (found === undefined) return name === 'thisCard' ? 'this card' : 'it';
  if (found.used) return found.again;
  found.used = true;
  return found.words();
}

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
export function filterText({
  kind,
  stages,
  basicEnergy,
  trainers,
  type,
  name,
  nameHas,
  tag,
  not,
}: CardFilter): string {
  const words = [
    ...(basicEnergy === true ? ['basic'] : []),
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
    ...(basicEnergy === true ? ['Energy'] : kind === undefined ? [] : [KIND_WORDS[kind]]),
  ];
  return [
    words.join(' '),
    ...(nameHas === undefined ? [] : [`with ${nameHas} in the name`]),
    ...(not === undefined ? [] : [`(no ${filterText(not)})`]),
  ]
    .join(' ')
    .trim();
}

function whereText(where: PokemonFilter): string {
  const { card, damaged, statuses, energy, evolved, tool, toolRoom, weak, hpLeftOver, evolvesPastOne, not } =
    where;
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
    ...(tool === undefined ? [] : [tool ? 'that have a Tool attached' : 'without a Tool attached']),
    ...(toolRoom === true ? ['that may have a Tool more'] : []),
    ...(weak === undefined ? [] : [weak ? 'that have a Weakness' : 'without Weakness']),
    ...(hpLeftOver === undefined ? [] : [`that have more than ${hpLeftOver} HP left`]),
    ...(evolvesPastOne === true ? ['that could evolve now'] : []),
    ...(not === undefined ? [] : [`but none ${whereText(not)}`]),
  ];
  return parts.join(' and ');
}

const WHOSE = { own: 'your', opponent: "your opponent's", both: "both players'" } as const;
const PLACE = { active: 'Active Pokémon', bench: 'Benched Pokémon', inPlay: 'Pokémon' } as const;

/** All Pokémon that it means, without a number in front. */
export function pokemonText(selector: Selector, chosen: Chosen): string {
  if (selector === 'self') return 'this Pokémon';
  if (selector === 'defending') return 'the Defending Pokémon';
  if (selector === 'attacker') return 'the attacking Pokémon';
  if ('bound' in selector) return boundText(selector.bound, chosen);
  const { whose, place, where, other, notIn } = selector;
  return [
    WHOSE[whose],
    ...(other === true || notIn !== undefined ? ['other'] : []),
    PLACE[place],
    ...(where === undefined ? [] : [whereText(where)]),
  ].join(' ');
}

/** Whether such Pokémon are there, as a clause: «your opponent's Active Pokémon is Asleep». */
export function existsText(selector: Selector, chosen: Chosen): string {
  if (typeof selector === 'string' || 'bound' in selector) return `${pokemonText(selector, chosen)} is there`;
  const { where, ...all } = selector;
  const words = pokemonText(all, chosen);
  if (where === undefined) return `there are ${words}`;
  return all.place === 'active'
    ? `${words} ${whereText(where).replace('that are', 'is').replace('that have', 'has')}`
    : `there are ${words} ${whereText(where)}`;
}

/** The same as what something is done to: one, or each of several. */
export const eachOf = (selector: Selector, chosen: Chosen): string => {
  const words = pokemonText(selector, chosen);
  const several = typeof selector === 'object' && 'whose' in selector && selector.place !== 'active';
  return several ? `each of ${words}` : words;
};

const PILE = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  prizes: 'Prizes',
  lost: 'Lost Zone',
} as const;
const PART = {
  energy: 'Energy',
  attached: 'attached card',
  evolutions: 'Evolution card',
  all: 'card',
} as const;

/** «Energy card from this Pokémon»: what is counted, and where it lies. */
export function cardText(cards: Cards, chosen: Chosen, count: number | null): string {
  if ('bound' in cards) return boundText(cards.bound, chosen);
  const many = count === 1 ? '' : 's';
  const kind = cards.where === undefined ? '' : filterText(cards.where);
  if ('pile' in cards) {
    const fits =
      cards.pastOneOnto === undefined
        ? ''
        : ` that evolves past one stage from ${pokemonText(cards.pastOneOnto, chosen)}`;
    return `${kind === '' ? '' : `${kind} `}card${many} from ${WHOSE[cards.whose]} ${PILE[cards.pile]}${fits}`;
  }
  const type = cards.providing === undefined ? '' : `${cards.providing} `;
  const part = cards.part === 'energy' ? `${type}Energy card` : PART[cards.part];
  return `${kind === '' ? '' : `${kind} `}${part}${many} from ${pokemonText(cards.on, chosen)}`;
}

/** What one unit of a quantity is: «for each …». */
export function unitText(quantity: Quantity, chosen: Chosen): string {
  if (typeof quantity === 'number') return String(quantity);
  const on = (selector: Selector) => pokemonText(selector, chosen);
  if ('heads' in quantity) return 'heads';
  if ('count' in quantity) return `of ${on(quantity.count)}`;
  if ('counters' in quantity) return `damage counter on ${on(quantity.counters)}`;
  if ('energy' in quantity) return `${quantity.type ?? ''} Energy attached to ${on(quantity.energy)}`.trim();
  if ('cards' in quantity)
    return 'on' in quantity.cards && quantity.cards.part === 'energy'
      ? `Energy card attached to ${on(quantity.cards.on)}`
      : cardText(quantity.cards, chosen, 1);
  if ('unpaid' in quantity)
    return `${quantity.unpaid} Energy attached to this Pokémon but not used to pay for this attack's cost`;
  if ('least' in quantity) {
    const [of, most] = quantity.least;
    return `${unitText(of, chosen)} (no more than ${unitText(most, chosen)} count)`;
  }
  if ('remainingHp' in quantity) return `the remaining HP of ${on(quantity.remainingHp)}`;
  if ('hp' in quantity) return `the HP of ${on(quantity.hp)}`;
  if ('damaged' in quantity)
    return `the damage that attacks did to ${on(quantity.damaged)} ${quantity.in === 'lastTurn' ? 'last turn' : 'this turn'}`;
  if ('half' in quantity)
    return `half of ${unitText(quantity.half, chosen)}, rounded ${quantity.round} to the nearest 10`;
  if ('inCounters' in quantity) return unitText(quantity.inCounters, chosen);
  if ('sum' in quantity)
    return listed(
      quantity.sum.map((part) => unitText(part, chosen)),
      'plus',
    );
  if ('product' in quantity)
    return `${unitText(quantity.product[0], chosen)} for each ${unitText(quantity.product[1], chosen)}`;
  const [of, less] = quantity.difference;
  return `${unitText(of, chosen)} minus ${unitText(less, chosen)}`;
}

/** An amount of damage: «30 damage plus 10 more damage for each heads». */
export function damageText(quantity: Quantity, chosen: Chosen): string {
  if (typeof quantity === 'number') return `${quantity} damage`;
  const each = (amount: Quantity, more: string): string =>
    typeof amount === 'object' && 'product' in amount
      ? `${unitText(amount.product[0], chosen)}${more} damage for each ${unitText(amount.product[1], chosen)}`
      : damageText(amount, chosen);
  if ('product' in quantity) return each(quantity, '');
  if ('sum' in quantity) {
    const [base = 0, ...more] = quantity.sum;
    return [damageText(base, chosen), ...more.map((part) => each(part, ' more'))].join(' plus ');
  }
  if ('difference' in quantity)
    return `${damageText(quantity.difference[0], chosen)} minus ${each(quantity.difference[1], '')}`;
  return `damage equal to ${unitText(quantity, chosen)}`;
}
