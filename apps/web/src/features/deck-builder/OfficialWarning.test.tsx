/** The warning names the cards of a deck that official battles do not play in full, and is silent where all do. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { cardOf } from '../../testing/examples.ts';
import { show } from '../../testing/show.tsx';
import { deckCardOf } from '../deck/facts.ts';
import { OfficialWarning } from './OfficialWarning.tsx';

const LINES = ['base1-46', 'base1-2', 'base1-91'].map((id) => ({
  card: deckCardOf(cardOf(id)),
  quantity: 2,
}));

test('names each of them, with how it plays', async () => {
  api.answer('GET /api/card-plays', { part: ['base1-2'], none: ['base1-91', 'base1-1'] });
  show(<OfficialWarning lines={LINES} />);
  await expect.element(page.getByText(/^2 cards cannot do everything printed on them\./)).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  await expect.element(page.getByText('Blastoise: plays in part')).toBeVisible();
  await expect.element(page.getByText('Bill: text not read')).toBeVisible();
});

test('says nothing of a deck that plays in full', async () => {
  api.answer('GET /api/card-plays', { part: [], none: ['base1-1'] });
  show(<OfficialWarning lines={LINES} />);
  await expect.poll(() => api.read('GET /api/card-plays')).toBe(1);
  await expect.element(page.getByText(/printed on/)).not.toBeInTheDocument();
});
