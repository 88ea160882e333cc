/** A replay that cannot be shown: why, in words, and what to do. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, broken, refused } from '../../../testing/api.ts';
import { cardsOfSet } from '../../../testing/examples.ts';
import { expectNoSidewaysScroll, focusOn } from '../../../testing/pages.ts';
import { DESK, PHONE, resize, showPage } from '../../../testing/show.tsx';
import { drawUrl } from '../../card/art/draw.ts';
import { keyOf, LARGE_CREATURE, subjectOf } from '../../card/art/portrait.ts';
import { keptOfficial } from './officialTesting.ts';
import { keptBattle } from './testing.ts';

const REPLAY = 'GET /api/battles/*/replay';
const ADDRESS = '/battle/00000000-0000-4000-8000-000000000000/replay';
const heading = (name: string) => page.getByRole('heading', { name });

/** The creatures, people and things that are drawn on cards; those on their way have no address yet. */
const subjects = () =>
  [...document.querySelectorAll<HTMLImageElement>('.art-subject, .card-subject')].flatMap(({ src }) =>
    src === '' ? [] : [src],
  );

test('opened directly it draws nothing before the catalogue has come, and then what the catalogue says', async () => {
  const answer = keptBattle('opened directly', 14);
  const sets = [...new Set(answer.record.printed.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))];
  api.answer(REPLAY, answer);
  const cards = api.hold('GET /api/cards');
  await showPage(ADDRESS);
  const slider = page.getByRole('slider', { name: 'Move' });
  await focusOn(slider);
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.querySelectorAll('[data-pokemon]').length).toBeGreaterThan(1);
  expect(subjects()).toEqual([]);
  cards.answer(({ query }) => cardsOfSet(query.get('setId') ?? ''));
  await expect.poll(() => subjects().length).toBeGreaterThan(1);
  const right = new Set(
    sets
      .flatMap(cardsOfSet)
      .flatMap((card) => [subjectOf(card), subjectOf(card, { size: LARGE_CREATURE })])
      .flatMap((drawing) => (drawing === undefined ? [] : [drawUrl(keyOf(drawing))])),
  );
  expect(subjects().filter((url) => !right.has(url))).toEqual([]);
});

/** How far in a caption must stay: the frame is drawn so thick. */
const FRAME = 4;
const MOVES_LOOKED_AT = 24;

test('captions fit their frame, and the buttons keep their place whatever the captions say', async () => {
  api.answer(REPLAY, keptBattle('captions', MOVES_LOOKED_AT));
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  await showPage(ADDRESS);
  const slider = page.getByRole('slider', { name: 'Move' });
  await focusOn(slider);
  for (const size of [DESK, { width: 1280, height: 720 }, PHONE]) {
    await resize(size);
    await userEvent.keyboard('{Home}');
    const heights = new Set<number>();
    for (let move = 1; move <= MOVES_LOOKED_AT; move += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(page.getByText(`${move}/${MOVES_LOOKED_AT}`)).toBeInTheDocument();
      const [frame, caption] = ['.replay-controls', '.replay-now'].map((css) =>
        document.querySelector(css)?.getBoundingClientRect(),
      );
      if (frame === undefined || caption === undefined) throw new Error('a caption in its frame');
      expect(caption.top - frame.top).toBeGreaterThanOrEqual(FRAME);
      expect(frame.bottom - caption.bottom).toBeGreaterThanOrEqual(FRAME);
      const text = document.querySelector('.replay-now-text')?.getBoundingClientRect();
      expect(text?.right).toBeLessThanOrEqual(frame.right - FRAME);
      heights.add(frame.height);
    }
    // Half a pixel comes and goes with the glyphs of another script; it moves no key.
    expect(Math.max(...heights) - Math.min(...heights), `${size.width} pixels wide`).toBeLessThan(1);
  }
});

/** The longest that the game gives, with a space and without. */
const LONG_NAMES = ['HoloHunter99', 'Practice partner'] as const;

test('a long name stays in its place on a phone, whole', async () => {
  const kept = keptBattle('captions', 1);
  const [you, opponent] = kept.players;
  const [ownName, name] = LONG_NAMES;
  api.answer(REPLAY, {
    ...kept,
    players: [
      { ...you, name: ownName },
      { ...opponent, name },
    ],
  });
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  await showPage(ADDRESS);
  await resize(PHONE);
  await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible();
  const outside = () =>
    [...document.querySelectorAll('.side')].filter((side) => {
      const words = document.createRange();
      words.selectNodeContents(side.querySelector('.side-name') ?? side);
      const { right, top, bottom } = words.getBoundingClientRect();
      const strip = side.getBoundingClientRect();
      const cells = side.querySelector('.cells')?.getBoundingClientRect().left ?? 0;
      return right > cells || top < strip.top || bottom > strip.bottom;
    });
  await expect.poll(outside).toEqual([]);
});

