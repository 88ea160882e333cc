/** Attacks of public cards that move Pokémon and energy about the table, on the board. */
import { expect } from 'vitest';
import { attackPlayed, type Game, onTheBoard } from '../testing/played.ts';

type Side = Game['you'];
const names = ({ active, bench }: Side) => [active, ...bench].map((each) => each?.name);
const energyOf = ({ active, bench }: Side) => [active, ...bench].map((each) => each?.energy);
const fairy = (count: number) => Array<string>(count).fill('Fairy Energy');

onTheBoard('attacks that move Pokémon and energy', () => {
  attackPlayed(
    'xy11-57 Rushing Water',
    'an Energy of its choice from the other Active to their Bench',
    (use) => {
      const active = { card: 'Wall', energy: ['Fire Energy', 'Water Energy'] };
      const { you, opponent } = use({ opponent: { active, bench: ['Wall B', 'Wall C'] } });
      you.choose('Water Energy');
      you.choose('Wall C');
      expect(opponent.active?.damage).toBe(40);
      expect(energyOf(opponent)).toEqual([['Fire Energy'], [], ['Water Energy']]);
      const alone = use({ opponent: { active } });
      expect(alone.opponent.active?.energy).toEqual(['Fire Energy', 'Water Energy']);
    },
  );

  attackPlayed('swsh9-95 Gnaw and Run', 'thirty, and away if it likes', (use) => {
    const you = { bench: ['Wall B', 'Wall C'] };
    const goes = use({ you });
    goes.you.choose(true);
    goes.you.choose('Wall C');
    expect(names(goes.you)).toEqual(['Wall C', 'Wall B', 'Morpeko V']);
    expect(goes.opponent.active?.damage).toBe(30);
    const stays = use({ you });
    stays.you.choose(false);
    expect(stays.you.active?.name).toBe('Morpeko V');
    expect(use().you.active?.name).toBe('Morpeko V');
  });

  attackPlayed('xy4-22 Super Deep Dive', 'thirty healed, and it goes to the Bench', (use) => {
    const { you } = use({ me: { damage: 50 }, you: { bench: ['Wall B', 'Wall C'] } });
    you.choose('Wall B');
    expect(you.active?.name).toBe('Wall B');
    expect(you.bench.find(({ name }) => name === 'Alomomola')?.damage).toBe(20);
    expect(use({ me: { damage: 50 } }).you.active).toMatchObject({ name: 'Alomomola', damage: 20 });
  });

  attackPlayed('sv2-229 Dig Away Flash', 'paralyzes, and goes back into the deck with all on it', (use) => {
    const { you, opponent } = use({ you: { bench: ['Wall B', 'Wall C'], deck: ['Letter'] } });
    you.choose('Wall C');
    expect(opponent.active).toMatchObject({ damage: 100, statuses: ['paralysis'] });
    expect(names(you)).toEqual(['Wall C', 'Wall B']);
    expect([...you.deck].sort()).toEqual(['Dudunsparce', ...fairy(4), 'Letter']);
    expect(opponent.prizes).toBe(6);
    const last = use();
    expect(last.battle().state).toMatchObject({ winner: 1, ending: 'opponent_no_pokemon' });
  });

  attackPlayed(
    'hgss1-22 Timid Tackle',
    'twenty to itself, and it changes places, even if it falls',
    (use) => {
      const bench = ['Wall B', 'Wall C'];
      const { you, opponent } = use({ you: { bench } });
      you.choose('Wall B');
      expect([you.active?.name, opponent.active?.damage]).toEqual(['Wall B', 50]);
      expect(you.bench.find(({ name }) => name === 'Granbull')?.damage).toBe(20);
      const falls = use({ me: { damage: 70 }, you: { bench } });
      falls.you.choose('Wall C');
      expect(names(falls.you)).toEqual(['Wall C', 'Wall B']);
      expect(falls.opponent.prizes).toBe(5);
    },
  );

  attackPlayed('dp1-49 Synthesis', 'a Grass Energy card of the deck onto any of its side', (use) => {
    const { you } = use({ you: { bench: ['Wall B'], deck: ['Fire Energy', 'Grass Energy', 'Letter'] } });
    expect(you.asked).toEqual(['Grass Energy']);
    you.choose('Grass Energy');
    you.choose('Wall B');
    expect(energyOf(you)).toEqual([['Grass Energy'], ['Grass Energy']]);
    expect([...you.deck].sort()).toEqual(['Fire Energy', 'Letter']);
  });

  attackPlayed('xy4-66 Call for Family', 'up to two Basics onto the Bench', (use) => {
    const { you } = use({ you: { bench: ['Wall B'], deck: ['Mossram', 'Stinger', 'Letter', 'Emberfox'] } });
    expect(you.asked).toEqual(['Stinger', 'Emberfox']);
    you.choose('Stinger', 'Emberfox');
    expect(names(you).slice(2)).toEqual(['Stinger', 'Emberfox']);
    expect([...you.deck].sort()).toEqual(['Letter', 'Mossram']);
  });

  attackPlayed('pl3-71 Call for Family', 'up to two Basics of the type Lightning', (use) => {
    const deck = ['xy11-40', 'Stinger', 'Sparkmouse', 'pl1-128', 'Emberfox'];
    const { you } = use({ you: { deck } });
    expect(you.asked).toEqual(['Sparkmouse', 'Electabuzz']);
    you.choose('Sparkmouse', 'Electabuzz');
    expect(names(you).slice(1)).toEqual(['Sparkmouse', 'Electabuzz']);
  });

  attackPlayed('xy2-11 Stoke', 'on heads up to three basic Energy cards onto it', (use) => {
    const deck = ['Fire Energy', 'Double', 'Water Energy', 'Grass Energy', 'Fire Energy'];
    const heads = use({ you: { deck }, coins: 'H' });
    expect(heads.you.asked).toHaveLength(4);
    heads.you.choose('Fire Energy', 'Water Energy', 'Grass Energy');
    expect(heads.you.active?.energy).toHaveLength(4);
    expect([...heads.you.deck].sort()).toEqual(['Double', 'Fire Energy']);
    const tails = use({ you: { deck }, coins: 'T' });
    expect(tails.you.active?.energy).toHaveLength(1);
    expect(tails.happened()).not.toContain('deckShuffled');
  });

  attackPlayed('xy1-96 Geomancy', 'a Fairy Energy card for each of two on its Bench', (use) => {
    const deck = [...fairy(3), 'Fire Energy'];
    const { you } = use({ you: { deck, bench: ['Wall B', 'Wall C', 'Wall D'] } });
    expect(you.cannot.choose('Wall B')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Wall B', 'Wall D');
    you.choose('Fairy Energy');
    you.choose('Fairy Energy');
    expect(energyOf(you)).toEqual([fairy(1), fairy(1), [], fairy(1)]);
    expect([...you.deck].sort()).toEqual(['Fairy Energy', 'Fire Energy']);
  });

  attackPlayed('swsh10-2 Cheerful Charge', 'in the first turn of the one who goes second alone', (use) => {
    const you = { deck: ['Fire Energy', 'Letter', 'Water Energy'], bench: ['Wall B', 'Wall C'] };
    expect(use.refused({ you })).toBe('ATTACK_NEEDS');
    const second = use({ you, turn: 2 });
    second.you.choose('Wall B', 'Wall C');
    second.you.choose('Water Energy');
    second.you.choose('Fire Energy');
    expect(energyOf(second.you)).toEqual([[], ['Water Energy'], ['Fire Energy']]);
    expect(second.you.deck).toEqual(['Letter']);
  });

  attackPlayed('sm12-156 Ultimate Ray', 'three basic Energy cards wherever it likes', (use) => {
    const deck = ['Fire Energy', 'Letter', 'Water Energy', 'Metal Energy', 'Double'];
    const { you, opponent } = use({ you: { deck, bench: ['Wall B'] } });
    expect(opponent.active?.damage).toBe(150);
    you.choose('Fire Energy', 'Water Energy', 'Metal Energy');
    for (const name of ['Wall B', 'Wall B', 'Arceus & Dialga & Palkia-GX']) you.choose(name);
    expect(energyOf(you).map((each) => each?.length)).toEqual([4, 2]);
    expect([...you.deck].sort()).toEqual(['Double', 'Letter']);
  });

  attackPlayed('gym2-5 Dragon Tornado', 'calls one from the Bench, unless it knocks out', (use) => {
    const bench = ['Wall B', 'Wall C'];
    const { you, opponent } = use({ opponent: { bench } });
    you.choose('Wall C');
    expect(opponent.active?.name).toBe('Wall C');
    expect(opponent.bench.find(({ name }) => name === 'Wall')?.damage).toBe(40);
    const falls = use({ opponent: { active: { card: 'Sparkmouse', damage: 20 }, bench } });
    expect(falls.you.asked).toBeNull();
    falls.opponent.choose('Wall B');
    expect([falls.opponent.active?.name, falls.you.prizes]).toEqual(['Wall B', 5]);
  });

  attackPlayed(
    'sm12-143 Supreme Puff-GX',
    'another turn, with fourteen more Energy an empty Bench',
    (use) => {
      const bench = [{ card: 'Wall B', energy: ['Fire Energy'] }, 'Wall C'];
      const { you, opponent } = use({ opponent: { bench, deck: ['Letter'] } });
      expect([you.view.yourMove, opponent.bench.length]).toEqual([true, 2]);
      expect(you.cannot.attack(use.place)).toBe('ONCE_A_GAME');
      const short = use({ me: { energy: fairy(15) }, opponent: { bench } });
      expect(short.opponent.bench).toHaveLength(2);
      const much = use({ me: { energy: fairy(16) }, opponent: { bench, deck: ['Letter'] } });
      expect([much.you.view.yourMove, much.opponent.bench]).toEqual([true, []]);
      expect([...much.opponent.deck].sort()).toEqual(['Fire Energy', 'Letter', 'Wall B', 'Wall C']);
    },
  );

  attackPlayed('sm1-42 Grand Echo-GX', 'all of its side healed, once a game', (use) => {
    const bench = [
      { card: 'Wall B', damage: 310 },
      { card: 'Wall C', damage: 50 },
    ];
    const { you, opponent } = use({
      me: { damage: 60 },
      you: { bench },
      opponent: { active: { card: 'Wall', damage: 10 } },
    });
    expect([you.active, ...you.bench].map((each) => each?.damage)).toEqual([0, 0, 0]);
    expect(opponent.active?.damage).toBe(10);
    opponent.endTurn();
    expect(you.cannot.attack(use.place)).toBe('ONCE_A_GAME');
  });
});
