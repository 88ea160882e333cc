/** The lesson move by move: what is taught, what to do for it, and which action does it. */
import type { Action, Battle } from '@pokesol/engine/official';
import { cardName, nameInPlay } from './names.ts';

type Does = (battle: Battle, action: Action) => boolean;

export type LessonStep = {
  readonly title: string;
  /** What there is to know, in short paragraphs. */
  readonly teaches: readonly string[];
  /** What to do now, in one sentence. */
  readonly asks: string;
  /** Numbers on the page of rules. */
  readonly rules: readonly string[];
  /** The step is done when these were done, one after the other. */
  readonly moves: readonly Does[];
};

const plays =
  (card: string): Does =>
  (battle, action) =>
    action.type === 'trainer' && cardName(battle, action.card) === card;

const attaches =
  (card: string, pokemon: string): Does =>
  (battle, action) =>
    action.type === 'attach' &&
    cardName(battle, action.card) === card &&
    nameInPlay(battle, action.pokemon) === pokemon;

const attacks =
  (attack: number): Does =>
  (_, action) =>
    action.type === 'attack' && action.attack === attack;

const lays =
  (purpose: 'active' | 'bench', card: string): Does =>
  (battle, action) => {
    const { choice } = battle.state;
    if (choice?.kind !== 'cards' || choice.purpose !== purpose || action.type !== 'choose') return false;
    const { answer } = action;
    return (
      typeof answer === 'object' &&
      answer.length === 1 &&
      choice.cards.some((each) => answer[0] === each && cardName(battle, each) === card)
    );
  };

