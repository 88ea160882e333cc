/** Folded words as they agree with each other: one card and several, «it» and «them», «has» and «have», «a» and «all». */
import { indexOfRun, withRun } from './runs.ts';

const KINDS: ReadonlySet<string> = new Set(
  (
    'grass fire water lightning psychic fighting darkness metal fairy dragon colorless basic special stage energy ' +
    'pokémon trainer supporter item stadium evolution non- evolved benched tera baby restored damaged random other ' +
    'single rapid fusion strike team plasma ancient future tag ultra beast mega tool prize'
  ).split(' '),
);
/** Everything that may be of a kind of card: a kind, or a name with its capital. */
const isKind = (word: string): boolean =>
  KINDS.has(word) || word.startsWith('pokémon-') || /^\p{Lu}/u.test(word);
const isNumber = (word: string): boolean => /^\d+$/.test(word);
/** As many as there are. */
const ALL = '60';

export const agreeing = (words: readonly string[]): readonly string[] =>
  [counted, asObjects, asSubjects, ofThatOne, inNumber].reduce((said, agree) => agree(said), words);

/** «Any number of» and «all» for as many as there are, «a» for 1 of a kind. */
function counted(words: readonly string[]): readonly string[] {
  const done: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [next = '', after = ''] = words.slice(at + 1);
    if (word === 'up' && next === 'to' && after === ALL && isKindOrCard(words[at + 3] ?? '')) {
      done.push('any', isAmount(words, at + 3) ? 'amount' : 'number', 'of');
      at += 2;
    } else if (word === ALL && isKindOrCard(next) && MOVED.has(words[at - 1] ?? '')) done.push('all');
    else if (word === '1' && isOneOfAKind(words, at)) done.push('a');
    else done.push(word);
  }
  return done;
}
const MOVED: ReadonlySet<string> = new Set(['discard', 'put', 'return', 'move', 'shuffle', 'attach']);
const isKindOrCard = (word: string): boolean => isKind(word) || word === 'card';
/** Energy that is not said to be cards. */
function isAmount(words: readonly string[], from: number): boolean {
  const end = words.findIndex((word, at) => at >= from && !isKind(word));
  const noun = words[end - 1];
  return noun === 'energy' && words[end] !== 'card';
}
const isOneOfAKind = (words: readonly string[], at: number): boolean => {
  const [before = '', next = '', after = ''] = [words[at - 1], words[at + 1], words[at + 2]];
  if (before === 'stage' || before === 'to' || before === 'than' || before === 'of') return false;
  if (before === 'any' || before === 'only') return false;
  if (next === 'coin' || next === 'card') return true;
  if (next === 'other' && after === 'card') return false;
  return isKind(next) && next !== 'other' && !(next === 'prize' && after === 'card');
};

const SEVERAL = /^(?:any|all|both|those|these|many|no|of|remaining|attached|different|draws?)$/;
const ONE = /^(?:a|each|that|this|every|another|either|the)$/;
const COUNTED: ReadonlySet<string> = new Set(['card', 'coin', 'counter', 'tool']);

/** Cards, coins, counters: several unless a word says that it is one. */
function inNumber(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    if (!COUNTED.has(word)) return word;
    if (word === 'tool' && words[at + 1] === 'card') return word;
    return isOne(words, at) ? word : `${word}s`;
  });
}
function isOne(words: readonly string[], noun: number): boolean {
  for (let at = noun - 1; at >= 0 && at > noun - 12; at -= 1) {
    const word = words[at] ?? '';
    if (isNumber(word) && words[at - 1] === 'stage') continue;
    if (isNumber(word)) return word === '1';
    if (word === 'that' && words[at + 1] === 'many') return false;
    if (/^(?:other|more|fewer)$/.test(word)) {
      if (isNumber(words[at - 1] ?? '')) continue;
      return false;
    }
    if (SEVERAL.test(word)) return false;
    if (word === 'the' && /^(?:all|counts?)$/.test(words[at - 1] ?? '')) return false;
    if (ONE.test(word)) return true;
    if (word === ',' && words[noun] === 'counter') return false;
    if (/^[.:;{}]$/.test(word)) return false;
  }
  return false;
}

