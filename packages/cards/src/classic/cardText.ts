/** Writes what a card says from what it does, so that its text and its behaviour cannot drift apart. */
import type { Status, Type } from '@pokesol/engine';
import type { CardClass, Effect, EffectOf, Target, TrainerEffect } from '@pokesol/engine/classic';

/** How a text speaks of the Pokémon that its steps are about. */
type Words = {
  /** Called once for every mention: a card that lets its player choose introduces the chosen one first. */
  readonly target: () => string;
  /** Whose it is: «your» or «your opponent's». */
  readonly owner: string;
};

/** A part of a sentence: no capital letter, no full stop. */
type Clause<E extends Effect> = (effect: E, words: Words) => string;

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  poison: 'Poisoned',
  burn: 'Burned',
  paralysis: 'Paralyzed',
  sleep: 'Asleep',
  confusion: 'Confused',
};

const CARD_WORDS: Readonly<Record<CardClass, string>> = {
  any: 'card',
  pokemon: 'Pokemon card',
  trainer: 'Trainer card',
  energy: 'Energy card',
  basicEnergy: 'basic Energy card',
};

const TARGET_WORDS: Readonly<Record<Target, readonly [first: string, owner: string]>> = {
  ownPokemon: ['one of your Pokemon', 'your'],
  ownBench: ['one of your Benched Pokemon', 'your'],
  opponentPokemon: ["one of your opponent's Pokemon", "your opponent's"],
  opponentBench: ["one of your opponent's Benched Pokemon", "your opponent's"],
};

const PILE_WORDS = { deck: 'your deck', discard: 'your discard pile' } as const;

const IN_ATTACK: Words = { target: () => 'the Defending Pokemon', owner: "your opponent's" };

/** `1 card`, `2 cards`. */
const some = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a move does to damage: `10 more damage`, `20 less damage`. */
const moreOrLess = (amount: number): string => `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} damage`;

const takeClause: Clause<EffectOf<'take'>> = ({ from, what, count, pick }) => {
  const pile = PILE_WORDS[from];
  const noun = CARD_WORDS[what];
  const first = count === 1 ? `the first ${noun}` : `the first ${some(count, noun)}`;
  const chosen = `${count === 1 ? `1 ${noun}` : `up to ${some(count, noun)}`} of your choice`;
  const cards = pick === 'first' ? `${first} from the top of ${pile}` : `${chosen} from ${pile}`;
  return `put ${cards} into your hand${from === 'deck' ? ', then shuffle your deck' : ''}`;
};

const attachClause: Clause<EffectOf<'attach'>> = ({ changes, amount, lasts, replaces }, { target }) => {
  const attacks = changes === 'damageDealt' ? 'its attacks do' : 'attacks on it do';
  const until = lasts === 'endOfTurn' ? 'this turn' : "your opponent's next turn";
  const before = replaces ? ', and it takes the place of any earlier one' : '';
  return `attach this card to ${target()}: ${attacks} ${moreOrLess(amount)} until the end of ${until}${before}`;
};

const CLAUSES: { readonly [Do in Effect['do']]: Clause<EffectOf<Do>> } = {
  hit: ({ base }, { target }) => `this attack does ${base} damage to ${target()}`,
  status: ({ status, to }, { target }) =>
    `${to === 'self' ? 'this Pokemon' : target()} is now ${STATUS_NAMES[status]}`,
  flip: (effect, words) => ['flip another coin', ...sides(effect, words)].join(': '),
  heal: ({ amount }, { target }) => `heal ${amount} damage from ${target()}`,
  draw: ({ count }) => `draw ${some(count, 'card')}`,
  discardHand: () => 'discard your hand',
  discardFromHand: ({ count }) => `discard ${some(count, 'card')} of your choice from your hand`,
  orderTop: ({ count }) =>
    count === 1
      ? 'look at the top card of your deck and put it back'
      : `look at the top ${count} cards of your deck and put them back in any order`,
  take: takeClause,
  discardEnergy: ({ off, count, upTo }, { target }) =>
    `discard ${upTo && count > 1 ? 'up to ' : ''}${some(count, 'Energy card')} attached to ${off === 'target' ? target() : 'any of your Pokemon'}`,
  changePlaces: (_effect, { target, owner }) => `${target()} changes places with ${owner} Active Pokemon`,
  attach: attachClause,
};

function clause<E extends Effect>(effect: E, words: Words): string {
  // TypeScript cannot follow the key into the registry by itself.
  return (CLAUSES[effect.do] as Clause<E>)(effect, words);
}

/** Clauses of several steps; conditions on one Pokémon share one: `… is now Confused and Poisoned`. */
function clauses(effects: readonly Effect[], words: Words): string[] {
  const written: string[] = [];
  let before: Effect | undefined;
  for (const effect of effects) {
    if (effect.do === 'status' && before?.do === 'status' && before.to === effect.to)
      written.push(`${written.pop()} and ${STATUS_NAMES[effect.status]}`);
    else written.push(clause(effect, words));
    before = effect;
  }
  return written;
}

/** `if heads, …` and `if tails, …`, where there is something to say. */
const sides = ({ heads, tails }: EffectOf<'flip'>, words: Words): string[] =>
  [['if heads', heads] as const, ['if tails', tails] as const]
    .filter(([, effects]) => effects.length > 0)
    .map(([when, effects]) => `${when}, ${clauses(effects, words).join(', and ')}`);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function sentences(effects: readonly Effect[], words: Words): string {
  const parts: string[] = [];
  let run: Effect[] = [];
  const flush = (): void => {
    parts.push(...clauses(run, words));
    run = [];
  };
  for (const effect of effects) {
    if (effect.do !== 'flip') {
      run.push(effect);
      continue;
    }
    flush();
    parts.push('flip a coin', ...sides(effect, words));
  }
  flush();
  return parts.map(sentence).join(' ');
}

/** What an attack does besides its damage; '' where that is nothing. */
export const effectText = (effects: readonly Effect[]): string => sentences(effects, IN_ATTACK);

/** What a trainer does; `null` is a trainer that the rules do not know. */
export function trainerText(effect: TrainerEffect | null): string {
  if (effect === null || effect.steps.length === 0) return 'This card has no effect in battles yet.';
  const [first, owner] = effect.target === null ? ['this Pokemon', 'your'] : TARGET_WORDS[effect.target];
  let isKnown = false;
  const target = (): string => {
    const words = isKnown ? 'that Pokemon' : first;
    isKnown = true;
    return words;
  };
  return sentences(effect.steps, { target, owner });
}

/** What a special energy gives: `Provides 2 Colorless Energy.` */
export function energyText(provides: readonly Type[]): string {
  const counts = new Map<Type, number>();
  for (const type of provides) counts.set(type, (counts.get(type) ?? 0) + 1);
  return `Provides ${[...counts].map(([type, count]) => `${count} ${type}`).join(' and ')} Energy.`;
}
