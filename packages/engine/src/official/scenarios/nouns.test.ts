/** Quantities, conditions and kinds of cards in the words of later texts (rules 5, 6, 10, 12.3). */
import { describe, expect, test } from 'vitest';
import { applyAction, isRefusal, legalActions } from '../index.ts';
import type { AttackEffect } from '../model/language.ts';
import type { CardFilter, Condition, PokemonFilter } from '../model/nouns.ts';
import { viewFor } from '../project/view.ts';
import { after, attacking, pokemon, trainer } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300 });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };

/** What an attack with that effect does to a Pokémon of 300 HP. */
function done(effect: AttackEffect, you: SidePosition = {}, opponent: SidePosition = OTHER, use?: string) {
  const table = game({ you: { active: fire(attacking('Striker', 10, effect)), ...you }, opponent });
  if (use !== undefined) table.you.use(use);
  table.you.attack();
  return table.opponent.active?.damage;
}

describe('10.3: a coin until it falls tails', () => {
  test.each([
    [['tails'], 10],
    [['heads', 'heads', 'heads', 'tails'], 70],
  ] as const)('%j', (coins, damage) => {
    const { you, opponent, battle } = game({ you: { active: fire('Juggler') }, opponent: OTHER, coins });
    you.attack();
    expect(opponent.active).toMatchObject({ damage });
    expect(battle().state.choice).toBeNull();
  });
});

describe('6.1: more damage if something holds', () => {
  const more = (when: Condition): AttackEffect => ({ damage: { sum: [10, { when, then: 50 }] } });

  test('a Stadium in play, any or that of a name', () => {
    const side: SidePosition = { hand: ['Hothouse'] };
    expect(done(more({ stadium: true }))).toBe(10);
    expect(done(more({ stadium: true }), side, OTHER, 'Hothouse')).toBe(60);
    expect(done(more({ stadium: { name: 'Hothouse' } }), side, OTHER, 'Hothouse')).toBe(60);
    expect(done(more({ stadium: { name: 'Summit' } }), side, OTHER, 'Hothouse')).toBe(10);
  });

  test('all of several conditions, or any of them', () => {
    const [yes, no] = [{ exists: 'self' }, { not: { exists: 'self' } }] as const;
    expect([done(more({ all: [yes, no] })), done(more({ all: [yes, yes] }))]).toEqual([10, 60]);
    expect([done(more({ any: [no, yes] })), done(more({ any: [no, no] }))]).toEqual([60, 10]);
  });

  test('«if this Pokémon has …» looks at itself alone', () => {
    const fiery = more({ exists: { among: 'self', where: { energy: 'Fire' } } });
    const watery = more({ exists: { among: 'self', where: { energy: 'Water' } } });
    const bench = { bench: [{ card: 'Stinger', energy: ['Water'] }] };
    expect([done(fiery, bench), done(watery, bench)]).toEqual([60, 10]);
  });
});

