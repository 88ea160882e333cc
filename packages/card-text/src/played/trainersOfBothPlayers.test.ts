/** Trainers of public cards in which the other player has a part, or copies of the card itself, on the board. */
import { expect } from 'vitest';
import { cardPlayed, onTheBoard, stage } from '../testing/played.ts';

onTheBoard('trainers of both players', () => {
  cardPlayed('xy9-109', 'alone the order of three, two together two cards, none of them its own', (name) => {
    const hand = ['xy9-109', 'xy9-109'];
    const discard = ['Letter', 'Balm', 'Double'];
    const two = stage({ you: { hand, discard }, opponent: {} }).you;
    two.use(name);
    two.choose(1);
    expect(two.asked).toEqual(discard);
    two.choose('Letter', 'Double');
    expect([...two.hand].sort()).toEqual(['Double', 'Letter']);
    expect([...two.discard].sort()).toEqual(['Balm', name, name]);
    const one = stage({ you: { hand: ['xy9-109'], discard, deck: ['Stinger', 'Balm'] }, opponent: {} }).you;
    one.use(name);
    expect(one.asked).toHaveLength(2);
  });

  cardPlayed('swsh8-230', 'two at once, not one', (name) => {
    const sides = (copies: number) =>
      stage({
        you: { hand: Array.from({ length: copies }, () => 'swsh8-230'), bench: ['Mosslamb'] },
        opponent: { bench: ['Wall B'] },
      });
    expect(sides(1).you.cannot.use(name)).toBe('PRICE');
    const { you, opponent } = sides(2);
    you.use(name);
    expect(opponent.active?.name).toBe('Wall B');
    expect(you.active?.name).toBe('Mosslamb');
    expect([you.hand, you.discard]).toEqual([[], [name, name]]);
  });

  cardPlayed('sv3-190', 'a card under the deck of the opponent, who may draw one', (name) => {
    const board = () => {
      const game = stage({
        you: { hand: ['sv3-190'] },
        opponent: { hand: ['Letter', 'Balm'], deck: ['Stinger'] },
      });
      game.you.use(name);
      game.you.choose('Letter');
      return game;
    };
    const drawn = board();
    drawn.opponent.choose(1);
    expect([...drawn.opponent.hand].sort()).toEqual(['Balm', 'Stinger']);
    const declined = board();
    declined.opponent.choose(0);
    expect([declined.opponent.hand, declined.opponent.deck]).toEqual([['Balm'], ['Stinger', 'Letter']]);
  });

  cardPlayed('swsh6-130', 'down to three on the Bench of the opponent', (name) => {
    const bench = ['Wall', 'Wall B', 'Mosslamb', 'Stinger', 'Wall C'];
    const { you, opponent } = stage({ you: { hand: ['swsh6-130'] }, opponent: { bench } });
    you.use(name);
    opponent.choose('Stinger');
    opponent.choose('Wall C');
    expect(opponent.bench.map((each) => each.name)).toEqual(['Wall', 'Wall B', 'Mosslamb']);
    expect([...opponent.discard].sort()).toEqual(['Stinger', 'Wall C']);
    const few = stage({ you: { hand: ['swsh6-130'] }, opponent: { bench: ['Wall'] } });
    few.you.use(name);
    expect([few.you.hand.length, few.opponent.bench.length]).toEqual([3, 1]);
  });
});
