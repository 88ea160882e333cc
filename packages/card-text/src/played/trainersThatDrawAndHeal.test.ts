/** Trainers of public cards that draw, shuffle or bring cards back, and those done to Pokémon, on the board. */
import { expect } from 'vitest';
import { cardPlayed, onTheBoard, stage } from '../testing/played.ts';

onTheBoard('trainers that draw, heal and switch', () => {
  cardPlayed('swsh10-159', 'draws to one card more than the opponent has', (name) => {
    const opponent = { hand: ['Balm', 'Balm', 'Balm'] };
    const { you } = stage({ you: { hand: ['swsh10-159', 'Letter'] }, opponent });
    you.use(name);
    expect(you.hand).toEqual(['Letter', 'Driftwood', 'Driftwood', 'Driftwood']);
    const hand = ['swsh10-159', 'Letter', 'Letter', 'Letter', 'Letter'];
    expect(stage({ you: { hand }, opponent }).you.cannot.use(name)).toBe('NO_CHANGE');
  });

  cardPlayed('sv1-198', 'the hand into the deck, then five cards, also without a hand', (name) => {
    const { you, opponent } = stage({
      you: { hand: ['sv1-198', 'Letter', 'Balm'], deck: ['Stinger'] },
      opponent: {},
    });
    you.use(name);
    expect([...you.hand].sort()).toEqual(['Balm', 'Letter', 'Stinger']);
    expect([you.deck, opponent.hand]).toEqual([[], []]);
    const bare = stage({ you: { hand: ['sv1-198'] }, opponent: {} }).you;
    bare.use(name);
    expect(bare.hand).toHaveLength(5);
    const twice = stage({ you: { hand: ['sv1-198', 'sv1-198'], deck: [] }, opponent: {} }).you;
    twice.use(name);
    expect(twice.hand).toEqual([name]);
    expect(twice.cannot.use(name)).toBe('SUPPORTER_PLAYED');
  });

  cardPlayed('xy1-124', 'the hand of the opponent into the deck, and four cards for it', (name) => {
    const hand = ['xy1-124'];
    const six = ['Letter', 'Letter', 'Letter', 'Balm', 'Balm', 'Balm'];
    const many = stage({ you: { hand }, opponent: { hand: six } });
    const size = many.opponent.deck.length;
    many.you.use(name);
    expect([many.opponent.hand.length, many.opponent.deck.length]).toEqual([4, size + 2]);
    expect(many.you.hand).toEqual([]);
    const few = stage({ you: { hand }, opponent: { hand: ['Letter'], deck: ['Balm'] } });
    few.you.use(name);
    expect([...few.opponent.hand].sort()).toEqual(['Balm', 'Letter']);
    const none = stage({ you: { hand }, opponent: {} });
    none.you.use(name);
    expect(none.opponent.hand).toHaveLength(4);
  });

  cardPlayed('hgss1-92', 'four basic Energy cards from the discard pile, or those there', (name) => {
    const hand = ['hgss1-92'];
    const fire = ['Fire Energy', 'Fire Energy', 'Fire Energy'];
    const five = stage({
      you: { hand, discard: [...fire, 'Double', 'Water Energy', 'Grass Energy'] },
      opponent: {},
    }).you;
    five.use(name);
    expect(five.asked).toEqual([...fire, 'Water Energy', 'Grass Energy']);
    expect(five.cannot.choose(...fire)).toBe('WRONG_NUMBER_CHOSEN');
    five.choose(...fire, 'Grass Energy');
    expect([...five.hand].sort()).toEqual([...fire, 'Grass Energy']);
    const three = stage({ you: { hand, discard: [...fire, 'Double', 'Letter'] }, opponent: {} }).you;
    three.use(name);
    expect(three.hand).toEqual(fire);
    const none = stage({ you: { hand, discard: ['Double', 'Letter'] }, opponent: {} }).you;
    expect(none.cannot.use(name)).toBe('NO_TARGET');
  });

  cardPlayed('bw1-100', 'thirty healed from one that is damaged', (name) => {
    const you = {
      active: { card: 'Wall', damage: 50 },
      bench: [{ card: 'Wall B', damage: 20 }, 'Stinger'],
      hand: ['bw1-100', 'bw1-100'],
    };
    const game = stage({ you, opponent: { active: { card: 'Wall', damage: 50 } } });
    game.you.use(name);
    expect(game.you.asked).toEqual(['Wall', 'Wall B']);
    game.you.choose('Wall B');
    expect([game.you.active?.damage, game.you.bench[0]?.damage]).toEqual([50, 0]);
    game.you.use(name);
    expect(game.you.active?.damage).toBe(20);
    expect(game.opponent.active?.damage).toBe(50);
    const whole = stage({ you: { hand: ['bw1-100'] }, opponent: { active: { card: 'Wall', damage: 50 } } });
    expect(whole.you.cannot.use(name)).toBe('NO_TARGET');
  });

  cardPlayed('swsh9-139', 'twenty healed from each own Pokémon', (name) => {
    const you = { active: { card: 'Wall', damage: 50 }, bench: [{ card: 'Wall B', damage: 10 }, 'Stinger'] };
    const opponent = { active: { card: 'Wall', damage: 50 } };
    const game = stage({ you: { ...you, hand: ['swsh9-139'] }, opponent });
    game.you.use(name);
    expect([game.you.active, ...game.you.bench]).toMatchObject([
      { damage: 30 },
      { damage: 0 },
      { damage: 0 },
    ]);
    expect(game.opponent.active?.damage).toBe(50);
    expect(stage({ you: { hand: ['swsh9-139'] }, opponent }).you.cannot.use(name)).toBe('NO_CHANGE');
  });

  cardPlayed('sv3pt5-159', 'on heads basic Energy from the discard pile onto the Bench', (name) => {
    const you = { bench: ['Wall B', 'Stinger'], hand: ['sv3pt5-159'], discard: ['Double', 'Fire Energy'] };
    const heads = stage({ you, opponent: {}, coins: 'H' }).you;
    heads.use(name);
    expect(heads.asked).toEqual(['Wall B', 'Stinger']);
    heads.choose('Stinger');
    expect(heads.bench).toMatchObject([{ energy: [] }, { energy: ['Fire Energy'] }]);
    const tails = stage({ you, opponent: {}, coins: 'T' }).you;
    tails.use(name);
    expect(tails.discard).toEqual(['Double', 'Fire Energy', name]);
    expect(stage({ you: { ...you, bench: [] }, opponent: {} }).you.cannot.use(name)).toBe('NO_TARGET');
    expect(stage({ you: { ...you, discard: ['Double'] }, opponent: {} }).you.cannot.use(name)).toBe(
      'NO_TARGET',
    );
  });

  cardPlayed('swsh1-175', 'on heads one of their Bench comes forward', (name) => {
    const hand = ['swsh1-175'];
    const opponent = {
      active: { card: 'Wall', statuses: ['sleep'] },
      bench: ['Stinger', 'Mosslamb'],
    } as const;
    const heads = stage({ you: { hand }, opponent, coins: 'H' });
    heads.you.use(name);
    heads.you.choose('Mosslamb');
    expect(heads.opponent.active?.name).toBe('Mosslamb');
    expect(heads.opponent.bench).toContainEqual(expect.objectContaining({ name: 'Wall', statuses: [] }));
    const tails = stage({ you: { hand }, opponent, coins: 'T' });
    tails.you.use(name);
    expect([tails.you.asked, tails.opponent.active?.name]).toEqual([null, 'Wall']);
    expect(stage({ you: { hand }, opponent: {} }).you.cannot.use(name)).toBe('NO_TARGET');
  });

  cardPlayed('sv4-160', 'the same without a coin, for who has more Prizes left', (name) => {
    const against = (own: number, theirs: number) =>
      stage({
        you: { hand: ['sv4-160'], prizes: own },
        opponent: { bench: ['Stinger', 'Mosslamb'], prizes: theirs },
      });
    const behind = against(4, 3);
    behind.you.use(name);
    behind.you.choose('Stinger');
    expect(behind.opponent.active?.name).toBe('Stinger');
    expect(against(3, 3).you.cannot.use(name)).toBe('CARD_NEEDS');
    expect(against(3, 4).you.cannot.use(name)).toBe('CARD_NEEDS');
  });
});
