/** For component tests: a wallet's decks as the server keeps them. Every call is read by the server's own schema, every verdict is the deck rules'. */
import { type DeckJson, deckRequest } from '@pokesol/protocol';
import { api, type Call, refused } from './api.ts';
import { BASIC_ENERGIES, deckOf, STARTER_CARDS, summaryOf } from './examples.ts';

export const DECKS = 'GET /api/users/*/decks';
export const DECK = 'GET /api/users/*/decks/*';
export const NEW_DECK = 'POST /api/users/*/decks';
export const SAVED_DECK = 'PUT /api/users/*/decks/*';
export const VERDICT = 'POST /api/users/*/decks/*/validate';

/** A wallet with the starter pack's cards; the decks stand in the order in which the list shows them. */
export function keepDecks(first: readonly DeckJson[] = []) {
  let kept = [...first];
  let made = 0;
  const at = ({ path }: Call) => kept.find(({ id }) => path.split('/').includes(id));

  function put(deck: DeckJson): DeckJson {
    kept = [deck, ...kept.filter(({ id }) => id !== deck.id)];
    return deck;
  }

  function create({ body }: Call): DeckJson | Response {
    const sent = deckRequest.safeParse(body);
    if (!sent.success) return refused('bad-request');
    made += 1;
    const id = sent.data.id ?? `dec00000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    const { name, description = '', note = '', cards = [] } = sent.data;
    return (
      kept.find((deck) => deck.id === id) ??
      put(deckOf({ id, name, description, note, cards }, STARTER_CARDS))
    );
  }

  function update(call: Call): DeckJson | Response {
    const sent = deckRequest.safeParse(call.body);
    if (!sent.success) return refused('bad-request');
    const standing = at(call);
    if (standing === undefined) return refused('deck-unknown');
    const { version, name } = sent.data;
    const { description = standing.description, note = standing.note, cards = standing.cards } = sent.data;
    if (version !== undefined && version !== standing.version) return refused('deck-changed');
    const next = { id: standing.id, name, description, note, cards, version: standing.version + 1 };
    return put(deckOf(next, STARTER_CARDS));
  }

  function judge(call: Call) {
    const deck = at(call);
    if (deck === undefined) return refused('deck-unknown');
    const { isValid, isForPractice, errors, official, totalCards, pokemonCount, trainerCount, energyCount } =
      deck;
    const stats = { totalCards, pokemonCount, trainerCount, energyCount };
    return { isValid, isForPractice, errors, official, stats };
  }

  function remove(call: Call) {
    const deck = at(call);
    if (deck === undefined) return refused('deck-unknown');
    kept = kept.filter(({ id }) => id !== deck.id);
    return undefined;
  }

  /** From now on every call is answered, also those that a test had answered otherwise. */
  function serve(): void {
    api.answer('GET /api/users/*/cards', STARTER_CARDS);
    api.answer('GET /api/cards/basic-energies', BASIC_ENERGIES);
    api.answer(DECKS, () => kept.map(summaryOf));
    api.answer(DECK, (call) => at(call) ?? refused('deck-unknown'));
    api.answer(NEW_DECK, create);
    api.answer(SAVED_DECK, update);
    api.answer(VERDICT, judge);
    api.answer('DELETE /api/users/*/decks/*', remove);
  }

  serve();
  return {
    serve,
    create,
    /** As another tab would: made, or saved once more. */
    put,
    forget: (gone: string) => {
      kept = kept.filter(({ id }) => id !== gone);
    },
    named: (name: string) => kept.find((deck) => deck.name === name),
    all: () => kept,
  };
}
