/** Folded words as a person prints them: capitals, plurals, «an», no space before a full stop. */

const CAPITAL: ReadonlySet<string> = new Set([
  ...['pokémon', 'active', 'benched', 'bench', 'energy', 'special', 'stage', 'asleep', 'burned', 'confused'],
  ...[
    'paralyzed',
    'poisoned',
    'weakness',
    'resistance',
    'prize',
    'stadium',
    'supporter',
    'item',
    'trainer',
    'tool',
  ],
  ...[
    'grass',
    'fire',
    'water',
    'lightning',
    'psychic',
    'fighting',
    'darkness',
    'metal',
    'fairy',
    'dragon',
    'colorless',
  ],
  ...['ability', 'lost', 'zone', 'evolution', 'knocked'],
]);
/** Words that are printed in capitals. */
const PRINTED: Readonly<Record<string, string>> = {
  'pokémon-EX': 'Pokémon-EX',
  'pokémon-gx': 'Pokémon-GX',
  'pokémon-ex': 'Pokémon-ex',
  gx: 'GX',
  v: 'V',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  hp: 'HP',
};
const CLOSES = /^(?:[.,;:}]|'s|')$/;
const HAS_PLURAL: ReadonlySet<string> = new Set(['card', 'coin', 'counter']);

export function inEnglish(words: readonly string[]): string {
  let text = '';
  let starts = true;
  for (const [index, word] of words.entries()) {
    const said = plural(words, index) ? `${word}s` : word;
    const shown =
      PRINTED[word] ?? (starts || CAPITAL.has(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said);
    const glued = text === '' || CLOSES.test(word) || /(?:\(|\bnon-)$/.test(text);
    text += `${glued ? '' : ' '}${word === '{' ? '(' : word === '}' ? ')' : shown}`;
    starts = word === '.' || (word === '{' && (text === '(' || text.endsWith('. (')));
  }
  return text
    .replace(/\b([Aa]) (?=[AEIOU]|energy|ability)/g, '$1n ')
    .replace(/\b1 (coin|card)\b/g, 'a $1')
    .replace('Flip 1 coin', 'Flip a coin');
}

/** After a number other than one, and after words that mean several. */
function plural(words: readonly string[], index: number): boolean {
  if (!HAS_PLURAL.has(words[index] ?? '')) return false;
  for (let at = index - 1; at >= 0 && at > index - 5; at -= 1) {
    const before = words[at] ?? '';
    if (/^\d+$/.test(before)) return before !== '1';
    if (/^(?:all|any|those|other|of)$/.test(before)) return true;
    if (/^(?:a|the|each|that|this|[.,])$/.test(before)) return false;
  }
  return false;
}
