/** How much of the cards' texts is read: nothing yet, by set, what is in the way, and reading again under way. */
import type { CardTextFigures, CardTextsAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api } from '../../../testing/api.ts';
import { expectNoSidewaysScroll } from '../../../testing/pages.ts';
import { PHONE, resize, show } from '../../../testing/show.tsx';
import { ReportView } from '../import/ReportView.tsx';
import { sampleReport } from '../import/sampleReport.ts';
import { showAdmin } from '../testing/pages.ts';
import { readPercent } from './share.ts';

const TEXTS = 'GET /api/admin/card-texts';
const FIGURES: CardTextFigures = {
  cards: 200,
  inFull: 199,
  attack: { texts: 300, read: 299 },
  ability: { texts: 0, read: 0 },
  trainer: { texts: 20, read: 10 },
  energy: { texts: 1, read: 1 },
};
const NOTHING: CardTextsAnswer = { sets: [], unread: [], inFull: [] };
const DAWN = { id: 'dawn1', name: 'Dawn', withoutText: 0, ...FIGURES };
const NOON = { ...DAWN, id: 'noon1', name: 'Noon', inFull: 200 };

test('without a printed text it says where they come from', async () => {
  api.answer(TEXTS, NOTHING);
  await showAdmin('Texts');
  await expect.element(page.getByText('No printed texts yet')).toBeVisible();
});

test('each set has its shares, those that play in full are named, and what stops reading stands below', async () => {
  api.answer(TEXTS, {
    sets: [DAWN, NOON],
    inFull: ['Noon'],
    unread: [{ words: 'Sing # songs.', why: 'words', texts: 41, unlocks: 1 }],
  });
  await showAdmin('Texts');
  await expect.element(page.getByText('Every card plays in full, for ranked battles: Noon.')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Dawn/ }))
    .toHaveTextContent(/^Dawn\s*199 of 200 · 99%\s*299 of 300 · 99%\s*–\s*10 of 20 · 50%\s*1 of 1 · 100%$/);
  await expect.element(page.getByText('Sing # songs.')).toBeVisible();
  await expect
    .element(
      page.getByText('in 41 texts; it alone keeps 1 card from playing in full · no rule reads these words'),
    )
    .toBeVisible();
  await expectAccessible();
  await resize(PHONE);
  await expectNoSidewaysScroll();
});

test('texts that are not stored are counted, and everything is not said to be read', async () => {
  api.answer(TEXTS, { ...NOTHING, sets: [DAWN, { ...NOON, withoutText: 21 }] });
  await showAdmin('Texts');
  await expect
    .element(page.getByText('21 texts are not on this server. Import their sets in the Cards tab.'))
    .toBeVisible();
  await expect.element(page.getByText('Everything is read.')).not.toBeInTheDocument();
});

test('while all cards are read again it says how far that is', async () => {
  api.answer(TEXTS, { ...NOTHING, sets: [DAWN], reading: { done: 40, total: 200 } });
  await showAdmin('Texts');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40');
  await expect
    .element(page.getByText(/^40 of 200\. Until all are done, players see what was read before/))
    .toBeVisible();
});

test('any text is explained: by its rules, or why it is refused', async () => {
  api.answer(TEXTS, NOTHING);
  const asked: string[] = [];
  api.answer('GET /api/admin/card-texts/explained', ({ query }) => {
    asked.push(query.toString());
    return { texts: [{ isRead: false, lines: ['not read (words): Sing', '  then stands: 4 songs.'] }] };
  });
  await showAdmin('Texts');
  await expect.element(page.getByRole('button', { name: 'Explain' })).toBeDisabled();
  await page.getByLabelText('Kind').selectOptions('Supporter');
  await expect.element(page.getByLabelText('Damage')).not.toBeInTheDocument();
  await page.getByLabelText('Text', { exact: true }).fill('Sing 4 songs.');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect.element(page.getByText('It is not read.')).toBeVisible();
  await expect.element(page.getByText('not read (words): Sing')).toBeVisible();
  expect(asked).toEqual(['kind=supporter&text=Sing+4+songs.']);
  await expectAccessible();
  await resize(PHONE);
  await expectNoSidewaysScroll();
});

test('an import shows what was read before it, and what would be with it', async () => {
  show(
    <ReportView
      report={sampleReport({ dryRun: true, texts: { before: { ...FIGURES, inFull: 20 }, after: FIGURES } })}
    />,
  );
  await expect
    .element(page.getByRole('row', { name: /^Cards in full/ }))
    .toHaveTextContent(/^Cards in full\s*20 of 200 · 10%\s*199 of 200 · 99%$/);
  await expect.element(page.getByRole('columnheader')).toHaveLength(3);
  await expect.element(page.getByRole('row', { name: /^Abilities/ })).not.toBeInTheDocument();
});

test.each([
  [0, 0, '–'],
  [0, 3, '0%'],
  [999, 1000, '99%'],
  [3, 3, '100%'],
])('%i of %i is %s', (part, whole, text) => expect(readPercent(part, whole)).toBe(text));
