/** The support desk: what is pasted is found, its story shown, acts ask why and say what came of them, and an address leads back to it. */
import type { SupportFound } from '@pokesol/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, broken } from '../../../testing/api.ts';
import { expectNoSidewaysScroll } from '../../../testing/pages.ts';
import { PHONE, resize } from '../../../testing/show.tsx';
import { dialogNamed, showAdmin } from '../testing/pages.ts';
import {
  at,
  BATTLE,
  ENDED,
  OFFER,
  OPENED,
  PURCHASE,
  RECORDED,
  SIGNATURE,
  STUCK,
  UNPAID,
  WALLET,
  WALLET_FIGURES,
} from './testing.ts';

const FIND = 'GET /api/admin/support/find';
const STORY = 'GET /api/admin/support/purchases/*';
const LOOK = 'POST /api/admin/support/purchases/*/look-again';
const OPEN = 'POST /api/admin/support/purchases/*/open';
const TRANSACTION = 'GET /api/admin/support/transactions/*';

const field = page.getByRole('searchbox', { name: 'Find at the desk' });
const events = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
const titles = page.getByRole('list', { name: 'What happened' }).getByRole('heading');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What came of an act. */
const came = page.getByCss('.support-came');
const link = (name: string | RegExp) => page.getByRole('link', { name });

const FOUND: Readonly<Record<string, SupportFound>> = {
  [WALLET]: { kind: 'wallet', wallet: WALLET },
  [PURCHASE]: { kind: 'purchase', id: PURCHASE },
  [OFFER]: { kind: 'purchase', id: OFFER },
  [BATTLE]: { kind: 'battle', battle: ENDED },
  [SIGNATURE]: { kind: 'unknown', as: 'transaction', text: SIGNATURE },
  several: {
    kind: 'transaction',
    signature: SIGNATURE,
    purchases: [OFFER, PURCHASE].map((id) => ({
      id,
      packName: 'Mini',
      price: '60',
      state: 'void',
      at: at(3),
      transactionSignature: SIGNATURE,
    })),
  },
  address: { kind: 'unknown', as: 'address', text: WALLET },
  id: { kind: 'unknown', as: 'id', text: BATTLE },
  token: { kind: 'unknown', as: 'token', text: WALLET },
  'base1-mini': { kind: 'pack-type', id: 'base1-mini', name: 'Base Set Mini Pack' },
};

beforeEach(() => {
  api.answer(FIND, ({ query }) => FOUND[query.get('text') ?? ''] ?? { kind: 'unreadable' });
  api.answer(TRANSACTION, { state: 'unseen', burns: [] });
  api.answer('GET /api/admin/support/purchases/*/mentions', { state: 'answered', total: 0, mentions: [] });
});

const showDesk = (text: string) => showAdmin('Support', { view: `&find=${encodeURIComponent(text)}` });

