/** Cards in the words of later texts: the ends of a deck, what chance picks, what must differ, kinds (rules 10, 12.3). */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/result.ts';
import { applyAction, legalActions } from '../index.ts';
import type { CardFilter } from '../model/nouns.ts';
import { viewFor } from '../project/view.ts';
import { pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300 });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };

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
  test('no player sees it beforehand, and no question opens', () => {
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
