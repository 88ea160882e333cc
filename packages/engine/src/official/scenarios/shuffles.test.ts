/** Which decks «shuffle» shuffles: those that cards came into, or that a player looked into (rule 3.6a). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { after, attack, pokemon } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const BENCH = { whose: 'opponent', place: 'bench' } as const;
const IT = { bound: 'it' } as const;
const own: Step = { do: 'shuffle', whose: 'own' };
const theirs: Step = { do: 'shuffle', whose: 'opponent' };
const FOUND: Step = {
  do: 'chooseCards',
  from: { pile: 'deck', whose: 'own', where: { kind: 'trainer' } },
  min: 0,
  max: 1,
  as: 'found',
};
const flip: Step = { do: 'flip', coins: 1, as: 'coin' };

/** The seats whose decks are shuffled by an attack of those steps. */
function shuffled(
  steps: readonly Step[],
  opponent: SidePosition = {},
  you: SidePosition = {},
  coin: 'heads' | 'tails' = 'heads',
) {
  const sweeper = pokemon('Sweeper', { attacks: [attack('Sweep', '', 0, after(...steps))] });
  const board = game({
    you: { active: sweeper, ...you },
    opponent: { active: 'Mosslamb', ...opponent },
    coins: [coin],
  });
  board.you.attack();
  if (board.you.asked !== null) board.you.choose();
  expect(board.battle().state.choice).toBeNull();
  return board.events().flatMap((event) => (event.type === 'deckShuffled' ? [event.seat] : []));
}

describe('3.6a: no card came, so the deck lies as it lay', () => {
  const chosen: Step = { do: 'choosePokemon', from: BENCH, min: 1, max: 1, as: 'it' };
  const back: Step = { do: 'takeBack', on: IT, to: 'deck', all: true };
  const energy = { on: { whose: 'opponent', place: 'inPlay' }, part: 'energy' } as const;
  const piled = { pile: 'discard', whose: 'own', where: { kind: 'energy' } } as const;
  const top: Step = { do: 'devolve', on: 'defending', downTo: 'top', to: 'deck' };
  test.each<[string, readonly Step[], SidePosition, SidePosition, readonly number[]]>([
    ['a Pokémon of an empty Bench', [chosen, back, theirs], {}, {}, []],
    ['a Pokémon of the Bench', [chosen, back, theirs], { bench: ['Stinger'] }, {}, [1]],
    ['a stage of a Basic Pokémon', [top, theirs], {}, {}, []],
    ['a stage', [top, theirs], { active: { card: 'Mossram', onto: ['Mosslamb'] } }, {}, [1]],
    ['no Energy', [{ do: 'move', cards: energy, to: 'deck' }, theirs], {}, {}, []],
    [
      'Energy',
      [{ do: 'move', cards: energy, to: 'deck' }, theirs],
      { active: { card: 'Mosslamb', energy: ['Fire'] } },
      {},
      [1],
    ],
    [
      'no Energy of a pile',
      [{ do: 'move', cards: piled, to: 'deck' }, own],
      {},
      { discard: ['Stinger'] },
      [],
    ],
    ['Energy of a pile', [{ do: 'move', cards: piled, to: 'deck' }, own], {}, { discard: ['Fire'] }, [0]],
    [
      'of both hands, and one alone has any',
      [
        { do: 'move', cards: { ...piled, pile: 'hand' }, to: 'deck' },
        { do: 'move', cards: { ...piled, pile: 'hand', whose: 'opponent' }, to: 'deck' },
        own,
        theirs,
      ],
      { hand: ['Fire'] },
      { hand: ['Letter'] },
      [1],
    ],
  ])('%s', (_, steps, opponent, you, seats) => {
    expect(shuffled(steps, opponent, you)).toEqual(seats);
  });

  test('a coin that stopped the search stops the shuffle', () => {
    const steps: readonly Step[] = [flip, { do: 'if', is: { heads: 'coin' }, yes: [FOUND] }, own];
    expect(shuffled(steps)).toEqual([0]);
    expect(shuffled(steps, {}, {}, 'tails')).toEqual([]);
    const often: readonly Step[] = [flip, { do: 'repeat', times: { heads: 'coin' }, steps: [FOUND] }, own];
    expect(shuffled(often, {}, {}, 'tails')).toEqual([]);
  });

  test('once it was shuffled, the effect shuffles it again only for something more', () => {
    expect(shuffled([FOUND, own, own])).toEqual([0]);
    expect(
      shuffled([FOUND, own, { do: 'move', cards: piled, to: 'deck' }, own], {}, { discard: ['Fire'] }),
    ).toEqual([0, 0]);
  });

  test('cards of the top that were looked at are shuffled back, unless all of them went elsewhere', () => {
    const tops = { pile: 'deck', whose: 'own', top: 2, where: { kind: 'energy' } } as const;
    const away: readonly Step[] = [{ do: 'move', cards: tops, to: 'discard' }, own];
    expect(shuffled(away, {}, { deck: ['Fire', 'Stinger', 'Letter'] })).toEqual([0]);
    expect(shuffled(away, {}, { deck: ['Fire', 'Fire', 'Letter'] })).toEqual([]);
  });
});

describe('a deck is shuffled', () => {
  test('where the text says nothing else, and for a whole hand though it is empty', () => {
    expect(shuffled([theirs])).toEqual([1]);
    const hand: Step = { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deck' };
    expect(shuffled([hand, own])).toEqual([0]);
  });

  test('for a look, a reveal and a search that finds nothing', () => {
    const tops = { pile: 'deck', whose: 'own', top: 2 } as const;
    expect(shuffled([{ do: 'look', cards: tops }, own])).toEqual([0]);
    expect(shuffled([{ do: 'reveal', cards: tops }, own])).toEqual([0]);
    expect(shuffled([FOUND, own])).toEqual([0]);
    expect(shuffled([FOUND, own], {}, { deck: [] })).toEqual([]);
  });
});
