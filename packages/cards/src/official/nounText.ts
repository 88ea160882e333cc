/** Pokémon, cards, quantities and conditions of the effect language in words. */
import type { Cards, Condition, PokemonFilter, Quantity, Selector } from '@pokesol/engine/official';
import { filterText, listed, STATUS_WORDS, whereText } from './filterText.ts';

/** What was chosen earlier in the same text: named in full where it is first used, and «that Pokémon» afterwards. */
export type Chosen = Map<string, { readonly words: () => string; readonly again: string; used: boolean }>;

/** What was chosen under a name, in the words in which it was. */
export function boundText(name: string, chosen: Chosen): string {
  const found = chosen.get(name);
  if (found === undefined) return name === 'thisCard' ? 'this card' : 'it';
  if (found.used) return found.again;
  found.used = true;
  return found.words();
}

const WHOSE = { own: 'your', opponent: "your opponent's", both: "both players'" } as const;
const PLACE = { active: 'Active Pokémon', bench: 'Benched Pokémon', inPlay: 'Pokémon' } as const;

/** All Pokémon that it means, without a number in front. */
export function pokemonText(selector: Selector, chosen: Chosen): string {
  if (selector === 'self') return 'this Pokémon';
  if (selector === 'defending') return 'the Defending Pokémon';
  if (selector === 'attacker') return 'the attacking Pokémon';
  if ('bound' in selector) return boundText(selector.bound, chosen);
  if ('among' in selector) return `${pokemonText(selector.among, chosen)} ${whereText(selector.where)}`;
  const { whose, place, where, other, notIn, sameTypeAs } = selector;
  return [
    WHOSE[whose],
    ...(other === true || notIn !== undefined ? ['other'] : []),
    PLACE[place],
    ...(where === undefined ? [] : [whereText(where)]),
    ...(sameTypeAs === undefined ? [] : [`of the same type as ${pokemonText(sameTypeAs, chosen)}`]),
  ].join(' ');
}

/** Of a single Pokémon: «is Asleep», «has damage counters». */
const ofOne = (where: PokemonFilter): string =>
  whereText(where)
    .replaceAll('that are', 'is')
    .replaceAll('that have not', 'has not')
    .replaceAll('that have', 'has')
    .replaceAll(/(^| )without /g, '$1has no ');

/** Whether such Pokémon are there, as a clause: «your opponent's Active Pokémon is Asleep». */
function existsText(selector: Selector, chosen: Chosen): string {
  if (typeof selector === 'string' || 'bound' in selector) return `${pokemonText(selector, chosen)} is there`;
  if ('among' in selector) {
    const one = typeof selector.among === 'string' || 'bound' in selector.among;
    const words = pokemonText(selector.among, chosen);
    return one ? `${words} ${ofOne(selector.where)}` : `there are ${words} ${whereText(selector.where)}`;
  }
  const { where, ...all } = selector;
  const words = pokemonText(all, chosen);
  if (where === undefined) return `there are ${words}`;
  return all.place === 'active' ? `${words} ${ofOne(where)}` : `there are ${words} ${whereText(where)}`;
}

/** The same as what something is done to: one, or each of several. */
export const eachOf = (selector: Selector, chosen: Chosen): string => {
  const words = pokemonText(selector, chosen);
  return isSeveral(selector) ? `each of ${words}` : words;
};
const isSeveral = (selector: Selector): boolean =>
  typeof selector === 'object' &&
  ('among' in selector ? isSeveral(selector.among) : 'whose' in selector && selector.place !== 'active');

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
  tools: 'Pokémon Tool card',
  evolutions: 'Evolution card',
  under: 'earlier stage',
  all: 'card',
} as const;

