/** Folded words in the order in which a person says them: whose attacks, each of whom, how many more. */

import { indexOfRun, withRun } from './runs.ts';

export const worded = (words: readonly string[]): readonly string[] =>
  [
    eachOf,
    longOwners,
    moreCards,
    conditionFirst,
    coinsOf,
    theirTurn,
    ifItHappened,
    ofBothSides,
    ofWhatWasDone,
    ofDamage,
    stops,
  ].reduce((said, word) => word(said), words);

const BOTH = ['both', 'players', "'"];
const AFTER_BOTH = ['{', 'both', 'yours', 'and', 'your', 'opponent', "'s", '}'];
/** «Each of your Pokémon», «each Benched Pokémon (both yours and your opponent's)». */
function eachOf(words: readonly string[]): readonly string[] {
  const at = words.indexOf('each');
  if (at === -1) return words;
  const before = words.slice(0, at + 1);
  const rest = words.slice(at + 1);
  if (rest[0] === 'your') return [...before, 'of', ...eachOf(rest)];
  const of = rest[0] === 'of' ? 1 : 0;
  if (!BOTH.every((word, index) => rest[of + index] === word)) return [...before, ...eachOf(rest)];
  const group = rest.slice(of + BOTH.length);
  const end = groupOfBoth(group);
  const behind = group[end] ?? '';
  if (of === 1 && (/^(?:,|'s)$/.test(behind) || group.slice(0, end).includes('other')))
    return [...before, ...eachOf(rest)];
  const asks = behind === 'that' || behind === 'with';
  const stop = asks ? group.findIndex((word, index) => index > end && /^[.,;]$/.test(word)) : end;
  const inPlay = of === 0 && group[0] !== 'benched' ? ['in', 'play'] : [];
  return [
    ...[...before, ...group.slice(0, end), ...inPlay, ...group.slice(end, stop), ...AFTER_BOTH],
    ...eachOf(group.slice(stop)),
  ];
}
/** Behind «Benched Pokémon V». */
function groupOfBoth(words: readonly string[]): number {
  const noun = words.findIndex((word) => word.startsWith('pokémon'));
  return /^(?:v|ex|vmax|vstar|sp)$/.test(words[noun + 1] ?? '') ? noun + 2 : noun + 1;
}

/** Of more coins than two, «both» are none. */
function coinsOf(words: readonly string[]): readonly string[] {
  let coins = '';
  const done: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === 'coin') coins = words[at - 1] ?? '';
    const isOf = words[at + 1] === 'of' && words[at + 2] === 'them';
    if (word === 'both' && isOf && words[at + 4] === 'heads' && coins !== '2') done.push('at', 'least', '2');
    else if (word === 'both' && isOf && words[at + 4] === 'tails' && coins !== '2') done.push('all');
    else if (word === 'is' && words[at - 1] === 'them' && /^[2-9]$/.test(words[at - 3] ?? ''))
      done.push('are');
    else done.push(word);
  }
  return done;
}

const YOURS = 'your first turn or the turn you play it'.split(' ');
const THEIRS = 'their first turn or the turn they play those pokémon'.split(' ');
/** Of both players' Pokémon each has a first turn of its own. */
const theirTurn = (words: readonly string[]): readonly string[] =>
  words.slice(0, Math.max(0, indexOfRun(words, YOURS))).includes('players')
    ? withRun(words, YOURS, THEIRS)
    : words;

const AS_LONG_AS = ['as', 'long', 'as'];
/** What happened once does not last: «if», not «as long as». */
function ifItHappened(words: readonly string[]): readonly string[] {
  const at = indexOfRun(words, AS_LONG_AS);
  if (at === -1) return words;
  const asked = words.slice(at, words.indexOf(',', at)).join(' ');
  return / were knocked out\b|^as long as you played /.test(asked)
    ? withRun(words, AS_LONG_AS, ['if'])
    : words;
}

const FROM_YOURS = ['from', 'your', 'opponent', "'s", 'pokémon'];
/** Of both players' Pokémon each has an opponent of its own. */
const ofBothSides = (words: readonly string[]): readonly string[] =>
  BOTH.every((word, at) => words[at] === word)
    ? withRun(words, FROM_YOURS, ['from', 'the', 'opponent', "'s", 'pokémon'])
    : words;

/** What was moved, revealed or put back was not discarded. */
function ofWhatWasDone(words: readonly string[]): readonly string[] {
  const at = indexOfRun(words, ['you', 'discarded']);
  if (at === -1 || words.slice(0, at).some((word) => /^discards?$/.test(word))) return words;
  const end = words[at + 2] === 'in' ? at + 5 : at + 2;
  if (words[at - 1] === 'card')
    return [...words.slice(0, at - 1), 'of', 'those', 'card', ...words.slice(end)];
  return withRun(words, 'you discarded any card in'.split(' '), 'you attached any energy in'.split(' '));
}

const OWNED = [['attacks'], ['retreat', 'cost']];
const LONG = /^(?:that|to|with|except|attached|in|play|\})$/;
/** «The attacks of the Pokémon this card is attached to»: nothing stands between an owner of many words and «'s». */
function longOwners(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === "'s" && OWNED.some((owned) => owned.every((part, place) => words[index + 1 + place] === part)),
  );
  if (at === -1) return words;
  const from = ownerStart(words, at);
  const owner = from === undefined ? [] : words.slice(from, at);
  const owned = words[at + 1] === 'attacks' ? ['attacks'] : ['retreat', 'cost'];
  const behind = at + 1 + owned.length;
  if (from === undefined || owner.includes('damage') || !owner.some((word) => LONG.test(word)))
    return [...words.slice(0, at + 1), ...longOwners(words.slice(at + 1))];
  return [...words.slice(0, from), 'the', ...owned, 'of', ...owner, ...longOwners(words.slice(behind))];
}
function ownerStart(words: readonly string[], end: number): number | undefined {
  for (let at = end - 1; at >= 0; at -= 1) {
    const starts = at === 0 || /^[.,:•]$/.test(words[at - 1] ?? '');
    if (starts && /^(?:your|both|each|the)$/.test(words[at] ?? '')) return at;
    if (words[at] === '.') return undefined;
  }
  return undefined;
}

