/** Another turn after this one, and what waits for the turns of either player (rule 3.12). */
import { describe, expect, test } from 'vitest';
import { attack, attacking, pokemon } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const WALL = { card: 'Emberfox VMAX', onto: ['Emberfox V'], energy: ['Fire', 'Fire'] };
const AGAIN = attacking('Again', 10, { after: [{ do: 'anotherTurn' }] });
const again = { card: AGAIN, energy: ['Fire'] };
const HOURGLASS = { card: 'Hourglass', energy: ['Fire'] };

describe('3.12: another turn after this one', () => {
  test('8: there is no Checkup between, and the turn is a whole one', () => {
    const { you, opponent, happened } = game({
      you: { active: again, hand: ['Fire', 'Water', 'Mentor', 'Mentor'] },
      opponent: { active: { ...WALL, statuses: ['poison'] } },
    });
    you.attach('Fire', 'Again');
    you.use('Mentor');
    you.attack();
    expect(happened()).not.toContain('checkup');
    expect(opponent.active).toMatchObject({ damage: 10 });
    you.attach('Water', 'Again');
    you.use('Mentor');
    // Three of each Mentor, and the card of the turn.
    expect(you.hand).toHaveLength(7);
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage: 20 });
    expect(you.cannot.endTurn()).toBe('NOT_YOUR_TURN');
    opponent.endTurn();
    you.endTurn();
    expect(opponent.view.current).toBe(1);
  });

  test('8.6: what an attack left for the opponent’s next turn waits for it', () => {
    const { you, opponent } = game({
      you: { active: HOURGLASS },
      opponent: { active: WALL, hand: ['Letter'] },
      coins: ['heads'],
    });
    you.attack();
    you.endTurn();
    expect(opponent.cannot.use('Letter')).toBe('CANNOT_PLAY');
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 0 });
    you.endTurn();
    opponent.use('Letter');
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test('5.5: what looks back on the own last turn finds the one before', () => {
    const rhythm = pokemon('Again and on', {
      attacks: [
        attack('Beat', 'C', 10, { after: [{ do: 'anotherTurn' }] }),
        attack('Drum', 'C', 10, {
          after: [{ do: 'if', is: { usedLastTurn: 'Beat' }, yes: [{ do: 'draw', whose: 'own', cards: 2 }] }],
        }),
      ],
    });
    const { you } = game({ you: { active: { card: rhythm, energy: ['Fire'] } }, opponent: { active: WALL } });
    you.attack(0);
    you.attack(1);
    // The card of the turn, and two of the attack.
    expect(you.hand).toHaveLength(3);
  });

  test('8.2: who is Paralyzed misses the Checkup that would free it', () => {
    const { you, opponent } = game({
      you: { active: again },
      opponent: { active: { ...WALL, statuses: ['paralysis'] } },
    });
    you.attack();
    you.endTurn();
    expect(opponent.cannot.attack(0)).toBe('ASLEEP_OR_PARALYZED');
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ statuses: [] });
  });

  test('3.1, 7.7: it begins with a card, and is lost without one', () => {
    const { you, battle } = game({ you: { active: again, deck: [] }, opponent: OTHER });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 1, ending: 'opponent_deck_empty' });
  });

  test('10: an ability of once a turn is there again, for the own Pokémon', () => {
    const { you } = game({ you: { active: again, bench: ['Turner'] }, opponent: OTHER });
    you.ability('Turner');
    you.attack();
    you.ability('Turner');
    expect(you.cannot.ability('Turner')).toBe('ABILITY_USED');
  });

  test('4.2: what came in the first of them may evolve in the second', () => {
    const { you } = game({
      you: { active: again, hand: ['Mosslamb', 'Mossram'] },
      opponent: OTHER,
    });
    you.benches('Mosslamb');
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe('NEW_IN_PLAY');
    you.attack();
    you.evolve('Mosslamb', 'Mossram');
    expect(you.bench).toMatchObject([{ name: 'Mossram' }]);
  });
});
