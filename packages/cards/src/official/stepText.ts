/** The steps of an effect in words, and attacks, which are lists of them: plain English of the printed kind. */
import type { AttackEffect, Step, StepOf } from '@pokesol/engine/official';
import { costText, prizesText, WINDOW_CLAUSES } from './clauses.ts';
import { counted, listed, STATUS_WORDS } from './filterText.ts';
import { modifierText, playedText } from './modifierText.ts';
import {
  boundText,
  type Chosen,
  cardText,
  conditionText,
  damageText,
  eachOf,
  pokemonText,
  unitText,
} from './nounText.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const number = (min: number, max: number): string =>
  min === max
    ? String(max)
    : min === 0
      ? `up to ${max}`
      : max === min + 1
        ? `${min} or ${max}`
        : `${min} to ${max}`;

/** A sentence without its full stop, or nothing where the step only names what later ones use. */
type Writer<S> = (step: S, chosen: Chosen) => string;

const TO = {
  hand: 'into your hand',
  deck: 'into the deck',
  deckTop: 'on top of the deck',
  deckBottom: 'on the bottom of the deck',
  discard: 'into the discard pile',
  lost: 'into the Lost Zone',
} as const;
/** Shown to both, and ended in every sentence of the deck with a shuffle. */
function moveText({ cards, to }: StepOf<'move'>, chosen: Chosen): string {
  const moved =
    'bound' in cards || 'stadium' in cards
      ? cardText(cards, chosen, null)
      : `all ${cardText(cards, chosen, null)}`;
  if (to === 'discard') return `discard ${moved}`;
  return moved.includes('from your deck')
    ? `search your deck for ${moved.replace(' from your deck', '')} and put it ${TO[to]}`
    : `put ${moved} ${TO[to]}`;
}

const PAST = "not affected by any effects on your opponent's Pokémon";

/** «Weakness or Resistance». */
const capitals = (words: readonly string[]): string => listed(words.map(capital), 'or');

const movedText = (counters: StepOf<'moveCounters'>['counters']): string =>
  counters === 'all'
    ? 'all damage counters'
    : typeof counters === 'number'
      ? counted(counters, 'damage counter')
      : `up to ${counted(counters.upTo, 'damage counter')}`;

