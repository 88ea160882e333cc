/** Pokémon from the hand into play, benched ones into the active position, energy onto them. */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb' };

describe('a Pokémon from the hand', () => {
  test('goes to the bench', () => {
    const { you, happened } = game({
      you: { active: 'Mosslamb', hand: ['Sparkmouse', 'Fire'] },
      opponent: OTHER,
    });
    you.play('Sparkmouse');
    expect(you.bench).toMatchObject([{ name: 'Sparkmouse', damage: 0, energy: [], turnsInPlay: 0 }]);
    expect(you.hand).toEqual(['Fire']);
    expect(you.view.you.playedActiveThisTurn).toBe(false);
    expect(happened()).toEqual(['pokemonPlayed']);
  });

  test('or to the active position when that is empty, once in a turn', () => {
    const { you, opponent } = game({
      you: { bench: ['Mosslamb'], hand: ['Featherling', 'Sparkmouse'] },
      opponent: { active: 'Reelingowl', bench: ['Mosslamb'], hand: [] },
    });
    you.play('Featherling', 'active');
    expect(you.active).toMatchObject({ name: 'Featherling' });
    expect(you.cannot.play('Sparkmouse', 'active')).toMatchObject({
      code: 'ACTIVE_OCCUPIED',
      title: 'Cannot Play Card',
      message: 'Active position is already occupied',
    });
    you.play('Sparkmouse', 'bench');
    you.endTurn();
    expect(opponent.view.opponent.bench).toHaveLength(2);
  });

  test('goes to the active position only once in a turn, even when that is empty again', () => {
    const { you } = game({
      you: {
        bench: [{ card: 'Featherling', energy: ['Fire'], statuses: ['confusion'] }],
        hand: ['Sparkmouse', 'Stinger', 'Relay'],
      },
      opponent: OTHER,
      coins: ['tails'],
    });
    you.play('Sparkmouse', 'active');
    you.use('Relay', 'Featherling');
    you.attack();
    expect(you.active).toBeNull();
    expect(you.cannot.play('Stinger', 'active')).toEqual({
      refused: true,
      code: 'ALREADY_PLAYED_ACTIVE',
      title: 'Cannot Play Card',
      message: 'Only one Pokemon can be played to the active position per turn',
    });
    you.promote('Sparkmouse');
  });

  test('must be a basic one', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Driftwood'] }, opponent: OTHER });
    expect(you.cannot.play('Driftwood')).toMatchObject({
      code: 'NOT_A_BASIC_POKEMON',
      message: 'Only basic Pokemon can be played from your hand',
    });
  });

  test('needs one of the five places on the bench', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: Array(4).fill('Stinger'), hand: ['Sparkmouse', 'Sparkmouse'] },
      opponent: OTHER,
    });
    you.play('Sparkmouse');
    expect(you.bench).toHaveLength(5);
    expect(you.cannot.play('Sparkmouse')).toEqual({
      refused: true,
      code: 'BENCH_FULL',
      title: 'Cannot Play Card',
      message: 'Bench is full',
    });
  });

  test('must be in the hand, and be a Pokémon', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Fire'], discard: ['Sparkmouse'] }, opponent: OTHER });
    expect(you.cannot.play('Sparkmouse')).toMatchObject({ message: 'Card not found in hand' });
    expect(you.cannot.play('Fire')).toEqual({
      refused: true,
      code: 'UNSUPPORTED_CARD',
      title: 'Unsupported Card',
      message: 'This card type is not yet supported',
    });
  });
});

describe('a benched Pokémon', () => {
  test('may step into the empty active position, as often as that is empty, with what it has on it', () => {
    const { you } = game({
      you: { bench: ['Mosslamb', { card: 'Sparkmouse', damage: 10, energy: ['Fire'] }] },
      opponent: OTHER,
    });
    you.promote('Sparkmouse');
    expect(you.active).toMatchObject({ name: 'Sparkmouse', damage: 10, energy: ['Fire'] });
    expect(you.bench).toMatchObject([{ name: 'Mosslamb' }]);
    expect(you.view.you.playedActiveThisTurn).toBe(false);
    you.attack();
  });

  test('may not while another is active', () => {
    const { you } = game({ you: { ...OTHER, bench: ['Sparkmouse'] }, opponent: { active: 'Stinger' } });
    expect(you.cannot.promote('Sparkmouse')).toMatchObject({ code: 'ACTIVE_OCCUPIED' });
    expect(you.cannot.promote('Mosslamb')).toMatchObject({
      code: 'ALREADY_ACTIVE',
      message: 'That Pokemon is already active',
    });
    expect(you.cannot.promote('Stinger')).toMatchObject({
      code: 'NOT_YOUR_POKEMON',
      message: 'That Pokemon is not yours',
    });
    expect(you.cannot.promote('Lulla')).toMatchObject({ code: 'POKEMON_NOT_FOUND' });
  });
});

describe('an energy', () => {
  test('goes on any own Pokémon, one in a turn on each', () => {
    const { you, happened } = game({
      you: { active: 'Mosslamb', bench: ['Sparkmouse'], hand: ['Fire', 'Water', 'Prism'] },
      opponent: OTHER,
    });
    you.attach('Fire', 'Mosslamb');
    expect(you.cannot.attach('Water', 'Mosslamb')).toEqual({
      refused: true,
      code: 'ALREADY_ATTACHED',
      title: 'Cannot Attach Energy',
      message: 'Already attached energy to this Pokemon this turn',
    });
    you.attach('Water', 'Sparkmouse');
    expect([you.active, ...you.bench]).toMatchObject([{ energy: ['Fire'] }, { energy: ['Water'] }]);
    expect(you.hand).toEqual(['Prism']);
    expect(happened()).toEqual(['energyAttached', 'energyAttached']);
  });

  test('again in the next turn', () => {
    const { you, opponent } = game({ you: { ...OTHER, hand: ['Fire', 'Prism'] }, opponent: OTHER });
    you.attach('Fire', 'Mosslamb');
    you.endTurn();
    opponent.endTurn();
    you.attach('Prism', 'Mosslamb');
    expect(you.active).toMatchObject({ energy: ['Fire', 'Prism'] });
  });

  test('goes on no other Pokémon, and only energy from the hand does', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Fire', 'Balm'], discard: ['Water'] },
      opponent: { active: 'Stinger' },
    });
    expect(you.cannot.attach('Fire', 'Stinger')).toMatchObject({ code: 'NOT_YOUR_POKEMON' });
    expect(you.cannot.attach('Fire', 'Lulla')).toMatchObject({ message: 'Pokemon not found' });
    expect(you.cannot.attach('Balm', 'Mosslamb')).toMatchObject({ code: 'UNSUPPORTED_CARD' });
    expect(you.cannot.attach('Water', 'Mosslamb')).toMatchObject({ code: 'CARD_NOT_IN_HAND' });
  });
});
