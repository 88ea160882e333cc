/** Attacks of public cards whose damage counts something or asks for something, on the board. */
import type { Type } from '@pokesol/engine';
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from '../testing/played.ts';

const of = (type: Type, count: number) => Array<string>(count).fill(`${type} Energy`);

onTheBoard('attacks that count', () => {
  attackPlayed('sm12-9 Riled Horn', 'seventy more against a TAG TEAM anywhere in play', (use) => {
    expect(use({ opponent: { bench: ['sm9-191'] } }).opponent.active?.damage).toBe(120);
    expect(use({ opponent: { bench: ['Wall B'] } }).opponent.active?.damage).toBe(50);
    expect(use({ you: { bench: ['sm9-191'] } }).opponent.active?.damage).toBe(50);
  });

  attackPlayed('sv2-274 Hail Blade', 'sixty for each Water Energy that its side gives', (use) => {
    const bench = [{ card: 'Wall B', energy: ['Water Energy', 'Fire Energy'] }];
    const { you, opponent } = use({ you: { bench } });
    you.choose(true);
    expect(you.asked).toEqual(of('Water', 3));
    you.choose('Water Energy', 'Water Energy', 'Water Energy');
    expect(opponent.active?.damage).toBe(180);
    expect(you.active?.energy).toEqual([]);
    expect(you.bench[0]?.energy).toEqual(['Fire Energy']);
    const none = use({ you: { bench } });
    none.you.choose(false);
    expect(none.opponent.active?.damage).toBe(0);
    expect(none.you.active?.energy).toHaveLength(2);
  });

  attackPlayed('sm5-74 Evil Admonition', 'fifty for each across that has an Ability', (use) => {
    const three = use({ opponent: { active: 'Wall', bench: ['Striker', 'Bristler', 'Stinger', 'Banner'] } });
    expect(three.opponent.active?.damage).toBe(150);
    expect(use({ you: { bench: ['Striker'] } }).opponent.active?.damage).toBe(0);
  });

  attackPlayed('swsh8-179 Explosive Discontent', 'thirty for each counter on it', (use) => {
    expect(use({ me: { damage: 40 } }).opponent.active?.damage).toBe(120);
    expect(use().opponent.active?.damage).toBe(0);
  });

  attackPlayed('sv3pt5-126 Flare Combo', 'eighty more with a Pokémon of that name on its Bench', (use) => {
    expect(use({ you: { bench: ['pl1-128'] } }).opponent.active?.damage).toBe(160);
    expect(use({ you: { bench: ['hgss4-21'] } }).opponent.active?.damage).toBe(80);
    expect(use({ opponent: { bench: ['pl1-128'] } }).opponent.active?.damage).toBe(80);
  });

  attackPlayed('base2-23 Boyfriends', 'twenty more for each of that name on its side', (use) => {
    expect(use({ you: { bench: ['base1-11', 'base1-11'] } }).opponent.active?.damage).toBe(60);
    expect(use({ opponent: { bench: ['base1-11'] } }).opponent.active?.damage).toBe(20);
  });

  attackPlayed('sv4-146 Hand Fling', 'twenty for each card in the hand', (use) => {
    const hand = ['Letter', 'Fire Energy', 'Stinger'];
    const { you, opponent } = use({ you: { hand }, opponent: { hand: ['Letter'] } });
    expect(opponent.active?.damage).toBe(60);
    expect(you.hand).toEqual(hand);
    expect(use().opponent.active?.damage).toBe(0);
  });

  attackPlayed('bw5-109 Mind Shock', 'sixty, weak to it or not', (use) => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Psychic', times: 2, plus: 0 }] });
    const tough = pokemon('Tough', { hp: 500, resistances: [{ type: 'Psychic', minus: 20 }] });
    expect(use({ opponent: { active: weak } }).opponent.active?.damage).toBe(60);
    expect(use({ opponent: { active: tough } }).opponent.active?.damage).toBe(60);
  });

  attackPlayed('sm9-37 Electromagnetic Bomb', 'twenty for each Lightning Energy moved to it', (use) => {
    const bench = [
      { card: 'Wall B', energy: [...of('Lightning', 2), 'Fire Energy'] },
      { card: 'Wall C', energy: of('Lightning', 2) },
    ];
    const { you, opponent } = use({ me: { energy: of('Lightning', 1) }, you: { bench } });
    expect(you.asked).toEqual(of('Lightning', 4));
    you.choose(...of('Lightning', 3));
    expect(opponent.active?.damage).toBe(60);
    expect(you.active?.energy).toEqual(of('Lightning', 4));
    expect(you.bench.flatMap(({ energy }) => energy)).toHaveLength(2);
    const none = use({ you: { bench } });
    none.you.choose();
    expect(none.opponent.active?.damage).toBe(0);
  });

  attackPlayed('pl1-54 Collude', 'twenty more in a turn with a Supporter', (use) => {
    const you = { hand: ['Mentor', 'Letter'] };
    const supporter = use({ you, first: (game) => game.you.use('Mentor') });
    expect(supporter.opponent.active?.damage).toBe(40);
    const item = use({ you, first: (game) => game.you.use('Letter') });
    expect(item.opponent.active?.damage).toBe(20);
    const earlier = use({
      you,
      first: (game) => {
        game.you.use('Mentor');
        game.you.endTurn();
        game.opponent.endTurn();
      },
    });
    expect(earlier.opponent.active?.damage).toBe(20);
  });

  attackPlayed('pl1-54 Desperate Attack', 'thirty more against one with more Energy', (use) => {
    const against = (energy: readonly string[]) =>
      use({ opponent: { active: { card: 'Wall', energy } } }).opponent.active?.damage;
    expect(against(of('Fire', 4))).toBe(80);
    expect(against(of('Fire', 3))).toBe(50);
    // Two cards, four Energy.
    expect(against(['Double', 'Double'])).toBe(80);
  });

  attackPlayed('ex11-11 Crush and Burn', 'twenty more for each Energy card that its side gives', (use) => {
    const bench = [{ card: 'Wall B', energy: ['Double', 'Fire Energy'] }];
    const { you, opponent } = use({ you: { bench } });
    you.choose(true);
    you.choose('Metal Energy', 'Double');
    expect(opponent.active?.damage).toBe(30 + 40);
    expect(you.active?.energy).toEqual(['Lightning Energy']);
    expect(you.bench[0]?.energy).toEqual(['Fire Energy']);
    const none = use({ you: { bench } });
    none.you.choose(false);
    expect(none.opponent.active?.damage).toBe(30);
  });

  attackPlayed('ex4-7 Crush', 'a coin for each Energy on it, thirty for each heads', (use) => {
    expect(use({ me: { energy: of('Fighting', 3) }, coins: 'HTH' }).opponent.active?.damage).toBe(60);
    const double = use({ me: { energy: ['Fighting Energy', 'Double'] }, coins: 'HHH' });
    expect(double.opponent.active?.damage).toBe(90);
    expect(use({ coins: 'T' }).opponent.active?.damage).toBe(0);
  });

  attackPlayed('gym2-56 Pendulum Curse', 'a coin for each counter across, twenty for each heads', (use) => {
    const hurt = { card: 'Wall', damage: 30 };
    expect(use({ opponent: { active: hurt }, coins: 'HTH' }).opponent.active?.damage).toBe(30 + 40);
    expect(use({ coins: 'H' }).opponent.active?.damage).toBe(0);
  });
});
