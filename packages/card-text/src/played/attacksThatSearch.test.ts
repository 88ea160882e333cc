/** Attacks of public cards that move cards between deck, hand, discard pile and Pokémon, on the board. */
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from '../testing/played.ts';
import { shown } from '../testing/seen.ts';

onTheBoard('attacks that search', () => {
  attackPlayed('xy2-66 Brilliant Search', 'up to three cards of any kind, unseen, then a shuffle', (use) => {
    const game = use({ you: { deck: ['Letter', 'Fire Energy', 'Stinger', 'Balm', 'Mosslamb'] } });
    expect(game.you.asked).toHaveLength(5);
    expect(game.you.cannot.choose('Letter', 'Balm', 'Stinger', 'Mosslamb')).toBe('WRONG_NUMBER_CHOSEN');
    game.you.choose('Letter', 'Stinger', 'Balm');
    expect(game.you.hand).toEqual(['Letter', 'Stinger', 'Balm']);
    expect([...game.you.deck].sort()).toEqual(['Fire Energy', 'Mosslamb']);
    expect(shown(game)).toBe(0);
    expect(game.happened()).toContain('deckShuffled');
  });

  attackPlayed('dp7-33 Buddy-buddy', 'a Pokémon of any stage, shown', (use) => {
    const game = use({ you: { deck: ['Letter', 'Mossram', 'Fire Energy', 'Stinger'] } });
    expect(game.you.asked).toEqual(['Mossram', 'Stinger']);
    game.you.choose('Mossram');
    expect(game.you.hand).toEqual(['Mossram']);
    expect(shown(game)).toBe(1);
    expect(game.happened()).toContain('deckShuffled');
  });

  attackPlayed(
    'sm5-42 Deep Currents',
    'five Water Energy cards from the discard pile back, or those there',
    (use) => {
      const water = (count: number) => Array<string>(count).fill('Water Energy');
      const six = use({ you: { deck: ['Letter'], discard: ['Fire Energy', ...water(6)] } });
      expect([...six.you.deck].sort()).toEqual(['Letter', ...water(5)]);
      expect(six.you.discard.filter((name) => name.endsWith('Energy')).sort()).toEqual([
        'Fire Energy',
        'Water Energy',
      ]);
      const three = use({ you: { deck: ['Letter'], discard: ['Fire Energy', ...water(3)] } });
      expect([...three.you.deck].sort()).toEqual(['Letter', ...water(3)]);
      expect(three.happened()).toContain('deckShuffled');
    },
  );

  attackPlayed('gym2-62 Stoke', 'a Fire Energy card from the deck onto itself', (use) => {
    const { you } = use({ you: { deck: ['Water Energy', 'Fire Energy', 'Letter', 'Fire Energy'] } });
    you.choose('Fire Energy');
    expect(you.active?.energy).toEqual(['Fire Energy', 'Fire Energy']);
    expect([...you.deck].sort()).toEqual(['Fire Energy', 'Letter', 'Water Energy']);
  });

  attackPlayed('swsh10-177 Metal Coating', 'up to two Metal Energy cards from the discard pile', (use) => {
    const discard = ['Metal Energy', 'Fire Energy', 'Metal Energy', 'Metal Energy'];
    const two = use({ you: { discard } });
    expect(two.you.asked).toEqual(['Metal Energy', 'Metal Energy', 'Metal Energy']);
    two.you.choose('Metal Energy', 'Metal Energy');
    expect(two.you.active?.energy.filter((name) => name === 'Metal Energy')).toHaveLength(2);
    expect(two.you.discard).toEqual(expect.arrayContaining(['Fire Energy', 'Metal Energy']));
    const none = use({ you: { discard } });
    none.you.choose();
    expect(none.you.active?.energy).toHaveLength(1);
    expect(none.opponent.active?.damage).toBe(0);
  });

  attackPlayed('xy4-19 Neon Sign', 'up to two Pokémon, shown', (use) => {
    const deck = ['Letter', 'Mossram', 'Fire Energy', 'Stinger', 'Mosslamb'];
    const game = use({ you: { deck } });
    expect(game.you.asked).toEqual(['Mossram', 'Stinger', 'Mosslamb']);
    game.you.choose('Stinger', 'Mossram');
    expect([...game.you.hand].sort()).toEqual(['Mossram', 'Stinger']);
    expect(shown(game)).toBe(2);
    const none = use({ you: { deck } });
    none.you.choose();
    expect(none.you.hand).toEqual([]);
    expect(none.happened()).toContain('deckShuffled');
  });

  attackPlayed('gym1-25 Moonwatching', 'a basic Energy card, shown; no special one', (use) => {
    const game = use({ you: { deck: ['Double', 'Water Energy', 'Letter', 'Fire Energy'] } });
    expect(game.you.asked).toEqual(['Water Energy', 'Fire Energy']);
    game.you.choose('Fire Energy');
    expect(game.you.hand).toEqual(['Fire Energy']);
    expect(shown(game)).toBe(1);
    expect(game.happened()).toContain('deckShuffled');
  });

  attackPlayed('sm12-149 Floral Invitation', 'up to two Fairy Pokémon, shown', (use) => {
    const game = use({ you: { deck: ['xy2-66', 'Fairy Energy', 'Stinger', 'sm12-149', 'Mosslamb'] } });
    expect(game.you.asked).toEqual(['Florges', 'Flabébé']);
    game.you.choose('Florges', 'Flabébé');
    expect([...game.you.hand].sort()).toEqual(['Flabébé', 'Florges']);
    expect(shown(game)).toBe(2);
  });

  attackPlayed('sm9-191 Cheer Up', 'an Energy card of the hand onto any of its side', (use) => {
    const game = use({ you: { bench: ['Wall B'], hand: ['Letter', 'Double', 'Fire Energy'] } });
    expect(game.you.asked).toEqual(['Double', 'Fire Energy']);
    game.you.choose('Double');
    game.you.choose('Wall B');
    expect(game.you.bench[0]?.energy).toEqual(['Double']);
    expect(game.you.hand).toEqual(['Letter', 'Fire Energy']);
    expect(use({ you: { hand: ['Letter'] } }).you.hand).toEqual(['Letter']);
  });

  attackPlayed('xy11-23 Flame Charge', 'sixty, and a Fire Energy card from the deck onto itself', (use) => {
    const { you, opponent } = use({
      you: { deck: ['Letter', 'Fire Energy', 'Fire Energy', 'Water Energy'] },
    });
    you.choose('Fire Energy');
    expect(opponent.active?.damage).toBe(60);
    expect(you.active?.energy).toHaveLength(3);
    expect(you.deck).toHaveLength(3);
  });

  attackPlayed('dp1-35 Minor Errand-Running', 'a basic Energy card, shown, or none at all', (use) => {
    const deck = ['Double', 'Letter', 'Fire Energy', 'Water Energy'];
    const game = use({ you: { deck } });
    game.you.choose('Water Energy');
    expect(game.you.hand).toEqual(['Water Energy']);
    expect(shown(game)).toBe(1);
    const none = use({ you: { deck } });
    none.you.choose();
    expect([...none.you.deck].sort()).toEqual([...deck].sort());
  });

  attackPlayed('sm9-132 Head Hunt', 'all Pokémon it likes of the top six; the others are gone', (use) => {
    const top = ['Letter', 'Stinger', 'Fire Energy', 'Mossram', 'Mosslamb', 'Balm'];
    const game = use({ you: { deck: [...top, 'Sparkmouse', 'Water Energy'] } });
    expect(game.you.asked).toEqual(['Stinger', 'Mossram', 'Mosslamb']);
    game.you.choose('Stinger', 'Mosslamb');
    expect([...game.you.hand].sort()).toEqual(['Mosslamb', 'Stinger']);
    expect(game.you.deck).toEqual(['Sparkmouse', 'Water Energy']);
    expect(game.you.discard).toEqual(expect.arrayContaining(['Letter', 'Fire Energy', 'Mossram', 'Balm']));
    expect(shown(game)).toBe(2);
  });

  attackPlayed('xy11-27 Healing Wave', 'ten healed for each card of the hand that it gives', (use) => {
    const game = use({ me: { damage: 50 }, you: { hand: ['Letter', 'Balm', 'Fire Energy'] } });
    game.you.choose('Letter', 'Fire Energy');
    expect(game.you.active?.damage).toBe(30);
    expect(game.you.hand).toEqual(['Balm']);
    expect(game.you.discard).toEqual(['Letter', 'Fire Energy']);
    const none = use({ me: { damage: 50 }, you: { hand: ['Letter'] } });
    none.you.choose();
    expect(none.you.active?.damage).toBe(50);
  });

  attackPlayed('swsh1-49 Body Surf', 'a Water Energy card of the hand, and it goes to the Bench', (use) => {
    const { you } = use({ you: { bench: ['Wall B', 'Wall C'], hand: ['Fire Energy', 'Water Energy'] } });
    you.choose('Wall C');
    expect(you.active?.name).toBe('Wall C');
    expect(you.bench.find(({ name }) => name === 'Lapras V')?.energy).toEqual([
      'Fairy Energy',
      'Water Energy',
    ]);
    expect(you.hand).toEqual(['Fire Energy']);
    const dry = use({ you: { bench: ['Wall B'], hand: ['Fire Energy'] } });
    expect(dry.you.active).toMatchObject({ name: 'Lapras V', energy: ['Fairy Energy'] });
  });

  attackPlayed('sv2-85 Tail-Fishing', 'heads any card of the deck, tails one of the hand gone', (use) => {
    const you = { deck: ['Letter', 'Balm', 'Stinger'], hand: ['Fire Energy', 'Relay'] };
    const heads = use({ you, coins: 'H' });
    expect(heads.you.cannot.choose()).toBe('WRONG_NUMBER_CHOSEN');
    heads.you.choose('Balm');
    expect(heads.you.hand).toEqual(['Fire Energy', 'Relay', 'Balm']);
    expect(shown(heads)).toBe(0);
    const tails = use({ you, coins: 'T' });
    tails.you.choose('Relay');
    expect(tails.you.hand).toEqual(['Fire Energy']);
    expect(tails.you.discard).toContain('Relay');
    expect(tails.you.deck).toEqual(['Letter', 'Balm', 'Stinger']);
    expect(use({ coins: 'T' }).you.asked).toBeNull();
  });

  attackPlayed('sv2-47 Matching', 'up to two Supporters, shown', (use) => {
    const game = use({ you: { deck: ['Letter', 'Mentor', 'Stinger', 'Mentor', "Rook's Care"] } });
    expect(game.you.asked).toEqual(['Mentor', 'Mentor', "Rook's Care"]);
    game.you.choose('Mentor', "Rook's Care");
    expect([...game.you.hand].sort()).toEqual(['Mentor', "Rook's Care"]);
    expect(shown(game)).toBe(2);
    expect(game.happened()).toContain('deckShuffled');
  });
});
