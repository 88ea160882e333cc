/** Every card of the Base set, played under the official rules. */
import type { AttackFacts, CardFacts } from '@pokesol/engine/official';
import { game, type Position, type SidePosition } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { shippedCards } from '../catalogue/index.ts';
import { baseSetFacts } from './baseSet.ts';

const SHIPPED = shippedCards('base1');
const FACTS = new Map(SHIPPED.map((card) => [card.name, baseSetFacts(card)]));

function facts(name: string): CardFacts {
  const found = FACTS.get(name) ?? FACTS.get(`${name} Energy`);
  if (found === undefined) throw new RangeError(`The Base set has no ${name}`);
  return found;
}
const play = (position: Omit<Position, 'cards'>) => game({ ...position, cards: facts });

const PLAYED = new Set<string>();
const TYPED = ['Fighting', 'Fire', 'Grass', 'Lightning', 'Psychic', 'Water'];

function pokemonFacts(name: string) {
  const found = facts(name);
  if (found.kind !== 'pokemon') throw new TypeError(`${name} is no Pokémon`);
  PLAYED.add(name);
  return found;
}

type Duel = {
  readonly coins?: Position['coins'];
  readonly you?: SidePosition & { readonly damage?: number; readonly energy?: readonly string[] };
  readonly opponent?: SidePosition;
};

/** That attack of that Pokémon, with just the energy for it, on a Pokémon of 120 HP with another behind it. */
function attacks(name: string, attack: string, { coins = [], you = {}, opponent = {} }: Duel = {}) {
  const place = pokemonFacts(name).attacks.findIndex((each) => each.name === attack);
  const cost = pokemonFacts(name).attacks[place]?.cost ?? [];
  const energy = [
    ...cost.map((type) => (TYPED.includes(type) ? type : 'Double Colorless')),
    ...(you.energy ?? []),
  ];
  const { damage = 0, energy: _more, ...side } = you;
  const table = play({
    you: { active: { card: name, energy, damage }, bench: ['Voltorb'], ...side },
    opponent: { active: 'Chansey', bench: ['Charizard'], ...opponent },
    coins,
  });
  table.you.attack(place);
  return table;
}

const hasText = ({ effect }: AttackFacts): boolean => Object.keys(effect ?? {}).length > 0;

describe('attacks without text do their number', () => {
  const plain = SHIPPED.flatMap(({ name }) => {
    const found = facts(name);
    return found.kind === 'pokemon'
      ? found.attacks.flatMap((each) => (hasText(each) ? [] : [[name, each.name, each.damage] as const]))
      : [];
  });
  test.each(plain)('%s: %s does %i', (name, attack, damage) => {
    const { types } = pokemonFacts(name);
    // Chansey is weak to Fighting and resists Psychic; Zapdos neither is weak nor resists those.
    const [target, expected] = types.includes('Fighting') ? ['Zapdos', damage - 30] : ['Chansey', damage];
    const { opponent } = attacks(name, attack, { opponent: { active: target } });
    const resisted = types.includes('Psychic') ? damage - 30 : expected;
    expect(opponent.active).toMatchObject({ damage: Math.max(0, resisted) });
  });
});

