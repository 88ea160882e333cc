/** A list of notes in the browser's storage; what cannot be read counts as absent, and the log says so. */
import type { KeyValueStore } from './storage.ts';

export type NoteList<Note> = { read(): Note[]; write(notes: readonly Note[]): void };

/** `what` names the list in the log: «The list of {what} cannot be read». */
export function noteList<Note>(
  storage: KeyValueStore,
  key: string,
  what: string,
  isNote: (value: unknown) => value is Note,
): NoteList<Note> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.read(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isNote) : [];
      } catch (error) {
        console.warn(`The list of ${what} cannot be read`, error);
        return [];
      }
    },
    write: (notes) => storage.write(key, JSON.stringify(notes)),
  };
}
