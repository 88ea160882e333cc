/** Abilities that are announced of a card in the hand or in the discard pile, with no Pokémon in play behind them. */
import { describe, expect, test } from 'vitest';
import type { AbilityEffect } from '../model/abilities.ts';
import type { PokemonFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import { pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
type Announced = Extract<AbilityEffect, { works: 'activated'; pile: 'hand' | 'discard' }>;
const calling = (name: string, effect: Omit<Announced, 'works'>): PokemonFacts =>
  pokemon(name, { abilities: [power('Call', { works: 'activated', ...effect })] });
/** Each draws a card, and stays where it is. */
const drawing = (name: string, facts: Omit<Announced, 'works' | 'steps'>): PokemonFacts =>
  calling(name, { ...facts, steps: [DRAW] });
const yours = (you: SidePosition) => game({ you: { ...OTHER, ...you }, opponent: OTHER });

/** Out of the hand onto the Bench. */
const JUMPER = calling('Jumper', {
  often: 'oncePerTurn',
  pile: 'hand',
  steps: [{ do: 'bench', cards: { bound: 'thisCard' }, whose: 'own', as: 'it' }, DRAW],
});
/** Out of the discard pile under the deck. */
const SINKER = calling('Sinker', {
  often: 'any',
  pile: 'discard',
  steps: [{ do: 'move', cards: { bound: 'thisCard' }, to: 'deckBottom' }, DRAW],
});

describe('an ability of a card in a pile', () => {
  test('of the hand puts that very card onto the Bench, and everybody sees it', () => {
    const { you, opponent } = yours({ hand: [JUMPER, JUMPER] });
    const offered = you.moves.filter(({ type }) => type === 'cardAbility');
    expect(offered).toHaveLength(2);
    you.cardAbility('Jumper');
    expect(you.bench).toMatchObject([{ name: 'Stinger' }, { name: 'Jumper' }]);
    expect(you.hand).toEqual(['Jumper', 'Driftwood']);
    expect(opponent.events.find(({ type }) => type === 'cardAbilityUsed')).toMatchObject({ name: 'Call' });
    you.cardAbility('Jumper');
    expect(you.bench).toHaveLength(3);
  });

  test('3.3: not where the Bench is full', () => {
    const { you } = yours({ hand: [JUMPER], bench: Array.from({ length: 5 }, () => 'Stinger') });
    expect(you.cannot.cardAbility('Jumper')).toBe('BENCH_FULL');
    expect(you.moves.some(({ type }) => type === 'cardAbility')).toBe(false);
  });

  test('of the discard pile moves that very card out of it', () => {
    const { you } = yours({ discard: ['Fire', SINKER] });
    you.cardAbility('Sinker');
    expect(you.discard).toEqual(['Fire']);
    expect(you.deck.at(-1)).toBe('Sinker');
    expect(you.hand).toEqual(['Driftwood']);
  });

  test('its price is paid first: the card itself', () => {
    const price: readonly Step[] = [{ do: 'move', cards: { bound: 'thisCard' }, to: 'discard' }];
    const spender = calling('Spender', { often: 'any', pile: 'hand', price, steps: [DRAW] });
    const { you, events } = yours({ hand: [spender] });
    you.cardAbility('Spender');
    expect([you.discard, you.hand]).toEqual([['Spender'], ['Driftwood']]);
    expect(events().map(({ type }) => type)).toEqual(['cardAbilityUsed', 'cardsMoved', 'cardsDrawn']);
  });

  test.each([
    ['of the hand from the discard pile', JUMPER, { discard: [JUMPER] }, 'ABILITY_OFF'],
    ['of the discard pile from the hand', SINKER, { hand: [SINKER] }, 'ABILITY_OFF'],
    ['of the hand from the deck', JUMPER, { deck: [JUMPER] }, 'NO_SUCH_ABILITY'],
    ['of a card that has none', pokemon('Plain'), { hand: ['Sparkmouse'] }, 'NO_SUCH_ABILITY'],
  ] as const)('is not used %s', (_, { name }, side, reason) => {
    const { you } = yours(side);
    expect(you.cannot.cardAbility(name)).toBe(reason);
    expect(you.moves.some(({ type }) => type === 'cardAbility')).toBe(false);
  });

  test('is not used of the Pokémon in play, nor an ability of a Pokémon in play of the card', () => {
    const { you } = yours({ active: JUMPER, hand: ['Turner'] });
    expect(you.cannot.ability('Jumper')).toBe('NO_SUCH_ABILITY');
    expect(you.cannot.cardAbility('Turner')).toBe('NO_SUCH_ABILITY');
  });

  test('is not used of a card of the opponent, nor in the turn of the opponent', () => {
    const { you, opponent } = game({ you: { ...OTHER, hand: [JUMPER] }, opponent: OTHER });
    expect(opponent.cannot.cardAbility('Jumper')).toBe('NOT_YOUR_TURN');
    you.endTurn();
    expect(you.cannot.cardAbility('Jumper')).toBe('NOT_YOUR_TURN');
    expect(opponent.cannot.cardAbility('Jumper')).toBe('NO_SUCH_ABILITY');
    expect(opponent.moves.some(({ type }) => type === 'cardAbility')).toBe(false);
  });
});

describe('how often it is used', () => {
  test('once a turn for each card, whatever others of that ability did', () => {
    const once = { often: 'oncePerTurn', pile: 'hand' } as const;
    const { you, opponent } = yours({ hand: [drawing('Caller', once), drawing('Echo', once)] });
    you.cardAbility('Caller');
    expect(you.cannot.cardAbility('Caller')).toBe('ABILITY_USED');
    you.cardAbility('Echo');
    expect(you.hand).toHaveLength(4);
    expect(you.moves.some(({ type }) => type === 'cardAbility')).toBe(false);
    you.endTurn();
    opponent.endTurn();
    you.cardAbility('Caller');
    expect(you.hand).toHaveLength(6);
  });

  test('once by name for all cards that have it, also of the discard pile', () => {
    const byName = { often: 'oncePerTurnByName', pile: 'discard' } as const;
    const { you, opponent } = yours({ discard: [drawing('Caller', byName), drawing('Echo', byName)] });
    you.cardAbility('Echo');
    expect(you.cannot.cardAbility('Echo')).toBe('ABILITY_USED');
    expect(you.cannot.cardAbility('Caller')).toBe('ABILITY_USED');
    you.endTurn();
    opponent.endTurn();
    you.cardAbility('Caller');
  });

  test('any number of times where the text says nothing of it', () => {
    const { you } = yours({ hand: [drawing('Caller', { often: 'any', pile: 'hand' })] });
    you.cardAbility('Caller');
    you.cardAbility('Caller');
    expect(you.hand).toHaveLength(3);
  });
});

describe('what it asks for', () => {
  const lonely = drawing('Lonely', {
    often: 'oncePerTurn',
    pile: 'hand',
    while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 2 } },
  });

  test('is not used while its condition does not hold, and is as soon as it does', () => {
    const { you } = yours({ hand: [lonely, 'Fire'] });
    expect(you.cannot.cardAbility('Lonely')).toBe('CARD_NEEDS');
    you.attach('Fire', 'Mosslamb');
    you.cardAbility('Lonely');
    expect(you.hand).toEqual(['Lonely', 'Driftwood']);
  });

  test('3.6: is not used where nothing would change', () => {
    const { you } = yours({ hand: [drawing('Caller', { often: 'any', pile: 'hand' })], deck: [] });
    expect(you.cannot.cardAbility('Caller')).toBe('NO_CHANGE');
  });

  test('the turn ends with it where the text says so', () => {
    const { you, opponent } = yours({
      hand: [drawing('Last', { often: 'oncePerTurn', pile: 'hand', endsTurn: true })],
    });
    you.cardAbility('Last');
    expect(you.hand).toHaveLength(2);
    expect(you.cannot.endTurn()).toBe('NOT_YOUR_TURN');
    expect(opponent.hand).toHaveLength(1);
  });
});

