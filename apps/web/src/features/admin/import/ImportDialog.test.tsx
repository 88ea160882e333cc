/** Sets out of a catalogue: found, looked at, imported, refused, followed over a line that is cut, left out where they cannot be read. */
import {
  type ExternalSet,
  type ExternalSetsAnswer,
  type ImportReport,
  REFUSALS,
  type RefusalCode,
} from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, lost, refused } from '../../../testing/api.ts';
import { expectNoSidewaysScroll, message, toast } from '../../../testing/pages.ts';
import { PHONE } from '../../../testing/show.tsx';
import { ADMIN_PACKS } from '../testing/examples.ts';
import { keepCards, keepPacks, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin } from '../testing/pages.ts';
import { sampleReport } from './sampleReport.ts';

const SETS = 'GET /api/admin/pokemon/sets';
const ORDER = 'POST /api/admin/pokemon/import-set';
const PROGRESS = 'GET /api/admin/pokemon/imports/*';
const ordered = () => api.calls(ORDER).map(({ body }) => body);

const openButton = page.getByRole('button', { name: 'Import Pokémon Sets', exact: true });
const form = dialogNamed('Import Pokémon Sets');
const button = (name: string) => form.getByRole('button', { name, exact: true });
const options = form.getByRole('group', { name: 'Set to import' }).getByRole('radio');
const option = (name: string) => form.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const search = form.getByRole('searchbox', { name: 'Search sets' });
const figure = (name: string) => form.getByCss('dl > div').filter({ hasText: name });

const setOf = (name: string, facts: Partial<ExternalSet> = {}): ExternalSet => ({
  id: name.toLowerCase().replaceAll(' ', ''),
  name,
  series: 'Skies',
  total: 300,
  releaseDate: '2024-02-01',
  images: {},
  imported: 0,
  ...facts,
});
const CLOUD = setOf('Cloud', { total: 20 });
/** As many as the public catalogue has. */
const FARAWAY = Array.from({ length: 160 }, (_, index) =>
  setOf(`Faraway ${index}`, { series: index % 2 === 0 ? 'East' : 'West' }),
);
const API = { kind: 'api', name: 'Pokémon TCG API at api.example' } as const;
const SHIPPED = { kind: 'shipped', name: 'Sets that come with PokeSol' } as const;

const offer = (data: ExternalSet[], facts: Partial<ExternalSetsAnswer> = {}) =>
  api.answer(SETS, { data, source: 'api', sources: [API, SHIPPED], ...facts });
const reportOf = (facts: Partial<ImportReport> = {}) =>
  sampleReport({ setName: 'Cloud', cardsImported: 20, added: 20, ...facts });
const progressOf = (facts: object) => ({
  importId: '7f6f1f5e-8b1b-4f5c-9b7e-0f0a3a1c2d3e',
  setId: 'cloud',
  status: 'reading' as const,
  cardsRead: 0,
  startedAt: '2026-03-01T12:00:00.000Z',
  ...facts,
});
const refusedWith = (code: RefusalCode, facts: object): Response =>
  Response.json({ code, message: REFUSALS[code].message, ...facts }, { status: REFUSALS[code].status });

beforeEach(() => {
  keepSets();
  keepCards([]);
  keepPacks(ADMIN_PACKS);
  offer([CLOUD, ...FARAWAY]);
});

async function openImport(options?: Parameters<typeof showAdmin>[1]): Promise<void> {
  await showAdmin('Cards', options);
  await openButton.click();
}
async function select(name: string): Promise<void> {
  await search.fill(name);
  await form.getByText(name, { exact: true }).click();
  await expect.element(option(name)).toBeChecked();
}

