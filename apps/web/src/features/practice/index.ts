/** The door of `practice`: what other features may use. */
export { PlayableRows } from './PlayablePicker.tsx';
export { ThemeDecksDialog } from './parts.ts';
export {
  deckKeyOf,
  listKeyOf,
  type Playable,
  playables,
  themeDecksIn,
  themeKeyOf,
  themeOf,
} from './practiceSides.ts';
