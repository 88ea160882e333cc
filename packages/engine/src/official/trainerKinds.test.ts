/** Trainers with rules of their own, each met in a game (rules 11.13, 11.14). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };

describe('11.13 Technical Machines', () => {
  test('lends its attack for the turn, on any Pokémon, and is discarded when the turn ends', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Stinger', energy: ['Fire'] },
        bench: ['Sparkmouse'],
        hand: ['Manual', 'Charm'],
      },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Stinger');
    you.use('Manual');
    you.choose('Stinger');
    expect(you.view.you.active).toMatchObject({ attacks: ['Hit', 'Drill'] });
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 40 });
    expect([you.active?.attached, you.discard]).toEqual([['Charm'], ['Manual']]);
    opponent.endTurn();
    expect(you.cannot.attack(1)).toBe('NO_SUCH_ATTACK');
  });

  test('one that is a Tool takes the place of one and goes at the end of the turn, attack or not', () => {
    const { you } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] }, hand: ['Leaflet', 'Charm'] },
      opponent: OTHER,
    });
    you.use('Leaflet');
    expect(you.cannot.use('Charm')).toBe('NO_TARGET');
    you.endTurn();
    expect([you.active?.attached, you.discard]).toEqual([[], ['Leaflet']]);
  });

  test('5.7: what copies an attack of the Pokémon finds its own alone', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] }, hand: ['Manual'] },
      opponent: { active: { card: 'Mimic', energy: ['Fire'] }, bench: ['Stinger'] },
    });
    you.use('Manual');
    you.attack(1);
    opponent.attack();
    expect(opponent.asked).toBeNull();
    // Ten of the attack, ten of its poison at the Checkup.
    expect(you.active).toMatchObject({ damage: 20, statuses: ['poison'] });
  });
});

describe('11.14 Tool F', () => {
  test('goes onto a Pokémon of the opponent of the kind it names, and works there', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Weight'] },
      opponent: { active: { card: 'Sparkmouse-EX', energy: ['Fire'] }, bench: ['Stinger'] },
    });
    you.use('Weight');
    expect(opponent.active).toMatchObject({ attached: ['Weight'] });
    you.endTurn();
    expect(opponent.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
  });

  test('is refused without such a Pokémon, and goes back to its owner’s discard pile (3.5)', () => {
    const none = game({ you: { active: 'Sparkmouse-EX', hand: ['Weight'] }, opponent: OTHER });
    expect(none.you.cannot.use('Weight')).toBe('NO_TARGET');
    const { you, opponent } = game({
      you: { active: HITTER, hand: ['Weight'] },
      opponent: { active: { card: 'Sparkmouse-EX', damage: 100 }, bench: ['Stinger'] },
    });
    you.use('Weight');
    you.attack();
    expect(you.discard).toEqual(['Weight']);
    expect(opponent.discard).toEqual(['Sparkmouse-EX']);
  });

  test('goes back to its owner’s discard pile where the Pokémon is taken back, and both see it', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Weight'] },
      opponent: { active: 'Sparkmouse-EX', bench: ['Stinger'], hand: ['Recall'] },
    });
    you.use('Weight');
    you.endTurn();
    opponent.use('Recall');
    opponent.choose('Sparkmouse-EX');
    expect([you.discard, opponent.discard]).toEqual([['Weight'], ['Recall']]);
    const moves = you.events.flatMap((each) => (each.type === 'cardsMoved' ? [[each.seat, each.to]] : []));
    expect(moves).toEqual([
      [1, 'hand'],
      [0, 'discard'],
    ]);
  });
});
