/** Tools and Stadiums of public cards, on the board. */
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { cardPlayed, onTheBoard, stage } from '../testing/played.ts';

const HITTING = { card: 'Wall', energy: ['Fire Energy'] };

onTheBoard('tools', () => {
  cardPlayed('swsh1-156', 'two less to retreat, and room for no second Tool', (name) => {
    const hand = ['swsh1-156', 'Charm'];
    const free = stage({ you: { active: 'Mosslamb', bench: ['Wall'], hand }, opponent: {} }).you;
    expect(free.cannot.retreat()).toBe('CANNOT_PAY_RETREAT');
    free.useOn(name, 'Mosslamb');
    free.use('Charm');
    expect(free.active?.attached).toEqual([name]);
    expect(free.bench[0]?.attached).toEqual(['Charm']);
    free.retreat();
    expect(free.active?.name).toBe('Wall');
    const heavy = { card: 'swsh8-64', energy: ['Fire Energy', 'Fire Energy'] };
    const paid = stage({ you: { active: heavy, bench: ['Wall'], hand }, opponent: {} }).you;
    paid.useOn(name, 'Swampert');
    paid.retreat();
    expect(paid.bench).toMatchObject([{ name: 'Swampert', energy: ['Fire Energy'], attached: [name] }]);
  });

  cardPlayed('ex1-85', 'two counters off between turns where there are two, once', (name) => {
    const after = (damage: number) => {
      const { you } = stage({ you: { active: { card: 'Wall', damage }, hand: ['ex1-85'] }, opponent: {} });
      you.use(name);
      you.endTurn();
      return you;
    };
    expect(after(50).active).toMatchObject({ damage: 30, attached: [] });
    expect(after(20).discard).toEqual([name]);
    expect(after(10).active).toMatchObject({ damage: 10, attached: [name] });
  });

  cardPlayed('xy4-97', 'onto a Pokémon-EX across: its attacks cost one more', (name) => {
    const hand = ['xy4-97'];
    const against = (energy: readonly string[], damage = 0) => {
      const game = stage({
        you: { active: HITTING, hand },
        opponent: { active: { card: 'Sparkmouse-EX', energy, damage }, bench: ['Wall'] },
      });
      game.you.use(name);
      return game;
    };
    const poor = against(['Fire Energy']);
    expect(poor.opponent.active?.attached).toEqual([name]);
    poor.you.endTurn();
    expect(poor.opponent.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
    const paid = against(['Fire Energy', 'Fire Energy']);
    paid.you.endTurn();
    expect(paid.opponent.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
    paid.opponent.attack();
    expect(paid.you.active?.damage).toBe(20);
    const fallen = against([], 160);
    fallen.you.attack();
    expect(fallen.opponent.active?.name).toBe('Wall');
    expect([fallen.you.discard, fallen.opponent.discard]).toEqual([[name], ['Sparkmouse-EX']]);
    const none = stage({ you: { bench: ['Sparkmouse-EX'], hand }, opponent: { active: 'Pebble ex' } });
    expect(none.you.cannot.use(name)).toBe('NO_TARGET');
  });

  cardPlayed('sm9-143', 'makes Silvally-GX a Grass Pokémon, and no other', (name) => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Grass', times: 2, plus: 0 }] });
    const hitting = (card: string, ...hand: string[]) => {
      const { you, opponent } = stage({
        you: { active: { card, energy: ['Fire Energy', 'Fire Energy'] }, hand },
        opponent: { active: weak },
      });
      if (hand.length > 0) you.use(name);
      you.attack();
      return opponent.active?.damage;
    };
    expect(hitting('sm12-184')).toBe(50);
    expect(hitting('sm12-184', 'sm9-143')).toBe(100);
    expect(hitting('Wall', 'sm9-143')).toBe(20);
  });

  cardPlayed('sv3pt5-165', 'thirty less done to a Stage 1 Pokémon', (name) => {
    const hitOn = (active: { card: string; onto?: string[] }) => {
      const { you, opponent } = stage({
        you: { active, hand: ['sv3pt5-165'] },
        opponent: { active: { card: 'Recoiler', energy: ['Fire Energy'] }, bench: ['Wall'] },
      });
      you.use(name);
      you.endTurn();
      opponent.attack();
      return you.active?.damage;
    };
    expect(hitOn({ card: 'Mossram', onto: ['Mosslamb'] })).toBe(30);
    expect(hitOn({ card: 'Mosslord', onto: ['Mosslamb', 'Mossram'] })).toBe(60);
    expect(hitOn({ card: 'Wall' })).toBe(60);
  });

  cardPlayed('xy4-100', 'the turn goes on when its holder becomes the Mega of that name', (name) => {
    const evolving = (first: (you: ReturnType<typeof stage>['you']) => void) => {
      const { you, battle } = stage({ you: { active: 'xy4-23', hand: ['xy4-100', 'xy4-24'] }, opponent: {} });
      first(you);
      you.evolve('Manectric-EX', 'M Manectric-EX');
      return battle().state.current;
    };
    expect(evolving((you) => you.use(name))).toBe(0);
    expect(evolving(() => undefined)).toBe(1);
  });

  cardPlayed('sm9-142', 'no damage to a Fairy Pokémon from an Ultra Beast that is a GX', (name) => {
    const fairy = pokemon('Pixie', { hp: 500, types: ['Fairy'] });
    const hit = (card: typeof fairy | string, by: string, energy: readonly string[]) => {
      const { you, opponent } = stage({
        you: { active: card, hand: ['sm9-142'] },
        opponent: { active: { card: by, energy } },
      });
      you.use(name);
      you.endTurn();
      opponent.attack();
      return you.active;
    };
    const jet = ['Psychic Energy', 'Darkness Energy', 'Fire Energy'];
    expect(hit(fairy, 'sm12-158', jet)?.damage).toBe(0);
    expect(hit('Wall', 'sm12-158', jet)?.damage).toBe(180);
    expect(hit(fairy, 'sm12-21', ['Grass Energy', 'Fire Energy'])?.damage).toBe(60);
    expect(hit(fairy, 'Stinger-GX', ['Fire Energy'])?.damage).toBe(20);
    const burning = hit(fairy, 'sm8-52', ['Fire Energy']);
    expect(burning?.statuses).toEqual(expect.arrayContaining(['burn', 'confusion']));
  });
});

onTheBoard('stadiums', () => {
  cardPlayed('sm3-121', 'three counters on whatever evolves from a hand, on both sides', (name) => {
    const lamb = (damage = 0) => ({ card: 'Mosslamb', damage });
    const { you, opponent } = stage({
      you: { active: lamb(), bench: [lamb(80)], hand: ['sm3-121', 'Mossram'] },
      opponent: { active: lamb(), hand: ['Mossram'] },
    });
    you.use(name);
    you.evolve('Mosslamb', 'Mossram');
    expect(you.active).toMatchObject({ name: 'Mossram', damage: 30 });
    you.endTurn();
    opponent.evolve('Mosslamb', 'Mossram');
    expect(opponent.active).toMatchObject({ name: 'Mossram', damage: 30 });
    const before = stage({ you: { bench: [lamb(80)], hand: ['sm3-121', 'Mossram'] }, opponent: {} });
    before.you.evolve('Mosslamb', 'Mossram');
    before.you.use(name);
    expect(before.you.bench).toMatchObject([{ damage: 80 }]);
  });

  cardPlayed('swsh3-169', 'once in each turn its player draws to three cards', (name) => {
    const { you, opponent } = stage({
      you: { hand: ['swsh3-169', 'Letter'] },
      opponent: { hand: ['Balm', 'Balm', 'Balm'], deck: ['Stinger'] },
    });
    you.use(name);
    you.stadium();
    expect(you.hand).toEqual(['Letter', 'Driftwood', 'Driftwood']);
    you.use('Letter');
    expect(you.cannot.stadium()).toBe('STADIUM_USED');
    you.endTurn();
    expect(opponent.hand).toHaveLength(4);
    expect(opponent.cannot.stadium()).toBe('NO_CHANGE');
  });
});
