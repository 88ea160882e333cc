/** A graph of modules and the arrows between them: its knots, and how it differs from a picture of it. */

/** For each module, those that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export type Arrow = { readonly from: string; readonly to: string };

const arrowText = ({ from, to }: Arrow): string => `${from} → ${to}`;

export function graphOf(modules: Iterable<string>, arrows: Iterable<Arrow>): Graph {
  const graph = new Map([...modules].map((name) => [name, new Set<string>()]));
  for (const { from, to } of arrows) {
    if (from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

/** Groups of modules each of which leads to all others of its group, sorted; a graph whose arrows run one way has none. */
export function knotsOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((name) => [name, reachedFrom(graph, name)]));
  const leadsTo = (from: string, to: string): boolean => reached.get(from)?.has(to) === true;
  const knots = new Map<string, string[]>();
  for (const name of graph.keys()) {
    if (!leadsTo(name, name)) continue;
    const knot = [...graph.keys()].filter((other) => leadsTo(name, other) && leadsTo(other, name)).sort();
    knots.set(knot.join(' '), knot);
  }
  return [...knots.values()];
}

/** All modules that arrows lead to from `start`; itself only where they lead back to it. */
function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const next of graph.get(name) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  return reached;
}

/** The arrows of `graph` that `other` does not have, as text. */
export const arrowsBeyond = (graph: Graph, other: Graph): string[] =>
  [...graph]
    .flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })))
    .filter(({ from, to }) => other.get(from)?.has(to) !== true)
    .map(arrowText)
    .sort();

/**
 * Reads the picture `name` of a Markdown text: a fenced block «arrows name» with a line for each module, such as
 * `proof → packs, wallet`. A line may name only modules of earlier lines, so a picture cannot hold a knot.
 */
export function readPicture(markdown: string, name: string): Graph {
  const block = new RegExp(`^\`\`\`arrows ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(markdown)?.[1];
  if (block === undefined) throw new Error(`There is no picture «${name}»`);
  const graph = new Map<string, Set<string>>();
  for (const line of block.split('\n').filter((each) => each.trim() !== '')) {
    const [module = '', targets = ''] = line.split('→').map((part) => part.trim());
    const names = targets.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
    if (graph.has(module)) throw new Error(`«${name}» has two lines for ${module}`);
    const later = names.filter((each) => !graph.has(each));
    if (later.length > 0) throw new Error(`«${name}»: ${module} names ${later.join(', ')} before its line`);
    graph.set(module, new Set(names));
  }
  return graph;
}
