/** Looks at cards, whole Pokémon that leave play, evolutions taken off from the top (rules 4.6, 10, 10.9). */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import type { Battle } from '../model/state.ts';
import { determinize } from '../project/determinize.ts';
import { viewFor } from '../project/view.ts';
import { trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };
const facts = ({ printed, printing }: Battle) => printing.map((place) => at(printed, place));

describe('10.9: looking at cards', () => {
  test('the hand of the other player lies open before the one who looks, as long as the question does', () => {
    const { you, opponent, battle } = game({
      you: { active: 'Stinger', hand: ['Peephole'] },
      opponent: { ...OTHER, hand: ['Letter', 'Fire'] },
    });
    const hand = battle().state.sides[1].hand.map(String);
    expect(Object.keys(you.view.cards)).not.toEqual(expect.arrayContaining(hand));
    you.use('Peephole');
    expect(you.asked).toEqual(['Letter', 'Fire']);
    expect(you.moves).toEqual([{ type: 'choose', seat: 0, answer: [] }]);
    expect(Object.keys(you.view.cards)).toEqual(expect.arrayContaining(hand));
    expect(opponent.view.choice).toBeNull();
    const possible = determinize(you.view, facts(battle()), 'any');
    expect(possible.state.sides[1].hand.toSorted()).toEqual(battle().state.sides[1].hand.toSorted());
    you.choose();
    expect(Object.keys(you.view.cards)).not.toEqual(expect.arrayContaining(hand));
  });

  test('one card alone is shown too, and nothing to look at refuses the card', () => {
    const looks = (hand: readonly string[]) =>
      game({ you: { active: 'Stinger', hand: ['Peephole'] }, opponent: { ...OTHER, hand } }).you;
    const you = looks(['Fire']);
    you.use('Peephole');
    expect(you.asked).toEqual(['Fire']);
    expect(looks([]).cannot.use('Peephole')).toBe('NO_CHANGE');
  });

  test('a look that a choice follows is one question, with what does not fit beside it', () => {
    const { you, battle } = game({
      you: { active: 'Stinger', hand: ['Horoscope'], deck: ['Fire', 'Letter', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    you.use('Horoscope');
    const { choice } = you.view;
    expect([choice?.seat, you.asked]).toEqual([0, ['Letter']]);
    const [top, , third] = battle().state.sides[0].deck.toReversed();
    expect(choice).toMatchObject({ seen: [top, third] });
    const possible = determinize(you.view, facts(battle()), 'any');
    expect(possible.state.sides[0].deck.slice(-3).toSorted()).toEqual(
      battle().state.sides[0].deck.slice(-3).toSorted(),
    );
    expect(viewFor(possible, 0)).toEqual(you.view);
    you.choose('Letter');
    expect(you.hand).toEqual(['Letter']);
    expect(you.deck).toEqual(['Grass', 'Fire', 'Water']);
  });

  test('where nothing fits they are seen all the same', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Horoscope'], deck: ['Fire', 'Water', 'Rock', 'Grass'] },
      opponent: OTHER,
    });
    you.use('Horoscope');
    expect(you.view.choice).toMatchObject({ cards: [], seen: expect.any(Array), max: 0 });
    you.choose();
    expect(you.deck).toEqual(['Grass', 'Fire', 'Water', 'Rock']);
  });
});

describe('10: a Pokémon leaves play with all its cards', () => {
  const whole = { card: 'Mossram', onto: ['Mosslamb'], energy: ['Grass'], damage: 30 } as const;

  test('into the deck', () => {
    const { you, happened } = game({
      you: { active: 'Stinger', bench: [whole], hand: ['Turnstile'], deck: ['Fire'] },
      opponent: OTHER,
    });
    you.use('Turnstile');
    expect([you.bench, you.deck.toSorted()]).toEqual([[], ['Fire', 'Grass', 'Mosslamb', 'Mossram']]);
    expect(happened()).toContain('deckShuffled');
  });

  test.each([
    [true, ['Mosslamb', 'Mossram', 'Grass']],
    [false, ['Mosslamb']],
  ])('into the hand, all of it: %j', (all, hand) => {
    const scoop = trainer('Scoop', [
      {
        do: 'takeBack',
        on: { whose: 'own', place: 'bench' },
        to: 'hand',
        ...(all ? ({ all: true } as const) : {}),
      },
    ]);
    const { you } = game({ you: { active: 'Stinger', bench: [whole], hand: [scoop] }, opponent: OTHER });
    you.use('Scoop');
    expect(you.hand).toEqual(hand);
  });
});

describe('4.6: the highest stage of each', () => {
  test('is taken off, one card of each evolved Pokémon; who has too many counters then is Knocked Out', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Rewinder'] },
      opponent: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 50 },
        bench: ['Stinger', { card: 'Mossram', onto: ['Mosslamb'], damage: 100 }],
      },
    });
    you.use('Rewinder');
    expect(opponent.active).toMatchObject({ name: 'Mossram', damage: 50 });
    expect(opponent.hand).toEqual(['Mosslord', 'Mossram']);
    expect(opponent.bench).toMatchObject([{ name: 'Stinger' }]);
    expect(opponent.discard).toEqual(['Mosslamb']);
  });
});
