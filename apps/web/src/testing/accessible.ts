/** For component tests: whatever is shown must be usable by everybody; no serious or critical finding. */
import axe from 'axe-core';
import { expect } from 'vitest';

export async function expectAccessible(): Promise<void> {
  // A colour that still fades into another is neither.
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual(
    [],
  );
}