describe('conditions', () => {
  test.each([
    ['Alakazam', 'Confuse Ray', 'confusion'],
    ['Clefairy', 'Sing', 'sleep'],
    ['Gyarados', 'Bubblebeam', 'paralysis'],
    ['Magneton', 'Thunder Wave', 'paralysis'],
    ['Beedrill', 'Poison Sting', 'poison'],
    ['Electabuzz', 'Thundershock', 'paralysis'],
    ['Dewgong', 'Ice Beam', 'paralysis'],
    ['Kakuna', 'Poisonpowder', 'poison'],
    ['Abra', 'Psyshock', 'paralysis'],
    ['Caterpie', 'String Shot', 'paralysis'],
    ['Drowzee', 'Confuse Ray', 'confusion'],
    ['Gastly', 'Sleeping Gas', 'sleep'],
    ['Koffing', 'Foul Gas', 'poison'],
    ['Magnemite', 'Thunder Wave', 'paralysis'],
    ['Metapod', 'Stun Spore', 'paralysis'],
    ['Squirtle', 'Bubble', 'paralysis'],
    ['Starmie', 'Star Freeze', 'paralysis'],
    ['Tangela', 'Bind', 'paralysis'],
    ['Vulpix', 'Confuse Ray', 'confusion'],
    ['Weedle', 'Poison Sting', 'poison'],
  ] as const)('%s, %s: %s on heads alone', (name, attack, status) => {
    // The second coin is that of the Checkup, for those asleep.
    const { opponent } = attacks(name, attack, { coins: ['heads', 'tails'] });
    expect(opponent.active).toMatchObject({ statuses: [status] });
    const missed = attacks(name, attack, { coins: ['tails', 'tails'] });
    expect(missed.opponent.active?.statuses).toEqual(name === 'Koffing' ? ['confusion'] : []);
  });

  test.each([
    ['Haunter', 'Hypnosis', 'sleep'],
    ['Ivysaur', 'Poisonpowder', 'poison'],
    ['Tangela', 'Poisonpowder', 'poison'],
  ] as const)('%s, %s: %s without a coin', (name, attack, status) => {
    const { opponent } = attacks(name, attack, { coins: ['tails'] });
    expect(opponent.active).toMatchObject({ statuses: [status] });
  });

  test('Nidoking, Toxic: two counters at each Checkup', () => {
    const { opponent } = attacks('Nidoking', 'Toxic');
    expect(opponent.active).toMatchObject({ damage: 20 + 20, statuses: ['poison'] });
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ damage: 60 });
  });

  test('Haunter, Dream Eater: only on a sleeping Pokémon', () => {
    const position = (statuses: readonly 'sleep'[]): Omit<Position, 'cards'> => ({
      you: { active: { card: 'Haunter', energy: ['Psychic', 'Psychic'] } },
      opponent: { active: { card: 'Charizard', statuses } },
    });
    expect(play(position([])).you.cannot.attack(1)).toBe('ATTACK_NEEDS');
    const { you, opponent } = play(position(['sleep']));
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 50 });
  });
});

