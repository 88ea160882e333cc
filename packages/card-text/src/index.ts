/** Card text: what is printed on a card, as the effect language of the engine, and back. */
export {
  type Compiled,
  compileAbility,
  compileAttack,
  compileEnergy,
  compileTrainer,
  type Span,
  type Unread,
  writeAbility,
  writeAttack,
  writeEnergy,
  writeTrainer,
} from './compile.ts';
export { grammarText } from './grammarText.ts';
export { kindsOf, type NamedCard } from './text/nameKinds.ts';
export { type Lexicon, lexiconOf, type Source } from './text/names.ts';
