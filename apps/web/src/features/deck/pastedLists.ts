/** Deck lists that were pasted to be played at once: this browser keeps the newest, without a wallet's deck being made of them. */
import { formatsTaking, type KeyCardFacts, keyCards, officialFindings, validateDeck } from '@pokesol/decks';
import type { CardJson, DeckLineJson } from '@pokesol/protocol';
import { DECK_NAME_LENGTH } from '@pokesol/protocol/constants';
import { freshId } from '../../platform/freshId.ts';
import { noteList } from '../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';
import { type BuilderLine, linesToSend } from './facts.ts';

export type PastedList = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly DeckLineJson[];
  /** The lines of the text that no card of this game stands for. */
  readonly note: string;
  /** By which rules practice takes it. */
  readonly isForPractice: boolean;
  readonly official: { readonly isForPractice: boolean };
  /** The formats that take it; absent in what was kept before there were any. */
  readonly formats?: readonly string[] | undefined;
  /** Its best card. */
  readonly face?: CardJson | undefined;
};

const KEY = 'pokesol.pasted-lists';
const MOST = 8;

export function createPastedLists(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'pasted lists', isPasted);
  return {
    /** The newest first. */
    all: (): readonly PastedList[] => read(),
    keep(list: PastedList): void {
      write([list, ...read().filter(({ id }) => id !== list.id)].slice(0, MOST));
    },
  };
}

/** Without a name it is called after its best card. */
export function pastedList(
  lines: readonly BuilderLine[],
  { name = '', note }: { readonly name?: string; readonly note: string },
): PastedList {
  const [best] = keyCards(
    lines.map(({ card, quantity }) => ({
      card: { ...card, rarity: card.json.rarity } satisfies KeyCardFacts,
      quantity,
    })),
    1,
  );
  return {
    id: freshId(),
    name: (name || `${best?.name ?? 'Pasted'} list`).slice(0, DECK_NAME_LENGTH),
    lines: linesToSend(lines),
    note,
    isForPractice: validateDeck(lines).isForPractice,
    official: { isForPractice: officialFindings(lines).isForPractice },
    formats: formatsTaking(lines),
    face: best?.json,
  };
}

function isPasted(value: unknown): value is PastedList {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, lines, note, isForPractice, official, formats } = value as Record<string, unknown>;
  return (
    [id, name, note].every((text) => typeof text === 'string') &&
    Array.isArray(lines) &&
    typeof isForPractice === 'boolean' &&
    typeof official === 'object' &&
    official !== null &&
    (formats === undefined || Array.isArray(formats))
  );
}

export const pastedLists = createPastedLists(browserStorage);

/** Keeps the list, and answers where it is played. */
export function playHref(screen: 'practice' | 'gauntlet', list: PastedList): string {
  pastedLists.keep(list);
  return `/${screen}?list=${list.id}`;
}