/** «Energy card from this Pokémon»: what is counted, and where it lies. */
export function cardText(cards: Cards, chosen: Chosen, count: number | null): string {
  if ('bound' in cards)
    return cards.where === undefined
      ? boundText(cards.bound, chosen)
      : `all ${filterText(cards.where)} cards of ${boundText(cards.bound, chosen)}`;
  if ('stadium' in cards) return 'the Stadium in play';
  const many = count === 1 ? '' : 's';
  const kind = cards.where === undefined ? '' : filterText(cards.where);
  if ('pile' in cards) {
    const fits =
      cards.pastOneOnto === undefined
        ? ''
        : ` that evolves past one stage from ${pokemonText(cards.pastOneOnto, chosen)}`;
    const evolves =
      cards.evolvesOnto === undefined ? '' : ` that evolves from ${pokemonText(cards.evolvesOnto, chosen)}`;
    const like = cards.namedLike;
    const named =
      like === undefined
        ? ''
        : ` with the name of ${typeof like === 'object' && 'pile' in like ? cardText(like, chosen, 1) : pokemonText(like, chosen)}`;
    const end = (which: 'top' | 'bottom', amount: Quantity | undefined): string =>
      amount === undefined ? '' : `the ${which} ${unitText(amount, chosen)} of `;
    const others = cards.notIn === undefined ? '' : ', but for those that were chosen before';
    const until =
      cards.until === undefined ? '' : `, from the top to the first ${filterText(cards.until)} card`;
    const place = `${end('top', cards.top)}${end('bottom', cards.bottom)}${WHOSE[cards.whose]} ${PILE[cards.pile]}${until}`;
    return `${kind === '' ? '' : `${kind} `}card${many} from ${place}${fits}${evolves}${named}${others}`;
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
  if ('chosen' in quantity) return 'the chosen number';
  if ('energyTypes' in quantity) return `type of ${cardText(quantity.energyTypes, chosen, 1)}`;
  if ('basicEnergyTypes' in quantity)
    return `type of basic Energy attached to ${on(quantity.basicEnergyTypes)}`;
  if ('cards' in quantity)
    return 'on' in quantity.cards && quantity.cards.part === 'energy'
      ? `Energy card attached to ${on(quantity.cards.on)}`
      : cardText(quantity.cards, chosen, 1);
  if ('unpaid' in quantity)
    return `${quantity.unpaid === 'any' ? '' : `${quantity.unpaid} `}Energy attached to this Pokémon but not used to pay for this attack's cost`;
  if ('retreatCost' in quantity) return `Colorless in the Retreat Cost of ${on(quantity.retreatCost)}`;
  if ('conditions' in quantity) return `Special Condition of ${on(quantity.conditions)}`;
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
  if ('when' in quantity)
    return `${unitText(quantity.then, chosen)} if ${conditionText(quantity.when, chosen)}`;
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

export function conditionText(condition: Condition, chosen: Chosen): string {
  if ('heads' in condition) return 'heads';
  if ('allHeads' in condition) return 'all of them are heads';
  if ('not' in condition)
    return 'heads' in condition.not ? 'tails' : `it is not so that ${conditionText(condition.not, chosen)}`;
  if ('all' in condition) return listed(condition.all.map((part) => conditionText(part, chosen)));
  if ('any' in condition)
    return `either ${listed(
      condition.any.map((part) => conditionText(part, chosen)),
      'or',
    )}`;
  if ('stadium' in condition) {
    const { stadium, whose } = condition;
    const which = stadium === true ? 'any Stadium card' : filterText({ trainers: ['stadium'], ...stadium });
    if (whose !== undefined) return `${whose === 'own' ? 'you have' : 'your opponent has'} ${which} in play`;
    return `${which} is in play`;
  }
  if ('exists' in condition) return existsText(condition.exists, chosen);
  if ('some' in condition) return `you choose ${boundText(condition.some, chosen)}`;
  if ('usedLastTurn' in condition) return `this Pokémon used ${condition.usedLastTurn} during your last turn`;
  if ('knockedOutLastTurn' in condition) {
    const cause = condition.knockedOutLastTurn === 'byAttack' ? ' by damage from an attack' : '';
    const which = condition.of === undefined ? '' : ` that are ${filterText(condition.of)}`;
    return `any of your Pokémon${which} were Knocked Out${cause} during your opponent's last turn`;
  }
  if ('playedThisTurn' in condition)
    return `you played any ${filterText(condition.playedThisTurn)} card from your hand this turn`;
  if ('turn' in condition)
    return condition.turn === 'first' ? 'it is your first turn' : 'you go second and it is your first turn';
  if ('evolvedThisTurn' in condition)
    return `${pokemonText(condition.evolvedThisTurn, chosen)} evolved during this turn`;
  if ('cameThisTurn' in condition)
    return `${pokemonText(condition.cameThisTurn, chosen)} moved from the Bench to the Active Spot this turn`;
  if ('afflictedLastTurn' in condition)
    return `an attack made ${pokemonText(condition.afflictedLastTurn, chosen)} ${STATUS_WORDS[condition.status]} last turn`;
  const { quantity, atLeast } = condition;
  if (typeof quantity === 'object' && 'damaged' in quantity) return 'this attack did damage';
  if (typeof quantity === 'object' && 'counters' in quantity && atLeast === 1)
    return `${pokemonText(quantity.counters, chosen)} has damage counters`;
  return `there are ${unitText(atLeast, chosen)} or more: ${unitText(quantity, chosen)}`;
}

/** An amount of damage: «30 damage plus 10 more damage for each heads». */
export function damageText(quantity: Quantity, chosen: Chosen): string {
  if (typeof quantity === 'number') return `${quantity} damage`;
  const each = (amount: Quantity, more: string): string => {
    if (typeof amount === 'number') return `${amount}${more} damage`;
    if ('product' in amount)
      return `${unitText(amount.product[0], chosen)}${more} damage for each ${unitText(amount.product[1], chosen)}`;
    if ('when' in amount) return `${each(amount.then, more)} if ${conditionText(amount.when, chosen)}`;
    return damageText(amount, chosen);
  };
  if ('product' in quantity || 'when' in quantity) return each(quantity, '');
  if ('sum' in quantity) {
    const [base = 0, ...more] = quantity.sum;
    return [damageText(base, chosen), ...more.map((part) => each(part, ' more'))].join(' plus ');
  }
  if ('difference' in quantity)
    return `${damageText(quantity.difference[0], chosen)} minus ${each(quantity.difference[1], '')}`;
  return `damage equal to ${unitText(quantity, chosen)}`;
}
