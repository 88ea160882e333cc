/** More attacks of public cards that say what few others do: sums, open hands, Tools, Energy beyond the cost, on the board. */
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, type Game, onTheBoard } from '../testing/played.ts';

type Side = Game['you'];
const damages = ({ active, bench }: Side) => [active, ...bench].map((each) => each?.damage);
const of = (type: string, count: number) => Array<string>(count).fill(`${type} Energy`);

onTheBoard('attacks seldom printed, of sums and more Energy', () => {
  attackPlayed('xy11-93 Sky Drop', 'twenty less for each Colorless in the retreat cost across', (use) => {
    const against = (retreatCost: number) =>
      use({ opponent: { active: pokemon('Heavy', { hp: 500, retreatCost }) } }).opponent.active?.damage;
    expect([against(0), against(1), against(4)]).toEqual([120, 100, 40]);
  });

  attackPlayed('swsh8-41 Exciting Flame', 'with three more Energy it strikes the Bench too', (use) => {
    const opponent = { bench: ['Wall B', 'Wall C'] };
    const much = use({ me: { energy: of('Fire', 6) }, opponent });
    much.you.choose('Wall C');
    expect(damages(much.opponent)).toEqual([90, 0, 180]);
    expect(damages(use({ me: { energy: of('Fire', 5) }, opponent }).opponent)).toEqual([90, 0, 0]);
  });

  attackPlayed(
    'sm9-183 Towering Splash-GX',
    'with seven more Water Energy a hundred to each benched',
    (use) => {
      const opponent = { bench: ['Wall B', 'Wall C'] };
      const splash = (energy: readonly string[]) => damages(use({ me: { energy }, opponent }).opponent);
      expect(splash(of('Water', 8))).toEqual([10, 100, 100]);
      expect(splash(of('Water', 7))).toEqual([10, 0, 0]);
      expect(splash([...of('Water', 7), ...of('Fire', 3)])).toEqual([10, 0, 0]);
    },
  );

  attackPlayed('swsh3-30 Cauterize', 'nothing against one that is unhurt', (use) => {
    expect(use().opponent.active?.damage).toBe(0);
    expect(use({ opponent: { active: { card: 'Wall', damage: 10 } } }).opponent.active?.damage).toBe(90);
  });

  attackPlayed('pl3-46 Pulled Punch', 'ten instead of thirty against one that is hurt', (use) => {
    expect(use().opponent.active?.damage).toBe(30);
    expect(use({ opponent: { active: { card: 'Wall', damage: 20 } } }).opponent.active?.damage).toBe(30);
  });

  attackPlayed('hgss4-14 Lost Crush', 'on heads an Energy card of any across into the Lost Zone', (use) => {
    const opponent = {
      active: { card: 'Wall', energy: of('Fire', 1) },
      bench: [{ card: 'Wall B', energy: ['Double', 'Water Energy'] }],
    };
    const heads = use({ opponent, coins: 'H' });
    heads.you.choose('Wall B');
    heads.you.choose('Double');
    expect(heads.opponent.lost).toEqual(['Double']);
    expect(heads.opponent.bench[0]?.energy).toEqual(of('Water', 1));
    expect(use({ opponent, coins: 'T' }).opponent.lost).toEqual([]);
  });

  attackPlayed('gym1-4 Blizzard', 'heads their Bench, tails the own', (use) => {
    const stage = { you: { bench: ['Wall C', 'Wall D'] }, opponent: { bench: ['Wall B'] } };
    const heads = use({ ...stage, coins: 'H' });
    expect([damages(heads.you), damages(heads.opponent)]).toEqual([
      [0, 0, 0],
      [30, 10],
    ]);
    const tails = use({ ...stage, coins: 'T' });
    expect([damages(tails.you), damages(tails.opponent)]).toEqual([
      [0, 10, 10],
      [30, 0],
    ]);
  });

  attackPlayed('swsh1-48 Aqua Wash', 'if it likes, two Energy back into the other hand', (use) => {
    const active = { card: 'Wall', energy: ['Fire Energy', 'Double', 'Water Energy'] };
    const opponent = { active, deck: ['Letter'] };
    const washes = use({ opponent });
    washes.you.choose(true);
    washes.you.choose('Double', 'Water Energy');
    expect(washes.opponent.active).toMatchObject({ damage: 70, energy: of('Fire', 1) });
    expect([...washes.opponent.hand].sort()).toEqual(['Double', 'Letter', 'Water Energy']);
    const not = use({ opponent });
    not.you.choose(false);
    expect(not.opponent.active?.energy).toHaveLength(3);
  });

  attackPlayed('swsh8-265 Max Poltergeist', 'seventy for each trainer in the open hand', (use) => {
    const hand = ['Letter', 'Fire Energy', 'Mentor', 'Charm'];
    const { opponent } = use({ opponent: { hand } });
    expect(opponent.active?.damage).toBe(210);
    expect(opponent.hand.slice(0, 4)).toEqual(hand);
    expect(use().opponent.active?.damage).toBe(0);
  });

  attackPlayed('ex15-18 Metal Star', 'three cards where it has a Tool', (use) => {
    const tool = use({ you: { hand: ['Charm'] }, first: ({ you }) => you.use('Charm') });
    expect([tool.opponent.active?.damage, tool.you.hand.length]).toEqual([30, 3]);
    expect(use().you.hand).toEqual([]);
  });

  attackPlayed('pl3-26 Cursed Wrath', 'ten for each Pokémon SP in the own discard pile', (use) => {
    const discard = ['pl1-77', 'pl1-7', 'Stinger', 'Letter'];
    expect(use({ you: { discard } }).opponent.active?.damage).toBe(20);
  });

  attackPlayed('ex4-26 Dark Poison', 'a basic Energy card, and poison', (use) => {
    const { you, opponent } = use({ me: { energy: ['Darkness Energy', 'Double'] } });
    expect(opponent.active).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
    expect([you.active?.energy, you.discard]).toEqual([['Double'], ['Darkness Energy']]);
  });

  attackPlayed('dp1-92 Tunneling', 'ten to two on the Bench, and it rests a turn', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B', 'Wall C', 'Wall D'] } });
    you.choose('Wall B', 'Wall D');
    expect(damages(opponent)).toEqual([0, 10, 0, 10]);
    opponent.endTurn();
    expect([you.cannot.attack(0), you.cannot.attack(1)]).toEqual(['CANNOT_ATTACK', 'CANNOT_ATTACK']);
  });

  attackPlayed('sm5-5 Inviting Poison', 'calls one of the Bench and poisons it', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B', 'Wall C'] } });
    you.choose('Wall C');
    expect(opponent.active).toMatchObject({ name: 'Wall C', damage: 10, statuses: ['poison'] });
    expect(use().opponent.active?.statuses).toEqual([]);
  });

  attackPlayed('xy4-40 Dream Dance', 'both Active Pokémon sleep', (use) => {
    const { you, opponent } = use({ coins: 'TT' });
    expect([you.active?.statuses, opponent.active?.statuses]).toEqual([['sleep'], ['sleep']]);
    expect(opponent.active?.damage).toBe(30);
  });

  attackPlayed("sm5-163 Sun's Eclipse-GX", 'only with more Prizes left than the other', (use) => {
    expect(use.refused({})).toBe('ATTACK_NEEDS');
    expect(use({ opponent: { prizes: 5 } }).opponent.active?.damage).toBe(250);
  });

  attackPlayed('sm5-15 Coax', 'up to three Basics that share no type', (use) => {
    const deck = ['Stinger', 'Sparkmouse', 'pl1-128', 'Emberfox', 'Mossram', 'Pebblecub'];
    const { you } = use({ you: { deck } });
    expect(you.cannot.choose('Sparkmouse', 'Electabuzz')).toBe('MUST_DIFFER');
    you.choose('Sparkmouse', 'Emberfox', 'Pebblecub');
    expect(you.bench.map(({ name }) => name)).toEqual(['Sparkmouse', 'Emberfox', 'Pebblecub']);
  });

  attackPlayed('xy2-3 Quiver Dance', 'forty healed if an Energy card came', (use) => {
    const deck = ['Grass Energy', 'Letter'];
    const found = use({ me: { damage: 60 }, you: { deck } });
    found.you.choose('Grass Energy');
    expect(found.you.active).toMatchObject({ damage: 20, energy: of('Grass', 2) });
    const none = use({ me: { damage: 60 }, you: { deck } });
    none.you.choose();
    expect(none.you.active?.damage).toBe(60);
  });

  attackPlayed('swsh1-77 Shocking Needles', 'thirty for each of four heads, paralysis from two', (use) => {
    expect(use({ coins: 'HTHT' }).opponent.active).toMatchObject({ damage: 60, statuses: ['paralysis'] });
    expect(use({ coins: 'TTHT' }).opponent.active).toMatchObject({ damage: 30, statuses: [] });
  });

  attackPlayed(
    'pl3-30 Licking-Licking Heal',
    'a basic Energy card of the hand, and two counters off',
    (use) => {
      const bench = [{ card: 'Wall B', damage: 50 }];
      const { you } = use({ you: { bench, hand: ['Double', 'Fire Energy'] } });
      you.choose('Wall B');
      expect(you.bench[0]).toMatchObject({ damage: 30, energy: of('Fire', 1) });
      expect(you.hand).toEqual(['Double']);
    },
  );
});