export const LESSON_STEPS: readonly LessonStep[] = [
  {
    title: 'Who goes first?',
    teaches: [
      'Every battle begins with a coin, and you won it. The player who goes first may not attack in that turn.',
      'Let the other side go first: then the first attack is yours.',
    ],
    asks: 'Answer that you go second.',
    rules: ['2.1', '3.7'],
    moves: [(_, action) => action.type === 'choose' && action.answer === false],
  },
  {
    title: 'Your first Pokémon',
    teaches: [
      'You hold seven cards. You may place only Basic Pokémon now: one as your Active Pokémon, which fights, and others onto your Bench, which wait.',
      'Both stay face down until the other side has chosen too.',
    ],
    asks: 'Place Charmander in the Active Spot and Rattata on the Bench, then press READY.',
    rules: ['2.3'],
    moves: [lays('active', 'Charmander'), lays('bench', 'Rattata')],
  },
  {
    title: 'A Trainer card',
    teaches: [
      'The other side went first, with Weedle. Your turn began by drawing a card, as every turn does.',
      'Trainer cards help at once. Items, such as Bill, may be played as often as you like. Point at any card and press R, or hold it, to read it.',
    ],
    asks: 'Select Bill and press «Play Bill»: you draw two cards.',
    rules: ['3.1', '3.5'],
    moves: [plays('Bill')],
  },
  {
    title: 'Energy',
    teaches: [
      'Attacks cost energy, and it stays on the Pokémon when it attacks. You may attach one energy card in each of your turns.',
      'Scratch costs one energy of any type: the star.',
    ],
    asks: 'Attach a Fire Energy to Charmander.',
    rules: ['3.4'],
    moves: [attaches('Fire Energy', 'Charmander')],
  },
  {
    title: 'The first attack',
    teaches: [
      'An attack is always the last thing in a turn. Select Charmander: beside each attack stands what it costs and what it would do.',
      'Scratch does 10. Weedle is weak to Fire, so it takes twice that.',
    ],
    asks: 'Attack with Scratch.',
    rules: ['5.1', '6.1'],
    moves: [attacks(0)],
  },
  {
    title: 'Poisoned!',
    teaches: [
      'Poison Sting did 10, and its coin fell heads: Charmander is Poisoned. In the Checkup between any two turns, poison puts one more damage counter on it. A counter is 10.',
      'Potion takes two counters away.',
    ],
    asks: 'Select Potion and press «Play Potion»: only Charmander is hurt.',
    rules: ['8.2', '9.1'],
    moves: [plays('Potion')],
  },
  {
    title: 'A stronger attack',
    teaches: [
      'Ember costs two energy, one of them Fire. The lock at its side says what is missing: one more.',
    ],
    asks: 'Attach a Fire Energy to Charmander.',
    rules: ['3.4', '5.1'],
    moves: [attaches('Fire Energy', 'Charmander')],
  },
  {
    title: 'Ember',
    teaches: [
      'Ember does 30, and 60 to Weedle, which has 20 HP left. Its price is printed on the card: a Fire Energy of Charmander’s is discarded.',
    ],
    asks: 'Attack with Ember; the Fire Energy goes by itself.',
    rules: ['5.1', '6.1'],
    moves: [attacks(1)],
  },
  {
    title: 'A Prize, and evolution',
    teaches: [
      'Weedle is Knocked Out, and you took one of your six Prizes: the cards that lay face down at the side. The player who takes the last one wins.',
      'Bulbasaur came from the Bench. Charmander has been in play since an earlier turn, so it may evolve: Charmeleon has more HP and other attacks.',
      'Energy and damage stay. The poison goes: evolving cures every Special Condition.',
    ],
    asks: 'Put Charmeleon onto Charmander.',
    rules: ['7.4', '4.1', '4.2'],
    moves: [
      (battle, action) => action.type === 'evolve' && nameInPlay(battle, action.pokemon) === 'Charmander',
    ],
  },
  {
    title: 'Special energy',
    teaches: [
      'Slash costs three energy of any type, and Charmeleon has one. Double Colorless Energy is one card that pays for two.',
    ],
    asks: 'Attach Double Colorless Energy to Charmeleon.',
    rules: ['3.4'],
    moves: [attaches('Double Colorless Energy', 'Charmeleon')],
  },
  {
    title: 'Slash',
    teaches: ['Bulbasaur is weak to Fire as well: 30 becomes 60, and it has 40 HP.'],
    asks: 'Attack with Slash.',
    rules: ['6.1'],
    moves: [attacks(0)],
  },
  {
    title: 'Weakness hurts',
    teaches: [
      'Your second Prize! Staryu came next, a Water Pokémon, and Charmeleon is weak to Water: Slap did 40 instead of 20. One more, and the other side would take a Prize.',
      'Rattata is not weak to Water. Prepare it: energy may be attached to the Bench too.',
    ],
    asks: 'Attach a Fire Energy to Rattata.',
    rules: ['6.1', '3.4'],
    moves: [attaches('Fire Energy', 'Rattata')],
  },
  {
    title: 'Retreat',
    teaches: [
      'Once a turn your Active Pokémon may retreat: you discard energy from it, as much as its retreat cost says, and one from the Bench takes its place.',
      'Discard Fire Energy: Double Colorless would pay too much, and nothing is given back.',
    ],
    asks: 'Select Charmeleon, let it retreat for Rattata, and pay with Fire Energy.',
    rules: ['3.9'],
    moves: [(_, action) => action.type === 'retreat'],
  },
  {
    title: 'Bite',
    teaches: [
      'You may still attack after a retreat. Staryu has no weakness to Rattata’s type: Bite does what it says.',
    ],
    asks: 'Attack with Bite.',
    rules: ['5.1'],
    moves: [attacks(0)],
  },
  {
    title: 'The last blow',
    teaches: [
      'Rattata survived, with 10 HP left. Staryu has 20, and the other Bench is empty.',
      'A side without a Pokémon in play has lost, however many Prizes are left. The third way to win: the other deck is empty when a card must be drawn.',
    ],
    asks: 'Attack with Bite once more.',
    rules: ['7.7', '3.1'],
    moves: [attacks(0)],
  },
];
