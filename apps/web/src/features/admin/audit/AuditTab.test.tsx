/** The audit: actions are searched, chosen by what was done, opened line by line, and read on below the first page. */
import type { AuditEntry } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api } from '../../../testing/api.ts';
import { auditEntryOf } from '../testing/examples.ts';
import { showAdmin } from '../testing/pages.ts';

const AUDIT = 'GET /api/admin/audit';
const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
const search = page.getByRole('searchbox', { name: 'Search the audit' });
const action = page.getByRole('combobox', { name: 'Action' });

const CHANGED = auditEntryOf(2, {
  action: 'card-set.edit',
  subject: 'isle-of-mist',
  before: { description: 'Where the fog never lifts.' },
  after: { description: 'Where the fog lifts at noon.' },
});

/** The entries that the call asks for, of these. */
const keepEntries = (actions: readonly AuditEntry[]) =>
  api.answer(AUDIT, ({ query }) => ({
    entries: actions.filter(
      ({ action, subject = '' }) =>
        (query.get('action') ?? action) === action && subject.includes(query.get('search') ?? ''),
    ),
  }));

describe('the audit', () => {
  test('shows what was done to what, by whom, and what it was before', async () => {
    keepEntries([CHANGED, auditEntryOf(1, { action: 'admin.login' })]);
    await showAdmin('Audit');
    await expect.element(entries).toHaveLength(2);
    await search.fill('isle-of-mist');
    await expect.element(entries).toHaveLength(1);
    await action.selectOptions('Changed a set');
    const changed = entries.first();
    await expect.element(changed).toHaveTextContent('Changed a set');
    await expect.element(changed).toHaveTextContent('isle-of-mist');
    await expect.element(changed).toHaveTextContent(/session \S+ from \S+/);
    await changed.getByCss('summary').click();
    const cells = changed.getByRole('row', { name: /^Description/ }).getByRole('cell');
    await expect.element(cells.nth(0)).toHaveTextContent(/^Where the fog never lifts\.$/);
    await expect.element(cells.nth(1)).toHaveTextContent(/^Where the fog lifts at noon\.$/);
    await expectAccessible();
    await action.selectOptions('Imported a set');
    await expect.element(page.getByText('No entry matches the search.')).toBeVisible();
    const asked = api.calls(AUDIT).at(-1)?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ action: 'set.import', search: 'isle-of-mist' });
  });

  test('goes on below its first page', async () => {
    const actions = Array.from({ length: 60 }, (_, index) =>
      auditEntryOf(60 - index, { action: 'card.edit', subject: `card-${60 - index}` }),
    );
    api.answer(AUDIT, ({ query }) =>
      query.get('before') === '11'
        ? { entries: actions.slice(50) }
        : { entries: actions.slice(0, 50), next: 11 },
    );
    await showAdmin('Audit');
    await expect.element(entries).toHaveLength(50);
    await expect.element(entries.first()).toHaveTextContent('card-60');
    const more = page.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect.element(entries).toHaveLength(60);
    await expect.element(entries.last()).toHaveTextContent('card-1');
    await expect.element(more).not.toBeInTheDocument();
  });
});

describe('an import in the audit', () => {
  const named = (index: number) => `w-1-${index} Nidoran ♀`;
  const fields = (hp: number, artist: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [named(index + 1), { hp, artist }]));

  test('shows card by card what it changed, fifty lines first, then all', async () => {
    const before = { changedCards: fields(999, 'Unknown') };
    const after = { source: 'api', changed: 300, changedCards: fields(60, '') };
    keepEntries([auditEntryOf(1, { action: 'set.import', subject: 'w-1', before, after })]);
    await showAdmin('Audit');
    const entry = entries.first();
    await entry.getByCss('summary').click();
    const cells = entry.getByRole('row', { name: 'w-1-1 Nidoran ♀: HP' }).getByRole('cell');
    await expect.element(cells.nth(0)).toHaveTextContent(/^999$/);
    await expect.element(cells.nth(1)).toHaveTextContent(/^60$/);
    const rows = entry.getByCss('tr');
    await expect.element(rows).toHaveLength(51);
    await expectAccessible();
    await entry.getByRole('button', { name: /^Show all 602 lines$/ }).click();
    await expect.element(rows).toHaveLength(603);
  });

  test('names the cards that it added, and how many more', async () => {
    const addedCards = Array.from({ length: 300 }, (_, index) => named(index + 1));
    keepEntries([
      auditEntryOf(1, { action: 'set.import', subject: 'w-1', after: { added: 300, addedCards } }),
    ]);
    await showAdmin('Audit');
    await entries.first().getByCss('summary').click();
    await expect
      .element(entries.first().getByRole('row', { name: /^Added cards/ }))
      .toHaveTextContent(/w-1-1 Nidoran ♀, .* and \d+ more$/);
  });
});
