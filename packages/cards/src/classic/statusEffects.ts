/** Reads the special conditions, with their coin flips, out of an attack's printed English text. */
import type { Status } from '@pokesol/engine';
import type { Effect } from '@pokesol/engine/classic';

const STATUS_OF: Readonly<Record<string, Status>> = {
  poisoned: 'poison',
  burned: 'burn',
  paralyzed: 'paralysis',
  asleep: 'sleep',
  confused: 'confusion',
};
const WORD = `\\b(?:${Object.keys(STATUS_OF).join('|')})\\b`;
const WORDS = `${WORD}(?:,? (?:and |or )?${WORD})*`;
/** With `before`, which is what stands between the last comma and it. */
const INFLICTED = new RegExp(`\\b(is|are) (?:now|also)(?: also| now)? (${WORDS})`, 'gi');
/** Conditions that are asked for, ended or kept off, and put on no Pokémon. */
const MENTIONED = new RegExp(
  `\\b(?:is|are|was|isn't|aren't|not|become|be|longer|still|affected by) ${WORDS}`,
  'gi',
);
const ANY_WORD = new RegExp(WORD, 'i');

/**
 * Longer than any printed text; what is longer is not read. Strangers write these texts, so every pattern here takes
 * time in proportion to the text: none looks for an end from every place where it could begin.
 */
const LONGEST = 2000;

export type StatusReading = {
  readonly effects: readonly Effect[];
  /** False where the text speaks of conditions in a way that is not understood; such parts have no effect. */
  readonly isUnderstood: boolean;
};

type Who = readonly ('self' | 'target')[];
type Flip = { readonly do: 'flip'; readonly heads: Effect[]; readonly tails: Effect[] };

/** True for a text that names a condition at all. */
export const namesStatus = (text: string): boolean => ANY_WORD.test(text);

/** The conditions that an attack inflicts; what depends on more than a coin is left out. */
export const statusEffects = (text: string): Effect[] => [...readStatus(text).effects];

/** As `statusEffects`, and whether that is all that the text says of conditions. */
export function readStatus(text: string): StatusReading {
  if (text.length > LONGEST) return { effects: [], isUnderstood: !namesStatus(text) };
  const effects: Effect[] = [];
  let isUnderstood = true;
  let flip: Flip | undefined;
  let last: Who | undefined;
  for (const sentence of sentencesOf(text)) {
    const [, condition, rest = ''] = /^if ([^,]+), (.*)$/i.exec(sentence) ?? [undefined, undefined, sentence];
    const side = condition === undefined ? 'always' : sideOf(condition);
    const into = side === 'always' ? effects : side === undefined ? undefined : flip?.[side];
    const isSure = !/\b(?:if|unless|when|whenever|may|choose)\b/i.test(rest);
    for (const { before, verb, words } of inflictions(rest)) {
      const who = whoIs(before.trim(), verb.toLowerCase(), last);
      last = who ?? last;
      if (into === undefined || who === undefined || !isSure || / or /i.test(words)) isUnderstood = false;
      else into.push(...inflict(who, words));
    }
    if (namesStatus(withoutInflictions(sentence).replace(MENTIONED, ''))) isUnderstood = false;
    if (/\bflips? (?:a|\d+) coins?\b/i.test(sentence)) {
      // Of several coins only «the first flip» is one coin; a flip that itself depends on something is none.
      flip = side === 'always' && /\bflip a coin\b/i.test(sentence) ? newFlip() : undefined;
      if (flip !== undefined) effects.push(flip);
    }
  }
  return { effects: effects.filter((effect) => !isEmpty(effect)), isUnderstood };
}

const newFlip = (): Flip => ({ do: 'flip', heads: [], tails: [] });
const isEmpty = (effect: Effect): boolean =>
  effect.do === 'flip' && effect.heads.length + effect.tails.length === 0;

type Infliction = { before: string; verb: string; words: string; start: number; end: number };

function inflictions(sentence: string): Infliction[] {
  let from = 0;
  return [...sentence.matchAll(INFLICTED)].map(({ 0: all, 1: verb = '', 2: words = '', index }) => {
    const between = sentence.slice(from, index);
    const start = from + between.lastIndexOf(',') + 1;
    from = index + all.length;
    return { before: sentence.slice(start, index), verb, words, start, end: from };
  });
}

function withoutInflictions(sentence: string): string {
  let from = 0;
  const kept = inflictions(sentence).map(({ start, end }) => {
    const part = sentence.slice(from, start);
    from = end;
    return part;
  });
  return kept.join('') + sentence.slice(from);
}

/** What stands in parentheses explains, and never inflicts anything. */
const sentencesOf = (text: string): string[] =>
  withoutParentheses(text.normalize('NFC').replaceAll('’', "'"))
    .split(/(?<![.;])[.;]+(?:\s+|$)/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());

/** Each from where it opens to the next that closes; one that nothing closes stays. */
function withoutParentheses(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open < 0 ? -1 : text.indexOf(')', open);
    if (close < 0) return kept.join(' ') + (kept.length > 0 ? ' ' : '') + text.slice(from);
    kept.push(text.slice(from, open));
    from = close + 1;
  }
}

const sideOf = (condition: string): 'heads' | 'tails' | undefined => {
  const side = /^(?:the first flip is )?(heads|tails)$/i.exec(condition)?.[1]?.toLowerCase();
  return side === 'heads' || side === 'tails' ? side : undefined;
};

/** Whom a sentence speaks of: the words before «is now». Undefined where that is not one of the two active Pokémon. */
function whoIs(subject: string, verb: string, last: Who | undefined): Who | undefined {
  if (/\bboth active pok[eé]mon$/i.test(subject)) return ['target', 'self'];
  if (/\bboth the defending pok[eé]mon and \S/i.test(subject)) return ['target', 'self'];
  const others = subject.replace(/ and the defending pok[eé]mon$/i, '');
  if (others !== subject && /\bboth \S/i.test(others)) return ['target', 'self'];
  if (verb === 'are') return undefined;
  if (/\b(?:the|each) defending pok[eé]mon$|\byour opponent's active pok[eé]mon$/i.test(subject))
    return ['target'];
  if (/\bthis pok[eé]mon$/i.test(subject)) return ['self'];
  if (/\bit$/i.test(subject)) return last;
  // Older cards call themselves by their name; every other Pokémon is called one.
  return /(?:^| )\p{Lu}[^ ]*(?: ex| [♂♀δ])?$/u.test(subject) && !/pok[eé]mon$/i.test(subject)
    ? ['self']
    : undefined;
}

function inflict(who: Who, words: string): Effect[] {
  const statuses = words.toLowerCase().match(new RegExp(WORD, 'g')) ?? [];
  return statuses.flatMap((word) => {
    const status = STATUS_OF[word];
    return status === undefined ? [] : who.map((to): Effect => ({ do: 'status', status, to }));
  });
}
