/** The Pokémon that a text on another card speaks of: the one that the card is attached to, or the Active one. */

/** On a Tool or an energy «this Pokémon» is none that lies under the eye that reads it. */
export const ofAttached = (words: readonly string[]): readonly string[] =>
  named(words, ['the', 'pokémon', 'this', 'card', 'is', 'attached', 'to']);

/** A trainer that is played and gone switches the Active Pokémon. */
export const ofPlayed = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word, index) => word === 'switch' && isThis(words, index + 1));
  if (at === -1) return words;
  return [...words.slice(0, at + 1), 'your', 'active', 'pokémon', ...ofPlayed(words.slice(at + 3))];
};

const isThis = (words: readonly string[], at: number): boolean =>
  words[at] === 'this' && words[at + 1] === 'pokémon';
function named(words: readonly string[], name: readonly string[]): readonly string[] {
  const done: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isThis(words, at)) {
      done.push(words[at] ?? '');
      continue;
    }
    const isAgain = words[at - 1] === 'if' && words[at - 2] === 'even';
    const sentence = done
      .slice(done.lastIndexOf('.') + 1)
      .join(' ')
      .trimStart();
    if (isAgain) done.push('it');
    else if (sentence.includes(name.join(' ')) || sentence.startsWith('when you attach this card'))
      done.push(...(/^when |, move up to/.test(sentence) ? ['that', 'pokémon'] : ['it']));
    else done.push(...name);
    at += 1;
  }
  return done;
}
