/** Asks the catalogues in their order until one can be read, and reports meanwhile which, and what was wrong with those before. */
import { type CatalogueKind, catalogueProblemText, type ExternalSetsAnswer } from '@pokesol/protocol';

/** What is being asked now. */
export type Asking = { readonly name: string; readonly problems: readonly string[] };

/** The sets that come with the product are always there, and their answer names all catalogues: it is asked for first. */
export async function setsInTurn(
  ask: (kind: CatalogueKind) => Promise<ExternalSetsAnswer>,
  onAsking: (asking: Asking) => void,
): Promise<ExternalSetsAnswer> {
  const own = await ask('shipped');
  const problems = new Map<CatalogueKind, string>();
  const storedFields = (answer: ExternalSetsAnswer): ExternalSetsAnswer => ({
    ...answer,
    sources: own.sources.map(({ kind, name }) => {
      const problem = problems.get(kind);
      return { kind, name, ...(problem === undefined ? {} : { problem }) };
    }),
  });
  for (const { kind, name } of own.sources) {
    if (kind === 'shipped') continue;
    onAsking({ name, problems: [...problems.values()] });
    const answer = await ask(kind);
    const problem = catalogueProblemOf(answer, kind);
    if (problem === undefined) return storedFields(answer);
    problems.set(kind, problem);
  }
  return storedFields(own);
}

export function catalogueProblemOf({ sources }: ExternalSetsAnswer, kind: CatalogueKind): string | undefined {
  const source = sources.find((each) => each.kind === kind);
  // A newer server's code has no sentence here.
  return (source?.refusal && catalogueProblemText(source.refusal)) ?? source?.problem;
}

/** 'Asking TCGdex at api.example…', after what is known to be wrong. */
export const askingText = ({ name, problems }: Asking): string =>
  [...problems, `Asking ${problems.length > 0 ? 'instead ' : ''}${name}…`].join(' ');