describe('the sets of a catalogue', () => {
  test('are shown with what is known of them, and one must be chosen', async () => {
    offer([CLOUD, setOf('Half', { total: 3, imported: 2 }), setOf('Whole', { total: 5, imported: 5 })]);
    await openImport();
    await expect.element(form.getByText('20 cards', { exact: true })).toBeVisible();
    await expect.element(form.getByText('Feb 1, 2024').first()).toBeVisible();
    await expect.element(form.getByText('2 of 3 here')).toBeVisible();
    await expect.element(form.getByText('All 5 here')).toBeVisible();
    await button('Import Set').click();
    await expect.element(message).toHaveTextContent(/No Set Selected.*Please select a Pokémon set to import/);
    expect(ordered()).toEqual([]);
    await expectAccessible();
  });

  test('are found by name and series, and chosen with the keyboard', async () => {
    await openImport();
    await expect.element(options).toHaveLength(161);
    await search.fill('eAsT');
    await expect.element(form.getByText('80 sets')).toBeInTheDocument();
    await search.fill('no such set');
    await expect.element(form.getByText('No set is called «no such set».')).toBeVisible();
    await search.fill('faraway 15');
    await expect.element(options).toHaveLength(11);
    await expectAccessible();
    await userEvent.keyboard('{Tab}');
    await expect.element(options.first()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.nth(1)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.nth(2)).toBeChecked();
    // What was chosen is gone with the window.
    await button('Cancel').click();
    await openButton.click();
    await expect.element(form.getByText('No set selected')).toBeVisible();
  });

  test('of another catalogue take the place of those that cannot be read, until it is asked again', async () => {
    const problem = 'It failed (500), 5 times in a row.';
    const shipped = { data: [setOf('Base')], source: 'shipped' as const };
    offer([], { ...shipped, sources: [{ ...API, problem }, SHIPPED] });
    await openImport({ size: PHONE });
    const trouble = form.getByRole('alert');
    await expect.element(trouble).toHaveTextContent(`${API.name}: ${problem}`);
    await expect.element(trouble).toHaveTextContent('Below are the sets of «Sets that come with PokeSol».');
    await expect.element(option('Base')).toBeInTheDocument();
    await expectNoSidewaysScroll();
    await expectAccessible();
    api.answer(SETS, ({ query }) => ({
      data: [CLOUD],
      source: 'api',
      sources: [API, SHIPPED],
      ...(query.get('source') === 'shipped' && shipped),
    }));
    await button('Ask again').click();
    await expect.element(option('Cloud')).toBeInTheDocument();
    await expect.element(trouble).not.toBeInTheDocument();
    await form.getByText(SHIPPED.name).click();
    await expect.element(option('Base')).toBeInTheDocument();
    await expect.element(option('Cloud')).not.toBeInTheDocument();
  });
});

describe('a catalogue that keeps silent', () => {
  const TCGDEX = { kind: 'tcgdex', name: 'TCGdex at dex.example' } as const;
  const sources = [API, TCGDEX, SHIPPED];
  const problem = 'Pokémon TCG API at api.example did not answer within 8 seconds.';

  test('is named while it is asked, and what is wrong with it while the next one is', async () => {
    let answerApi: (answer: ExternalSetsAnswer) => void = () => undefined;
    let answerDex: (answer: ExternalSetsAnswer) => void = () => undefined;
    const waits = { api: new Promise<ExternalSetsAnswer>((resolve) => (answerApi = resolve)) };
    const dex = new Promise<ExternalSetsAnswer>((resolve) => (answerDex = resolve));
    api.answer(SETS, ({ query }) => {
      const source = query.get('source');
      if (source === 'api') return waits.api;
      return source === 'tcgdex' ? dex : { data: [], source: 'shipped', sources };
    });
    await openImport();
    await expect.element(form.getByText('Asking Pokémon TCG API at api.example…')).toBeVisible();
    answerApi({ data: [], source: 'api', sources: [{ ...API, problem }, TCGDEX, SHIPPED] });
    await expect.element(form.getByText(`${problem} Asking instead TCGdex at dex.example…`)).toBeVisible();
    answerDex({ data: [CLOUD], source: 'tcgdex', sources });
    await expect.element(option('Cloud')).toBeInTheDocument();
    await expect.element(form.getByRole('alert')).toHaveTextContent(problem);
    await expect.element(form.getByText(/^Asking/)).not.toBeInTheDocument();
  });

  test('is not said to offer no sets', async () => {
    offer([], { sources });
    await openImport();
    await expect.element(form.getByText('This catalogue offers no sets.')).toBeVisible();
    const silent = { ...TCGDEX, problem };
    api.answer(SETS, { data: [], source: 'tcgdex', sources: [API, silent, SHIPPED] });
    await form.getByText(TCGDEX.name).click();
    await expect.element(form.getByRole('alert')).toHaveTextContent(problem);
    await expect.element(form.getByText('This catalogue offers no sets.')).not.toBeInTheDocument();
  });
});