describe('a purchase', () => {
  test('that was not recorded is found on the chain, for a reason, and its story goes on', async () => {
    api.answer(STORY, UNPAID);
    await showAdmin('Support');
    await expect.element(page.getByText('What are you looking for?')).toBeVisible();
    await field.fill(` ${OFFER} `);
    await userEvent.keyboard('{Enter}');
    await expect.element(titles).toHaveLength(3);
    await expect.element(events.first()).toHaveTextContent('For 60 pokesol');
    await expect.element(events.last()).toHaveTextContent('No burn was found');
    await expect
      .element(events.last())
      .toHaveTextContent('The sweep looked for it 2 times; its next look is at');
    await expect.element(page.getByText(/^No transaction on the chain names this offer/)).toBeVisible();
    await expect.element(page.getByText(/The seed stays secret/)).toBeVisible();
    // The address names it, for a colleague.
    expect(new URLSearchParams(window.location.search).get('find')).toBe(OFFER);
    await expectAccessible();

    await button('Look at the chain again').click();
    const asked = dialogNamed('Look at the chain again?');
    await expect.element(asked).toHaveTextContent('It gives nothing without a burn');
    await expectAccessible();
    await asked.getByRole('button', { name: 'Look at the chain again' }).click();
    await expect.element(asked.getByText('Say why')).toBeVisible();
    expect(api.calls(LOOK)).toHaveLength(0);
    await asked.getByLabelText('Why').fill('Letter 12');
    api.answer(LOOK, { outcome: 'recorded', purchases: [PURCHASE] });
    api.answer(STORY, RECORDED);
    await asked.getByRole('button', { name: 'Look at the chain again' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(came).toHaveTextContent('Found and recorded: the pack waits for its owner.');
    expect(api.calls(LOOK).map(({ body }) => body)).toEqual([{ reason: 'Letter 12' }]);
    await expect.element(titles).toHaveLength(5);
    await expect.element(events.nth(2)).toHaveTextContent('Letter 12');
    await expect.element(events.nth(3)).toHaveTextContent('An admin looked at the chain for it.');
    await expect.element(events.last()).toHaveTextContent('Waits for its owner');
  });

  test('has the time of its burn from the chain, its cards and its seed; nothing waits for the chain', async () => {
    api.answer(STORY, OPENED);
    const chain = api.hold(TRANSACTION);
    await showDesk(PURCHASE);
    await expect.element(page.getByText('The chain is being asked…')).toBeVisible();
    await expect.element(page.getByText('Charizard')).toBeVisible();
    await expect.element(events.last()).toHaveTextContent('Pack opened');
    await expect.element(events.nth(4)).toHaveTextContent('Time not recorded');
    await expect.element(button('Copy seed')).toBeVisible();
    await expect.element(page.getByText('Opening it here is not possible: it is open.')).toBeVisible();
    const burns = [{ wallet: WALLET, amount: '60000000', tokens: '60', offerId: OFFER }];
    chain.answer({ state: 'finalized', at: at(14), burns });
    await expect.element(titles.nth(1)).toHaveTextContent('Burned 60 pokesol');
    await expect.element(link('for an offer of ours')).toBeVisible();
    await expectAccessible();
    await resize(PHONE);
    await expectNoSidewaysScroll();
  });

  test('that is stuck is opened, and what the server says instead is shown', async () => {
    api.answer(STORY, STUCK);
    await showDesk(PURCHASE);
    await button('Open this pack').click();
    const asked = dialogNamed('Open this pack?');
    await asked.getByLabelText('Why').fill('Letter 13');
    api.answer(OPEN, broken());
    await asked.getByRole('button', { name: 'Open this pack' }).click();
    await expect.element(asked.getByRole('alert')).toHaveTextContent('The pack was not opened');
    api.answer(OPEN, { outcome: 'opened' });
    await asked.getByRole('button', { name: 'Open this pack' }).click();
    await expect.element(came).toHaveTextContent('This pack was opened before. Nothing was changed.');
  });
});

test('a pack whose promise a restore lost says so, with both moments; one that was never promised says no more', async () => {
  const proof = { ...OPENED.proof, committedBeforePayment: false };
  const { offer: _, ...unpromised } = { ...OPENED, proof };
  const restored = { takenAt: at(1), restoredAt: at(33) };
  api.answer(STORY, { ...unpromised, proof: { ...proof, restored } });
  await showDesk(PURCHASE);
  const proofBox = page.getByRole('region', { name: 'Proof' });
  await expect.element(proofBox).toHaveTextContent('Not promised');
  const lost = proofBox.getByText(/^What was promised was lost/);
  await expect
    .element(lost)
    .toHaveTextContent(/The seed was made after the burn, and the public proof says so\.$/);
  const moments = [...lost.element().querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(moments).toEqual([restored.restoredAt, restored.takenAt]);
  await expectAccessible();

  api.answer(STORY, unpromised);
  await field.fill(OFFER);
  await userEvent.keyboard('{Enter}');
  await expect.element(proofBox).toHaveTextContent('Not promised');
  await expect.element(lost).not.toBeInTheDocument();
});

test('what the chain says: a void pack that comes back, others of its transaction, and who names an offer', async () => {
  const purchase = { ...(RECORDED.purchase ?? expect.fail()), others: [OFFER] };
  api.answer(STORY, { ...RECORDED, purchase, state: 'void', openable: 'void' });
  const burns = [{ wallet: WALLET, amount: '60000000', tokens: '60' }];
  api.answer(TRANSACTION, { state: 'confirmed', burns });
  await showDesk(PURCHASE);
  await expect.element(page.getByText(/^The chain shows this burn after all\./)).toBeVisible();
  await expect.element(page.getByText('for no offer of ours')).toBeVisible();
  await expect.element(page.getByText('not possible: its burn was dropped.')).toBeVisible();
  for (const [state, says] of [
    ['failed', /and it failed: it burned nothing/],
    ['processed', /It is not confirmed yet/],
    ['finalized', /^It burns none of our token/],
  ] as const) {
    api.answer(TRANSACTION, { state, burns: [] });
    await button('Ask again').click();
    await expect.element(page.getByText(says)).toBeVisible();
  }
  const mentions = [{ signature: SIGNATURE, at: at(2), purchases: [] }];
  const MENTIONS = 'GET /api/admin/support/purchases/*/mentions';
  api.answer(MENTIONS, { state: 'answered', total: 1, mentions });
  api.answer(STORY, UNPAID);
  await link('Another pack of this transaction').click();
  await expect.element(page.getByText(/^One transaction names this offer’s reference\./)).toBeVisible();
  api.answer(MENTIONS, { state: 'answered', total: 2_000, mentions });
  await button('Ask again').click();
  await expect.element(page.getByText(/^2,000 transactions name this/)).toBeVisible();
  api.answer(MENTIONS, { state: 'away', total: 0, mentions: [] });
  await button('Ask again').click();
  await expect.element(page.getByText(/^The chain does not answer right now/)).toBeVisible();
});

test('a wallet: figures that do not add up say so, its lists go on and lead to what they name', async () => {
  const line = (id: string) => ({ id, packName: 'Mini', price: '60', state: 'opened' as const, at: at(0) });
  api.answer('GET /api/admin/support/wallets/*', WALLET_FIGURES);
  api.answer('GET /api/admin/support/wallets/*/purchases', ({ query }) =>
    query.get('after') === OFFER ? { entries: [line(PURCHASE)] } : { entries: [line(OFFER)], next: OFFER },
  );
  const entry = { id: OFFER, at: at(0), points: 50, cause: `battle:${BATTLE}`, battleId: BATTLE };
  api.answer('GET /api/admin/support/wallets/*/points', { entries: [entry] });
  api.answer('GET /api/admin/support/wallets/*/battles', { entries: [] });
  await showDesk(WALLET);
  await expect.element(page.getByText('Adds up')).toBeVisible();
  await expect.element(page.getByText('Not as the ledger')).toBeVisible();
  await expect.element(page.getByText('This wallet was in no battle.')).toBeVisible();
  await expect.element(link('Mini')).toHaveLength(1);
  await button('Load more').click();
  await expect.element(link('Mini')).toHaveLength(2);
  await expectAccessible();

  api.answer('POST /api/admin/support/wallets/*/compare-points', {
    outcome: 'corrected',
    before: 70,
    after: 50,
  });
  await button('Compare with the ledger').click();
  await userEvent.keyboard('Letter 14');
  await dialogNamed('Compare points with the ledger?')
    .getByRole('button', { name: 'Compare with the ledger' })
    .click();
  await expect.element(came).toHaveTextContent(/have been corrected\. 70 points became 50\.$/);
  await resize(PHONE);
  await expectNoSidewaysScroll();

  await link('For a battle').click();
  await expect.element(page.getByText('The ledger paid 50 Poke Points for it.')).toBeVisible();
  await expect.element(field).toHaveValue(BATTLE);
  // The link is gone; the keyboard goes on from what it led to.
  await expect.element(page.getByRole('region', { name: 'Found' })).toHaveFocus();
  await expectAccessible();
});

test('what is not in the records: what it is instead, and what can be done', async () => {
  const refusal = { code: 'burn-refused', reason: 'wrong-amount', message: 'It burns another amount.' };
  api.answer('POST /api/admin/support/transactions/*/look-again', {
    outcome: 'refused',
    purchases: [],
    refusal,
  });
  api.answer(TRANSACTION, { state: 'away', burns: [] });
  await showDesk(SIGNATURE);
  await expect.element(page.getByRole('heading', { name: 'Not in our records' })).toBeVisible();
  await expect.element(page.getByText(/^The chain does not answer right now/)).toBeVisible();
  api.answer(TRANSACTION, {
    state: 'finalized',
    burns: [{ wallet: WALLET, amount: '1', tokens: '0.000001' }],
  });
  await button('Ask again').click();
  await expect.element(page.getByText(/^The chain shows a burn of our token\./)).toBeVisible();
  await button('Look at the chain again').click();
  await userEvent.keyboard('Letter 15');
  await dialogNamed('Look at the chain again?')
    .getByRole('button', { name: 'Look at the chain again' })
    .click();
  await expect.element(came).toHaveTextContent(/does not pay for this pack\. .* It burns another amount\.$/);

  for (const [text, says] of [
    ['several', /^One transaction, 2 packs/],
    ['address', /^No wallet with this address has ever connected here/],
    ['id', /^No purchase, offer or battle has this id/],
    ['token', /^This is the address of our token itself/],
    ['base1-mini', /^This is a kind of pack/],
    ['lost my pack', /^It does not look like a wallet/],
  ] as const) {
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(says)).toBeVisible();
  }
  api.answer(FIND, broken());
  await field.fill('again');
  await button('Find').click();
  await expect.element(page.getByText('The records did not load')).toBeVisible();
});
