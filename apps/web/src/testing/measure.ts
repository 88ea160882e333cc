/** For component tests that measure what is shown: what is in sight, and how a finding names it. */

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return (
    width > 1 &&
    height > 1 &&
    style.visibility !== 'hidden' &&
    style.clipPath !== 'inset(50%)' &&
    element.closest('.sr-only') === null &&
    element.checkVisibility()
  );
};

export const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').join('.')} «${(element.textContent ?? '').trim().slice(0, 24)}»`;