describe('coins and counts', () => {
  test.each([
    ['Beedrill', 'Twineedle', 30],
    ['Dragonair', 'Slam', 30],
    ['Jynx', 'Doubleslap', 10],
    ['Nidorino', 'Double Kick', 30],
    ['Poliwhirl', 'Doubleslap', 30],
    ['Doduo', 'Fury Attack', 10],
  ] as const)('%s, %s: %i for each of two heads', (name, attack, each) => {
    const target = { opponent: { active: 'Zapdos' } };
    const coins = (...shown: readonly ('heads' | 'tails')[]) =>
      attacks(name, attack, { coins: shown, ...target }).opponent.active?.damage;
    expect(coins('heads', 'heads')).toBe(2 * each);
    expect(coins('tails', 'heads')).toBe(each);
    expect(coins('tails', 'tails')).toBe(0);
  });

  test.each([
    ['Nidoking', 'Thrash'],
    ['Electabuzz', 'Thunderpunch'],
  ] as const)('%s, %s: ten more, or ten to itself', (name, attack) => {
    const won = attacks(name, attack, { coins: ['heads'] });
    expect([won.you.active, won.opponent.active]).toMatchObject([{ damage: 0 }, { damage: 40 }]);
    const lost = attacks(name, attack, { coins: ['tails'] });
    expect([lost.you.active, lost.opponent.active]).toMatchObject([{ damage: 10 }, { damage: 30 }]);
  });

  test.each([
    ['Raichu', 'Thunder', 60, 30],
    ['Zapdos', 'Thunder', 60, 30],
    ['Electrode', 'Electric Shock', 50, 10],
    ['Pikachu', 'Thunder Jolt', 30, 10],
  ] as const)('%s, %s: %i, and on tails %i to itself', (name, attack, damage, self) => {
    const lost = attacks(name, attack, { coins: ['tails'] });
    expect([lost.you.active, lost.opponent.active]).toMatchObject([{ damage: self }, { damage }]);
    expect(attacks(name, attack, { coins: ['heads'] }).you.active).toMatchObject({ damage: 0 });
  });

  test.each([
    ['Chansey', 'Double-edge', 80, 80],
    ['Arcanine', 'Take Down', 80, 30],
    ['Machoke', 'Submission', 60, 20],
  ] as const)('%s, %s: %i, and %i to itself', (name, attack, damage, self) => {
    const { you, opponent } = attacks(name, attack, { opponent: { active: 'Mewtwo', bench: ['Charizard'] } });
    expect(you.active).toMatchObject({ damage: self });
    expect(damage >= 60 ? you.prizes : opponent.active?.damage).toBe(5);
  });

  test('Nidoran, Horn Hazard: on tails nothing', () => {
    expect(attacks('Nidoran ♂', 'Horn Hazard', { coins: ['tails'] }).opponent.active).toMatchObject({
      damage: 0,
    });
    expect(attacks('Nidoran ♂', 'Horn Hazard', { coins: ['heads'] }).opponent.active).toMatchObject({
      damage: 30,
    });
  });

  test('Farfetch’d, Leek Slap: once as long as it is in play, on tails nothing', () => {
    const { you, opponent } = attacks("Farfetch'd", 'Leek Slap', {
      coins: ['tails'],
      you: { hand: ['Switch', 'Switch'] },
    });
    expect(opponent.active).toMatchObject({ damage: 0 });
    opponent.endTurn();
    you.use('Switch');
    you.use('Switch');
    expect(you.active).toMatchObject({ name: "Farfetch'd" });
    expect(you.cannot.attack(0)).toBe('CANNOT_ATTACK');
  });

  test.each([
    ['Blastoise', 'Hydro Pump', 40],
    ['Poliwrath', 'Water Gun', 30],
    ['Poliwag', 'Water Gun', 10],
  ] as const)('%s, %s: ten more for each Water left over, twice at most', (name, attack, base) => {
    const damage = (...energy: readonly string[]) =>
      attacks(name, attack, { you: { energy } }).opponent.active?.damage;
    // What Poliwrath has beyond its cost without more is of a card of two units: that is no Water.
    expect(damage()).toBe(base);
    expect(damage('Water')).toBe(base + 10);
    expect(damage('Water', 'Water', 'Water')).toBe(base + 20);
    expect(damage('Fire')).toBe(base);
  });

  test('Mewtwo, Psychic: ten more for each energy card; Jynx, Meditate: for each counter', () => {
    const loaded = { active: { card: 'Charizard', energy: ['Fire', 'Double Colorless'], damage: 20 } };
    expect(attacks('Mewtwo', 'Psychic', { opponent: loaded }).opponent.active).toMatchObject({
      damage: 20 + 30,
    });
    expect(attacks('Jynx', 'Meditate', { opponent: loaded }).opponent.active).toMatchObject({
      damage: 20 + 40,
    });
  });

  test('Machoke, Karate Chop: ten less for each own counter; Magikarp, Flail: ten for each', () => {
    const target = { active: 'Charizard' };
    const chop = attacks('Machoke', 'Karate Chop', { you: { damage: 10 }, opponent: target });
    // 50 less 10, less the Resistance of 30.
    expect(chop.opponent.active).toMatchObject({ damage: 10 });
    const flail = attacks('Magikarp', 'Flail', { you: { damage: 20 }, opponent: { active: 'Chansey' } });
    expect(flail.opponent.active).toMatchObject({ damage: 20 });
  });

  test('Raticate, Super Fang: half of what is left, rounded up', () => {
    const hurt = { active: { card: 'Charizard', damage: 50 } };
    expect(attacks('Raticate', 'Super Fang', { opponent: hurt }).opponent.active).toMatchObject({
      damage: 50 + 40,
    });
  });
});

