/** The words of every kind of question: its title, and what is said of it. */
import { type Choice, PURPOSES, viewFor } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { EXAMPLE_NAMES, exampleChoice } from '../../../../dev/exampleChoices.ts';
import { lookAt } from '../../../../dev/exampleTable.ts';
import { askedBy } from './asked.ts';
import { cardsNote, fateOfCards, lacking } from './cardsText.ts';
import { isAnsweredOnBoard, officialChoiceKey, officialScreen } from './registry.ts';

const CHOICES = EXAMPLE_NAMES.map((name) => exampleChoice(name).choice);

test('the examples are of every kind and every purpose', () => {
  const purposes = new Set(CHOICES.flatMap((choice) => ('purpose' in choice ? [choice.purpose] : [])));
  expect([...purposes].sort()).toEqual([...PURPOSES].sort());
  const kinds: Record<Choice['kind'], true> = {
    cards: true,
    pokemon: true,
    order: true,
    attack: true,
    yesNo: true,
    number: true,
    type: true,
    modes: true,
    next: true,
  };
  expect([...new Set(CHOICES.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
});

test('the table asks for Pokémon, and for those that are placed at the start', () => {
  expect(EXAMPLE_NAMES.filter((name) => isAnsweredOnBoard(exampleChoice(name).choice))).toEqual([
    ...['Active Pokémon', 'Bench at the start', 'who comes in', 'new Active Pokémon', 'a Pokémon to be hit'],
    ...['where each Energy goes', 'damage counters'],
  ]);
});

test('the same question asked once more is another one: of the next damage counter', () => {
  const { battle, choice } = exampleChoice('damage counters');
  const view = viewFor(battle, choice.seat);
  const [frame] = view.frames.slice(-1);
  if (frame === undefined) throw new Error('Something is being resolved');
  const next = { ...frame, steps: frame.steps.map((step) => ({ ...step, counters: 5 })) };
  expect(officialChoiceKey({ ...view, frames: [next] }, choice)).not.toBe(officialChoiceKey(view, choice));
  expect(officialChoiceKey({ ...view, frames: [frame] }, choice)).toBe(officialChoiceKey(view, choice));
});

/** Title, who asks, and the beginning of what is said. */
const SAID: readonly (readonly [example: string, title: string, asker: string, says: string])[] = [
  ['who goes first', 'Who goes first?', '', 'You won the coin'],
  ['Active Pokémon', 'Choose your Active Pokémon', '', 'It begins in the Active Spot, face down'],
  ['Bench at the start', 'Place Pokémon on your Bench', '', 'They lie face down'],
  ['extra cards', 'How many extra cards?', '', 'Your opponent showed 1 hand without a Basic Pokémon'],
  ['price from the hand', 'Choose 2 cards to discard', 'Computer Search', 'Discard 2 other cards'],
  ['search of the deck', 'Search your deck', 'Computer Search', 'Search your deck for 1 card'],
  [
    'top of the deck',
    'Choose up to 2 cards to take into your hand',
    'Nest Call',
    'Put up to 2 Basic Pokémon',
  ],
  ['different names', 'Search your deck', 'Rally', 'Search your deck for up to 3 Pokémon'],
  ['nothing fits', 'Look at the top of your deck', 'Scout', 'Put up to 1 stadium card'],
  ['nothing in the deck', 'Search your deck', 'Vain Search', 'Search your deck for'],
  ['look at a hand', 'Look at your opponent’s hand', 'Spyglass', 'Look at cards'],
  ['discard pile', 'Choose 1 or 2 cards to take into your hand', 'Salvage', 'Put 1 or 2 basic Energy'],
  ['Prizes face down', 'Choose 2 cards to take into your hand', 'Fortune', 'Put 2 cards from your Prizes'],
  ['Energy in play', 'Choose up to 2 cards to discard', 'Short Circuit', 'Discard up to 2 Energy cards'],
  ['Energy in units', 'Choose Energy worth 2 to discard', 'Discharge', 'Discard 2 Energy from your Active'],
  [
    'Energy for a retreat',
    'Retreat costs 2: choose Energy',
    'Electabuzz',
    'The Energy you pay goes to your discard pile',
  ],
  ['who comes in', 'Who comes in?', 'Electabuzz', 'It takes the place of the Pokémon that retreats'],
  ['new Active Pokémon', 'Choose your new Active Pokémon', '', 'It takes the empty Active Spot'],
  ['a Pokémon to be hit', 'Choose a Pokémon', 'Far Spark of Stormwing', 'This attack does 20 damage'],
  ['where each Energy goes', 'Attach Lightning Energy to …', 'Recharge', 'Attach all basic Lightning Energy'],
  ['damage counters', 'Put a damage counter: 6 left', 'Thunder Rain of Stormwing', 'Put 6 damage counters'],
  ['order', 'Put the top 5 cards in order', 'Pokédex', 'Look at the top 5 cards of your deck'],
  ['attack to copy', 'Choose an attack', 'Metronome of Clefairy', 'Choose 1 of the attacks'],
  ['yes or no', 'Use Gift Box?', 'Gift Box', 'Draw 2 cards. Remove 2 damage counters'],
  ['cards to draw', 'How many cards do you draw?', 'Windfall', 'Draw up to 3 cards.'],
  ['counters to move', 'How many damage counters move?', 'Transfer', 'Move up to 2 damage counters'],
  ['type', 'Choose a type', 'Conversion 1 of Porygon', 'Choose Grass, Fire, Water'],
  ['one way', 'Choose one', 'Crossroads', 'Choose 1: draw 2 cards'],
  ['several ways', 'Choose 1 to 3', 'Bazaar', 'Choose 1 or more: draw 2 cards'],
  ['which effect is next', 'Which effect comes next?', '', 'They happen at the same time'],
];

test('there are words for every example', () => {
  expect(SAID.map(([example]) => example)).toEqual(EXAMPLE_NAMES);
});

test.each(SAID)('«%s» is asked as «%s»', (name, ...said) => {
  const { view, look, choice, asked } = openIn(name);
  const { title, sentence } = officialScreen(choice);
  const says = asked.words || (sentence?.(choice, asked, look, view) ?? '');
  const [, , start] = said;
  expect([title(choice, asked, look, view), asked.name ?? '', says.slice(0, start.length)]).toEqual(said);
});

test.each([
  ['price from the hand', 'Discard', 'This is paid before anything else happens.'],
  ['search of the deck', 'Take', 'Then the deck is shuffled.'],
  [
    'different names',
    'Take',
    'No two may share a name. Your opponent sees what you choose. Then the deck is shuffled.',
  ],
  ['nothing fits', 'Take', 'None of these can be chosen. Then the deck is shuffled.'],
  ['nothing in the deck', 'Take', 'None of these can be chosen. Then the deck is shuffled.'],
  ['Energy in units', 'Discard', 'A card that provides two counts as two, and may be given for one.'],
  ['Energy for a retreat', 'Pay', ''],
])('of «%s»: what becomes of the cards («%s») and what follows', (name, verb, note) => {
  const { choice, asked } = openIn(name);
  if (choice.kind !== 'cards') throw new Error('Cards are asked for');
  expect([fateOfCards(choice, asked).verb, cardsNote(choice, asked)]).toEqual([verb, note]);
});

test.each(['Energy in units', 'Energy for a retreat'])('of «%s»: what is still to pay', (name) => {
  const { choice } = openIn(name);
  if (choice.kind !== 'cards' || choice.pays === undefined) throw new Error('Energy is counted in units');
  const { cards, pays } = choice;
  const single = cards.filter((_, place) => pays[place] === 1);
  const double = cards.filter((_, place) => pays[place] === 2);
  const said = [[], single.slice(0, 1), single.slice(0, 2), double.slice(0, 1)].map((picked) =>
    lacking(choice, picked),
  );
  expect(said).toEqual(['choose one first', '1 more to pay', undefined, undefined]);
});

function openIn(name: string) {
  const { battle, choice } = exampleChoice(name);
  const view = viewFor(battle, choice.seat);
  const look = lookAt(view);
  return { view, look, choice, asked: askedBy(view, look) };
}
