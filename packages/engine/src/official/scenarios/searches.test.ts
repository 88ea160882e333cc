/** Searches of the deck, where there is no place, nothing to find, or a price before them (rules 3.6, 10). */
import { describe, expect, test } from 'vitest';
import { determinize } from '../project/determinize.ts';
import { trainer } from '../testing/cardBuilders.ts';
import { cardOf } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const SEEKER = trainer('Seeker', [
  {
    do: 'chooseCards',
    from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
    min: 0,
    max: 1,
    as: 'found',
    reveal: true,
  },
  { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
  { do: 'shuffle', whose: 'own' },
]);

const DREDGE = trainer('Dredge', [
  {
    do: 'chooseCards',
    from: { pile: 'discard', whose: 'own', where: { kind: 'trainer' } },
    min: 0,
    max: 2,
    as: 'found',
  },
  { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
]);

describe('searches', () => {
  test('seed 23: with a full Bench the deck is neither searched nor shuffled; the attack was used', () => {
    const { you, happened } = game({
      you: { active: fire('Caller'), bench: Array(5).fill('Sparkmouse'), deck: ['Stinger', 'Fire'] },
      opponent: OTHER,
    });
    you.attack();
    expect(you.asked).toBeNull();
    expect(you.deck).toEqual(['Stinger', 'Fire']);
    expect(happened()).not.toContain('deckShuffled');
  });

  test('seed 24: with one place left and «up to two» it is one', () => {
    const { you } = game({
      you: {
        active: fire('Caller'),
        bench: Array(4).fill('Sparkmouse'),
        deck: ['Stinger', 'Mosslamb', 'Fire'],
      },
      opponent: OTHER,
    });
    you.attack();
    expect(you.cannot.choose('Stinger', 'Mosslamb')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Mosslamb');
    expect(you.bench).toHaveLength(5);
    expect(you.deck).toHaveLength(2);
  });

  test('4.2: a Pokémon that an attack has put there is new in that turn only', () => {
    const { you, opponent } = game({
      you: { active: fire('Caller'), deck: ['Mosslamb', 'Fire', 'Fire'], hand: ['Mossram'] },
      opponent: OTHER,
    });
    you.attack();
    you.choose('Mosslamb');
    opponent.endTurn();
    you.evolve('Mosslamb', 'Mossram');
    expect(you.bench).toMatchObject([{ name: 'Mossram' }]);
  });

  test('of a deck that is empty, or a discard pile without such a card, change nothing (3.6)', () => {
    const bare = { active: 'Mosslamb', hand: [SEEKER, DREDGE, 'Letter'] };
    const empty = game({ you: { ...bare, deck: [] }, opponent: OTHER });
    expect(empty.you.cannot.use('Seeker')).toBe('NO_TARGET');
    const { you } = game({ you: { ...bare, discard: ['Stinger'] }, opponent: OTHER });
    expect(you.cannot.use('Dredge')).toBe('NO_TARGET');
    you.use('Letter');
    you.use('Dredge');
    you.choose('Letter');
    expect(you.hand).toContain('Letter');
  });

  test('10.9: show the whole deck to the player who searches it, and to no other', () => {
    const { you, opponent } = game({
      you: { ...OTHER, hand: [SEEKER], deck: ['Fire', 'Stinger', 'Letter', 'Mosslamb'] },
      opponent: OTHER,
    });
    you.use('Seeker');
    const { view } = you;
    const namesOf = (cards: readonly number[] = []) =>
      cards.map((card) => view.printed[view.cards[card] ?? '']?.name).sort();
    const { choice } = view;
    if (choice?.kind !== 'cards') throw new Error('No cards are asked for');
    expect(namesOf(choice.cards)).toEqual(['Mosslamb', 'Stinger']);
    expect(namesOf(choice.seen)).toEqual(['Fire', 'Letter']);
    expect(you.cannot.choose('Letter')).toBe('NOT_AMONG_THE_CHOICES');
    expect(opponent.view.choice).toBeNull();
    const theirs = new Set(Object.keys(opponent.view.cards));
    expect([...choice.cards, ...(choice.seen ?? [])].some((card) => theirs.has(String(card)))).toBe(false);
  });

  test('seed 25: that finds nothing shows the whole deck, and shuffles all the same (10.9)', () => {
    const { you, opponent, battle, happened } = game({
      you: { ...OTHER, hand: [SEEKER], deck: ['Fire', 'Letter', 'Mossram'] },
      opponent: OTHER,
    });
    const deck = battle().state.sides[0].deck.toSorted((a, b) => a - b);
    const printedOf = ({ view }: typeof you) => deck.filter((card) => view.cards[card] !== undefined);
    you.use('Seeker');
    expect(you.view.choice).toMatchObject({ cards: [], seen: deck, min: 0, max: 0 });
    expect(you.moves).toEqual([{ type: 'choose', seat: 0, answer: [] }]);
    expect([printedOf(opponent), opponent.view.choice, opponent.moves]).toEqual([[], null, []]);
    const possible = determinize(you.view, [cardOf('Stinger')], 'any');
    expect(possible.state.sides[0].deck.toSorted((a, b) => a - b)).toEqual(deck);
    expect(happened()).not.toContain('deckShuffled');
    expect(you.cannot.choose('Letter')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose();
    expect(happened()).toContain('deckShuffled');
    expect(you.discard.at(-1)).toBe('Seeker');
  });

  test('10.9: the clock answers where nothing can be taken', () => {
    const { you, battle } = game({
      you: { ...OTHER, hand: [SEEKER], deck: ['Fire', 'Letter'] },
      opponent: OTHER,
    });
    you.use('Seeker');
    you.timeOut();
    expect(battle().state).toMatchObject({ choice: null, current: 1 });
  });

  test('10.9: whose deck it is sees it, where the other player’s effect lets them search', () => {
    const [search, moves] = SEEKER.effect?.steps ?? [];
    if (search?.do !== 'chooseCards' || moves === undefined) throw new Error('No search');
    const gift = trainer('Gift', [
      { ...search, from: { ...search.from, whose: 'opponent' } as typeof search.from, by: 'opponent' },
      moves,
      { do: 'shuffle', whose: 'opponent' },
    ]);
    const { you, opponent } = game({
      you: { ...OTHER, hand: [gift] },
      opponent: { ...OTHER, deck: ['Fire', 'Letter'] },
    });
    you.use('Gift');
    expect(you.view.choice).toBeNull();
    expect(opponent.view.choice).toMatchObject({ cards: [], max: 0 });
    opponent.choose();
  });

  test('10.9: of two searches in one effect the second asks only for what it finds', () => {
    const [search, moves, shuffle] = SEEKER.effect?.steps ?? [];
    if (search?.do !== 'chooseCards' || moves === undefined || shuffle === undefined)
      throw new Error('No search');
    const twice = trainer('Twice', [
      search,
      moves,
      { ...search, from: { pile: 'deck', whose: 'own', where: { kind: 'trainer' } } },
      moves,
      shuffle,
    ]);
    const { you } = game({ you: { ...OTHER, hand: [twice], deck: ['Fire', 'Water'] }, opponent: OTHER });
    you.use('Twice');
    expect(you.asked).toEqual([]);
    you.choose();
    expect([you.asked, you.discard.at(-1)]).toEqual([null, 'Twice']);
  });

  test('for a named kind may find nothing though it is there, and shows what it finds', () => {
    const { you, opponent } = game({
      you: { ...OTHER, hand: [SEEKER, SEEKER], deck: ['Fire', 'Stinger', 'Mosslamb'] },
      opponent: OTHER,
    });
    you.use('Seeker');
    you.choose();
    expect(you.hand).toEqual(['Seeker']);
    you.use('Seeker');
    you.choose('Mosslamb');
    expect(you.hand).toEqual(['Mosslamb']);
    expect(opponent.events.some(({ type }) => type === 'cardsRevealed')).toBe(true);
  });

  test('seed 26: for any card must take one', () => {
    const { you } = game({
      you: { ...OTHER, hand: ['Library', 'Fire', 'Water'], deck: ['Stinger', 'Rock'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(you.cannot.choose()).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Rock');
    expect(you.hand).toEqual(['Rock']);
  });

  test('3.6a: a price that is there buys nothing from an empty deck', () => {
    const { you } = game({
      you: { ...OTHER, hand: ['Library', 'Fire', 'Water'], deck: [] },
      opponent: OTHER,
    });
    expect(you.cannot.use('Library')).toBe('NO_TARGET');
  });
});
