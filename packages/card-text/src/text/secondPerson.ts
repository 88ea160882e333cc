/**
 * What a Stadium lets either player do, said to the player who does it: «that player searches their deck» as «search your deck».
 * Later rules read it as they read any other sentence.
 */
import type { Token } from './tokens.ts';

const OPENINGS: readonly (readonly string[])[] = [
  ...['that', 'the'].flatMap((word) => [
    ['once', 'during', 'each', 'player', "'s", 'turn', ',', word, 'player', 'may'],
    [
      ...['once', 'during', 'each', 'player', "'s", 'turn', '{', 'before', 'attacking', '}', ','],
      ...[word, 'player', 'may'],
    ],
    [
      ...['once', 'during', 'each', 'player', "'s", 'turn', '{', 'before', 'their', 'attack', '}', ','],
      ...[word, 'player', 'may'],
    ],
    [
      ...['once', 'during', 'each', 'player', "'s", 'turn', '{', 'before', 'they', 'attacks', '}', ','],
      ...[word, 'player', 'may'],
    ],
  ]),
];
const OPENING: readonly string[] = OPENINGS[0] ?? [];
/** Of a player of whom something holds. */
const OPENING_IF: readonly string[] = ['once', 'during', 'each', 'player', "'s", 'turn', ',', 'if'];

/** Verbs of the third person, as they stand behind «that player» and behind «it, and». */
const VERBS: ReadonlyMap<string, string> = new Map(
  'search reveal put shuffle draw attach show discard heal flip choose move take remove'
    .split(' ')
    .map((verb) => [/(?:ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`, verb]),
);
const OWN: ReadonlyMap<string, string> = new Map([
  ['their', 'your'],
  ['they', 'you'],
  ['gets', 'get'],
  ['does', 'do'],
  ['has', 'have'],
]);

/** The tokens as they are where the text is of no such Stadium. */
export function saidToItsUser(tokens: readonly Token[]): readonly Token[] {
  const opening = [...OPENINGS, OPENING_IF].find((words) =>
    words.every((word, at) => tokens[at]?.word === word),
  );
  if (opening === undefined) return tokens;
  const [first] = tokens;
  const rest = tokens.slice(opening.length);
  // Of the other player's things it speaks otherwise: it does not say whose «their» is.
  const isTheirs = ({ word }: Token, at: number) => word === 'opponent' && rest[at - 1]?.word !== 'the';
  if (first === undefined || rest.some(isTheirs)) return tokens;
  const last = tokens[opening.length - 1] ?? first;
  const opened = (opening === OPENING_IF ? OPENING_IF : OPENING).map(
    (word): Token => ({ ...first, word, to: last.to }),
  );
  return [...opened, ...inSecondPerson(rest)];
}

function inSecondPerson(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const [next, after] = [tokens[at + 1]?.word, tokens[at + 2]?.word ?? ''];
    const isPlayer = ['that', 'the', 'a'].includes(token.word) && next === 'player';
    if (isPlayer && after === "'s") {
      said.push({ ...token, word: 'your', to: tokens[at + 2]?.to ?? token.to });
      at += 2;
      continue;
    }
    if (isPlayer && VERBS.has(after)) {
      // «That player draws» is «draw».
      at += 1;
      continue;
    }
    if (isPlayer) {
      said.push({ ...token, word: 'you', to: tokens[at + 1]?.to ?? token.to });
      at += 1;
      continue;
    }
    if (token.word === 'the' && next === 'opponent') {
      said.push({ ...token, word: 'your' });
      continue;
    }
    // «Their Active Pokémon has» is of the Pokémon.
    const isOfPokemon = token.word === 'has' && said.at(-1)?.word !== 'you';
    const word = isOfPokemon ? token.word : (VERBS.get(token.word) ?? OWN.get(token.word) ?? token.word);
    said.push(word === token.word ? token : { ...token, word });
  }
  return said;
}

/** The words of such a Stadium as they are said of either player: what {@link saidToItsUser} reads as said to the one who does it. */
export function saidOfEither(words: readonly string[]): readonly string[] {
  const opening = [OPENING, OPENING_IF].find((all) => all.every((word, at) => words[at] === word));
  if (opening === undefined) return words;
  const said: string[] = [...opening];
  // Behind «may» a verb is as it stands.
  let third = false;
  for (let at = opening.length; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at);
    const before = words[at - 1] ?? '';
    if (before === '.') third = true;
    const verb = THIRD.get(word);
    const opens = third && verb !== undefined && !said.slice(said.lastIndexOf('.')).includes('that player');
    if (verb !== undefined && third && /^(?:[.,]|and)$/.test(before))
      said.push(...(opens ? ['that player', verb] : [verb]));
    else if (word === 'your' && next === 'opponent') said.push('the');
    else said.push(PLAYERS.get(word) ?? word);
  }
  return said.flatMap((word) => word.split(' '));
}
const THIRD: ReadonlyMap<string, string> = new Map([...VERBS].map(([third, verb]) => [verb, third]));
const PLAYERS: ReadonlyMap<string, string> = new Map([
  ['your', 'their'],
  ['you', 'they'],
]);
