/**
 * «If you do» after a switch asks whether the Pokémon came: a protection may have kept it (rule 10). A rule says `some` of the
 * one that was chosen; the effect names the one that came.
 */
import { isNode, mapped } from '../grammar/data.ts';

type Part = Readonly<Record<string, unknown>>;

/** The chosen one that changes places, by its name. */
function incomingOf({ do: word, with: incoming }: Part): string | undefined {
  if (word !== 'changePlaces' || !isNode(incoming) || !('bound' in incoming)) return undefined;
  return typeof incoming.bound === 'string' ? incoming.bound : undefined;
}

function everyPart(meaning: unknown): readonly Part[] {
  if (!isNode(meaning)) return [];
  return [Object.fromEntries(Object.entries(meaning)), ...Object.values(meaning).flatMap(everyPart)];
}

/** Of which it is asked whether it was chosen, but not before it changes places. */
function askedAfter(meaning: unknown): ReadonlySet<string> {
  const parts = everyPart(meaning);
  const incoming = new Set(parts.map(incomingOf));
  const before = parts.flatMap(({ do: word, is, yes }) =>
    word === 'if' && isNode(is) && 'some' in is && everyPart(yes).some((part) => incomingOf(part) === is.some)
      ? [is.some]
      : [],
  );
  const asked = parts.flatMap(({ some }) => (typeof some === 'string' ? [some] : []));
  return new Set(asked.filter((name) => incoming.has(name) && !before.includes(name)));
}

const CAME = 'came of ';

export function asCame<T>(meaning: T): T {
  const asked = askedAfter(meaning);
  return mapped(meaning, (part) => {
    const incoming = incomingOf(part);
    if (incoming !== undefined && asked.has(incoming)) return { ...part, as: CAME + incoming };
    return typeof part.some === 'string' && asked.has(part.some) ? { ...part, some: CAME + part.some } : part;
  });
}

/** The way back. */
export const asChosen = <T>(meaning: T): T =>
  mapped(meaning, (part) => {
    if (incomingOf(part) !== undefined) {
      const { as: _as, ...chosen } = part;
      return chosen;
    }
    const { some } = part;
    return typeof some === 'string' && some.startsWith(CAME)
      ? { ...part, some: some.slice(CAME.length) }
      : part;
  });
