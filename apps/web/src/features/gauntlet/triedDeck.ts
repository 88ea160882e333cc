/** Which deck an address asks to be tried out, and its cards: a saved deck, a pasted list, a theme deck, or the starter deck. */
import { STARTER_DECK, STARTER_DECK_NAME } from '@pokesol/decks';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckJson } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { takesForPractice } from '../battle/data/index.ts';
import { deckKey, pastedLists } from '../deck/index.ts';
import { deckKeyOf, listKeyOf, themeKeyOf } from '../practice/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import type { TriedDeck } from './gauntlets.ts';

/** By a word and, of all but the starter deck, an id: `?deck=…`. */
export type AskedDeck = { readonly kind: 'deck' | 'list' | 'theme' | 'starter'; readonly id: string };

export const STARTER_KEY = 'starter';

export function askedDeck(params: URLSearchParams): AskedDeck | undefined {
  for (const kind of ['deck', 'list', 'theme'] as const) {
    const id = params.get(kind);
    if (id !== null) return { kind, id };
  }
  return params.has(STARTER_KEY) ? { kind: 'starter', id: '' } : undefined;
}

export const askedKey = ({ kind, id }: AskedDeck): string =>
  kind === 'starter' ? STARTER_KEY : `${kind}:${id}`;

/** Of a deck, list or theme deck by its key, or the starter deck. */
export function gauntletHref(key: string): string {
  const [kind, ...id] = key.split(':');
  return id.length === 0 ? `/gauntlet?${key}` : `/gauntlet?${kind}=${encodeURIComponent(id.join(':'))}`;
}

type Found = {
  readonly kind: 'found';
  readonly deck: TriedDeck;
  /** The rules that take it, the printed game first; none where it is not sixty legal cards. */
  readonly rules: readonly AnyRules[];
};
export type Tried =
  | Found
  | { readonly kind: 'loading' }
  /** Of a wallet, and none is connected. */
  | { readonly kind: 'locked' }
  /** Neither this browser nor the product has it. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly tryAgain: () => void };

const BOTH: readonly AnyRules[] = ['official', 'classic'];

export function useTriedDeck({ kind, id }: AskedDeck): Tried {
  const address = useWalletAddress();
  const isSaved = kind === 'deck';
  const query = useQuery<DeckJson>({
    queryKey: deckKey(address ?? '', id),
    enabled: isSaved && address !== undefined,
    staleTime: 0,
  });
  const here = useMemo(() => (isSaved ? undefined : foundHere({ kind, id })), [isSaved, kind, id]);
  const { data } = query;
  const saved = useMemo(() => data && foundSaved(data), [data]);
  if (!isSaved) return here ?? { kind: 'gone' };
  if (address === undefined) return { kind: 'locked' };
  if (saved !== undefined) return saved;
  if (query.error !== null)
    return { kind: 'failed', error: query.error, tryAgain: () => void query.refetch() };
  return { kind: 'loading' };
}

function foundSaved(deck: DeckJson): Found {
  const lines = deck.cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
  return {
    kind: 'found',
    deck: { key: deckKeyOf(deck.id), name: deck.name, lines },
    rules: BOTH.filter((rules) => takesForPractice(rules, deck)),
  };
}

function foundHere({ kind, id }: AskedDeck): Found | undefined {
  if (kind === 'starter') {
    const lines = STARTER_DECK.map(({ cardId, quantity }) => ({ cardId, quantity }));
    return { kind: 'found', deck: { key: STARTER_KEY, name: STARTER_DECK_NAME, lines }, rules: BOTH };
  }
  if (kind === 'theme') {
    const theme = themeDeckById(id);
    return (
      theme && {
        kind: 'found',
        rules: BOTH,
        deck: { key: themeKeyOf(id), name: theme.name, lines: theme.lines },
      }
    );
  }
  const list = pastedLists.all().find((each) => each.id === id);
  return (
    list && {
      kind: 'found',
      deck: { key: listKeyOf(id), name: list.name, lines: list.lines },
      rules: BOTH.filter((rules) => takesForPractice(rules, list)),
    }
  );
}

/** Where a battle of the gauntlet is shown, from 0. */
export const battleHref = (key: string, battle: number): string =>
  `${gauntletHref(key).replace('/gauntlet?', '/gauntlet/replay?')}&battle=${battle}`;