test('Space skips what is shown, with the focus on the key that plays', async () => {
  api.answer(REPLAY, keptBattle('captions', MOVES_LOOKED_AT));
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  await showPage(ADDRESS);
  const moved = () => document.querySelector('[data-testid="animation"]') !== null;
  const forward = page.getByRole('button', { name: 'One move forward' });
  await forward.click();
  await expect.poll(moved).toBe(true);
  await focusOn(page.getByRole('button', { name: 'Play' }));
  await userEvent.keyboard(' ');
  await expect.poll(moved).toBe(false);
  // Neither was it pressed, nor did the next move begin.
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.element(page.getByText(`1/${MOVES_LOOKED_AT}`)).toBeInTheDocument();
});

describe('of a battle by the official rules', () => {
  const MOVES = 30;
  const showReplay = async () => {
    api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
    await showPage(ADDRESS);
    await expect.element(page.getByText(`0/${MOVES + 1}`)).toBeInTheDocument();
  };

  test('it names the format, and finds one that was not promised', async () => {
    const answer = keptOfficial(MOVES);
    const format = { id: 'base-neo', hash: '0'.repeat(64) };
    api.answer(REPLAY, { ...answer, record: { ...answer.record, format } });
    await showReplay();
    await expect.element(page.getByText('Replay · Official rules · Base to Neo')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Not verified' })).toBeVisible();
  });

  test('it is stepped at its own table, and verified', async () => {
    api.answer(REPLAY, keptOfficial(MOVES));
    await showReplay();
    await expect.element(page.getByText('Replay · Official rules')).toBeVisible();
    await expect.element(page.getByText('Every move follows from what was promised.')).toBeInTheDocument();
    expect(document.querySelector('.official-board')).not.toBeNull();
    await focusOn(page.getByRole('slider', { name: 'Move' }));
    await userEvent.keyboard('{End}');
    await expect.element(page.getByText(`${MOVES + 1}/${MOVES + 1}`)).toBeInTheDocument();
    await expect.element(page.getByText(/ conceded\./).first()).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[data-pokemon]').length).toBeGreaterThan(1);
    await expectAccessible();
    await resize(PHONE);
    await expectNoSidewaysScroll();
  });

  test('a Pokémon is read with all that lies on it, and the controls lie over no hand', async () => {
    api.answer(REPLAY, keptOfficial(MOVES));
    await showReplay();
    await resize({ width: 1440, height: 900 });
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    expect(place('.replay-controls')?.top).toBeGreaterThanOrEqual(place('.hand')?.bottom ?? Number.NaN);
    await focusOn(page.getByRole('slider', { name: 'Move' }));
    await userEvent.keyboard('{End}');
    const active = page.getByRole('region', { name: "Red's side" }).getByRole('button', { name: /Read\.$/ });
    await active.first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a forged one is caught', async () => {
    const kept = keptOfficial(MOVES);
    const actions = kept.record.actions.slice(0, -1);
    api.answer(REPLAY, { ...kept, record: { ...kept.record, actions } });
    api.answer('GET /api/cards', []);
    await showPage(ADDRESS);
    await expect.element(page.getByText('Mismatch!')).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Not verified' })).toBeVisible();
  });
});

describe('a replay', () => {
  test('of a battle that goes on has to wait', async () => {
    api.answer(REPLAY, refused('battle-running'));
    await showPage(ADDRESS);
    await expect.element(heading('This battle is still being played')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Look again' })).toBeVisible();
    await expectAccessible();
  });

  test.for(['battle-unknown', 'bad-request'] as const)('of no battle (%s) says so', async (code) => {
    api.answer(REPLAY, refused(code));
    await showPage(ADDRESS);
    await expect.element(heading('There is no such battle')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Look again' })).not.toBeInTheDocument();
  });

  test('that did not load can be looked for again', async () => {
    api.answer(REPLAY, broken());
    await showPage(ADDRESS);
    await expect.element(heading('The replay did not load')).toBeVisible();
    api.answer(REPLAY, refused('battle-running'));
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect.element(heading('This battle is still being played')).toBeVisible();
  });
});
