/** What an effect asks of a card of a name must be something that cards of that name can be: a Stadium is on no Bench. */
import { isNode } from '../grammar/data.ts';
import type { NameKind } from '../text/nameKinds.ts';

type Asked = { readonly name: string; readonly as: NameKind };

const field = (value: object, key: string): unknown => Reflect.get(value, key);
const does = (value: object, ...words: readonly string[]): boolean =>
  words.some((word) => field(value, 'do') === word);

/** The names in a filter of cards. */
function namesIn(filter: unknown): readonly string[] {
  if (!isNode(filter)) return [];
  const names = [field(filter, 'name'), field(filter, 'evolvesFrom')];
  const inside = [field(filter, 'any'), field(filter, 'not')].flat();
  return [...names.filter((name) => typeof name === 'string'), ...inside.flatMap(namesIn)];
}

/** A filter of Pokémon, not a trigger or a step that is about a card. */
const isOfPokemon = (value: object): boolean =>
  isNode(field(value, 'card')) && !['do', 'works', 'change', 'part'].some((key) => key in value);

/** As what the cards are needed that a step takes. */
function neededFor(value: object): NameKind | undefined {
  if (does(value, 'bench', 'evolve')) return 'pokemon';
  return does(value, 'attachEnergy', 'attachEach') ? 'energy' : undefined;
}

/** The filters of cards that were chosen, by the names they were given. */
function chosenIn(value: unknown, chosen = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  if (!isNode(value)) return chosen;
  for (const part of Object.values(value)) chosenIn(part, chosen);
  if (does(value, 'chooseCards')) chosen.set(String(field(value, 'as')), field(value, 'from'));
  return chosen;
}

/** Every name that is asked for as a kind. */
function askedIn(value: unknown, chosen: ReadonlyMap<string, unknown>): readonly Asked[] {
  if (!isNode(value)) return [];
  const asked = (as: NameKind, filter: unknown): readonly Asked[] =>
    namesIn(filter).map((name) => ({ name, as }));
  const needed = neededFor(value);
  const cards = field(value, 'cards') ?? field(value, 'card');
  const from = isNode(cards) && 'bound' in cards ? chosen.get(String(cards.bound)) : cards;
  return [
    ...(isOfPokemon(value) ? asked('pokemon', field(value, 'card')) : []),
    ...(isNode(field(value, 'stadium')) ? asked('stadium', field(value, 'stadium')) : []),
    ...(needed !== undefined && isNode(from) ? asked(needed, field(from, 'where')) : []),
    ...Object.values(value).flatMap((part) => askedIn(part, chosen)),
  ];
}

/** The first name of which no card is what the effect asks of it; a card of unknown kind may be anything. */
export const misplacedName = (
  meaning: unknown,
  kindsOf: (name: string) => readonly NameKind[],
): string | undefined =>
  askedIn(meaning, chosenIn(meaning)).find(({ name, as }) => {
    const kinds = kindsOf(name);
    return kinds.length > 0 && !kinds.includes(as);
  })?.name;