describe('energy that is paid or taken', () => {
  test.each([
    ['Ninetales', 'Fire Blast', 1],
    ['Arcanine', 'Flamethrower', 1],
    ['Charmeleon', 'Flamethrower', 1],
    ['Magmar', 'Flamethrower', 1],
    ['Charmander', 'Ember', 1],
    ['Charizard', 'Fire Spin', 2],
    ['Zapdos', 'Thunderbolt', 4],
  ] as const)('%s, %s: %i cards', (name, attack, count) => {
    const { you, opponent } = attacks(name, attack, {
      opponent: { active: 'Charizard', bench: ['Chansey'] },
    });
    expect(you.discard).toHaveLength(count);
    expect(opponent.active?.damage).toBeGreaterThan(20);
  });

  test.each(['Kadabra', 'Starmie'])('%s, Recover: all counters off for an energy', (name) => {
    const { you } = attacks(name, 'Recover', { you: { damage: 40 } });
    expect(you.active).toMatchObject({ damage: 0 });
    expect(you.discard).toHaveLength(1);
  });

  test.each([
    ['Poliwrath', 'Whirlpool'],
    ['Dragonair', 'Hyper Beam'],
  ] as const)('%s, %s: an energy of the other, which the attacker chooses', (name, attack) => {
    const { you, opponent } = attacks(name, attack, {
      opponent: { active: { card: 'Charizard', energy: ['Fire', 'Water'] } },
    });
    you.choose('Fire Energy');
    expect(opponent.active).toMatchObject({ energy: ['Water Energy'] });
    expect(opponent.discard).toEqual(['Fire Energy']);
  });
});

describe('whole Benches', () => {
  test.each([
    ['Magneton', 20, 80],
    ['Magnemite', 10, 40],
  ] as const)('%s, Selfdestruct: %i to each benched one, %i to itself', (name, bench, self) => {
    const { you, opponent } = attacks(name, 'Selfdestruct', { you: { bench: ['Onix'] } });
    expect(opponent.bench).toMatchObject([{ damage: bench }]);
    expect(you.active).toMatchObject({ name: 'Onix', damage: bench });
    expect(opponent.prizes).toBe(self > 0 ? 5 : 6);
  });

  test('Dugtrio, Earthquake: ten to each own one', () => {
    const { you } = attacks('Dugtrio', 'Earthquake', { you: { bench: ['Onix', 'Voltorb'] } });
    expect(you.bench).toMatchObject([{ damage: 10 }, { damage: 10 }]);
  });

  test('Ninetales, Lure: who comes is the attacker’s choice; Whirlwind: the other player’s', () => {
    const three = { active: 'Chansey', bench: ['Charizard', 'Onix'] };
    const lure = attacks('Ninetales', 'Lure', { opponent: three });
    lure.you.choose('Onix');
    expect(lure.opponent.active).toMatchObject({ name: 'Onix', damage: 0 });
    for (const [name, damage] of [
      ['Pidgeotto', 20],
      ['Pidgey', 10],
    ] as const) {
      const { opponent } = attacks(name, 'Whirlwind', { opponent: three });
      opponent.choose('Charizard');
      expect(opponent.bench).toMatchObject([{ name: 'Chansey', damage }, { name: 'Onix' }]);
    }
  });
});

