/**
 * «If you do» asks whether it was done in full (rule 10): of two cards that were to be discarded, both. A rule says `some` of
 * what was chosen; where more than one was asked for, the effect counts them.
 */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was chosen at least, by the name it was given. */
function leastOf(meaning: unknown, least = new Map<string, { min: number; pokemon: boolean }>()) {
  if (!isObject(meaning)) return least;
  for (const part of Object.values(meaning)) leastOf(part, least);
  if ('do' in meaning && 'as' in meaning && 'min' in meaning && typeof meaning.as === 'string')
    least.set(meaning.as, { min: Number(meaning.min), pokemon: meaning.do === 'choosePokemon' });
  return least;
}

/** The least number that is as many as there are. */
const ALL = 60;

export function inFull<T>(meaning: T): T {
  const least = leastOf(meaning);
  return changed(meaning, (value) => {
    if (!('some' in value) || typeof value.some !== 'string') return undefined;
    const chosen = least.get(value.some);
    if (chosen === undefined || chosen.min < 2 || chosen.min === ALL) return undefined;
    const bound = { bound: value.some };
    return { quantity: chosen.pokemon ? { count: bound } : { cards: bound }, atLeast: chosen.min };
  }) as T;
}

/** The way back. */
export function asSome<T>(meaning: T): T {
  const least = leastOf(meaning);
  return changed(meaning, (value) => {
    if (!('quantity' in value) || !('atLeast' in value) || !isObject(value.quantity)) return undefined;
    const [of] = Object.values(value.quantity);
    if (!isObject(of) || !('bound' in of) || typeof of.bound !== 'string') return undefined;
    return least.get(of.bound)?.min === value.atLeast ? { some: of.bound } : undefined;
  }) as T;
}

function changed(value: unknown, change: (value: object) => object | undefined): unknown {
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (!isObject(value)) return value;
  return (
    change(value) ??
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change)]))
  );
}
