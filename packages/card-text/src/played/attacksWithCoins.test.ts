/** Attacks of public cards that flip coins, on the board: what is there after heads, and what after tails. */
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from '../testing/played.ts';

const CHARGED = { card: 'Wall', energy: ['Fire Energy'] };

onTheBoard('attacks with coins', () => {
  attackPlayed('xy4-64 Spiral Rush', 'thirty more for each heads before the first tails', (use) => {
    expect(use({ coins: 'HHT' }).opponent.active?.damage).toBe(60 + 60);
    expect(use({ coins: 'TH' }).opponent.active?.damage).toBe(60);
  });

  attackPlayed('swsh9-125 Triple Axel', 'fifty for each of three heads', (use) => {
    expect(use({ coins: 'HTH' }).opponent.active?.damage).toBe(100);
    expect(use({ coins: 'TTT' }).opponent.active?.damage).toBe(0);
  });

  attackPlayed('bw5-17 Blaze Kick', 'heads thirty more, tails a burn', (use) => {
    expect(use({ coins: 'H' }).opponent.active).toMatchObject({ damage: 70, statuses: [] });
    // The second coin is that of the burn, after its two counters.
    expect(use({ coins: 'TT' }).opponent.active).toMatchObject({ damage: 40 + 20, statuses: ['burn'] });
  });

  attackPlayed('pl1-128 Thunderpunch', 'heads ten more, tails ten to itself', (use) => {
    const heads = use({ coins: 'H' });
    expect([heads.opponent.active?.damage, heads.you.active?.damage]).toEqual([40, 0]);
    const tails = use({ coins: 'T' });
    expect([tails.opponent.active?.damage, tails.you.active?.damage]).toEqual([30, 10]);
  });

  attackPlayed('ex1-53 Super Thunder Wave', 'paralyzes on heads, until the end of the next turn', (use) => {
    const { opponent } = use({ opponent: { active: CHARGED, bench: ['Wall B'] }, coins: 'H' });
    expect(opponent.active).toMatchObject({ damage: 0, statuses: ['paralysis'] });
    expect(opponent.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    expect(opponent.cannot.retreat()).toBe('ASLEEP_OR_PARALYZED');
    opponent.endTurn();
    expect(opponent.active?.statuses).toEqual([]);
    expect(use({ coins: 'T' }).opponent.active?.statuses).toEqual([]);
  });

  attackPlayed('xy11-40 Gigavolt', 'heads forty more, tails paralysis', (use) => {
    expect(use({ coins: 'H' }).opponent.active).toMatchObject({ damage: 120, statuses: [] });
    expect(use({ coins: 'T' }).opponent.active).toMatchObject({ damage: 80, statuses: ['paralysis'] });
  });

  attackPlayed('xy7-48 Bullet Punch', 'twenty more for each of two heads', (use) => {
    expect(use({ coins: 'HH' }).opponent.active?.damage).toBe(90);
    expect(use({ coins: 'TH' }).opponent.active?.damage).toBe(70);
    expect(use({ coins: 'TT' }).opponent.active?.damage).toBe(50);
  });

  attackPlayed('hgss1-58 Happy Punch', 'three counters off itself on heads, as many as there are', (use) => {
    const heads = use({ me: { damage: 50 }, coins: 'H' });
    expect([heads.opponent.active?.damage, heads.you.active?.damage]).toEqual([30, 20]);
    expect(use({ me: { damage: 10 }, coins: 'H' }).you.active?.damage).toBe(0);
    const tails = use({ me: { damage: 50 }, coins: 'T' });
    expect([tails.opponent.active?.damage, tails.you.active?.damage]).toEqual([30, 50]);
  });

  attackPlayed('sv4-92 Toxic Sting', 'on heads a poison of two counters at each Checkup', (use) => {
    const { opponent } = use({ coins: 'H' });
    expect(opponent.active).toMatchObject({ damage: 80 + 20, statuses: ['poison'] });
    opponent.endTurn();
    expect(opponent.active?.damage).toBe(80 + 40);
    expect(use({ coins: 'T' }).opponent.active).toMatchObject({ damage: 80, statuses: [] });
  });

  attackPlayed('xy1-78 Darkness Blade', 'after tails it rests a turn, whichever attack it is', (use) => {
    const { you, opponent, again } = use({ coins: 'T' });
    expect(opponent.active?.damage).toBe(100);
    opponent.endTurn();
    expect([you.cannot.attack(0), you.cannot.attack(1)]).toEqual(['CANNOT_ATTACK', 'CANNOT_ATTACK']);
    you.endTurn();
    opponent.endTurn();
    again();
    expect(opponent.active?.damage).toBe(200);
    const heads = use({ coins: 'H' });
    heads.opponent.endTurn();
    heads.again();
    expect(heads.opponent.active?.damage).toBe(200);
  });

  attackPlayed('gym1-63 Agility', 'on heads neither damage nor a condition reaches it for a turn', (use) => {
    const poisonous = { active: { card: 'Stinger', energy: ['Fire Energy'] } };
    const { you, opponent } = use({ opponent: poisonous, coins: 'H' });
    expect(opponent.active?.damage).toBe(20);
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 0, statuses: [] });
    you.endTurn();
    opponent.attack();
    // Ten of the attack and a counter of the poison.
    expect(you.active).toMatchObject({ damage: 20, statuses: ['poison'] });
    const tails = use({ opponent: poisonous, coins: 'T' });
    tails.opponent.attack();
    expect(tails.you.active).toMatchObject({ damage: 20, statuses: ['poison'] });
  });

  attackPlayed('neo1-4 Chomp', 'a coin for each counter on it, ten more for each heads', (use) => {
    expect(use({ me: { damage: 30 }, coins: 'HTH' }).opponent.active?.damage).toBe(50 + 20);
    const unhurt = use({ coins: 'H' });
    expect(unhurt.opponent.active?.damage).toBe(50);
    expect(unhurt.happened()).not.toContain('coinFlipped');
  });

  attackPlayed('sm5-103 Dangerous Lick', 'fifty for each heads, and paralysis if none came', (use) => {
    expect(use({ coins: 'HHT' }).opponent.active).toMatchObject({ damage: 150, statuses: [] });
    expect(use({ coins: 'T' }).opponent.active).toMatchObject({ damage: 50, statuses: ['paralysis'] });
  });
});