describe('what lasts through the opponent’s turn', () => {
  const attacker = { active: { card: 'Hitmonchan', energy: ['Fighting', 'Fighting', 'Fighting'] } };

  test.each([
    ['Chansey', 'Scrunch'],
    ['Kakuna', 'Stiffen'],
    ['Wartortle', 'Withdraw'],
    ['Metapod', 'Stiffen'],
    ['Squirtle', 'Withdraw'],
    ['Raichu', 'Agility'],
  ] as const)('%s, %s: on heads no damage', (name, attack) => {
    const { you, opponent } = attacks(name, attack, { coins: ['heads'], opponent: attacker });
    opponent.attack(0);
    expect(you.active).toMatchObject({ name, damage: 0 });
    const open = attacks(name, attack, { coins: ['tails'], opponent: attacker });
    open.opponent.attack(0);
    expect(open.you.active?.damage).toBeGreaterThan(0);
  });

  test('Mewtwo, Barrier: nothing at all', () => {
    const { you, opponent } = attacks('Mewtwo', 'Barrier', {
      opponent: { active: { card: 'Haunter', energy: ['Psychic'] } },
    });
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 0, statuses: [] });
  });

  test('Onix, Harden: thirty are stopped, forty are not', () => {
    const { you, opponent } = attacks('Onix', 'Harden', { opponent: attacker });
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 0 });
    you.endTurn();
    opponent.attack(1);
    expect(you.active).toMatchObject({ damage: 40 });
  });

  test('Sandshrew, Sand-attack: on tails the attack is not used', () => {
    const { you, opponent } = attacks('Sandshrew', 'Sand-attack', { coins: ['tails'], opponent: attacker });
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 0 });
  });

  test('Poliwhirl, Amnesia: an attack is forgotten', () => {
    const { you, opponent } = attacks('Poliwhirl', 'Amnesia', { opponent: attacker });
    you.choose('Jab');
    expect(opponent.cannot.attack(0)).toBe('CANNOT_ATTACK');
    opponent.attack(1);
    expect(you.active).toMatchObject({ damage: 40 });
  });

  test('Gastly, Destiny Bond: who knocks it out goes along', () => {
    const { you, opponent } = attacks('Gastly', 'Destiny Bond', {
      opponent: { active: { card: 'Charmeleon', energy: ['Fire', 'Fire', 'Fire'] }, bench: ['Onix'] },
    });
    opponent.attack(1);
    expect(opponent.active).toMatchObject({ name: 'Onix' });
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
  });

  test('Porygon, Conversion: another Weakness for the other, another Resistance for itself', () => {
    const weak = attacks('Porygon', 'Conversion 1', { opponent: { active: 'Charizard' } });
    weak.you.choose(true);
    weak.you.choose('Psychic');
    expect(weak.battle().state.markers).toMatchObject([
      { modifier: { change: 'weakness', type: 'Psychic' } },
    ]);
    const none = attacks('Porygon', 'Conversion 1', { opponent: { active: 'Zapdos' } });
    expect(none.you.asked).toBeNull();
    const resists = attacks('Porygon', 'Conversion 2', {
      opponent: { active: { card: 'Squirtle', energy: ['Water'] } },
      coins: ['tails'],
    });
    resists.you.choose('Water');
    resists.opponent.attack(0);
    expect(resists.you.active).toMatchObject({ damage: 0 });
  });
});

describe('attacks that look at others', () => {
  test('Clefairy, Metronome: a copied attack without its price', () => {
    const { you, opponent } = attacks('Clefairy', 'Metronome', { opponent: { active: 'Charizard' } });
    expect(opponent.active).toMatchObject({ name: 'Charizard', damage: 100 });
    expect(you.discard).toEqual([]);
  });

  test('Pidgeotto, Mirror Move: what was done to it in the last turn', () => {
    const { you, opponent } = play({
      you: { active: { card: 'Pidgeotto', energy: ['Double Colorless', 'Fire'] } },
      opponent: { active: { card: 'Tangela', energy: ['Grass', 'Grass', 'Grass'] } },
    });
    you.endTurn();
    opponent.attack(1);
    you.attack(1);
    // Twenty, and the poison of two Checkups behind each.
    expect(opponent.active).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
  });

  test('Bulbasaur, Leech Seed: a counter off where damage came through', () => {
    const { you } = attacks('Bulbasaur', 'Leech Seed', { you: { damage: 20 } });
    you.choose(true);
    expect(you.active).toMatchObject({ damage: 10 });
    const { you: fresh } = attacks('Bulbasaur', 'Leech Seed');
    fresh.choose(true);
    expect(fresh.active).toMatchObject({ damage: 0 });
  });
});