const TAKEN: ReadonlySet<string> = new Set(
  'reveal put attach discard show switch shuffle reveals puts attaches discards shows shuffles'.split(' '),
);
/** «It» for several cards is «them», and what is asked of them is asked of several. */
function asObjects(words: readonly string[]): readonly string[] {
  const done = [...words];
  for (let at = 0; at < done.length; at += 1) {
    if (isFilter(done, at) && isSeveralBefore(done, at)) pluralFilter(done, at);
    if (done[at] !== 'it' && !(done[at] === 'that' && done[at + 1] === 'card')) continue;
    if (!TAKEN.has(done[at - 1] ?? '')) continue;
    const from = objectBefore(done, at - 1);
    if (from === undefined || !isSeveral(done.slice(from, at - 1))) continue;
    done[at] = done[at] === 'it' ? 'them' : 'those';
  }
  return done;
}
/** Where the words for what was found or chosen begin, behind the last verb with an object of its own. */
function objectBefore(words: readonly string[], end: number): number | undefined {
  for (let at = end - 1; at >= 0 && words[at] !== '.' && words[at] !== '•' && words[at] !== ';'; at -= 1) {
    const word = words[at] ?? '';
    const isPronoun = ['it', 'them', 'that', 'those', 'your'].includes(words[at + 1] ?? '');
    if (word === 'for' && /^(?:deck|pile|search)$/.test(words[at - 1] ?? '')) return at + 1;
    if (TAKEN.has(word) && !isPronoun) return at + 1;
  }
  return undefined;
}
function isSeveral(object: readonly string[]): boolean {
  const end = object.findIndex((word) => ['with', 'that', 'named', '{'].includes(word));
  const head = end === -1 ? object : object.slice(0, end);
  const many = head.some((word, at) => isNumber(word) && Number(word) > 1 && head[at - 1] !== 'stage');
  if (many || head.includes('number') || head.includes('amount') || head[0] === 'all') return true;
  // «A Pokémon and an Energy card».
  return object.some((word, at) => word === 'and' && /^(?:a|1|up)$/.test(object[at + 1] ?? ''));
}
const THEIR: Readonly<Record<string, string>> = {
  has: 'have',
  "doesn't": "don't",
  "isn't": "aren't",
  is: 'are',
  evolves: 'evolve',
};
const isFilter = (words: readonly string[], at: number): boolean =>
  words[at] === 'with' || (words[at] === 'that' && words[at + 1] !== 'card');
/** «With Alolan in their names», «that don't have a Rule Box». */
function pluralFilter(words: string[], at: number): void {
  const verb = THEIR[words[at + 1] ?? ''];
  if (words[at] === 'that' && verb !== undefined) words[at + 1] = verb;
  const stop = clauseEnd(words, at);
  for (let inside = at + 1; inside < stop; inside += 1)
    if (words[inside] === 'its' && words[inside + 1] === 'name') words.splice(inside, 2, 'their', 'names');
}
/** Of the kind that stands before it: «up to 3 Pokémon», not «a Trainer card». */
function isSeveralBefore(words: readonly string[], end: number): boolean {
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (isNumber(word) && words[at - 1] !== 'stage') return Number(word) > 1;
    if (word === 'of' && /^(?:number|amount|combination)$/.test(words[at - 1] ?? '')) return true;
    if (word === 'all') return true;
    if (!isKindOrCard(word) && !isNumber(word) && word !== 'or' && word !== ',') return false;
  }
  return false;
}

/** One card that was chosen is not «those», and lies in no order; what several are now they are without «a». */
function ofThatOne(words: readonly string[]): readonly string[] {
  const said = ONES.reduce((all, [from, to]) => withRun(all, from, to), words);
  const now = ['are', 'now', 'a'];
  return indexOfRun(said, now) === -1
    ? said
    : withRun(withRun(said, now, ['are', 'now']), ['addition', 'to', 'its'], ['addition', 'to', 'their']);
}
const ONES = (
  [
    [
      "choose a random card from your opponent 's hand . your opponent reveals those card and shuffles them",
      "choose a random card from your opponent 's hand . your opponent reveals that card and shuffles it",
    ],
    ['put that card on top of your deck in any order', 'put that card on top of your deck'],
  ] as const
).map(([from, to]) => [from.split(' '), to.split(' ')] as const);