describe('10: kinds of Pokémon', () => {
  /** Whether an attack that does damage to that kind alone does any. */
  const hits = (where: PokemonFilter, active: PokemonLike): boolean =>
    done(against(where), {}, { active, bench: ['Stinger'] }) !==
    done({ damage: 0 }, {}, { active, bench: ['Stinger'] });
  const against = (where: PokemonFilter): AttackEffect => ({
    damage: { when: { exists: { among: 'defending', where } }, then: 40 },
  });

  test('any of several kinds', () => {
    const where = { any: [{ damaged: true }, { statuses: ['sleep'] }] } as const;
    expect(hits(where, { card: BULKY, damage: 10 })).toBe(true);
    expect(hits(where, { card: BULKY, statuses: ['sleep'] })).toBe(true);
    expect(hits(where, BULKY)).toBe(false);
  });

  test('with an Ability, which something may have taken off', () => {
    expect(hits({ hasAbility: true }, { card: 'Veiled' })).toBe(true);
    expect(hits({ hasAbility: true }, BULKY)).toBe(false);
    expect(hits({ hasAbility: false }, BULKY)).toBe(true);
    const { you, opponent } = game({
      you: {
        active: fire(attacking('Striker', 0, against({ hasAbility: true }))),
        bench: [{ card: 'Sludge', onto: ['Keyring'] }],
      },
      opponent: { active: 'Veiled', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });

  test('with special energy, or so many units of a type', () => {
    expect(hits({ specialEnergy: true }, { card: BULKY, energy: ['Double'] })).toBe(true);
    expect(hits({ specialEnergy: true }, { card: BULKY, energy: ['Fire'] })).toBe(false);
    expect(hits({ energyAtLeast: { units: 2 } }, { card: BULKY, energy: ['Double'] })).toBe(true);
    expect(hits({ energyAtLeast: { units: 3 } }, { card: BULKY, energy: ['Double'] })).toBe(false);
    const fires = { energyAtLeast: { type: 'Fire', units: 2 } } as const;
    expect(hits(fires, { card: BULKY, energy: ['Fire', 'Fire'] })).toBe(true);
    expect(hits(fires, { card: BULKY, energy: ['Fire', 'Water'] })).toBe(false);
  });

  test('with no more HP left than that', () => {
    expect(hits({ remainingAtMost: 60 }, { card: BULKY, damage: 240 })).toBe(true);
    expect(hits({ remainingAtMost: 60 }, { card: BULKY, damage: 230 })).toBe(false);
  });
});

describe('6.3: an attack that one of the two does not affect', () => {
  const target = pokemon('Target', {
    hp: 300,
    weaknesses: [{ type: 'Colorless', times: 2, plus: 0 }],
    resistances: [{ type: 'Colorless', minus: 30 }],
  });
  test.each([
    [undefined, 50],
    [['weakness'], 10],
    [['resistance'], 80],
    [['weakness', 'resistance'], 40],
  ] as const)('ignores %j', (ignores, damage) => {
    const effect = { damage: 40, ...(ignores === undefined ? {} : { ignores }) };
    expect(done(effect, {}, { active: target, bench: ['Stinger'] })).toBe(damage);
  });
});

describe('6: effects that ask for the attack, its target or the attacker', () => {
  const hit = (attack: number, target: PokemonLike) => {
    const { you, opponent } = game({
      you: { active: { card: 'Sharpbeak', energy: ['Fire', 'Fire'] } },
      opponent: { active: target, bench: ['Stinger'] },
    });
    you.attack(attack);
    return opponent.active?.damage;
  };

  test('more damage only to such an Active Pokémon, only of that attack', () => {
    expect([hit(0, BULKY), hit(1, BULKY)]).toEqual([10, 30]);
    expect(hit(0, { card: BULKY, energy: ['Double'] })).toBe(40);
  });

  test('less damage, or none, only of such attackers', () => {
    const wary = { active: 'Wary', bench: ['Stinger'] };
    const strike = (card: CardLike, energy: readonly string[]) => {
      const { you, opponent } = game({ you: { active: { card, energy } }, opponent: wary });
      you.attack();
      return [opponent.active?.damage, opponent.active?.statuses];
    };
    const effect = after({ do: 'afflict', on: 'defending', status: 'sleep' });
    const plain = attacking('Plain', 30, effect);
    const gifted = {
      ...plain,
      name: 'Gifted',
      id: 'Gifted',
      abilities: [{ name: 'Gift', kind: 'Ability', effects: null, offWhile: [] }],
    } as const;
    expect(strike(plain, ['Fire'])).toEqual([30, ['sleep']]);
    expect(strike(plain, ['Fire', 'Fire'])).toEqual([10, ['sleep']]);
    expect(strike(gifted, ['Fire'])).toEqual([0, []]);
  });
});

describe('10.5, 10.6: the ends of a deck, the Stadium, tools', () => {
  test('a Stadium is discarded to its owner, a tool off its Pokémon; both events bring the board there', () => {
    const { you, opponent, battle } = game({
      you: { active: fire('Gust') },
      opponent: { active: BULKY, bench: ['Stinger'], hand: ['Hothouse', 'Fan'] },
    });
    you.endTurn();
    opponent.use('Hothouse');
    opponent.use('Fan');
    opponent.choose('Bulky');
    opponent.endTurn();
    you.attack();
    expect(opponent.discard).toEqual(['Hothouse', 'Fan']);
    expect(battle().state.stadium).toBeNull();
    expect(viewFor(battle(), 1)).toMatchObject({ stadium: null });
  });

  test('only so many cards from the top are looked through, and those found lie on top in their order', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Prospect'], deck: ['Letter', 'Fire', 'Fire', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    you.use('Prospect');
    expect(you.asked).toEqual(['Fire', 'Fire', 'Water']);
    you.choose('Water', 'Fire');
    expect(you.deck).toEqual(['Water', 'Fire', 'Letter', 'Fire', 'Grass']);
  });

  test('the bottom of a deck', () => {
    const digger = trainer('Digger', [
      { do: 'move', cards: { pile: 'deck', whose: 'own', bottom: 2 }, to: 'discard' },
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 2, max: 2, as: 'put' },
      { do: 'move', cards: { bound: 'put' }, to: 'deckBottom' },
    ]);
    const { you } = game({
      you: {
        active: 'Stinger',
        hand: [digger, 'Letter', 'Fire', 'Rock'],
        deck: ['Double', 'Water', 'Grass'],
      },
      opponent: OTHER,
    });
    you.use('Digger');
    you.choose('Rock', 'Letter');
    expect(you.discard.slice(-3)).toEqual(['Water', 'Grass', 'Digger']);
    expect(you.deck).toEqual(['Double', 'Rock', 'Letter']);
  });
});

describe('10.4: what chance picks', () => {
  test('nobody sees it beforehand, and nobody is asked', () => {
    const { you, opponent } = game({
      you: { active: fire('Magpie') },
      opponent: { active: BULKY, bench: ['Stinger'], hand: ['Letter', 'Fire', 'Water'] },
    });
    you.attack();
    expect(you.asked).toEqual([true, false]);
    for (const { view } of [you, opponent])
      expect(view.frames.flatMap(({ bound }) => Object.keys(bound))).not.toContain('snatched');
    you.choose(false);
    // Two of the three, and the card of the turn that has begun.
    expect(opponent.hand).toHaveLength(3);
    expect(['Letter', 'Fire', 'Water']).toContain(opponent.deck.at(-1));
  });

  test('each card is as likely as another', () => {
    const picked = Array.from({ length: 60 }, (_, turn) => {
      const { you, opponent } = game({
        you: { active: fire('Magpie') },
        opponent: { active: BULKY, bench: ['Stinger'], hand: ['Letter', 'Fire'], deck: ['Grass'] },
        coins: Array.from({ length: 6 }, (_, bit) => (turn & (1 << bit) ? 'heads' : 'tails')),
      });
      you.attack();
      you.choose(false);
      return opponent.deck.at(-1);
    });
    expect(new Set(picked)).toEqual(new Set(['Letter', 'Fire']));
  });
});

describe('12.3: cards that must differ', () => {
  const asked = (deck: readonly string[]) => {
    const table = game({ you: { active: 'Stinger', hand: ['Assortment'], deck }, opponent: OTHER });
    table.you.use('Assortment');
    return table;
  };

  test('two of one name are refused, also picked one by one', () => {
    const table = asked(['Fire', 'Fire', 'Water', 'Letter']);
    expect(table.you.asked).toEqual(['Fire', 'Fire', 'Water']);
    expect(table.you.cannot.choose('Fire', 'Fire')).toBe('MUST_DIFFER');
    const [first, ...others] = table.you.moves;
    expect([first?.type, others.map(({ type }) => type)]).toEqual(['pick', ['pick']]);
    if (first === undefined) return;
    const picked = applyAction(table.battle(), first);
    expect(isRefusal(picked) ? [] : legalActions(picked.battle, 0)).toMatchObject([
      { type: 'pick', item: table.battle().state.sides[0].deck.at(1) },
    ]);
    table.you.choose('Water', 'Fire');
    expect(table.you.hand.sort()).toEqual(['Fire', 'Water']);
  });

  test('of one name alone a single card is taken, without asking', () => {
    const { you } = asked(['Fire', 'Fire', 'Letter']);
    expect(you.hand).toEqual(['Fire']);
  });

  test('the clock takes the first that differ', () => {
    const { you } = asked(['Fire', 'Fire', 'Water', 'Grass']);
    you.timeOut();
    expect(you.hand.sort()).toEqual(['Fire', 'Water']);
  });

  test('no two share a type', () => {
    const sorter = trainer('Sorter', [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { kind: 'pokemon' } },
        min: 2,
        max: 3,
        as: 'found',
        different: 'types',
      },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    ]);
    const [red, blue, both] = [
      pokemon('Red', { types: ['Fire'] }),
      pokemon('Blue', { types: ['Water'] }),
      pokemon('Both', { types: ['Fire', 'Water'] }),
    ];
    const { you } = game({
      you: { active: 'Stinger', hand: [sorter], deck: [], discard: [red, blue, both] },
      opponent: OTHER,
    });
    you.use('Sorter');
    expect(you.cannot.choose('Red', 'Both')).toBe('MUST_DIFFER');
    you.choose('Red', 'Blue');
    expect(you.hand).toEqual(['Red', 'Blue']);
  });
});

describe('10: kinds of cards', () => {
  const found = (where: CardFilter) => {
    const seeker = trainer('Seeker', [
      { do: 'move', cards: { pile: 'deck', whose: 'own', where }, to: 'hand' },
    ]);
    const deck = ['Stinger', 'Mosslamb', 'Mossram', 'Fire', 'Double', 'Letter'];
    const { you } = game({ you: { active: 'Stinger', hand: [seeker], deck }, opponent: OTHER });
    you.use('Seeker');
    return you.hand;
  };
  test.each([
    [{ any: [{ name: 'Stinger' }, { kind: 'trainer' }] }, ['Stinger', 'Letter']],
    [{ specialEnergy: true }, ['Double']],
    [{ specialEnergy: false }, ['Fire']],
    [{ evolvesFrom: 'Mosslamb' }, ['Mossram']],
    [{ kind: 'pokemon', hpAtMost: 60 }, ['Stinger']],
    [{ hpAtLeast: 90 }, ['Mosslamb', 'Mossram']],
  ] as const)('%j', (where, names) => expect(found(where)).toEqual(names));
});
