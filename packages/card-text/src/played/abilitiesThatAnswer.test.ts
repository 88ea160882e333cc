/** Abilities of public cards that answer what happens, on the board. */
import { expect } from 'vitest';
import { abilityPlayed, type Game, onTheBoard, stage } from '../testing/played.ts';
import { shown } from '../testing/seen.ts';

const HITTING = { card: 'Wall', energy: ['Fire Energy'] };
const SPREADING = { card: 'Spreader', energy: ['Fire Energy'] };
const attacked = (game: Game): Game => {
  game.you.endTurn();
  game.opponent.attack();
  return game;
};

onTheBoard('abilities that answer', () => {
  abilityPlayed(
    'xy1-44 Destiny Burst',
    'Knocked Out as the Active, on heads five counters for the attacker',
    ({ id, name }) => {
      const you = { active: { card: id, damage: 40 }, bench: ['Wall B'] };
      const heads = attacked(stage({ you, opponent: { active: HITTING }, coins: 'H' }));
      expect(heads.you.active?.name).toBe('Wall B');
      expect(heads.opponent.active?.damage).toBe(50);
      const tails = attacked(stage({ you, opponent: { active: HITTING }, coins: 'T' }));
      expect(tails.opponent.active?.damage).toBe(0);
      const benched = attacked(
        stage({ you: { bench: [{ card: id, damage: 40 }] }, opponent: { active: SPREADING }, coins: 'H' }),
      );
      expect(benched.you.bench.map((each) => each.name)).not.toContain(name);
      expect(benched.happened()).not.toContain('coinFlipped');
      expect(benched.opponent.active?.damage).toBe(0);
    },
  );

  abilityPlayed(
    'swsh3-32 Scorching Feathers',
    'burns who damages it in the Active Spot, though it falls',
    ({ id }) => {
      const against = (active: typeof HITTING, damage = 0) =>
        attacked(
          stage({ you: { active: { card: id, damage }, bench: ['Wall'] }, opponent: { active }, coins: 'T' }),
        );
      expect(against(HITTING).opponent.active).toMatchObject({ statuses: ['burn'], damage: 20 });
      const fallen = against(HITTING, 130);
      expect(fallen.you.active?.name).toBe('Wall');
      expect(fallen.opponent.active).toMatchObject({ statuses: ['burn'], damage: 20 });
      const harmless = against({ card: 'Toxitail', energy: ['Fire Energy'] });
      expect(harmless.you.active?.statuses).toEqual(['poison']);
      expect(harmless.opponent.active).toMatchObject({ statuses: [], damage: 0 });
      const benched = attacked(stage({ you: { bench: [id] }, opponent: { active: SPREADING } }));
      expect(benched.you.bench).toMatchObject([{ damage: 10 }]);
      expect(benched.opponent.active?.statuses).toEqual([]);
    },
  );

  abilityPlayed(
    'ex1-41 Natural Cure',
    'Water Energy from the hand ends its conditions, no other does',
    ({ id, name }) => {
      const hand = ['Water Energy', 'Fire Energy'];
      const active = { card: id, statuses: ['poison', 'confusion'] } as const;
      const water = stage({ you: { active, hand }, opponent: {} }).you;
      water.attach('Water Energy', name);
      expect(water.active).toMatchObject({ statuses: [], energy: ['Water Energy'] });
      const fire = stage({ you: { active, hand }, opponent: {} }).you;
      fire.attach('Fire Energy', name);
      expect(fire.active?.statuses).toHaveLength(2);
      const elsewhere = stage({ you: { active, bench: ['Wall'], hand }, opponent: {} }).you;
      elsewhere.attach('Water Energy', 'Wall');
      expect(elsewhere.active?.statuses).toHaveLength(2);
    },
  );

  abilityPlayed(
    'ex11-50 Prowl',
    'any card of the deck, unseen, when it evolves from the hand',
    ({ id, name }) => {
      const you = { active: 'hgss1-75', hand: [id], deck: ['Letter', 'Stinger', 'Fire Energy'] };
      const game = stage({ you, opponent: {} });
      game.you.evolve('Meowth', name);
      game.you.choose(true);
      expect(game.you.asked).toHaveLength(3);
      expect(game.you.cannot.choose()).toBe('WRONG_NUMBER_CHOSEN');
      game.you.choose('Letter');
      expect([game.you.hand, shown(game)]).toEqual([['Letter'], 0]);
      expect(game.happened()).toContain('deckShuffled');
      const declined = stage({ you, opponent: {} });
      declined.you.evolve('Meowth', name);
      declined.you.choose(false);
      expect(declined.you.hand).toEqual([]);
      expect(declined.happened()).not.toContain('deckShuffled');
      expect(stage({ you: { active: id }, opponent: {} }).you.cannot.ability(name)).toBe('NO_SUCH_ABILITY');
    },
  );

  abilityPlayed(
    'base5-5 Summon Minions',
    'up to two Basic Pokémon onto the Bench when it is played',
    ({ id, name }) => {
      const deck = ['Stinger', 'Mossram', 'Mosslamb', 'Letter', 'Sparkmouse'];
      const evolving = (bench: readonly string[]) => {
        const game = stage({ you: { active: 'base5-33', bench, hand: [id], deck }, opponent: {} });
        game.you.evolve('Dark Dragonair', name);
        return game;
      };
      const { you, happened } = evolving([]);
      expect(you.asked).toEqual(['Stinger', 'Mosslamb', 'Sparkmouse']);
      you.choose('Stinger', 'Sparkmouse');
      expect(you.bench.map((each) => each.name)).toEqual(['Stinger', 'Sparkmouse']);
      expect(happened()).toContain('deckShuffled');
      const narrow = evolving(['Wall', 'Wall', 'Wall', 'Wall']).you;
      expect(narrow.cannot.choose('Stinger', 'Sparkmouse')).toBe('WRONG_NUMBER_CHOSEN');
      narrow.choose('Stinger');
      expect(narrow.bench).toHaveLength(5);
      const full = evolving(['Wall', 'Wall', 'Wall', 'Wall', 'Wall']).you;
      expect([full.asked, full.active?.name]).toEqual([null, name]);
    },
  );

  abilityPlayed(
    'pl1-5 Reverse Time',
    'up to three Pokémon and basic Energy back on top of the deck',
    ({ id, name }) => {
      const discard = ['Letter', 'Stinger', 'dp4-105', 'Double', 'Fire Energy', 'Mossram', 'Water Energy'];
      const { you } = stage({ you: { hand: [id], discard }, opponent: {} });
      you.benches(name);
      you.choose(true);
      expect(you.asked).toEqual(['Stinger', 'Fire Energy', 'Mossram', 'Water Energy']);
      you.choose('Mossram', 'Fire Energy', 'Stinger');
      expect(you.deck.slice(0, 4)).toEqual(['Mossram', 'Fire Energy', 'Stinger', 'Driftwood']);
      expect(you.discard).toEqual(['Letter', 'Dialga LV.X', 'Double', 'Water Energy']);
    },
  );
});
