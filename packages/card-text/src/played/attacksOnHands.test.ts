/** Attacks of public cards that deal with hands, discard piles and Prizes, on the board. */
import { attack, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from '../testing/played.ts';

const water = (count: number) => Array<string>(count).fill('Water Energy');

onTheBoard('attacks on hands and piles', () => {
  attackPlayed('xy11-48 Slightly Simmer', 'up to two cards of the deck, whichever, are gone', (use) => {
    const { you, happened } = use({ you: { deck: ['Letter', 'Stinger', 'Fire Energy'] } });
    expect(you.cannot.choose('Letter', 'Stinger', 'Fire Energy')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Letter', 'Fire Energy');
    expect([you.deck, you.hand]).toEqual([['Stinger'], []]);
    expect(you.discard).toEqual(expect.arrayContaining(['Letter', 'Fire Energy']));
    expect(happened()).toContain('deckShuffled');
  });

  attackPlayed('sv4-67 Pep Up', 'a new hand, a card for each on both Benches', (use) => {
    const deck = ['Letter', 'Stinger', 'Fire Energy', 'Balm'];
    const { you } = use({
      you: { deck, hand: ['Relay', 'Hook'], bench: ['Wall B', 'Wall C'] },
      opponent: { bench: ['Wall D'] },
    });
    expect([you.hand.length, you.deck.length]).toEqual([3, 3]);
    const alone = use({ you: { deck, hand: ['Relay', 'Hook'] } });
    expect([alone.you.hand.length, alone.you.deck.length]).toEqual([0, 6]);
  });

  attackPlayed('sm9-89 Spirit Compressor', 'up to four Pokémon of the deck are gone', (use) => {
    const deck = ['Letter', 'Stinger', 'Mossram', 'Fire Energy', 'Mosslamb', 'Sparkmouse', 'Emberfox'];
    const { you } = use({ you: { deck } });
    expect(you.asked).toEqual(['Stinger', 'Mossram', 'Mosslamb', 'Sparkmouse', 'Emberfox']);
    you.choose('Stinger', 'Mossram', 'Mosslamb', 'Emberfox');
    expect([...you.deck].sort()).toEqual(['Fire Energy', 'Letter', 'Sparkmouse']);
    expect(you.discard).toEqual(expect.arrayContaining(['Stinger', 'Mossram', 'Mosslamb', 'Emberfox']));
  });

  attackPlayed('bw5-62 Junk Hunt', 'two Items out of the discard pile, no Supporter and no Tool', (use) => {
    const others = ['Mentor', 'Charm', 'Fire Energy'];
    const three = use({ you: { discard: ['Letter', 'Balm', 'Hook', ...others] } });
    expect(three.you.asked).toEqual(['Letter', 'Balm', 'Hook']);
    expect(three.you.cannot.choose('Letter')).toBe('WRONG_NUMBER_CHOSEN');
    three.you.choose('Letter', 'Hook');
    expect(three.you.hand).toEqual(['Letter', 'Hook']);
    expect(use({ you: { discard: ['Letter', ...others] } }).you.hand).toEqual(['Letter']);
  });

  attackPlayed('sm1-94 Signs of Evolution', 'one of each of three names', (use) => {
    const [second, third] = [pokemon('Dragonair'), pokemon('Dragonite')];
    const { you } = use({ you: { deck: ['sm1-94', 'sm1-94', second, second, third, 'Letter'] } });
    for (const name of ['Dratini', 'Dragonair', 'Dragonite']) you.choose(name);
    expect([...you.hand].sort()).toEqual(['Dragonair', 'Dragonite', 'Dratini']);
    expect([...you.deck].sort()).toEqual(['Dragonair', 'Dratini', 'Letter']);
  });

  attackPlayed('swsh10-168 Fang Snipe', 'thirty, and a trainer of the open hand is gone', (use) => {
    const { you, opponent } = use({ opponent: { hand: ['Fire Energy', 'Letter', 'Mentor'] } });
    expect(you.asked).toEqual(['Letter', 'Mentor']);
    you.choose('Mentor');
    expect(opponent.active?.damage).toBe(30);
    expect(opponent.discard).toEqual(['Mentor']);
    const none = use({ opponent: { hand: ['Fire Energy'] } });
    expect([none.opponent.active?.damage, none.opponent.discard]).toEqual([30, []]);
  });

  attackPlayed('hgss4-13 Astonish', 'two unseen cards of the hand into the deck', (use) => {
    const { you, opponent } = use({
      opponent: { hand: ['Letter', 'Balm', 'Hook'], deck: ['Fire Energy', 'Water Energy'] },
    });
    expect(you.asked).toBeNull();
    expect(opponent.active?.damage).toBe(20);
    // One is left, one is drawn for the turn.
    expect([opponent.hand.length, opponent.deck.length]).toEqual([2, 3]);
    const one = use({ opponent: { hand: ['Letter'], deck: ['Fire Energy'] } });
    expect([one.opponent.hand.length, one.opponent.deck.length]).toEqual([1, 1]);
  });

  attackPlayed('swsh8-38 Fling Fire', 'sixty for each of up to two basic Energy cards of the hand', (use) => {
    const hand = ['Fire Energy', 'Double', 'Water Energy', 'Fire Energy'];
    const { you, opponent } = use({ you: { hand } });
    expect(you.asked).toEqual(['Fire Energy', 'Water Energy', 'Fire Energy']);
    expect(you.cannot.choose('Fire Energy', 'Water Energy', 'Fire Energy')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Fire Energy', 'Water Energy');
    expect(opponent.active?.damage).toBe(120);
    expect(you.hand).toEqual(['Double', 'Fire Energy']);
    expect(use({ you: { hand: ['Letter'] } }).opponent.active?.damage).toBe(0);
  });

  attackPlayed('dp1-90 Mime', 'a new hand of as many cards as the other has', (use) => {
    const deck = ['Letter', 'Stinger', 'Fire Energy', 'Balm'];
    const { you } = use({ you: { deck, hand: ['Relay'] }, opponent: { hand: ['Letter', 'Letter', 'Balm'] } });
    expect([you.hand.length, you.deck.length]).toEqual([3, 2]);
    const none = use({ you: { deck, hand: ['Relay'] } });
    expect([none.you.hand.length, none.you.deck.length]).toEqual([0, 5]);
  });

  attackPlayed('sm9-44 Delivery Dash', 'up to two cards of that name', (use) => {
    const named = trainer('Electropower', []);
    const { you } = use({ you: { deck: [named, 'Letter', named, named] } });
    expect(you.asked).toEqual(['Electropower', 'Electropower', 'Electropower']);
    you.choose('Electropower', 'Electropower');
    expect(you.hand).toEqual(['Electropower', 'Electropower']);
    expect([...you.deck].sort()).toEqual(['Electropower', 'Letter']);
  });

  attackPlayed('ex1-44 Minor Errand-Running', 'two basic Energy cards, shown', (use) => {
    const { you } = use({ you: { deck: [...water(3), 'Double', 'Letter'] } });
    expect(you.cannot.choose(...water(3))).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(...water(2));
    expect(you.hand).toEqual(water(2));
    expect([...you.deck].sort()).toEqual(['Double', 'Letter', 'Water Energy']);
  });

  attackPlayed(
    'sm12-63 Massive Catch-GX',
    'Basics of the top twelve as there is room, once a game',
    (use) => {
      const deck = ['Stinger', 'Mossram', 'Sparkmouse', 'Emberfox', ...water(8), 'Mosslamb'];
      const game = use({ you: { deck, bench: ['Wall B', 'Wall C', 'Wall D'] } });
      expect(game.you.asked).toEqual(['Stinger', 'Sparkmouse', 'Emberfox']);
      expect(game.you.cannot.choose('Stinger', 'Sparkmouse', 'Emberfox')).toBe('WRONG_NUMBER_CHOSEN');
      game.you.choose('Emberfox', 'Stinger');
      expect(game.you.bench.map(({ name }) => name).slice(3)).toEqual(['Emberfox', 'Stinger']);
      expect(game.you.deck).toHaveLength(deck.length - 2);
      expect(game.happened()).toContain('deckShuffled');
      game.opponent.endTurn();
      expect(game.you.cannot.attack(use.place)).toBe('ONCE_A_GAME');
    },
  );

  attackPlayed('ex11-68 Metal Scoop', 'ten, and a Metal Energy card of the discard pile onto it', (use) => {
    const { you, opponent } = use({ you: { discard: ['Water Energy', 'Metal Energy', 'Metal Energy'] } });
    expect(opponent.active?.damage).toBe(10);
    expect(you.active?.energy).toEqual(['Fairy Energy', 'Metal Energy']);
    expect(use({ you: { discard: ['Water Energy'] } }).you.active?.energy).toEqual(['Fairy Energy']);
  });

  attackPlayed(
    'ex11-111 Critical Collection',
    'a Fighting Energy card for each Prize the other took',
    (use) => {
      const discard = ['Water Energy', ...Array<string>(3).fill('Fighting Energy')];
      const { you } = use({ you: { discard }, opponent: { prizes: 4 } });
      // One after the other, so many times.
      you.choose('Fighting Energy');
      you.choose('Fighting Energy');
      expect(you.asked).toBeNull();
      expect(you.active?.energy).toEqual(Array(3).fill('Fighting Energy'));
      const none = use({ you: { discard } });
      expect(none.you.active?.energy).toEqual(['Fighting Energy']);
      expect(none.opponent.active?.damage).toBe(10);
    },
  );

  attackPlayed(
    'swsh9-68 Jealous Eyes',
    'three counters for each Prize the other took, Weakness or not',
    (use) => {
      const weak = pokemon('Weak', {
        hp: 500,
        weaknesses: [{ type: 'Psychic', times: 2, plus: 0 }],
        attacks: [attack('Hit', 'C', 10)],
      });
      expect(use({ opponent: { active: weak, prizes: 4 } }).opponent.active?.damage).toBe(60);
      expect(use({ opponent: { active: weak } }).opponent.active?.damage).toBe(0);
    },
  );

  attackPlayed('swsh3-36 Mad Party', 'twenty for each in the own discard pile that has it', (use) => {
    const guest = pokemon('Guest', { attacks: [attack('Mad Party', 'C', 20)] });
    const discard = ['swsh3-36', guest, 'Stinger', 'Letter'];
    expect(use({ you: { discard } }).opponent.active?.damage).toBe(40);
    expect(use({ opponent: { discard } }).opponent.active?.damage).toBe(0);
  });
});
