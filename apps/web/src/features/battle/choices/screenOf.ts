/** The screen of a kind of question, in a rule set's registry of them. */
import { UnknownChoice } from './UnknownChoice.tsx';

/** A server of a later build may ask in other ways. */
const UNKNOWN = { title: () => 'A new question', Screen: UnknownChoice } as const;

/** TypeScript cannot follow a kind into a registry by itself. */
export const screenOf = <Screen>(screens: Readonly<Record<string, unknown>>, kind: string): Screen =>
  (Object.hasOwn(screens, kind) ? screens[kind] : UNKNOWN) as Screen;