describe('Pokémon Powers', () => {
  const opponent = { active: 'Chansey', bench: ['Onix'] };
  const used = (name: string, side: SidePosition) => {
    PLAYED.add(name);
    return play({ you: side, opponent });
  };

  test('Alakazam, Damage Swap: counters go where they do not knock out; not while it is asleep', () => {
    const { you } = used('Alakazam', {
      active: 'Alakazam',
      bench: [
        { card: 'Chansey', damage: 30 },
        { card: 'Voltorb', damage: 30 },
      ],
    });
    you.ability('Alakazam');
    you.choose('Chansey');
    // Voltorb has ten HP left.
    expect(you.active).toMatchObject({ damage: 10 });
    const asleep = play({ you: { active: { card: 'Alakazam', statuses: ['sleep'], damage: 10 } }, opponent });
    expect(asleep.you.cannot.ability('Alakazam')).toBe('ABILITY_OFF');
  });

  test('Blastoise, Rain Dance: any number of Water energy onto Water Pokémon, besides that of the turn', () => {
    const { you } = used('Blastoise', {
      active: 'Blastoise',
      bench: ['Staryu', 'Voltorb'],
      hand: ['Water', 'Water', 'Water', 'Fire'],
    });
    you.ability('Blastoise');
    expect(you.asked).toEqual(['Blastoise', 'Staryu']);
    you.choose('Staryu');
    you.ability('Blastoise');
    you.choose('Staryu');
    you.attach('Water Energy', 'Voltorb');
    expect(you.bench).toMatchObject([
      { energy: ['Water Energy', 'Water Energy'] },
      { energy: ['Water Energy'] },
    ]);
    expect(you.cannot.ability('Blastoise')).toBe('NO_TARGET');
  });

  test('Charizard, Energy Burn: all its energy is Fire for the turn', () => {
    const { you, opponent: other } = used('Charizard', {
      active: { card: 'Charizard', energy: ['Double Colorless', 'Double Colorless'] },
    });
    expect(you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
    you.ability('Charizard');
    expect(you.cannot.ability('Charizard')).toBe('NO_CHANGE');
    you.attack(0);
    expect(other.active).toMatchObject({ damage: 100 });
  });

  test('Machamp, Strikes Back: ten to the Pokémon that damages it', () => {
    const { you } = attacks('Hitmonchan', 'Jab', { opponent: { active: 'Machamp' } });
    PLAYED.add('Machamp');
    expect(you.active).toMatchObject({ damage: 10 });
  });

  test('Venusaur, Energy Trans: Grass energy from one to another', () => {
    const { you } = used('Venusaur', {
      active: { card: 'Venusaur', energy: ['Fire'] },
      bench: [{ card: 'Tangela', energy: ['Grass', 'Fire'] }],
    });
    you.ability('Venusaur');
    expect(you.active).toMatchObject({ energy: ['Fire Energy', 'Grass Energy'] });
    expect(you.bench).toMatchObject([{ energy: ['Fire Energy'] }]);
  });

  test('Electrode, Buzzap: a Prize for the other, two energy of a type on another Pokémon', () => {
    const { you, opponent: other } = used('Electrode', {
      active: { card: 'Squirtle', energy: [] },
      bench: ['Electrode'],
    });
    you.ability('Electrode');
    you.choose('Water');
    expect(other.prizes).toBe(5);
    expect(you.active).toMatchObject({ energy: ['Electrode'] });
    expect(you.view.you.active?.energy).toMatchObject([{ provides: [['Water'], ['Water']] }]);
    you.attack(1);
  });
});

describe('trainers', () => {
  const opponent = {
    active: { card: 'Chansey', energy: ['Fire', 'Water'] },
    bench: ['Onix'],
    hand: ['Bill', 'Fire', 'Onix'],
    discard: ['Voltorb', 'Ivysaur'],
  };
  const uses = (name: string, side: SidePosition) => {
    PLAYED.add(name);
    const table = play({ you: { active: 'Chansey', ...side, hand: [name, ...(side.hand ?? [])] }, opponent });
    table.you.use(name);
    return table;
  };

  test('Computer Search: two cards for any one', () => {
    const { you } = uses('Computer Search', { hand: ['Fire', 'Water'], deck: ['Onix', 'Bill'] });
    you.choose('Bill');
    expect(you.hand).toEqual(['Bill']);
  });

  test('Devolution Spray: down to a stage, conditions end', () => {
    const { you } = uses('Devolution Spray', {
      active: { card: 'Venusaur', onto: ['Bulbasaur', 'Ivysaur'], statuses: ['sleep'] },
    });
    you.choose('Ivysaur');
    expect(you.active).toMatchObject({ name: 'Bulbasaur', statuses: [] });
    expect(you.discard).toEqual(['Venusaur', 'Ivysaur', 'Devolution Spray']);
  });

  test('Impostor Professor Oak: the other hand goes back, seven cards come', () => {
    const { opponent: other } = uses('Impostor Professor Oak', {});
    expect(other.hand).toHaveLength(7);
  });

  test('Item Finder: two cards for a trainer of the discard pile', () => {
    const { you } = uses('Item Finder', { hand: ['Fire', 'Water'], discard: ['Bill', 'Fire'] });
    expect(you.hand).toEqual(['Bill']);
  });

  test('Lass: both hands are shown, their trainers go into the decks', () => {
    const { you, opponent: other, events } = uses('Lass', { hand: ['Bill', 'Switch', 'Fire'] });
    expect([you.hand, other.hand]).toEqual([['Fire Energy'], ['Fire Energy', 'Onix']]);
    expect(events().filter(({ type }) => type === 'cardsRevealed')).toHaveLength(2);
  });

  test('Pokémon Breeder: a Stage 2 onto its Basic', () => {
    const { you } = uses('Pokémon Breeder', {
      active: 'Charmander',
      bench: ['Squirtle'],
      hand: ['Charizard', 'Charmeleon', 'Venusaur'],
    });
    expect(you.active).toMatchObject({ name: 'Charizard' });
    expect(you.view.you.active?.cards).toHaveLength(2);
  });

  test('Pokémon Trader: a Pokémon for a Pokémon, both shown', () => {
    const { you, opponent: other } = uses('Pokémon Trader', { hand: ['Onix'], deck: ['Fire', 'Mewtwo'] });
    you.choose('Mewtwo');
    expect(you.hand).toEqual(['Mewtwo']);
    expect(you.deck.sort()).toEqual(['Fire Energy', 'Onix']);
    expect(JSON.stringify(other.events)).toContain('cardsRevealed');
  });

  test('Scoop Up: the basic card into the hand, the rest away', () => {
    const { you } = uses('Scoop Up', {
      active: { card: 'Charmeleon', onto: ['Charmander'], energy: ['Fire'], damage: 40 },
      bench: ['Onix', 'Voltorb'],
    });
    you.choose('Charmeleon');
    you.choose('Onix');
    expect(you.hand).toEqual(['Charmander']);
    expect(you.discard).toEqual(['Charmeleon', 'Fire Energy', 'Scoop Up']);
  });

  test('Super Energy Removal: one own for two of the other', () => {
    const { opponent: other, you } = uses('Super Energy Removal', {
      active: { card: 'Chansey', energy: ['Fire'] },
    });
    you.choose('Fire Energy', 'Water Energy');
    expect(other.active).toMatchObject({ energy: [] });
    expect(you.active).toMatchObject({ energy: [] });
  });

  test('Defender: twenty less until the opponent’s turn is over', () => {
    const { you } = uses('Defender', {});
    expect(you.active).toMatchObject({ attached: ['Defender'] });
    expect(you.view.you.active?.effects).toMatchObject([{ change: 'damageTaken', until: 6 }]);
  });

  test('Energy Retrieval: a card for up to two basic energy', () => {
    const { you } = uses('Energy Retrieval', {
      hand: ['Onix'],
      discard: ['Fire', 'Water', 'Double Colorless'],
    });
    expect(you.asked).toEqual(['Fire Energy', 'Water Energy']);
    you.choose('Fire Energy', 'Water Energy');
    expect(you.hand).toEqual(['Fire Energy', 'Water Energy']);
  });

  test('Full Heal: all conditions of the first years', () => {
    const { you } = uses('Full Heal', { active: { card: 'Chansey', statuses: ['poison', 'confusion'] } });
    expect(you.active).toMatchObject({ statuses: [] });
  });

  test('Maintenance: two cards into the deck, one comes', () => {
    const { you } = uses('Maintenance', { hand: ['Fire', 'Water', 'Onix'] });
    you.choose('Fire Energy', 'Water Energy');
    expect(you.hand).toHaveLength(2);
  });

  test('PlusPower: ten more this turn', () => {
    const { you, opponent: other } = uses('PlusPower', {
      active: { card: 'Hitmonchan', energy: ['Fighting'] },
    });
    you.attack(0);
    expect(other.active).toMatchObject({ damage: 40 + 10 });
  });

  test('Pokémon Center: all counters off, and the energy of those', () => {
    const { you } = uses('Pokémon Center', {
      active: { card: 'Chansey', damage: 50, energy: ['Fire'] },
      bench: [{ card: 'Onix', energy: ['Fire'] }],
    });
    expect(you.active).toMatchObject({ damage: 0, energy: [] });
    expect(you.bench).toMatchObject([{ energy: ['Fire Energy'] }]);
  });

  test('Pokémon Flute: a Basic Pokémon of the other onto that Bench', () => {
    const { opponent: other } = uses('Pokémon Flute', {});
    expect(other.bench).toMatchObject([{ name: 'Onix' }, { name: 'Voltorb' }]);
  });

  test('Pokédex: the top five in another order', () => {
    const { you } = uses('Pokédex', { deck: ['Onix', 'Bill', 'Fire', 'Water', 'Grass', 'Lass'] });
    you.choose('Grass Energy', 'Water Energy', 'Fire Energy', 'Bill', 'Onix');
    expect(you.deck[0]).toBe('Grass Energy');
    expect(you.deck[5]).toBe('Lass');
  });

  test('Professor Oak: the hand away, seven new ones; Bill: two', () => {
    expect(uses('Professor Oak', { hand: ['Fire', 'Onix'] }).you.hand).toHaveLength(7);
    expect(uses('Bill', {}).you.hand).toHaveLength(2);
  });

  test('Revive: a Basic Pokémon back, with half its HP', () => {
    const { you } = uses('Revive', { discard: ['Chansey', 'Ivysaur'] });
    expect(you.bench).toMatchObject([{ name: 'Chansey', damage: 60 }]);
  });

  test('Potion and Super Potion', () => {
    const hurt = { active: { card: 'Chansey', damage: 60, energy: ['Fire'] } };
    expect(uses('Potion', hurt).you.active).toMatchObject({ damage: 40, energy: ['Fire Energy'] });
    expect(uses('Super Potion', hurt).you.active).toMatchObject({ damage: 20, energy: [] });
  });

  test('Energy Removal, Gust of Wind, Switch', () => {
    const { you, opponent: other } = uses('Energy Removal', {});
    you.choose('Water Energy');
    expect(other.active).toMatchObject({ energy: ['Fire Energy'] });
    expect(uses('Gust of Wind', {}).opponent.active).toMatchObject({ name: 'Onix' });
    expect(uses('Switch', { bench: ['Onix'] }).you.active).toMatchObject({ name: 'Onix' });
  });

  test('Clefairy Doll: a Pokémon without conditions, retreat and Prize', () => {
    PLAYED.add('Clefairy Doll');
    const { you } = play({ you: { active: 'Chansey', hand: ['Clefairy Doll'] }, opponent });
    you.benches('Clefairy Doll');
    expect(you.bench).toMatchObject([{ name: 'Clefairy Doll' }]);
    you.ability('Clefairy Doll', 1);
    expect(you.bench).toEqual([]);
    expect(you.discard).toEqual(['Clefairy Doll']);
  });
});

test('energy: Double Colorless is two units and no basic energy, each basic one is of its type', () => {
  expect(facts('Double Colorless')).toMatchObject({
    basic: false,
    type: null,
    provides: [['Colorless'], ['Colorless']],
  });
  for (const type of TYPED) expect(facts(type)).toMatchObject({ basic: true, type, provides: [[type]] });
});

test('all 102 are played here, and none has an unwritten text', () => {
  const unplayed = SHIPPED.filter(({ name, supertype }) => supertype !== 'Energy' && !PLAYED.has(name));
  expect(unplayed.map(({ name }) => name)).toEqual([]);
  for (const card of SHIPPED) {
    const found = facts(card.name);
    if (found.kind === 'trainer') expect(found.effect ?? found.body).not.toBeNull();
    if (found.kind !== 'pokemon') continue;
    for (const ability of found.abilities) expect(ability.effects).not.toBeNull();
    // A sign behind the number needs a text.
    for (const { sign, effect } of found.attacks) if (sign !== '') expect(effect?.damage).toBeDefined();
  }
});
