/** Knock Outs, Prizes, the end of the game and the Checkup between turns (rules 7 to 9). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const dying = (card: string, energy: readonly string[] = ['Fire']) => ({ card, energy, damage: 50 });

describe('rule 7.2: a Knock Out', () => {
  test('all cards are discarded, the opponent takes a Prize, the owner promotes', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] } },
      opponent: { active: dying('Sparkmouse', ['Fire', 'Water']), bench: ['Mosslamb', 'Stinger'] },
    });
    you.attack();
    expect(opponent.asked).toEqual(['Mosslamb', 'Stinger']);
    opponent.choose('Mosslamb');
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(opponent.discard).toEqual(['Sparkmouse', 'Fire', 'Water']);
    expect([you.prizes, you.hand]).toEqual([5, ['Driftwood']]);
  });

  test('7.4: some are worth two', () => {
    const { you } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] } },
      opponent: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 150 },
        bench: ['Sparkmouse'],
      },
    });
    you.attack();
    expect(you.prizes).toBe(4);
  });

  test('seed 70: a doll is worth none, and the battle is lost with it all the same', () => {
    const { you, battle } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] } },
      opponent: { active: 'Puppet' },
    });
    you.attack();
    expect(you.prizes).toBe(6);
    expect(battle().state).toMatchObject({ winner: 0, ending: 'opponent_no_pokemon' });
  });

  test('7.3: a Pokémon that knocks itself out gives the opponent a Prize', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Recoiler', energy: ['Fire'] }, bench: ['Stinger'] },
      opponent: { active: 'Mosslamb' },
    });
    you.attack();
    expect(opponent.prizes).toBe(5);
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.active).toMatchObject({ damage: 60 });
  });

  test('7.2: if both need a new Active Pokémon, first the player whose turn would be next', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Recoiler', energy: ['Fire'] }, bench: ['Stinger', 'Sparkmouse'] },
      opponent: { active: 'Sparkmouse', bench: ['Stinger', 'Mosslamb'] },
    });
    you.attack();
    expect(you.asked).toBeNull();
    opponent.choose('Mosslamb');
    you.choose('Stinger');
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
  });

  test('an effect that answers a Knock Out takes the attacker along', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Avenger', energy: ['Fire'], damage: 50 }, bench: ['Mosslamb'] },
      opponent: { active: { card: 'Stinger', energy: ['Fire'] }, bench: ['Sparkmouse'] },
    });
    you.attack();
    opponent.attack();
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Mosslamb' }, { name: 'Sparkmouse' }]);
  });

  test('but not when poison brings it down between the turns', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Avenger', energy: ['Fire'], damage: 50, statuses: ['poison'] },
        bench: ['Mosslamb'],
      },
      opponent: { active: 'Stinger' },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Stinger', damage: 0 });
    expect(opponent.prizes).toBe(5);
  });
});

describe('rule 7.7: winning', () => {
  test('with the last Prize, at once', () => {
    const { you, battle } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] }, prizes: 1 },
      opponent: { active: dying('Sparkmouse'), bench: ['Mosslamb', 'Stinger'] },
    });
    you.attack();
    expect(battle().state).toMatchObject({ phase: 'ended', winner: 0, ending: 'prizes_taken' });
  });

  test('seed 34: also with an empty deck', () => {
    const { you, battle } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] }, prizes: 1, deck: [] },
      opponent: { active: dying('Sparkmouse'), bench: ['Mosslamb'] },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
  });

  test('seed 69: more than are left is no more than the last one', () => {
    const { you, battle } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] }, prizes: 1 },
      opponent: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 150 },
        bench: ['Stinger'],
      },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
  });

  test('seed 32: each takes the last Prize: a tie; who also has no Pokémon left loses', () => {
    const both = (bench: readonly string[]) =>
      game({
        you: { active: { card: 'Recoiler', energy: ['Fire'] }, prizes: 1, bench: ['Stinger'] },
        opponent: { active: 'Sparkmouse', prizes: 1, bench },
      });
    const tie = both(['Stinger']);
    tie.you.attack();
    expect(tie.battle().state).toMatchObject({ phase: 'ended', winner: null, ending: 'tie' });
    const won = both([]);
    won.you.attack();
    expect(won.battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
  });

  test('seed 33: where a winner is needed a new game with six Prizes follows', () => {
    const { you, battle, happened } = game({
      you: { active: { card: 'Recoiler', energy: ['Fire'] }, prizes: 1, bench: ['Stinger'] },
      opponent: { active: 'Sparkmouse', prizes: 1, bench: ['Stinger'] },
      tiebreaker: true,
    });
    you.attack();
    expect(happened()).toContain('tiebreakerBegun');
    expect(battle().state).toMatchObject({ phase: 'setup', turn: 0, tiebreaker: 'playing', winner: null });
  });

  test('giving up loses at once, in either turn', () => {
    const { opponent, battle } = game({ you: { active: 'Stinger' }, opponent: { active: 'Stinger' } });
    opponent.concede();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'opponent_conceded' });
    expect(opponent.cannot.concede()).toBe('ENDED');
  });
});