const isDraw = (words: readonly string[], at: number): boolean =>
  words[at] === 'draw' && /^\d+$/.test(words[at + 1] ?? '') && words[at + 2] === 'card';
/** «Draw 2 cards. If …, draw 2 more cards.» */
function moreCards(words: readonly string[]): readonly string[] {
  const done: string[] = [];
  let drawn = false;
  for (const sentence of sentencesOf(words)) {
    const starts = sentence[0] === 'if' && !sentence.includes('tails') && !sentence.includes('instead');
    const at = sentence.findIndex((_word, index) => isDraw(sentence, index));
    const more = drawn && starts && at !== -1 && sentence[at - 1] === ',';
    done.push(...(more ? [...sentence.slice(0, at + 2), 'more', ...sentence.slice(at + 2)] : sentence));
    if (at !== -1 && (sentence[0] !== 'if' || sentence.slice(0, 4).join(' ') === 'if you do ,')) drawn = true;
  }
  return done;
}
function sentencesOf(words: readonly string[]): readonly (readonly string[])[] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (word === '.') sentences.push([]);
  }
  return sentences;
}

/** «Damaged Benched Pokémon»; of a type or a stage the card says it the other way round. */
const conditionFirst = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => {
    if (word === 'benched' && words[at + 1] === 'damaged') return 'damaged';
    return word === 'damaged' && words[at - 1] === 'benched' ? 'benched' : word;
  });

/** One comma before a stop is none, and two are one; one stands before the last of three names. */
const stops = (words: readonly string[]): readonly string[] =>
  words
    .filter((word, at) => word !== ',' || !/^[.,]$/.test(words[at + 1] ?? '.'))
    .flatMap((word, at, all) =>
      /^(?:and|or)$/.test(word) && isName(all[at - 1]) && isName(all[at + 1]) && all[at - 2] === ','
        ? [',', word]
        : [word],
    );
const isName = (word = ''): boolean => /^\p{Lu}/u.test(word);

/** What is added is no HP that is taken off. */
const ofDamage = (words: readonly string[]): readonly string[] =>
  words.includes('increased')
    ? withRun(words, 'hp can be reduced'.split(' '), 'damage can be added'.split(' '))
    : words;
