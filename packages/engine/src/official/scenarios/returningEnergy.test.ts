/** Special energy with a price to attach it, and such that returns to the hand. */
import { describe, expect, test } from 'vitest';
import { boardsAfter } from '../testing/boards.ts';
import { energy, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type Position, type SidePosition } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const BOOMERANG = energy('Boomerang', 'C', { basic: false, type: null, returns: true });
const BOOMERANG_FALLS: Position = {
  you: { active: fire('Stinger') },
  opponent: { active: { card: 'Sparkmouse', damage: 50, energy: [BOOMERANG, 'Fire'] }, bench: ['Mosslamb'] },
};

describe('Special Energy', () => {
  const costly = energy('Costly', 'CC', {
    basic: false,
    type: null,
    price: [
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, as: 'paid', price: true },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
  });

  test('whose price cannot be paid is not attached', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [costly] }, opponent: OTHER });
    expect(you.cannot.attach('Costly', 'Mosslamb')).toBe('PRICE');
    expect(you.moves.some(({ type }) => type === 'attach')).toBe(false);
  });

  test('has its price paid when it is attached', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [costly, 'Fire', 'Water'] }, opponent: OTHER });
    you.attach('Costly', 'Mosslamb');
    expect(you.asked).toEqual(['Fire', 'Water']);
    you.choose('Fire');
    expect(you.active).toMatchObject({ energy: ['Costly'] });
    expect([you.discard, you.hand]).toEqual([['Fire'], ['Water']]);
  });

  const PILE_CARDS = { kind: 'energy' } as const;
  /** Attaches all energy of that pile to the own Active Pokémon. */
  const charging = (pile: 'hand' | 'discard') =>
    trainer('Charging', [
      {
        do: 'attachEnergy',
        cards: { pile, whose: 'own', where: PILE_CARDS },
        to: { whose: 'own', place: 'active' },
      },
    ]);
  const charged = (pile: 'hand' | 'discard', side: SidePosition) => {
    const hand = [charging(pile), ...(side.hand ?? [])];
    const { you } = game({ you: { active: 'Mosslamb', ...side, hand }, opponent: OTHER });
    you.use('Charging');
    return you;
  };

  test.each([
    ['hand', { hand: [costly, 'Letter', 'Balm'] }],
    ['discard', { hand: ['Letter', 'Balm'], discard: [costly] }],
  ] as const)('has it paid when an effect attaches it from the %s too', (pile, side) => {
    const you = charged(pile, side);
    expect(you.asked).toEqual(['Letter', 'Balm']);
    you.choose('Letter');
    expect(you.active).toMatchObject({ energy: ['Costly'] });
    expect([you.hand, you.discard]).toEqual([['Balm'], ['Letter', 'Charging']]);
  });

  test.each([
    ['hand', { hand: [costly] }, [['Costly'], ['Charging']]],
    ['discard', { discard: [costly] }, [[], ['Costly', 'Charging']]],
  ] as const)('3.4a: stays in the %s where no player can pay', (pile, side, piles) => {
    const you = charged(pile, side);
    expect(you.active).toMatchObject({ energy: [] });
    expect([you.hand, you.discard]).toEqual(piles);
  });

  test('what pays for one does not pay for another', () => {
    const you = charged('hand', { hand: [costly, 'Fire', costly, 'Letter'] });
    you.choose('Letter');
    expect(you.active?.energy).toEqual(['Costly', 'Fire']);
    expect(you.hand).toEqual(['Costly']);
    const all = charged('hand', { hand: [costly, costly] });
    expect(all.active?.energy).toEqual(['Costly']);
    expect([all.hand, all.discard]).toEqual([[], ['Costly', 'Charging']]);
  });

  test('costs nothing where it moves from another Pokémon', () => {
    const shifting = trainer('Shifting', [
      {
        do: 'attachEnergy',
        cards: { on: { whose: 'own', place: 'bench' }, part: 'energy' },
        to: { whose: 'own', place: 'active' },
      },
    ]);
    const { you } = game({
      you: { active: 'Mosslamb', bench: [{ card: 'Stinger', energy: [costly] }], hand: [shifting] },
      opponent: OTHER,
    });
    you.use('Shifting');
    expect(you.active).toMatchObject({ energy: ['Costly'] });
  });

  test('that returns goes to the hand when it is discarded for a retreat', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: [BOOMERANG] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    expect([you.hand, you.discard]).toEqual([['Boomerang'], []]);
  });

  test('that returns goes to the hand when its Pokémon is Knocked Out', () => {
    const { you, opponent } = game(BOOMERANG_FALLS);
    you.attack();
    expect([...opponent.discard].sort()).toEqual(['Fire', 'Sparkmouse']);
    expect(opponent.hand).toEqual(['Boomerang', 'Driftwood']);
  });

  test('that returns goes to the hand when its Pokémon is taken back and the rest discarded', () => {
    const { you } = game({
      you: {
        active: { card: 'Mossram', onto: ['Mosslamb'], energy: [BOOMERANG, 'Fire'] },
        bench: ['Stinger'],
        hand: ['Recall'],
      },
      opponent: OTHER,
    });
    you.use('Recall');
    you.choose('Mossram');
    expect([...you.hand].sort()).toEqual(['Boomerang', 'Mosslamb']);
    expect([...you.discard].sort()).toEqual(['Fire', 'Mossram', 'Recall']);
  });

  test('that returns from play is discarded from the hand like any other card', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Library', BOOMERANG, 'Fire'], deck: ['Water'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(you.discard).toContain('Boomerang');
    expect(you.hand).toEqual(['Water']);
  });

  test('that returns from a Knock Out: its events alone lead both players to the same board', () => {
    for (const { byEvents, byView } of boardsAfter(BOOMERANG_FALLS, ({ you }) => you.attack()))
      expect(byEvents).toEqual(byView);
  });
});
