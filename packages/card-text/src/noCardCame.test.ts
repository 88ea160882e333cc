/** Public cards that shuffle cards into a deck: where none came, it lies as it lay (rule 3.6a). */
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from './testing/played.ts';

onTheBoard('3.6a: no card came into the deck', () => {
  const EVOLVED = { card: 'Mossram', onto: ['Mosslamb'] };
  const ENERGY = { card: 'Wall', energy: ['Fire Energy'] };
  for (const [which, opponent, discard] of [
    ['dp7-27 Strong Breeze', { bench: ['Wall B'] }, []],
    ['sm8-149 Dream Fear-GX', { bench: ['Wall B'] }, []],
    ['sm11-4 Time Spiral', { active: EVOLVED, bench: ['Wall B'] }, []],
    ['sm5-101 Zero Vanish-GX', { active: ENERGY }, []],
    ['neo1-5 Riptide', {}, ['Water Energy']],
    ['swsh11-45 Upstream Spirits', {}, ['Water Energy']],
    ['swsh4-111 Trash Cyclone', {}, ['Charm']],
  ] as const)
    attackPlayed(which, 'shuffles the deck only for cards that came', (use) => {
      const shuffles = (game: ReturnType<typeof use>) =>
        game.happened().filter((each) => each === 'deckShuffled').length;
      expect(shuffles(use({ opponent: {}, you: { discard: [] }, coins: 'H' }))).toBe(0);
      expect(shuffles(use({ opponent, you: { discard }, coins: 'H' }))).toBe(1);
    });
  attackPlayed('swsh1-144 Carry Off', 'shuffles the own deck alone where the other Bench is empty', (use) => {
    const seats = (bench: readonly string[]) =>
      use({ opponent: { bench }, you: { bench: ['Wall B'] } })
        .events()
        .flatMap((event) => (event.type === 'deckShuffled' ? [event.seat] : []));
    expect([seats([]), seats(['Wall B'])]).toEqual([[0], [1, 0]]);
  });
});
