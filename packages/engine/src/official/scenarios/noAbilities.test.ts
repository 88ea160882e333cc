/** «Has no Abilities» as long as its card is there, and what it meets (rules 5.10, 10.2, 11.15). */
import { describe, expect, test } from 'vitest';
import { always, THEIRS } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Takes off all those of the other side. */
const HUSH = always('Hush', THEIRS, { change: 'noAbilities' });
const SLUDGE = { card: 'Sludge', onto: ['Keyring'] };

describe('10.2: a Pokémon that takes abilities off', () => {
  test('works from the Active place alone: a switch gives them back, in the same turn', () => {
    const { you } = game({
      you: { active: 'Keyring', bench: ['Turner'], hand: ['Relay'] },
      opponent: OTHER,
    });
    expect(you.cannot.ability('Turner')).toBe('ABILITY_OFF');
    you.use('Relay');
    you.ability('Turner');
  });

  test('names Basic Pokémon: an evolved one answers still (rule 5, step 9), a Basic one does not', () => {
    const answers = (active: PokemonLike) => {
      const { you } = game({
        you: { active: fire('Keyring') },
        opponent: { active, bench: ['Stinger'] },
      });
      you.attack();
      return you.active?.damage;
    };
    expect(answers('Striker')).toBe(0);
    expect(answers({ card: 'Striker BREAK', onto: ['Striker'] })).toBe(10);
  });

  test('7.1: a Pokémon that lived by HP of an ability goes down when that is taken off, in the own turn', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', bench: ['Keyring'], hand: ['Relay'] },
      opponent: { active: { card: 'Sparkmouse', damage: 60 }, bench: ['Banner'] },
    });
    expect(you.view.opponent.active).toMatchObject({ maxHp: 70 });
    you.use('Relay');
    expect([you.prizes, opponent.active?.name]).toEqual([5, 'Banner']);
    expect(you.view.opponent.active).toMatchObject({ maxHp: 60 });
  });

  test('11.15: ancient traits and rules of a card are no Abilities', () => {
    const { you, opponent } = game({
      you: { active: SLUDGE, bench: ['Twinbag'], hand: ['Charm', 'Charm'] },
      opponent: { active: 'Nappling', bench: ['Stinger'] },
      coins: ['tails'],
    });
    you.use('Charm');
    you.choose('Twinbag');
    you.use('Charm');
    you.choose('Twinbag');
    expect(you.bench).toMatchObject([{ attached: ['Charm', 'Charm'] }]);
    const baby = game({
      you: { active: { ...SLUDGE, energy: ['Fire'] } },
      opponent: { active: 'Nappling', bench: ['Stinger'] },
      coins: ['tails'],
    });
    baby.you.attack();
    expect([baby.opponent.active?.damage, opponent.active?.damage]).toEqual([0, 0]);
  });

  test.each([
    [3, 4, 'mine'],
    [4, 3, 'theirs'],
  ])(
    'of two that would take each other off the one that came earlier holds: %i, %i',
    (mine, theirs, holds) => {
      const { you, opponent } = game({
        you: { active: 'Turner', bench: [{ card: HUSH, newIn: mine }] },
        opponent: { active: 'Turner', bench: [{ card: HUSH, newIn: theirs }] },
      });
      if (holds === 'mine') you.ability('Turner');
      else expect(you.cannot.ability('Turner')).toBe('ABILITY_OFF');
      you.endTurn();
      if (holds === 'theirs') opponent.ability('Turner');
      else expect(opponent.cannot.ability('Turner')).toBe('ABILITY_OFF');
    },
  );

  test('the later one works once the earlier one is Knocked Out', () => {
    const hitter = fire('M Sparkmouse-EX', { onto: ['Sparkmouse-EX'] });
    const { you, opponent } = game({
      you: { active: hitter, bench: [{ card: HUSH, newIn: 4 }] },
      opponent: { active: { card: HUSH, newIn: 3 }, bench: ['Turner'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Turner' });
    expect(opponent.cannot.ability('Turner')).toBe('ABILITY_OFF');
  });

  test('a Confused one whose text stops while it is (9.7) takes nothing off', () => {
    const { you } = game({
      you: { active: { card: 'Keyring', statuses: ['confusion'] }, bench: ['Turner'] },
      opponent: OTHER,
    });
    you.ability('Turner');
  });
});

describe('10.2: a Stadium that takes abilities off', () => {
  test('names a box of rules: VSTAR Powers that are abilities stop, attacks go on (11.6)', () => {
    const star = fire('Emberfox VSTAR', { onto: ['Emberfox V'] });
    const { you, opponent } = game({
      you: { active: star, hand: ['Summit'] },
      opponent: { active: { card: 'Emberfox VMAX', onto: ['Emberfox V'] } },
    });
    you.use('Summit');
    expect(you.cannot.ability('Emberfox VSTAR')).toBe('ABILITY_OFF');
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 90 });
    expect(you.view.you.spent).toEqual(['VSTAR']);
  });

  test('the Tera rule stays (11.11): it is no Ability, whatever box the card has', () => {
    const { you, opponent } = game({
      you: { active: fire('Spreader'), hand: ['Summit'] },
      opponent: { active: 'Stinger', bench: ['Glasscub ex', 'Sparkmouse'] },
    });
    you.use('Summit');
    you.attack();
    expect(opponent.bench).toMatchObject([{ damage: 0 }, { damage: 10 }]);
  });
});
