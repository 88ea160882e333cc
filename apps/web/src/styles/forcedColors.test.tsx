/** The reader's own colours in place of ours: buttons are read and seen, and so is what was chosen. */
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { deckOf, OPPONENTS, PACK_TYPES, summaryOf } from '../testing/examples.ts';
import { main } from '../testing/pages.ts';
import { showPage } from '../testing/show.tsx';

/** What lies behind its text: the first face on the way outwards, the frames that are drawn behind their element among them. */
function colourBehind(element: Element): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const faces = [
      getComputedStyle(each, '::after'),
      getComputedStyle(each, '::before'),
      getComputedStyle(each),
    ].filter(({ content }, at) => at === 2 || content !== 'none');
    const face = faces.find(({ backgroundColor }) => !/, 0\)$/.test(backgroundColor));
    if (face !== undefined) return face.backgroundColor;
  }
  throw new Error('Nothing lies behind it');
}

/** The line around it: of its own, or of the frame behind it. */
function edgeOf(element: Element): string {
  const frame = getComputedStyle(element, '::before');
  const { outlineStyle, outlineWidth, outlineColor, borderTopWidth } = getComputedStyle(element);
  if (outlineStyle !== 'none') return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
  return frame.content === 'none' ? `border ${borderTopWidth}` : `frame ${frame.borderTopWidth}`;
}

const shownButtons = () =>
  [...document.querySelectorAll('button')].filter((button) => button.checkVisibility());

function expectButtonsRead(): void {
  const buttons = shownButtons();
  expect(buttons.length).toBeGreaterThan(4);
  for (const button of buttons) {
    expect(getComputedStyle(button).color, button.textContent ?? '').not.toBe(colourBehind(button));
    expect(edgeOf(button), button.textContent ?? '').not.toMatch(/ 0px$/);
  }
}

test('in the store every button is read and has an edge, and the chosen one another, with the focus on it or not', async () => {
  await commands.emulateForcedColors('active');
  api.answer('GET /api/pack-types', PACK_TYPES);
  localStorage.setItem('pokesol.shelf-view', 'classic');
  await showPage('/');
  const choice = (name: string) => main.getByRole('button', { name, exact: true });
  await expect.element(choice('Classic')).toBeVisible();
  await expect.element(main.getByRole('article').first()).toBeVisible();
  expectButtonsRead();
  const lookOf = (element: Element) => `${edgeOf(element)} ${getComputedStyle(element).textDecorationLine}`;
  const look = async (name: string) => lookOf(await choice(name).findElement());
  expect(await look('Classic')).not.toBe(await look('3D View'));
  // A ring is drawn for one who uses keys; what is drawn anew on the way loses the focus.
  const lookInFocus = async (name: string) => {
    const element = await choice(name).findElement();
    if (!element.matches(':focus-visible')) await userEvent.tab();
    return element.matches(':focus-visible') ? lookOf(element) : 'not reached';
  };
  // It may take more than one press to reach it.
  await expect.poll(() => lookInFocus('3D View')).toMatch(/^solid 4px .* none$/);
  await expect.poll(() => lookInFocus('Classic')).toMatch(/^solid 4px .* underline$/);
});

test('in the lobby every button is read, and the chosen rules and opponent are seen', async () => {
  await commands.emulateForcedColors('active');
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
  await showPage('/battle', { wallet: true });
  await page.getByRole('button', { name: 'Find Battle' }).click();
  await expect.element(page.getByRole('radio', { name: /^Classic/ })).toBeInTheDocument();
  expectButtonsRead();
  const picked = [...document.querySelectorAll('[data-picked]')];
  expect(picked.length).toBeGreaterThanOrEqual(3);
  for (const element of picked) expect(edgeOf(element)).toContain('solid 4px');
  expect(edgeOf(document.querySelector('.rules-option:not([data-picked])') ?? document.body)).not.toContain(
    'solid 4px',
  );
});

test('a window covers what lies behind it, and of tabs and their panels the chosen tab alone is marked', async () => {
  await commands.emulateForcedColors('active');
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  await showPage('/campaign', { wallet: true });
  const lineUnder = async (role: 'tab' | 'tabpanel') =>
    getComputedStyle(await main.getByRole(role).first().findElement()).textDecorationLine;
  expect(await lineUnder('tab')).toBe('underline');
  expect(await lineUnder('tabpanel')).toBe('none');
  await page.getByRole('button', { name: 'Trading' }).click();
  const dialog = await page.getByRole('dialog').findElement();
  expect(getComputedStyle(dialog).backgroundColor).not.toMatch(/, 0\)$/);
});
