/** Attacks of public cards with conditions, and those that leave something for the next turn, on the board. */
import type { Step } from '@pokesol/engine/official';
import { attack, pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, type Game, onTheBoard } from '../testing/played.ts';

const HITTING = { card: 'Wall', energy: ['Fire Energy'] };
const doing = (name: string, damage: number, step: Step) => ({
  card: pokemon(name, { hp: 500, attacks: [attack('Hit', 'C', damage, { after: [step] })] }),
  energy: ['Fire Energy'],
});
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;
/** Ten to everybody on the Bench across: a Knock Out there that leaves the Active Pokémon in its place. */
const SWEEPER = doing('Sweeper', 0, { do: 'damage', to: THEIR_BENCH, amount: 10, plain: true });
/** The same by a counter, which is no damage. */
const SCATTERER = doing('Scattering', 0, { do: 'putCounters', on: THEIR_BENCH, counters: 1 });
const STINGER = doing('Stinging', 20, { do: 'afflict', on: 'defending', status: 'poison' });
const afterItsAttack = ({ you, opponent }: Game) => {
  you.endTurn();
  opponent.attack();
};

onTheBoard('attacks with conditions, and what attacks leave behind', () => {
  attackPlayed('sv4-220 Trop Kick', 'thirty healed, and every condition gone', (use) => {
    const { you, opponent } = use({ me: { damage: 50, statuses: ['poison', 'burn'] } });
    expect(opponent.active?.damage).toBe(180);
    expect(you.active).toMatchObject({ damage: 20, statuses: [] });
    expect(use({ me: { damage: 10 } }).you.active?.damage).toBe(0);
  });

  attackPlayed('ex4-93 Poison Ring', 'poisons, and holds it for a turn', (use) => {
    const { you, opponent } = use({ opponent: { active: HITTING, bench: ['Wall B'] } });
    expect(opponent.active).toMatchObject({ damage: 40 + 10, statuses: ['poison'] });
    expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
    opponent.endTurn();
    you.endTurn();
    opponent.retreat();
    expect(opponent.active?.name).toBe('Wall B');
  });

  attackPlayed('sv1-114 Accelerating Stab', 'not twice in a row, though another attack may be', (use) => {
    const { you, opponent, again } = use();
    expect(opponent.active?.damage).toBe(120);
    opponent.endTurn();
    expect(you.cannot.attack(use.place)).toBe('CANNOT_ATTACK');
    you.attack(0);
    opponent.endTurn();
    again();
    expect(opponent.active?.damage).toBe(120 + 30 + 120);
  });

  attackPlayed(
    'swsh9-31 Raging Freeze',
    'paralyzes after a Knock Out by an attack in their last turn',
    (use) => {
      const you = { bench: [{ card: 'Sparkmouse', damage: 50 }, 'Wall B'] };
      const avenged = use({ you, opponent: { active: SWEEPER }, first: afterItsAttack });
      expect(avenged.you.bench).toHaveLength(1);
      expect(avenged.opponent.active).toMatchObject({ damage: 110, statuses: ['paralysis'] });
      const unhurt = use({
        you: { bench: ['Wall B'] },
        opponent: { active: SWEEPER },
        first: afterItsAttack,
      });
      expect(unhurt.opponent.active).toMatchObject({ damage: 110, statuses: [] });
    },
  );

  attackPlayed(
    'swsh10-44 Grudge Dive',
    'the same for ninety more and Confusion, a turn later no more',
    (use) => {
      const you = { bench: [{ card: 'Sparkmouse', damage: 50 }] };
      const avenged = use({ you, opponent: { active: SWEEPER }, first: afterItsAttack });
      expect(avenged.opponent.active).toMatchObject({ damage: 120, statuses: ['confusion'] });
      const later = use({
        you,
        opponent: { active: SWEEPER },
        first: (game) => {
          afterItsAttack(game);
          game.you.endTurn();
          game.opponent.endTurn();
        },
      });
      expect(later.opponent.active).toMatchObject({ damage: 30, statuses: [] });
      const countered = use({ you, opponent: { active: SCATTERER }, first: afterItsAttack });
      expect(countered.you.bench).toEqual([]);
      expect(countered.opponent.active).toMatchObject({ damage: 30, statuses: [] });
    },
  );

  attackPlayed('swsh1-152 Expand', 'ten less in the turn that follows, and no longer', (use) => {
    const { you, opponent } = use({ opponent: { active: HITTING } });
    expect(opponent.active?.damage).toBe(30);
    opponent.attack();
    expect(you.active?.damage).toBe(10);
    you.endTurn();
    opponent.attack();
    expect(you.active?.damage).toBe(30);
  });

  attackPlayed('xy2-80 Sleepy Press', 'twenty healed; it sleeps until both of two coins are heads', (use) => {
    const asleep = use({ me: { damage: 50 }, coins: 'HT' });
    expect(asleep.opponent.active?.damage).toBe(120);
    expect(asleep.you.active).toMatchObject({ damage: 30, statuses: ['sleep'] });
    expect(use({ coins: 'HH' }).you.active?.statuses).toEqual([]);
  });

  attackPlayed('pl1-25 Smogscreen', 'poisons; its next attack needs heads, once', (use) => {
    const tails = use({ opponent: { active: HITTING }, coins: 'T' });
    expect(tails.opponent.active).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
    tails.opponent.attack();
    expect(tails.you.active?.damage).toBe(0);
    tails.you.endTurn();
    tails.happened();
    tails.opponent.attack();
    expect(tails.you.active?.damage).toBe(20);
    expect(tails.happened()).not.toContain('coinFlipped');
    const heads = use({ opponent: { active: HITTING }, coins: 'H' });
    heads.opponent.attack();
    expect(heads.you.active?.damage).toBe(20);
  });

  attackPlayed('swsh9-67 Dede-Flash', 'sixty more and Confusion where one Prize is left', (use) => {
    const one = use({ opponent: { prizes: 1 } });
    expect(one.opponent.active).toMatchObject({ damage: 80, statuses: ['confusion'] });
    const two = use({ you: { prizes: 1 }, opponent: { prizes: 2 } });
    expect(two.opponent.active).toMatchObject({ damage: 20, statuses: [] });
  });

  attackPlayed(
    'sm5-29 Spike Armor',
    'six counters for the one that hits it next turn, though it falls',
    (use) => {
      const { you, opponent } = use({ opponent: { active: HITTING } });
      opponent.attack();
      expect([you.active?.damage, opponent.active?.damage]).toEqual([20, 30 + 60]);
      you.endTurn();
      opponent.attack();
      expect([you.active?.damage, opponent.active?.damage]).toEqual([40, 90]);
      const falls = use({ me: { damage: 110 }, you: { bench: ['Wall B'] }, opponent: { active: HITTING } });
      falls.opponent.attack();
      expect(falls.you.active?.name).toBe('Wall B');
      expect(falls.opponent.active?.damage).toBe(90);
    },
  );

  attackPlayed(
    'gym2-25 Poison Power',
    'forty instead, before Weakness, and poison where it has poison',
    (use) => {
      expect(use().opponent.active).toMatchObject({ damage: 20, statuses: [] });
      const poisoned = use({ me: { statuses: ['poison'] } });
      expect(poisoned.opponent.active).toMatchObject({ damage: 40 + 10, statuses: ['poison'] });
      const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Grass', times: 2, plus: 0 }] });
      const doubled = use({ me: { statuses: ['poison'] }, opponent: { active: weak } });
      expect(doubled.opponent.active?.damage).toBe(80 + 10);
    },
  );

  attackPlayed('xy1-67 Wake-Up Slap', 'sixty more to one with a condition, which it loses', (use) => {
    const ill = use({ opponent: { active: { card: 'Wall', statuses: ['poison', 'sleep'] } } });
    expect(ill.opponent.active).toMatchObject({ damage: 90, statuses: [] });
    expect(use().opponent.active?.damage).toBe(30);
  });

  attackPlayed('xy1-32 Clamp Crush', 'on heads paralysis, and an Energy of its choice off', (use) => {
    const active = { card: 'Wall', energy: ['Fire Energy', 'Water Energy'] };
    const heads = use({ opponent: { active }, coins: 'H' });
    heads.you.choose('Water Energy');
    expect(heads.opponent.active).toMatchObject({
      damage: 30,
      energy: ['Fire Energy'],
      statuses: ['paralysis'],
    });
    expect(heads.opponent.discard).toEqual(['Water Energy']);
    const tails = use({ opponent: { active }, coins: 'T' });
    expect(tails.opponent.active).toMatchObject({ damage: 30, statuses: [] });
    expect(tails.opponent.active?.energy).toHaveLength(2);
  });

  attackPlayed(
    'swsh3-91 Desert Geyser',
    'a Stadium of the opponent gone, and it is safe for a turn',
    (use) => {
      const theirs = use({
        opponent: { active: STINGER, hand: ['Meadow'] },
        first: ({ you, opponent }) => {
          you.endTurn();
          opponent.use('Meadow');
          opponent.endTurn();
        },
      });
      expect(theirs.battle().state.stadium).toBeNull();
      expect(theirs.opponent.discard).toContain('Meadow');
      theirs.opponent.attack();
      expect(theirs.you.active).toMatchObject({ damage: 0, statuses: [] });
      const own = use({
        you: { hand: ['Meadow'] },
        opponent: { active: STINGER },
        first: ({ you }) => you.use('Meadow'),
      });
      expect(own.battle().state.stadium).not.toBeNull();
      own.opponent.attack();
      expect(own.you.active).toMatchObject({ damage: 30, statuses: ['poison'] });
    },
  );
});
