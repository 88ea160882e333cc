/** Attacks of public cards that leave something for the next turns, on the board. */
import type { Type } from '@pokesol/engine';
import { attack, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, type Game, onTheBoard } from '../testing/played.ts';

const hitter = (damage: number, type: Type = 'Colorless') => ({
  card: pokemon('Hitter', { hp: 500, types: [type], attacks: [attack('Hit', 'C', damage)] }),
  energy: ['Fire Energy'],
});
const EVOLVED = { card: 'Mossram', energy: ['Grass Energy', 'Fire Energy'] };
/** The opponent attacks, and you are hurt so much. */
const hurtBy = ({ you, opponent }: Game) => {
  opponent.attack();
  return you.active?.damage;
};

onTheBoard('attacks for the next turn', () => {
  attackPlayed('sm9-26 Headache', 'on heads the opponent plays no trainer of any kind for a turn', (use) => {
    const opponent = { hand: ['Letter', 'Mentor', 'Charm', 'Meadow', 'Fire Energy'] };
    const heads = use({ opponent, coins: 'H' });
    for (const name of opponent.hand.slice(0, 4)) expect(heads.opponent.cannot.use(name)).toBe('CANNOT_PLAY');
    heads.opponent.attach('Fire Energy', 'Wall');
    heads.opponent.endTurn();
    heads.you.endTurn();
    heads.opponent.use('Mentor');
    const tails = use({ opponent, coins: 'T' });
    tails.opponent.use('Letter');
    expect(tails.opponent.active?.damage).toBe(10);
  });

  attackPlayed('xy4-86 Daunt', 'its attacks do forty less, before Weakness', (use) => {
    const daunted = use({ opponent: { active: hitter(80, 'Fighting') } });
    expect(hurtBy(daunted)).toBe((80 - 40) * 2);
  });

  attackPlayed('hgss4-92 Time Circle', 'evolved Pokémon do it no damage for a turn', (use) => {
    expect(hurtBy(use({ opponent: { active: EVOLVED } }))).toBe(0);
    expect(hurtBy(use({ opponent: { active: hitter(20) } }))).toBe(20);
  });

  attackPlayed('swsh8-271 G-Max Swallow Up', 'it rests for a turn', (use) => {
    const { you, opponent, again } = use();
    opponent.endTurn();
    expect([you.cannot.attack(0), you.cannot.attack(1)]).toEqual(['CANNOT_ATTACK', 'CANNOT_ATTACK']);
    you.endTurn();
    opponent.endTurn();
    again();
    expect(opponent.prizes).toBe(6);
  });

  attackPlayed('xy11-74 Quick Guard', 'Basics do it no damage for a turn; not twice in a row', (use) => {
    expect(hurtBy(use({ opponent: { active: EVOLVED } }))).toBe(50);
    const guarded = use({ opponent: { active: hitter(30) } });
    expect(hurtBy(guarded)).toBe(0);
    expect(guarded.you.cannot.attack(use.place)).toBe('CANNOT_ATTACK');
  });

  attackPlayed('swsh3-65 Amping Up', 'ninety more in its next turn alone, before Weakness', (use) => {
    const weak = pokemon('Weak', { hp: 900, weaknesses: [{ type: 'Lightning', times: 2, plus: 0 }] });
    const soon = use({ opponent: { active: weak } });
    soon.opponent.endTurn();
    soon.again();
    expect(soon.opponent.active?.damage).toBe(60 + 240);
    const late = use({ opponent: { active: weak } });
    late.opponent.endTurn();
    late.you.endTurn();
    late.opponent.endTurn();
    late.again();
    expect(late.opponent.active?.damage).toBe(60 + 60);
  });

  attackPlayed('xy4-10 Jet Shoot', 'forty more is done to it for a turn', (use) => {
    const game = use({ opponent: { active: hitter(20) } });
    expect(hurtBy(game)).toBe(60);
    game.you.endTurn();
    expect(hurtBy(game)).toBe(80);
  });

  attackPlayed('hgss1-44 Graffiti', 'it sleeps; attacks of the other cost one more for a turn', (use) => {
    const { you, opponent } = use({ opponent: { active: hitter(10), hand: ['Fire Energy'] }, coins: 'T' });
    expect(you.active?.statuses).toEqual(['sleep']);
    expect(opponent.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
    opponent.attach('Fire Energy', 'Hitter');
    opponent.attack();
    // Asleep it takes no damage, by what its other text says.
    expect(you.active?.damage).toBe(0);
    const later = use({ opponent: { active: hitter(10) }, coins: 'H' });
    later.opponent.endTurn();
    later.you.endTurn();
    expect(hurtBy(later)).toBe(10);
  });

  attackPlayed('xy1-4 Harden', 'sixty or less does nothing to it for a turn, seventy all', (use) => {
    expect(hurtBy(use({ opponent: { active: hitter(60) } }))).toBe(0);
    const falls = use({ you: { bench: ['Wall B'] }, opponent: { active: hitter(70) } });
    falls.opponent.attack();
    expect([falls.you.active?.name, falls.opponent.prizes]).toEqual(['Wall B', 5]);
  });

  attackPlayed('neo1-43 Endure', 'on heads ten HP are left of it, for a turn', (use) => {
    const stage = { you: { bench: ['Wall B'] }, opponent: { active: hitter(90) } };
    expect(hurtBy(use({ ...stage, coins: 'H' }))).toBe(40 - 10);
    const tails = use({ ...stage, coins: 'T' });
    tails.opponent.attack();
    expect(tails.you.active?.name).toBe('Wall B');
  });

  attackPlayed('dp7-98 Strong-Willed', 'a coin when it would fall, and ten HP are left on heads', (use) => {
    const stage = { me: { damage: 140 }, you: { bench: ['Wall B'] }, opponent: { active: hitter(50) } };
    expect(hurtBy(use({ ...stage, coins: 'H' }))).toBe(140);
    const tails = use({ ...stage, coins: 'T' });
    tails.opponent.attack();
    expect(tails.you.active?.name).toBe('Wall B');
  });

  attackPlayed(
    'xy11-35 Lock-On',
    'it is held, and takes a hundred and twenty more in the turn after',
    (use) => {
      const you = { bench: [{ ...hitter(20), energy: ['Fire Energy'] }], hand: ['Relay'] };
      const { you: yours, opponent } = use({
        you,
        opponent: { active: { card: 'Wall', energy: ['Fire Energy'] }, bench: ['Wall B'] },
      });
      expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
      opponent.endTurn();
      yours.use('Relay');
      yours.attack();
      expect(opponent.active?.damage).toBe(140);
      opponent.endTurn();
      yours.attack();
      expect(opponent.active?.damage).toBe(160);
    },
  );

  attackPlayed('xy7-57 Chaos Wheel', 'no Tool, no Stadium, no special Energy for a turn', (use) => {
    const { opponent } = use({ opponent: { hand: ['Charm', 'Meadow', 'Double', 'Letter', 'Fire Energy'] } });
    expect([opponent.cannot.use('Charm'), opponent.cannot.use('Meadow')]).toEqual([
      'CANNOT_PLAY',
      'CANNOT_PLAY',
    ]);
    expect(opponent.cannot.attach('Double', 'Wall')).toBe('CANNOT_PLAY');
    opponent.use('Letter');
    opponent.attach('Fire Energy', 'Wall');
    expect(opponent.active).toMatchObject({ damage: 100, energy: ['Fire Energy'] });
  });

  attackPlayed('sm12-75 Light of the Protector-GX', 'safe for a turn, if that trainer was played', (use) => {
    const force = trainer("Lillie's Full Force", [{ do: 'draw', whose: 'own', cards: 1 }]);
    const stage = { you: { hand: [force] }, opponent: { active: hitter(50) } };
    const safe = use({ ...stage, first: ({ you }) => you.use("Lillie's Full Force") });
    expect(safe.opponent.active?.damage).toBe(200);
    expect(hurtBy(safe)).toBe(0);
    expect(safe.you.cannot.attack(use.place)).toBe('ONCE_A_GAME');
    expect(hurtBy(use(stage))).toBe(50);
  });

  attackPlayed('swsh3-112 Tail Whip', 'on heads that one does not attack, another may', (use) => {
    const opponent = { active: hitter(10), bench: [{ card: 'Wall B', energy: ['Fire Energy'] }] };
    const heads = use({ opponent, coins: 'H' });
    expect(heads.opponent.cannot.attack()).toBe('CANNOT_ATTACK');
    heads.opponent.retreat();
    expect(hurtBy(heads)).toBe(20);
    expect(hurtBy(use({ opponent, coins: 'T' }))).toBe(10);
  });

  attackPlayed('sv2-73 Follow-Up Kerzap', 'only after its other attack in the turn before', (use) => {
    const me = { energy: ['Lightning Energy', 'Lightning Energy'] };
    expect(use.refused({ me })).toBe('ATTACK_NEEDS');
    const turnBefore = (move: (game: Game) => void) => (game: Game) => {
      move(game);
      game.opponent.endTurn();
    };
    expect(use.refused({ me, first: turnBefore(({ you }) => you.endTurn()) })).toBe('ATTACK_NEEDS');
    const after = use({ me, first: turnBefore(({ you }) => you.attack(0)) });
    expect(after.opponent.active?.damage).toBe(20 + 100);
    after.opponent.endTurn();
    // This one came between: it is the attack of the turn before now.
    expect(after.you.cannot.attack(use.place)).toBe('ATTACK_NEEDS');
  });

  attackPlayed('bw10-49 Close Combat', 'on tails thirty more is done to it for a turn', (use) => {
    expect(hurtBy(use({ opponent: { active: hitter(20) }, coins: 'T' }))).toBe(50);
    expect(hurtBy(use({ opponent: { active: hitter(20) }, coins: 'H' }))).toBe(20);
  });

  attackPlayed('pl1-26 Jet Smash', 'seventy to one; not twice in a row', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B'] } });
    you.choose('Wall B');
    expect([opponent.active?.damage, opponent.bench[0]?.damage]).toEqual([0, 70]);
    opponent.endTurn();
    expect(you.cannot.attack(use.place)).toBe('CANNOT_ATTACK');
  });
});
