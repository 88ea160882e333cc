/** Clauses of one sentence as a person says them: orders with «and», what has a subject of its own as a sentence, or behind a comma. */

import { indexOfRun, withRun } from './runs.ts';

/** Stands before the comma or the «and» that joins two clauses; no text has it. */
const JOINS = '¦';

const ORDERS: ReadonlySet<string> = new Set(
  (
    'attach change choose count devolve discard do draw flip have heal ignore knock look move place prevent put ' +
    'remove return reveal search show shuffle switch take turn use'
  ).split(' '),
);
/** What follows hangs on it. */
const HANGS: ReadonlySet<string> = new Set(
  'if when whenever for once as at before after while choose •'.split(' '),
);
const isOrder = (clause: readonly string[]): boolean => ORDERS.has(clause[0] ?? '');

export function joined(words: readonly string[]): readonly string[] {
  const said = asUses(words);
  const done: string[] = [];
  for (let from = 0; from < said.length; ) {
    const stop = said.indexOf('.', from);
    const to = stop === -1 ? said.length : stop + 1;
    done.push(...sentence(said.slice(from, to)));
    from = to;
  }
  return done;
}

/** «You may» of what is no order: the ability is used, and then that happens. */
function asUses(words: readonly string[]): readonly string[] {
  if (indexOfRun(words, THEY) !== -1) return withRun(words, THEY, HAVE_THEM);
  const ability = words.join(' ').includes('this power') ? 'power' : 'ability';
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const isThen = words.slice(at - 5, at).join(' ') === 'if you do , you';
    if (word !== 'may' || words[at - 1] !== 'you' || isThen || !SUBJECTS.has(next)) return [word];
    return ['may', 'use', 'this', ability, '.'];
  });
}
const THEY = `may your opponent shuffles their hand into their deck ${JOINS} and your opponent draws`.split(
  ' ',
);
const HAVE_THEM =
  `may have your opponent shuffle their hand into their deck ${JOINS} and your opponent draws`.split(' ');
const SUBJECTS: ReadonlySet<string> = new Set(
  'your this that each both the any during until if neither'.split(' '),
);

function sentence(words: readonly string[]): readonly string[] {
  const clauses = clausesOf(words);
  const [first = [], ...others] = clauses;
  if (others.length === 0) return words;
  const hangs = hangsOn(words);
  const orders = [startOf(first, hangs), ...others].map(isOrder);
  // What counts what was done before is a sentence of its own.
  if (!hangs && first.includes('60') && others.some((clause) => clause.join(' ').includes('in this way')))
    return clauses.flatMap((clause, at) => (at === 0 ? clause : ['.', ...clause]));
  const holdsAnd = clauses.some((clause) => clause.slice(clause.lastIndexOf('•') + 1).includes('and'));
  if (orders.every((order) => order) && (!holdsAnd || others.length > 1))
    return list(clauses, others.length > 1 ? [',', 'and'] : ['and']);
  if (hangs) return list(clauses, [',', 'and']);
  // Orders that follow each other stay together, and so does what is said of «that Pokémon».
  const sentences: (readonly string[])[][] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = sentences.at(-1);
    if (before !== undefined && orders[at] === true && orders[at - 1] === true && !holdsAnd)
      before.push(clause);
    else sentences.push([clause]);
  }
  return sentences.flatMap((parts, at) => [
    ...list(parts, parts.length > 2 ? [',', 'and'] : ['and']),
    ...(at < sentences.length - 1 ? ['.'] : []),
  ]);
}

function clausesOf(words: readonly string[]): readonly (readonly string[])[] {
  const clauses: string[][] = [[]];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] !== JOINS) {
      clauses.at(-1)?.push(words[at] ?? '');
      continue;
    }
    clauses.push([]);
    if (words[at + 1] === ',') at += 1;
    if (words[at + 1] === 'and') at += 1;
  }
  return clauses;
}

const hangsOn = (words: readonly string[]): boolean =>
  HANGS.has(words[0] ?? '') ||
  words.some((word, at) => word === ':' || word === ';' || (word === 'may' && words[at - 1] === 'you')) ||
  words.join(' ').includes('in order to');

/** Where what is done begins, behind what it hangs on. */
function startOf(clause: readonly string[], hangs: boolean): readonly string[] {
  if (!hangs) return clause;
  const starts = clause.flatMap((word, at) =>
    [',', 'may', ':', ';', '•'].includes(clause[at - 1] ?? '') && word !== 'and' ? [at] : [],
  );
  const order = starts.find((at) => ORDERS.has(clause[at] ?? ''));
  return clause.slice(order ?? starts.at(-1) ?? 0);
}

const list = (clauses: readonly (readonly string[])[], last: readonly string[]): readonly string[] =>
  clauses.flatMap((clause, at) =>
    at === 0 ? clause : at === clauses.length - 1 ? [...last, ...clause] : [',', ...clause],
  );
