/** For component tests: whatever is shown must be usable by everybody; no serious or critical finding. */
import axe from 'axe-core';
import { expect } from 'vitest';

// Where it is says enough; writing down what stands there took a fifth of the time.
axe.configure({ noHtml: true });

/**
 * In the usual theme and, of its colours, with more contrast. Forced colours change nothing but colours, of which axe then
 * knows nothing: with `ownColours` it judges all the rest.
 */
export async function expectAccessible({ ownColours = false } = {}): Promise<void> {
  const usual = ownColours ? { rules: { 'color-contrast': { enabled: false } } } : {};
  // An answer that arrives while axe looks makes a button fade from disabled to enabled: what is found then is looked at again.
  if ((await findings(usual)).length > 0) expect(await findings(usual)).toEqual([]);
  if (!ownColours) await withMoreContrast(async () => expect(await findings(COLOURS)).toEqual([]));
}

const COLOURS: axe.RunOptions = { runOnly: ['color-contrast'] };
const MORE_CONTRAST = 'data-high-contrast';

async function withMoreContrast(judge: () => Promise<void>): Promise<void> {
  const root = document.documentElement;
  if (root.hasAttribute(MORE_CONTRAST)) return;
  root.setAttribute(MORE_CONTRAST, '');
  try {
    await judge();
  } finally {
    root.removeAttribute(MORE_CONTRAST);
  }
}

/** Of the page at rest: a colour that still fades into another is neither. */
async function findings(options: axe.RunOptions): Promise<{ id: string; where: string[] }[]> {
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...options });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}
