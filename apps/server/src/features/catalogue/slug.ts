/** Makes ids that people can read out of names. */

/** Card ids have a number behind it, and at most 64 characters. */
const LONGEST = 40;

/** «Jungle Heroes!» → `jungle-heroes`; 'set' for a name without a Latin letter or a digit. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, LONGEST).replace(/-$/, '') || 'set';
}

/** The slug, or the first of `slug-2`, `slug-3`… that is not taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  for (let turn = 1; ; turn += 1) {
    const candidate = turn === 1 ? slug : `${slug}-${turn}`;
    if (!taken.has(candidate)) return candidate;
  }
}