const OWNERS = [
  ['your', 'opponent', "'s"],
  ['both', 'players', "'"],
  ['each', 'player', "'s"],
  ['your'],
  ['their'],
];
const MAIN: Readonly<Record<string, string>> = {
  ...THEIR,
  takes: 'take',
  gets: 'get',
  recovers: 'recover',
  pays: 'pay',
  does: 'do',
};
/** «Your Pokémon have»: of all of a group, not of the Active one, of one of them, or of each. */
function asSubjects(words: readonly string[]): readonly string[] {
  const done = [...words];
  for (let at = 0; at < done.length; at += 1) {
    // «Pokémon with a Rule Box … have».
    if (done[at] === 'pokémon' && /^[.:•]$/.test(done[at - 1] ?? '.')) mainVerb(done, at + 1);
    const owner = OWNERS.find((all) => all.every((word, index) => done[at + index] === word));
    if (owner === undefined) continue;
    const head = at + owner.length;
    const end = groupEnd(done, head);
    if (end === undefined) continue;
    const before = done.slice(Math.max(0, at - 2), at).join(' ');
    const isOneOf = /(?:^|\b)(?:1|each|a) of$/.test(before);
    const starts = at === 0 || /^[.,:•]$/.test(done[at - 1] ?? '');
    let next = end;
    if (done[next] === 'in' && done[next + 1] === 'play') next += 2;
    const verb = THEIR[done[next + 1] ?? ''];
    if (done[next] === 'that' && verb !== undefined && !isOneOf) {
      done[next + 1] = verb;
      const stop = clauseEnd(done, next);
      for (let inside = next + 2; inside < stop; inside += 1) {
        if (done[inside] === 'its' && done[inside + 1] === 'name') done.splice(inside, 2, 'their', 'names');
        if (done[inside] === 'its' && done[inside + 1] === 'card') done[inside] = 'their';
        if (done[inside] === 'it' && /^(?:on|to)$/.test(done[inside - 1] ?? '')) done[inside] = 'them';
        if (verb === "aren't" && done[inside] === 'a' && inside === next + 2) done.splice(inside, 1);
      }
    }
    if (done[next] === 'with' && !isOneOf) pluralFilter(done, next);
    if (starts && done[end] !== "'s") {
      mainVerb(done, end);
      const stop = done[next] === ',' ? next : clauseEnd(done, next);
      if (done[stop] === ',' && done[stop + 1] === 'except') mainVerb(done, clauseEnd(done, stop + 1) + 1);
    }
    at = head;
  }
  return done;
}
/** Behind «Benched Basic Pokémon», «Pokémon-GX and Pokémon-EX»; nothing of the Active Pokémon, which is one. */
function groupEnd(words: readonly string[], from: number): number | undefined {
  let end: number | undefined;
  for (let at = from; at < words.length && at < from + 9; at += 1) {
    const word = words[at] ?? '';
    if (word === 'active') return undefined;
    if (word.startsWith('pokémon')) end = at + 1;
    else if (/^(?:v|vmax|vstar|ex|sp)$/.test(word) && words[at - 1] === 'pokémon') end = at + 1;
    else if (/^\p{Lu}/u.test(word)) end = at + 1;
    else if (word === ',' && /^\p{Lu}/u.test(words[at + 1] ?? '')) continue;
    else if (end !== undefined && !(word === 'and' || word === 'or')) return end;
    else if (
      !isKind(word) &&
      !/^(?:and|or|,|burned|poisoned|asleep|confused|paralyzed|1|2|dark|light)$/.test(word)
    )
      return end;
  }
  return end;
}
function clauseEnd(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at > from && /^[.,:;•]$/.test(word));
  return end === -1 ? words.length : end;
}
function mainVerb(words: string[], from: number): void {
  const end = clauseEnd(words, from);
  for (let at = from; at < end; at += 1) {
    if (words[at] === 'its' && words[at + 1] === 'previous') words[at] = 'their';
    if (words[at] === "'s" && /^(?:attacks|retreat)$/.test(words[at + 1] ?? '')) return;
    const verb = MAIN[words[at] ?? ''];
    if (verb === undefined || words[at - 1] === 'that') continue;
    words[at] = verb;
    return;
  }
}