test('11.5: what may be used once a game is, of a card in a pile too', () => {
  const star = drawing('Star', { often: 'any', pile: 'hand' });
  const once = { ...star, abilities: star.abilities.map((each) => ({ ...each, once: 'VSTAR' as const })) };
  const { you } = yours({ hand: [once, once] });
  you.cardAbility('Star');
  expect(you.cannot.cardAbility('Star')).toBe('ONCE_A_GAME');
  expect(you.moves.some(({ type }) => type === 'cardAbility')).toBe(false);
});

test('the other player can name the card of the hand, while a question is open and when it is answered', () => {
  const asking = calling('Asker', { often: 'any', pile: 'hand', steps: [{ do: 'may', yes: [DRAW] }] });
  const { you, opponent } = yours({ hand: ['Fire', asking] });
  const named = () => {
    const used = opponent.events.find((event) => event.type === 'cardAbilityUsed');
    return used?.type === 'cardAbilityUsed' ? opponent.view.cards[used.card] : undefined;
  };
  you.cardAbility('Asker');
  expect(you.asked).toEqual([true, false]);
  expect(named()).toBe('Asker');
  expect(Object.values(opponent.view.cards)).not.toContain('Fire');
  you.choose(true);
  expect(named()).toBe('Asker');
});

test('3.6: a player is asked whether to shuffle, though nothing that lies open changes', () => {
  const steps = [{ do: 'may', yes: [{ do: 'shuffle', whose: 'opponent' }] }] as const;
  const asking = calling('Shuffler', { often: 'any', pile: 'hand', steps: [DRAW, ...steps] });
  const { you, opponent } = yours({ hand: [asking] });
  you.cardAbility('Shuffler');
  expect(you.asked).toEqual([true, false]);
  expect(opponent.events.some(({ type }) => type === 'deckShuffled')).toBe(false);
  you.choose(true);
  expect(opponent.events.some(({ type }) => type === 'deckShuffled')).toBe(true);
});
