/** What is left out of a view because its viewer has it already can be put back, and is sent no second time. */
import { expect, test } from 'vitest';
import { viewFor } from '../classic/project/view.ts';
import { game } from '../classic/testing/game.ts';
import { randomPlay } from '../classic/testing/randomPlay.ts';
import { SEATS } from './ids.ts';
import { newCards, withCards } from './knownCards.ts';

const cardsOf = ({ cards, printed }: ReturnType<typeof viewFor>) => ({ cards, printed });

test('every view of a random battle is made whole from what was sent until then', () => {
  let left = 0;
  let sent = 0;
  for (const seed of ['known 1', 'known 2', 'known 3'])
    for (const seat of SEATS) {
      let known = { cards: {}, printed: {} };
      for (const { battle } of randomPlay(seed)) {
        const view = viewFor(battle, seat);
        const fresh = newCards(view, known);
        for (const card of Object.keys(fresh.cards)) expect(known.cards).not.toHaveProperty(card);
        for (const id of Object.keys(fresh.printed)) expect(Object.keys(known.printed)).not.toContain(id);
        known = withCards(known, fresh);
        expect(known).toMatchObject(cardsOf(view));
        left += Object.keys(view.cards).length - Object.keys(fresh.cards).length;
        sent += Object.keys(fresh.cards).length;
      }
    }
  expect(left).toBeGreaterThan(10 * sent);
});

test('a card that goes back into the hidden hand and comes again is kept meanwhile', () => {
  const { you, opponent } = game({
    you: { active: 'Mosslamb', hand: ['Salvage'], discard: ['Fire'] },
    opponent: { active: 'Mosslamb' },
  });
  const before = opponent.view;
  const [fire] = before.opponent.discard;
  you.use('Salvage');
  expect(opponent.view.cards).not.toHaveProperty(`${fire}`);
  const known = withCards(before, newCards(opponent.view, before));
  you.attach('Fire', 'Mosslamb');
  expect(newCards(opponent.view, known).cards).toEqual({});
  expect(known.cards).toHaveProperty(`${fire}`);
});