const WRITERS: { readonly [Do in Step['do']]: Writer<StepOf<Do>> } = {
  flip: ({ coins, untilTails }, chosen) =>
    `${coins === 1 ? 'flip a coin' : `flip ${unitText(coins, chosen)} coins`}${untilTails === true ? ' until you get tails' : ''}`,
  if: ({ is, yes, no = [] }, chosen) => {
    const then = yes.length === 0 ? '' : `if ${conditionText(is, chosen)}, ${inner(yes, chosen)}`;
    const otherwise = no.length === 0 ? '' : `if ${'heads' in is ? 'tails' : 'not'}, ${inner(no, chosen)}`;
    return [then, otherwise].filter((part) => part !== '').join('; ');
  },
  repeat: ({ times, steps }, chosen) =>
    `${typeof times === 'number' ? `do this ${counted(times, 'time')}` : `for each ${unitText(times, chosen)}`}: ${inner(steps, chosen)}`,
  forEach: ({ pokemon, as, steps }, chosen) => {
    const whom = pokemonText(pokemon, chosen);
    chosen.set(as, { words: () => 'that Pokémon', again: 'that Pokémon', used: true });
    return `for each of ${whom}: ${inner(steps, chosen)}`;
  },
  may: ({ yes }, chosen) => `you may ${inner(yes, chosen)}`,
  choosePokemon: ({ from, by = 'own', min, max, as }, chosen) => {
    const who = by === 'opponent' ? ' that your opponent chooses' : '';
    const words = () => `${number(min, max)} of ${pokemonText(from, chosen)}${who}`;
    chosen.set(as, { words, again: max === 1 ? 'that Pokémon' : 'those Pokémon', used: false });
    return '';
  },
  chooseCards: ({ from, min, max, as, price, random, different, inUnits }, chosen) => {
    const other = price === true && 'pile' in from && from.pile === 'hand' ? 'other ' : '';
    const chance = random === true ? 'random ' : '';
    // «2 Energy» are units, «2 Energy cards» cards (rule 3.10).
    const what = () => {
      const text = cardText(from, chosen, max);
      return inUnits === true ? text.replace(/Energy cards?/, 'Energy') : text;
    };
    const unlike = different === undefined ? '' : ` (of different ${different})`;
    const words = () =>
      'stadium' in from
        ? cardText(from, chosen, 1)
        : `${number(min, max)} ${chance}${other}${what()}${unlike}`;
    const where = 'pile' in from ? ` from the ${from.pile}` : '';
    chosen.set(as, { words, again: `the chosen card${max === 1 ? '' : 's'}${where}`, used: false });
    return '';
  },
  chooseAttack: ({ of, as }, chosen) => {
    chosen.set(as, { words: () => 'that attack', again: 'that attack', used: true });
    return `choose 1 of the attacks of ${pokemonText(of, chosen)}`;
  },
  chooseType: ({ from }, chosen) =>
    'typesOf' in from
      ? `choose the type of 1 of ${pokemonText(from.typesOf, chosen)}${from.except === undefined ? '' : ` (not ${from.except})`}`
      : `choose ${listed(from, 'or')}`,
  chooseNumber: ({ max, as }, chosen) => {
    chosen.set(as, { words: () => 'that number', again: 'that number', used: true });
    return `choose a number up to ${max}`;
  },
  chooseModes: ({ modes, more, by = 'own' }, chosen) =>
    `${by === 'own' ? 'choose' : 'your opponent chooses'} 1${more === true ? ' or more' : ''}: ${modes.map((steps) => inner(steps, chosen)).join('; or ')}`,
  bindAll: ({ pokemon, as }, chosen) => {
    chosen.set(as, {
      words: () => `each of ${pokemonText(pokemon, chosen)}`,
      again: 'those Pokémon',
      used: false,
    });
    return '';
  },
  damage: ({ to, amount, plain, past, ignores }, chosen) =>
    `${to === 'self' ? 'this Pokémon also does' : 'this attack does'} ${damageText(amount, chosen)} to ${to === 'self' ? 'itself' : eachOf(to, chosen)}${plain === true ? " (don't apply Weakness and Resistance)" : ''}${past === true ? ` (${PAST})` : ''}${ignores === undefined ? '' : ` (not affected by ${capitals(ignores)})`}`,
  putCounters: ({ on, counters }, chosen) =>
    typeof counters === 'number'
      ? `put ${counted(counters, 'damage counter')} on ${eachOf(on, chosen)}`
      : `put damage counters on ${eachOf(on, chosen)} equal to ${unitText(counters, chosen)}`,
  distribute: ({ among, counters }, chosen) =>
    typeof counters === 'number'
      ? `put ${counted(counters, 'damage counter')} on ${pokemonText(among, chosen)} in any way you like`
      : `put damage counters equal to ${unitText(counters, chosen)} on ${pokemonText(among, chosen)} in any way you like`,
  survive: ({ on, hp }, chosen) =>
    `${pokemonText(on, chosen)} is not Knocked Out, and its remaining HP becomes ${hp}`,
  heal: ({ on, counters }, chosen) =>
    counters === 'all'
      ? `remove all damage counters from ${eachOf(on, chosen)}`
      : `remove ${typeof counters === 'number' ? counted(counters, 'damage counter') : unitText(counters, chosen)} from ${eachOf(on, chosen)}`,
  moveCounters: ({ from, to, counters }, chosen) =>
    `move ${movedText(counters)} from ${pokemonText(from, chosen)} to ${pokemonText(to, chosen)}`,
  swapCounters: ({ on, with: other }, chosen) =>
    `switch all damage counters on ${pokemonText(on, chosen)} with those on ${pokemonText(other, chosen)}`,
  afflict: ({ on, status, counters }, chosen) =>
    `${pokemonText(on, chosen)} is now ${STATUS_WORDS[status]}${counters === undefined ? '' : `, with ${counted(counters, 'damage counter')} at each Checkup`}`,
  cure: ({ on, statuses }, chosen) =>
    `${pokemonText(on, chosen)} is no longer ${
      statuses === 'all'
        ? 'affected by any Special Condition'
        : listed(
            statuses.map((each) => STATUS_WORDS[each]),
            'or',
          )
    }`,
  draw: ({ whose, cards }, chosen) =>
    `${whose === 'own' ? 'draw' : 'your opponent draws'} ${typeof cards === 'number' ? counted(cards, 'card') : 'upTo' in cards ? `up to ${counted(cards.upTo, 'card')}` : `cards equal to ${unitText(cards, chosen)}`}`,
  move: moveText,
  look: ({ cards }, chosen) => `look at ${cardText(cards, chosen, null)}`,
  reveal: ({ cards }, chosen) =>
    `show ${'bound' in cards ? boundText(cards.bound, chosen) : `all ${cardText(cards, chosen, null)}`} to both players`,
  shuffle: ({ whose }) => `shuffle ${whose === 'own' ? 'your' : "your opponent's"} deck`,
  orderTop: ({ count }) =>
    `look at the top ${counted(count, 'card')} of your deck and put them back in any order`,
  bench: ({ cards, whose, as }, chosen) => {
    const words = `put ${cardText(cards, chosen, 1)} onto ${whose === 'own' ? 'your' : "your opponent's"} Bench`;
    if (as !== undefined) chosen.set(as, { words: () => 'that Pokémon', again: 'that Pokémon', used: true });
    return words;
  },
  attachEnergy: ({ cards, to }, chosen) =>
    `attach ${cardText(cards, chosen, 1)} to ${pokemonText(to, chosen)}`,
  attachEach: ({ cards, among }, chosen) =>
    `attach ${'bound' in cards ? '' : 'all '}${cardText(cards, chosen, null)} to ${pokemonText(among, chosen)} in any way you like`,
  changePlaces: ({ with: incoming }, chosen) => {
    const words = pokemonText(incoming, chosen);
    const active = words.includes("your opponent's") ? 'their' : words.includes('your') ? 'your' : 'the';
    return `switch ${words} with ${active} Active Pokémon`;
  },
  evolve: ({ card, on }, chosen) =>
    `put ${cardText(card, chosen, 1)} onto ${pokemonText(on, chosen)} to evolve it`,
  exchange: ({ on, card, to }, chosen) =>
    `put ${cardText(card, chosen, 1)} in the place of ${pokemonText(on, chosen)}, and that card ${TO[to]}`,
  devolve: ({ on, downTo, to }, chosen) =>
    downTo === 'top'
      ? `devolve ${eachOf(on, chosen)} by putting the highest Stage Evolution card on it ${TO[to]}`
      : `devolve ${pokemonText(on, chosen)} by putting ${cardText(downTo, chosen, 1)} and those above it ${TO[to]}`,
  knockOut: ({ on }, chosen) => `${pokemonText(on, chosen)} is Knocked Out`,
  takeBack: ({ on, to, all }, chosen) => {
    const words = pokemonText(on, chosen);
    if (to === 'discard') return `discard ${words} and all cards attached to it`;
    return all === true
      ? `put ${words} and all cards attached to it ${TO[to]}`
      : `put the lowest card of ${words} ${TO[to]} and discard all other cards of it`;
  },
  place: ({ modifier, on, window, withCard }, chosen) => {
    const words = `${lower(WINDOW_CLAUSES[window])}${modifierText(modifier, pokemonText(on, chosen), clause)}`;
    return withCard === true ? `attach this card: ${words}, then discard it` : words;
  },
  forbid: ({ whose, what, window }) =>
    `${lower(WINDOW_CLAUSES[window])}${whose === 'own' ? "you can't" : "your opponent can't"} play any ${what === 'any' ? 'cards' : playedText(what)} from ${whose === 'own' ? 'your' : 'their'} hand`,
  cover: ({ whose, where, modifier, window }, chosen) =>
    `${lower(WINDOW_CLAUSES[window])}${modifierText(modifier, eachOf({ whose, place: 'inPlay', ...(where !== undefined && { where }) }, chosen), clause)}, those that come into play later too`,
  attachPlayed: ({ to }, chosen) => `attach this card to ${pokemonText(to, chosen)}`,
  becomeEnergy: ({ on, units }, chosen) =>
    `this Pokémon is Knocked Out, and becomes an Energy card on ${pokemonText(on, chosen)} that provides ${units} Energy of that type`,
  copyAttack: () => 'use it as this attack, ignoring its cost and anything else required to use it',
  anotherTurn: () => 'take another turn after this one (skip the Checkup between them)',
  endTurn: () => 'your turn ends',
  win: () => 'you win this game',
  nothing: () => 'this attack does nothing',
};

