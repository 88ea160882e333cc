/** Makes ids that people can read out of names. */

/** How long an id gets, and what it is called where the name has no Latin letter and no digit. */
export type SlugRule = { readonly longest: number; readonly nameless: string };

/** «Jungle Heroes!» → `jungle-heroes`. */
export function slugOf(name: string, { longest, nameless }: SlugRule): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, longest).replace(/-$/, '') || nameless;
}

/** The slug, or the first of `slug-2`, `slug-3`… that is not taken. */
export function freeSlug(name: string, rule: SlugRule, taken: ReadonlySet<string>): string {
  const slug = slugOf(name, rule);
  for (let turn = 1; ; turn += 1) {
    const candidate = turn === 1 ? slug : `${slug}-${turn}`;
    if (!taken.has(candidate)) return candidate;
  }
}
