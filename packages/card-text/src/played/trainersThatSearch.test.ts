/** Trainers of public cards that search the deck or look into it, on the board. */
import { trainer } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { cardPlayed, onTheBoard, type Stage, stage } from '../testing/played.ts';
import { shown } from '../testing/seen.ts';

/** The board after the card was played from a hand in which others may be. */
const playing = (name: string, you: Stage['you'], others: Partial<Stage> = {}) => {
  const game = stage({ opponent: {}, ...others, you });
  game.you.use(name);
  return game;
};

onTheBoard('trainers that search', () => {
  cardPlayed('sv1-172', 'a basic Energy card from the deck, shown', (name) => {
    const deck = ['Letter', 'Double', 'Fire Energy', 'Stinger', 'Water Energy'];
    const game = playing(name, { hand: ['sv1-172'], deck });
    expect(game.you.asked).toEqual(['Fire Energy', 'Water Energy']);
    game.you.choose('Water Energy');
    expect([game.you.hand, shown(game)]).toEqual([['Water Energy'], 1]);
    expect(game.you.deck).toHaveLength(4);
    expect(game.you.discard).toContain(name);
    expect(game.happened()).toContain('deckShuffled');
  });

  cardPlayed('swsh1-161', 'or none of them; not without a deck', (name) => {
    const hand = ['swsh1-161'];
    const game = playing(name, { hand, deck: ['Fire Energy', 'Letter'] });
    game.you.choose();
    expect([game.you.hand, game.you.deck.length]).toEqual([[], 2]);
    expect(game.happened()).toContain('deckShuffled');
    const empty = stage({ you: { hand, deck: [] }, opponent: {} });
    expect(empty.you.cannot.use(name)).toBe('NO_TARGET');
  });

  cardPlayed('base2-64', 'on heads a Pokémon of any stage, shown, if its player likes', (name) => {
    const you = { hand: ['base2-64'], deck: ['Letter', 'Mossram', 'Fire Energy', 'Stinger'] };
    const heads = playing(name, you, { coins: 'H' });
    heads.you.choose(true);
    expect(heads.you.asked).toEqual(['Mossram', 'Stinger']);
    heads.you.choose('Mossram');
    expect([heads.you.hand, shown(heads)]).toEqual([['Mossram'], 1]);
    expect(heads.happened()).toContain('deckShuffled');
    const declined = playing(name, you, { coins: 'H' });
    declined.you.choose(false);
    expect(declined.happened()).not.toContain('deckShuffled');
    const tails = playing(name, you, { coins: 'T' });
    expect([tails.you.asked, tails.you.hand]).toEqual([null, []]);
  });

  cardPlayed('sv2-177', 'up to three Basic Pokémon of 120 HP or less', (name) => {
    const deck = [
      'Mosslamb',
      'Mossram',
      'swsh8-120',
      'Emberfox V',
      'Radiant Emberfox',
      'Stinger',
      'Sparkmouse',
    ];
    const game = playing(name, { hand: ['sv2-177'], deck });
    expect(game.you.asked).toEqual(['Mosslamb', 'Deoxys', 'Stinger', 'Sparkmouse']);
    game.you.choose('Deoxys', 'Stinger', 'Mosslamb');
    expect([...game.you.hand].sort()).toEqual(['Deoxys', 'Mosslamb', 'Stinger']);
    expect(shown(game)).toBe(3);
  });

  cardPlayed('ex4-77', 'up to two, of Basic Pokémon of Team Aqua and basic Energy', (name) => {
    const deck = ['ex4-48', 'Stinger', 'Fire Energy', 'Double', 'ex4-59', 'ex4-31', 'Water Energy'];
    const game = playing(name, { hand: ['ex4-77'], deck });
    expect(game.you.asked).toEqual(["Team Aqua's Carvanha", 'Fire Energy', 'Water Energy']);
    expect(game.you.cannot.choose("Team Aqua's Carvanha", 'Fire Energy', 'Water Energy')).toBe(
      'WRONG_NUMBER_CHOSEN',
    );
    game.you.choose("Team Aqua's Carvanha", 'Water Energy');
    expect([...game.you.hand].sort()).toEqual(["Team Aqua's Carvanha", 'Water Energy']);
    expect(shown(game)).toBe(2);
  });

  cardPlayed('sm12-201', 'up to three Basic Pokémon onto the Bench, no two of a type', (name) => {
    const deck = ['Sparkmouse', 'Mosslamb', 'Emberfox', 'Sparkmouse-EX', 'Mossram'];
    const { you } = playing(name, { hand: ['sm12-201'], deck });
    expect(you.asked).toEqual(['Sparkmouse', 'Mosslamb', 'Emberfox', 'Sparkmouse-EX']);
    expect(you.cannot.choose('Sparkmouse', 'Sparkmouse-EX')).toBe('MUST_DIFFER');
    you.choose('Sparkmouse-EX', 'Emberfox', 'Mosslamb');
    expect(you.bench.map((each) => each.name)).toEqual(['Sparkmouse-EX', 'Emberfox', 'Mosslamb']);
    expect(you.deck).toHaveLength(2);
  });

  cardPlayed('sv1-196', 'a Pokémon for two other cards of the hand', (name) => {
    const hand = ['sv1-196', 'Letter', 'Balm', 'Fire Energy'];
    const game = playing(name, { hand, deck: ['Mossram', 'Letter', 'Stinger'] });
    expect(game.you.asked).toEqual(['Letter', 'Balm', 'Fire Energy']);
    game.you.choose('Letter', 'Fire Energy');
    expect(game.you.asked).toEqual(['Mossram', 'Stinger']);
    game.you.choose('Mossram');
    expect([game.you.hand, shown(game)]).toEqual([['Balm', 'Mossram'], 1]);
    expect(game.you.discard).toEqual(expect.arrayContaining(['Letter', 'Fire Energy', name]));
    const poor = stage({ you: { hand: ['sv1-196', 'Letter'] }, opponent: {} });
    expect(poor.you.cannot.use(name)).toBe('PRICE');
  });

  cardPlayed('sm5-127', 'up to two cards of one name, and none that only begins with it', (name) => {
    const looker = trainer('Looker', null, { trainer: 'supporter' });
    const deck = [looker, 'Letter', trainer("Looker's Case", null), looker, looker];
    const game = playing(name, { hand: ['sm5-127'], deck });
    expect(game.you.asked).toEqual(['Looker', 'Looker', 'Looker']);
    game.you.choose('Looker', 'Looker');
    expect([game.you.hand, shown(game)]).toEqual([['Looker', 'Looker'], 2]);
  });

  cardPlayed('sv1-166', 'an Item and a Tool, of which neither is the other', (name) => {
    const deck = ['Letter', 'Charm', 'Mentor', 'Goldfruit', 'Balm', 'Meadow'];
    const game = playing(name, { hand: ['sv1-166'], deck });
    expect(game.you.asked).toEqual(['Letter', 'Balm']);
    game.you.choose('Balm');
    expect(game.you.asked).toEqual(['Charm', 'Goldfruit']);
    game.you.choose('Goldfruit');
    expect([...game.you.hand].sort()).toEqual(['Balm', 'Goldfruit']);
    expect(shown(game)).toBe(2);
    expect(game.you.deck).toHaveLength(4);
  });

  cardPlayed('dp1-111', 'one of the top two cards, the other under the deck', (name) => {
    const hand = ['dp1-111'];
    const { you } = playing(name, { hand, deck: ['Letter', 'Stinger', 'Balm'] });
    expect(you.asked).toEqual(['Letter', 'Stinger']);
    you.choose('Stinger');
    expect([you.hand, you.deck]).toEqual([['Stinger'], ['Balm', 'Letter']]);
    const last = playing(name, { hand, deck: ['Letter'] }).you;
    expect([last.hand, last.deck]).toEqual([['Letter'], []]);
  });

  cardPlayed('bw10-87', 'a Lileep among the bottom seven cards onto the Bench', (name) => {
    const hand = ['bw10-87'];
    const six = ['Letter', 'Balm', 'Stinger', 'Letter', 'Balm', 'Stinger'];
    const found = playing(name, { hand, deck: ['Mosslamb', ...six.slice(0, 3), 'bw10-3', ...six.slice(3)] });
    expect(found.you.asked).toEqual(['Lileep']);
    found.you.choose('Lileep');
    expect(found.you.bench.map((each) => each.name)).toEqual(['Lileep']);
    expect([...found.you.deck].sort()).toEqual(['Mosslamb', ...six].sort());
    expect(found.happened()).toContain('deckShuffled');
    const above = playing(name, { hand, deck: ['bw10-3', ...six, 'Mosslamb'] }).you;
    expect(above.bench).toEqual([]);
    expect(above.deck).toHaveLength(8);
    const bench = ['Wall', 'Wall', 'Wall', 'Wall', 'Wall'];
    expect(stage({ you: { bench, hand }, opponent: {} }).you.cannot.use(name)).toBe('BENCH_FULL');
  });

  cardPlayed('gym1-114', 'two of the top seven cards, the others lost', (name) => {
    const hand = ['gym1-114'];
    const deck = ['Letter', 'Balm', 'Stinger', 'Mosslamb', 'Mossram', 'Charm', 'Double', 'Emberfox'];
    const { you } = playing(name, { hand, deck });
    expect(you.asked).toEqual(deck.slice(0, 7));
    you.choose('Double', 'Balm');
    expect([...you.hand].sort()).toEqual(['Balm', 'Double']);
    expect(you.deck).toEqual(['Emberfox']);
    const gone = ['Letter', 'Stinger', 'Mosslamb', 'Mossram', 'Charm'];
    expect(you.discard).toEqual(expect.arrayContaining(gone));
    const two = playing(name, { hand, deck: ['Letter', 'Balm'] }).you;
    expect([[...two.hand].sort(), two.deck]).toEqual([['Balm', 'Letter'], []]);
  });

  cardPlayed('ex11-99', 'a Pokémon among the top seven cards, shown, and a shuffle', (name) => {
    const deck = ['Letter', 'Mossram', 'Balm', 'Stinger', 'Letter', 'Letter', 'Letter', 'Emberfox'];
    const game = playing(name, { hand: ['ex11-99'], deck });
    expect(game.you.asked).toEqual(['Mossram', 'Stinger']);
    game.you.choose('Mossram');
    expect([game.you.hand, shown(game)]).toEqual([['Mossram'], 1]);
    expect(game.you.deck).toHaveLength(7);
    expect(game.happened()).toContain('deckShuffled');
    const none = playing(name, { hand: ['ex11-99'], deck: [...Array<string>(7).fill('Letter'), 'Emberfox'] });
    none.you.choose();
    expect([none.you.hand, none.you.deck.length]).toEqual([[], 8]);
  });

  cardPlayed('sv3pt5-156', 'any number of Pokémon among the top eight cards', (name) => {
    const eight = ['Letter', 'Mossram', 'Balm', 'Stinger', 'Letter', 'Letter', 'Letter', 'Sparkmouse'];
    const you = { hand: ['sv3pt5-156'], deck: [...eight, 'Emberfox'] };
    const game = playing(name, you);
    expect(game.you.asked).toEqual(['Mossram', 'Stinger', 'Sparkmouse']);
    game.you.choose('Sparkmouse', 'Mossram');
    expect([...game.you.hand].sort()).toEqual(['Mossram', 'Sparkmouse']);
    expect([game.you.deck.length, shown(game)]).toEqual([7, 2]);
    expect(game.happened()).toContain('deckShuffled');
    const none = playing(name, you);
    none.you.choose();
    expect([none.you.hand, none.you.deck.length]).toEqual([[], 9]);
  });
});
