/** Abilities of public cards that are used for energy, cards and Pokémon, on the board. */
import { expect } from 'vitest';
import { abilityPlayed, onTheBoard, stage } from '../testing/played.ts';
import { shown } from '../testing/seen.ts';

onTheBoard('abilities that attach, search and draw', () => {
  abilityPlayed(
    'neo1-17 Fire Recharge',
    'on heads Fire Energy from the discard pile onto a Fire Pokémon',
    ({ id, name }) => {
      const you = { active: id, bench: ['Emberfox', 'Wall B'], discard: ['Fire Energy', 'Water Energy'] };
      const heads = stage({ you, opponent: {}, coins: 'H' }).you;
      heads.ability(name);
      expect(heads.asked).toEqual(['Typhlosion', 'Emberfox']);
      heads.choose('Emberfox');
      expect(heads.bench[0]?.energy).toEqual(['Fire Energy']);
      const tails = stage({
        you: { ...you, active: { card: id, statuses: ['poison'] } },
        opponent: {},
        coins: 'T',
      }).you;
      tails.ability(name);
      expect(tails.discard).toEqual(['Fire Energy', 'Water Energy']);
      expect(tails.cannot.ability(name)).toBe('ABILITY_USED');
      const asleep = stage({ you: { ...you, active: { card: id, statuses: ['sleep'] } }, opponent: {} }).you;
      expect(asleep.cannot.ability(name)).toBe('ABILITY_OFF');
      const none = stage({ you: { ...you, discard: ['Water Energy'] }, opponent: {} }).you;
      expect(none.cannot.ability(name)).toBe('NO_TARGET');
    },
  );

  abilityPlayed(
    'ex11-3 Delta Charge',
    'Lightning Energy from the discard pile onto the Bench',
    ({ id, name }) => {
      const you = { active: id, bench: ['Wall', 'Wall B'], discard: ['Lightning Energy', 'Water Energy'] };
      const game = stage({ you, opponent: {} }).you;
      game.ability(name);
      expect(game.asked).toEqual(['Wall', 'Wall B']);
      game.choose('Wall B');
      expect(game.bench[1]?.energy).toEqual(['Lightning Energy']);
      expect(game.discard).toEqual(['Water Energy']);
      expect(game.cannot.ability(name)).toBe('ABILITY_USED');
      const ill = stage({ you: { ...you, active: { card: id, statuses: ['poison'] } }, opponent: {} }).you;
      expect(ill.cannot.ability(name)).toBe('ABILITY_OFF');
      expect(stage({ you: { ...you, bench: [] }, opponent: {} }).you.cannot.ability(name)).toBe('NO_TARGET');
    },
  );

  abilityPlayed('xy4-61 Metal Links', 'the same with Metal Energy, also from the Bench', ({ id, name }) => {
    const { you } = stage({
      you: { bench: [id, 'Wall B'], discard: ['Metal Energy', 'Fire Energy', 'Metal Energy'] },
      opponent: {},
    });
    you.ability(name);
    expect(you.asked).toEqual([name, 'Wall B']);
    you.choose(name);
    expect(you.bench).toMatchObject([{ name, energy: ['Metal Energy'] }, { energy: [] }]);
    expect(you.cannot.ability(name)).toBe('ABILITY_USED');
  });

  abilityPlayed(
    'hgss1-110 Afterburner',
    'Fire Energy from the discard pile, and a counter with it',
    ({ id, name }) => {
      const you = {
        active: id,
        bench: [{ card: 'Sparkmouse', damage: 50 }],
        discard: ['Fire Energy', 'Water Energy'],
      };
      const own = stage({ you, opponent: {} });
      own.you.ability(name);
      own.you.choose(name);
      expect(own.you.active).toMatchObject({ energy: ['Fire Energy'], damage: 10 });
      const falls = stage({ you, opponent: {} });
      falls.you.ability(name);
      falls.you.choose('Sparkmouse');
      expect(falls.you.bench).toEqual([]);
      expect(falls.opponent.prizes).toBe(5);
      const ill = stage({ you: { ...you, active: { card: id, statuses: ['burn'] } }, opponent: {} }).you;
      expect(ill.cannot.ability(name)).toBe('ABILITY_OFF');
    },
  );

  abilityPlayed(
    'swsh8-64 Muddy Maker',
    'Water or Fighting Energy of the hand, besides that of the turn',
    ({ id, name }) => {
      const hand = ['Fire Energy', 'Fighting Energy', 'Grass Energy', 'Water Energy'];
      const { you } = stage({ you: { active: id, bench: ['Wall'], hand }, opponent: {} });
      you.ability(name);
      expect(you.asked).toEqual(['Fighting Energy', 'Water Energy']);
      you.choose('Fighting Energy');
      you.choose('Wall');
      you.attach('Fire Energy', 'Wall');
      expect(you.bench[0]?.energy).toEqual(['Fighting Energy', 'Fire Energy']);
      expect(you.cannot.ability(name)).toBe('ABILITY_USED');
      const dry = stage({ you: { active: id, hand: ['Fire Energy'] }, opponent: {} }).you;
      expect(dry.cannot.ability(name)).toBe('NO_TARGET');
    },
  );

  abilityPlayed(
    'ex15-7 Invitation',
    'a Pokémon of any stage from the deck, shown, or none',
    ({ id, name }) => {
      const deck = ['Letter', 'Mossram', 'Fire Energy', 'Stinger'];
      const game = stage({ you: { active: id, deck }, opponent: {} });
      game.you.ability(name);
      expect(game.you.asked).toEqual(['Mossram', 'Stinger']);
      game.you.choose('Mossram');
      expect([game.you.hand, shown(game)]).toEqual([['Mossram'], 1]);
      expect(game.happened()).toContain('deckShuffled');
      expect(game.you.cannot.ability(name)).toBe('ABILITY_USED');
      const none = stage({ you: { active: id, deck }, opponent: {} });
      none.you.ability(name);
      none.you.choose();
      expect(none.you.hand).toEqual([]);
      const ill = stage({ you: { active: { card: id, statuses: ['poison'] }, deck }, opponent: {} }).you;
      expect(ill.cannot.ability(name)).toBe('ABILITY_OFF');
    },
  );

  abilityPlayed(
    'sm5-67 Precognitive Aura',
    'any card, unseen, where an own Garchomp is in play',
    ({ id, name }) => {
      const deck = ['Letter', 'Stinger'];
      const game = stage({ you: { active: id, bench: ['xy9-70'], deck }, opponent: {} });
      game.you.ability(name);
      expect(game.you.asked).toEqual(deck);
      expect(game.you.cannot.choose()).toBe('WRONG_NUMBER_CHOSEN');
      game.you.choose('Letter');
      expect([game.you.hand, game.you.deck, shown(game)]).toEqual([['Letter'], ['Stinger'], 0]);
      const theirs = stage({ you: { active: id, deck }, opponent: { bench: ['xy9-70'] } }).you;
      expect(theirs.cannot.ability(name)).toBe('CARD_NEEDS');
    },
  );

  abilityPlayed('sv1-81 Tandem Unit', 'up to two Basic Lightning Pokémon onto the Bench', ({ id, name }) => {
    const deck = ['Mosslamb', 'Sparkmouse', 'M Sparkmouse-EX', 'Sparkmouse-EX', 'Lightning Energy'];
    const { you } = stage({ you: { active: id, deck }, opponent: {} });
    you.ability(name);
    expect(you.asked).toEqual(['Sparkmouse', 'Sparkmouse-EX']);
    you.choose('Sparkmouse-EX', 'Sparkmouse');
    expect(you.bench.map((each) => each.name)).toEqual(['Sparkmouse-EX', 'Sparkmouse']);
    expect(you.cannot.ability(name)).toBe('ABILITY_USED');
    const four = ['Wall', 'Wall', 'Wall', 'Wall'];
    const narrow = stage({ you: { active: id, bench: four, deck }, opponent: {} }).you;
    narrow.ability(name);
    expect(narrow.cannot.choose('Sparkmouse-EX', 'Sparkmouse')).toBe('WRONG_NUMBER_CHOSEN');
    narrow.choose('Sparkmouse');
    expect(narrow.bench).toHaveLength(5);
    const full = stage({ you: { active: id, bench: [...four, 'Wall'], deck }, opponent: {} }).you;
    expect(full.cannot.ability(name)).toBe('BENCH_FULL');
  });

  abilityPlayed('base5-39 Matter Exchange', 'a card of the hand for the next of the deck', ({ id, name }) => {
    const you = { active: id, hand: ['Letter', 'Balm'], deck: ['Stinger', 'Mosslamb'] };
    const poisoned = stage({ you: { ...you, active: { card: id, statuses: ['poison'] } }, opponent: {} }).you;
    poisoned.ability(name);
    poisoned.choose('Letter');
    expect([poisoned.hand, poisoned.deck]).toEqual([['Balm', 'Stinger'], ['Mosslamb']]);
    expect(poisoned.discard).toContain('Letter');
    expect(poisoned.cannot.ability(name)).toBe('ABILITY_USED');
    expect(stage({ you: { ...you, hand: [] }, opponent: {} }).you.cannot.ability(name)).toBe('PRICE');
    expect(stage({ you: { ...you, deck: [] }, opponent: {} }).you.cannot.ability(name)).toBe('NO_CHANGE');
    const asleep = stage({ you: { ...you, active: { card: id, statuses: ['sleep'] } }, opponent: {} }).you;
    expect(asleep.cannot.ability(name)).toBe('ABILITY_OFF');
  });

  abilityPlayed('swsh10-46 Concealed Cards', 'two cards for an Energy card of the hand', ({ id, name }) => {
    const hand = ['Fire Energy', 'Letter', 'Water Energy'];
    const { you } = stage({ you: { active: id, hand, deck: ['Stinger', 'Mosslamb', 'Balm'] }, opponent: {} });
    you.ability(name);
    expect(you.asked).toEqual(['Fire Energy', 'Water Energy']);
    you.choose('Water Energy');
    expect([...you.hand].sort()).toEqual(['Fire Energy', 'Letter', 'Mosslamb', 'Stinger']);
    expect(you.discard).toContain('Water Energy');
    expect(you.cannot.ability(name)).toBe('ABILITY_USED');
    expect(stage({ you: { active: id, hand: ['Letter'] }, opponent: {} }).you.cannot.ability(name)).toBe(
      'PRICE',
    );
  });
});
