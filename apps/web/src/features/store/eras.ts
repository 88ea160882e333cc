/** The shelves of a store with many packs: one for each era, the newest first, and what a search finds on them. */
import type { PackType } from '@pokesol/protocol';

export type Era = {
  /** As the address names it. */
  readonly key: string;
  readonly name: string;
  /** For a tab. */
  readonly shortName: string;
  /** «2020–23», or nothing where no set of it has a date. */
  readonly years: string;
  /** The newest set first, and its packs by price. */
  readonly packs: readonly PackType[];
};

/** As many packs stand on one shelf, of however many eras they are. */
export const ONE_SHELF = 12;

/** What stands on its own shelf where a server does not say when its set appeared. */
const OTHERS = 'Others';

const SHORT_NAMES: Readonly<Record<string, string>> = { 'HeartGold & SoulSilver': 'HGSS' };

/** No era where all packs have room on one shelf. */
export function erasOf(packTypes: readonly PackType[]): readonly Era[] {
  if (packTypes.length <= ONE_SHELF) return [];
  const bySeries = new Map<string, PackType[]>();
  for (const pack of packTypes) {
    const series = pack.series ?? OTHERS;
    bySeries.set(series, [...(bySeries.get(series) ?? []), pack]);
  }
  return [...bySeries]
    .map(([name, packs]) => ({
      key: keyOf(name),
      name,
      shortName: SHORT_NAMES[name] ?? name,
      years: yearsOf(packs),
      packs: inOrder(packs),
    }))
    .sort((a, b) => (newest(b) < newest(a) ? -1 : 1));
}

const newest = ({ packs }: Era): string => packs[0]?.releaseDate ?? '';

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The newest set first; packs of one set stand together, the cheapest first. */
const inOrder = (packs: readonly PackType[]): readonly PackType[] =>
  [...packs].sort(
    (a, b) =>
      compare(b.releaseDate ?? '', a.releaseDate ?? '') ||
      compare(a.setId, b.setId) ||
      Number(a.price) - Number(b.price),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** «2010», «2020–23», «1999–2002». */
function yearsOf(packs: readonly PackType[]): string {
  const years = packs.flatMap(({ releaseDate }) => releaseDate?.slice(0, 4) ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return first;
  return `${first}–${first.slice(0, 2) === last.slice(0, 2) ? last.slice(2) : last}`;
}

/** The era of the pack that is asked for, else the one that is, else the newest. */
export function chosenEra(
  eras: readonly Era[],
  { pack, era }: { readonly pack: string | null; readonly era: string | null },
): Era | undefined {
  const holds = eras.find(({ packs }) => packs.some(({ id }) => id === pack));
  return holds ?? eras.find(({ key }) => key === era) ?? eras[0];
}

/** Packs whose name, set or era has the text, and those of the sets whose cards do; the newest first. */
export function packsFound(
  packTypes: readonly PackType[],
  text: string,
  setIds: ReadonlySet<string>,
): readonly PackType[] {
  const wanted = text.trim().toLowerCase();
  const found = packTypes.filter(
    ({ name, setId, setName, series = '' }) =>
      setIds.has(setId) || [name, setName, series].some((each) => each.toLowerCase().includes(wanted)),
  );
  return inOrder(found);
}

/** Packs of one set: «Mini», «Booster», «Premium», the cheapest first. */
export type PackEdition = { readonly packId: string; readonly name: string };

/** None where the set has one pack, or where two would have one name. */
export function editionsOf(packTypes: readonly PackType[], pack: PackType): readonly PackEdition[] {
  const editions = inOrder(packTypes.filter(({ setId }) => setId === pack.setId)).map(({ id, name }) => ({
    packId: id,
    name: /(\S+) Pack$/.exec(name)?.[1] ?? name,
  }));
  const names = new Set(editions.map(({ name }) => name));
  return editions.length > 1 && names.size === editions.length ? editions : [];
}