const inner = (steps: readonly Step[], chosen: Chosen): string =>
  steps
    .map((step) => (WRITERS[step.do] as Writer<Step>)(step, chosen))
    .filter((text) => text !== '')
    .join(', and ');

/** A word of cards, not a step that the game takes by itself. */
export const isWritten = (step: { readonly do: string }): step is Step => Object.hasOwn(WRITERS, step.do);

export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}.`);

export const stepsText = (steps: readonly Step[], chosen: Chosen): string =>
  steps
    .map((step) => sentence((WRITERS[step.do] as Writer<Step>)(step, chosen)))
    .filter((text) => text !== '')
    .join(' ');

/** As the end of another sentence. */
export const clause = (effect: readonly Step[] | AttackEffect): string =>
  lower(isSteps(effect) ? stepsText(effect, new Map()) : attackText(effect)).replace(/\.$/, '');
const isSteps = (effect: readonly Step[] | AttackEffect): effect is readonly Step[] => Array.isArray(effect);

/** A price in words: what must be done in full before anything else. */
export const priceText = (price: readonly Step[], chosen: Chosen, use: string): string =>
  price.length === 0 ? '' : `You must ${inner(price, chosen)} in order to ${use}.`;

export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export function attackText({
  price = [],
  before = [],
  damage,
  past,
  ignores,
  prizes,
  after = [],
  needs,
  canBeUsedFor,
  fromBench,
  onFirstTurn,
}: AttackEffect): string {
  const chosen: Chosen = new Map();
  return joined(
    needs === undefined ? '' : `You can use this attack only if ${conditionText(needs, chosen)}.`,
    fromBench === true ? 'You can use this attack even if this Pokémon is on the Bench.' : '',
    onFirstTurn === true ? 'If you go first, you can use this attack during your first turn.' : '',
    canBeUsedFor === undefined ? '' : costText(canBeUsedFor, chosen),
    priceText(price, chosen, 'use this attack'),
    stepsText(before, chosen),
    damage === undefined ? '' : `This attack does ${damageText(damage, chosen)}.`,
    past === true ? `This attack's damage is ${PAST}.` : '',
    ignores === undefined ? '' : `This attack's damage is not affected by ${capitals(ignores)}.`,
    prizes === undefined ? '' : prizesText(prizes, chosen),
    stepsText(after, chosen),
  );
}
