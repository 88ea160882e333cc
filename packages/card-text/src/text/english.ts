/** Folded words as a person prints them: clauses joined, numbers agreeing, capitals, «an», no space before a full stop. */
import { agreeing } from './agreement.ts';
import { joined } from './clauses.ts';
import { saidOfEither } from './secondPerson.ts';
import { worded } from './wording.ts';

const CAPITAL: ReadonlySet<string> = new Set(
  (
    'pokémon active benched bench basic special stage evolution evolutions restored tera asleep burned confused ' +
    'paralyzed poisoned weakness resistance condition conditions checkup prize stadium supporter item trainer tool ' +
    'tools energy ability abilities defending attacking rule box grass fire water lightning psychic fighting ' +
    'darkness metal fairy dragon colorless lost zone spot ' +
    // Of names and kinds that a text asks for.
    'brock misty erika sabrina koga blaine giovanni rocket holon dark light fossil alolan galarian hisuian ' +
    'ancient future'
  ).split(' '),
);
/** Words that are printed otherwise than with one capital. */
const PRINTED: Readonly<Record<string, string>> = {
  'pokémon-EX': 'Pokémon-EX',
  'pokémon-gx': 'Pokémon-GX',
  'pokémon-ex': 'Pokémon-ex',
  'lv.x': 'LV.X',
  gx: 'GX',
  v: 'V',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  hp: 'HP',
  sp: 'SP',
  legend: 'LEGEND',
  'poké-power': 'Poké-Power',
  'poké-powers': 'Poké-Powers',
  'poké-body': 'Poké-Body',
  'poké-bodies': 'Poké-Bodies',
};
/** Runs of words with capitals that one of them alone does not have. */
const NAMED = (
  'single strike,rapid strike,fusion strike,team plasma,team aqua,team magma,team rocket,prism star,mega evolution,' +
  "ultra beasts,ultra beast,knocked out,knock out,baby pokémon,retreat cost,team galactic 's invention"
)
  .split(',')
  .map((words) => words.split(' '));
const TAG_TEAM = ['tag', 'team'];
const CLOSES = /^(?:[.,;:}]|'s|')$/;

export function inEnglish(words: readonly string[]): string {
  const said = agreeing(worded(saidOfEither(joined(words))));
  let text = '';
  let starts = true;
  for (const [index, word] of said.entries()) {
    const shown = starts ? upperCase(shownAs(said, index)) : shownAs(said, index);
    const glued = text === '' || CLOSES.test(word) || /(?:\(|\bnon-|\bgets? [+-])$/.test(text);
    text += `${glued ? '' : ' '}${shown}`;
    starts =
      word === '.' ||
      word === '•' ||
      (word === '{' && (text === '(' || /[.)] \($/.test(text))) ||
      (word === '}' && text.endsWith('.)'));
  }
  return text.replace(/\b([Aa]) (?=[AEIOaeio]|U[^x])/g, '$1n ');
}

const upperCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The word with its capitals, which it may have as part of a name. */
function shownAs(words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  if (word === '{') return '(';
  if (word === '}') return ')';
  if (isIn(TAG_TEAM, words, at)) return word.toUpperCase();
  if (NAMED.some((named) => isIn(named, words, at))) return PRINTED[word] ?? upperCase(word);
  return PRINTED[word] ?? (CAPITAL.has(word) ? upperCase(word) : word);
}
const isIn = (named: readonly string[], words: readonly string[], at: number): boolean => {
  const place = named.indexOf(words[at] ?? '');
  return place !== -1 && named.every((word, index) => words[at - place + index] === word);
};
