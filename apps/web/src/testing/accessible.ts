/** For component tests: whatever is shown must be usable by everybody; no serious or critical finding. */
import axe from 'axe-core';
import { expect } from 'vitest';

// Where it is says enough; writing down what stands there took a fifth of the time.
axe.configure({ noHtml: true });

/** Of the reader's own colours axe knows nothing: with those it judges all but colours. */
export async function expectAccessible({ ownColours = false } = {}): Promise<void> {
  // An answer that arrives while axe looks makes a button fade from disabled to enabled: what is found then is looked at again.
  if ((await findings(ownColours)).length > 0) expect(await findings(ownColours)).toEqual([]);
}

/** Of the page at rest: a colour that still fades into another is neither. */
async function findings(ownColours: boolean): Promise<{ id: string; where: string[] }[]> {
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    ...(ownColours && { rules: { 'color-contrast': { enabled: false } } }),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}