describe('a set', () => {
  test('is looked at, imported, and found unchanged the next time', async () => {
    await openImport();
    await select('Cloud');
    api.answer(ORDER, reportOf({ dryRun: true }));
    await button('Show what would change').click();
    await expect
      .element(form.getByText('Cloud: 20 cards would be added. Nothing is written yet.'))
      .toBeVisible();
    await expectAccessible();
    const guess = { id: 'cloud-3', name: 'Puff', note: 'Its rarity «Fog» is unknown.' };
    api.answer(ORDER, reportOf({ notes: [guess], noteCount: 1 }));
    offer([{ ...CLOUD, imported: 20 }]);
    await button('Import Set').click();
    await expect.element(message).toHaveTextContent(/Import Successful!.*Imported 20 cards from Cloud/);
    await form.getByText('Read with a guess (1)').click();
    await expect.element(form.getByText(guess.note)).toBeVisible();
    await expectAccessible();

    await button('Import another set').click();
    await expect.element(form.getByText('No set selected')).toBeVisible();
    await expect.element(option('Cloud')).not.toBeChecked();
    await expect.element(form.getByText('All 20 here')).toBeVisible();
    await select('Cloud');
    api.answer(ORDER, reportOf({ dryRun: true, added: 0, unchanged: 20 }));
    await button('Show what would change').click();
    await expect.element(form.getByText('Cloud: nothing would change.')).toBeVisible();
    await expect.element(button('Import Set')).toBeDisabled();
    await button('Back').click();
    api.answer(ORDER, reportOf({ added: 0, unchanged: 20 }));
    await button('Import Set').click();
    await expect.element(figure('Unchanged')).toHaveTextContent('20');
    await button('Done').click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    const wish = { setId: 'cloud', source: 'api', importId: expect.any(String) };
    const dry = { ...wish, dryRun: true };
    expect(ordered()).toEqual([dry, wish, dry, wish]);
  });

  test('whose catalogue fails is not imported: it is said, what was chosen stays, and again mends it', async () => {
    await openImport();
    await select('Cloud');
    api.answer(
      ORDER,
      refusedWith('catalogue-unreachable', {
        reason: 'failing',
        params: { catalogue: 'It', status: 500, times: 1 },
      }),
    );
    await button('Import Set').click();
    const said = form.getByRole('alert');
    await expect.element(said).toHaveTextContent('«Cloud» was not imported');
    await expect.element(said).toHaveTextContent('It failed (500). Nothing was changed; please try again.');
    await expect.element(option('Cloud')).toBeChecked();
    await expect.element(search).toHaveValue('Cloud');
    api.answer(ORDER, reportOf());
    await button('Import Set').click();
    await expect.element(form.getByText('Imported 20 cards from Cloud')).toBeVisible();
  });

  test('with cards that cannot be read is not imported until one goes without them', async () => {
    await openImport();
    await select('Cloud');
    const unread = [{ id: 'cloud-2', name: '', note: 'It has no name.' }];
    const report = reportOf({ cardsImported: 0, added: 0, unread, unreadCount: 1 });
    const words = '1 card of this set cannot be read, so nothing was imported.';
    api.answer(ORDER, refusedWith('cards-unreadable', { params: { unread: 1 }, report }));
    await button('Import Set').click();
    await expect.element(message).toHaveTextContent(/Import Failed.*1 card of this set cannot be read/);
    await expect.element(form.getByRole('alert')).toHaveTextContent(words);
    await expect
      .element(form.getByRole('region', { name: /^Cards that cannot be read/ }))
      .toHaveTextContent('cloud-2');
    await expectAccessible();
    api.answer(ORDER, reportOf({ cardsImported: 19, added: 19, unread, unreadCount: 1 }));
    await button('Import without these cards').click();
    await expect.element(toast('Imported 19 cards from Cloud')).toBeVisible();
    await expect.element(form.getByText(/1 card could not be read and was left out/)).toBeVisible();
    expect(ordered().at(-1)).toMatchObject({ setId: 'cloud', skipUnreadable: true });
  });
});

describe('an import that takes its time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  test('shows how far it is, and goes on while its window is closed', async () => {
    await openImport();
    await select('Cloud');
    const answer = api.hold(ORDER);
    api.answer(PROGRESS, progressOf({ cardsRead: 15, total: 20 }));
    await button('Import Set').click();
    await expect.element(button('Importing...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    const progress = form.getByRole('progressbar', { name: 'Import of Cloud' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '15 of 20 cards read…');
    await button('Hide window').click();
    await expect.element(page.getByText('«Cloud» is being imported…')).toBeVisible();
    await openButton.click();
    await expect.element(progress).toBeVisible();
    answer.answer(reportOf());
    await expect.element(form.getByText('Imported 20 cards from Cloud')).toBeVisible();
    expect(answer.asked()).toBe(1);
  });

  test('is asked for when the line is cut, and not ordered again', async () => {
    await openImport();
    await select('Cloud');
    api.answer(ORDER, lost);
    api.answer(PROGRESS, lost);
    await button('Import Set').click();
    await vi.advanceTimersByTimeAsync(600);
    await expect
      .element(form.getByText(/PokeSol cannot be reached right now\. The import may still be running/))
      .toBeVisible();
    api.answer(PROGRESS, progressOf({ status: 'done', cardsRead: 20, report: reportOf() }));
    await vi.advanceTimersByTimeAsync(4_000);
    await expect.element(toast('Imported 20 cards from Cloud')).toBeVisible();
    expect(ordered()).toHaveLength(1);
  });

  test('that never arrived is ordered again, as the same one', async () => {
    await openImport();
    await select('Cloud');
    api.answer(ORDER, () => (ordered().length === 1 ? lost() : reportOf()));
    api.answer(PROGRESS, refused('import-unknown'));
    await button('Import Set').click();
    await vi.advanceTimersByTimeAsync(600);
    await expect.element(toast('Imported 20 cards from Cloud')).toBeVisible();
    const [first, again] = ordered();
    expect(ordered()).toHaveLength(2);
    expect(again).toEqual(first);
  });
});
