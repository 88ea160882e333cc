/** For the admin area's component tests: sets, cards and packs that are listed as they were last written, by whomever. */
import { asSetId } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine/result';
import {
  type AdminCard,
  type AdminPackType,
  adminCardsQuery,
  type CardSetJson,
  cardEdit,
  cardJsonOf,
  cardSetEdit,
  newCard,
  newCardSet,
  newPackType,
  packTypeEdit,
  REFUSALS,
} from '@pokesol/protocol';
import { ADMIN_PAGE_SIZE } from '@pokesol/protocol/constants';
import { api, type Call, refused } from '../../../testing/api.ts';
import { CARD_SETS } from '../../../testing/examples.ts';
import { packOf, setOf } from './examples.ts';

type Kept = { readonly id: string; readonly revision: string };

function keep<Item extends Kept>(first: readonly Item[]) {
  let items = first;
  let writes = 1;
  const of = (id: string): Item => {
    const found = items.find((item) => item.id === id);
    if (found === undefined) throw new Error(`${id} is not kept`);
    return found;
  };
  return {
    all: (): Item[] => [...items],
    of,
    add(item: Item): Item {
      items = [...items, item];
      return item;
    },
    /** As another admin does it, too. */
    change(id: string, facts: object): Item {
      writes += 1;
      const changed = { ...of(id), ...facts, revision: `${id} ${writes}` };
      items = items.map((item) => (item.id === id ? changed : item));
      return changed;
    },
  };
}

const idIn = ({ path }: Call) => decodeURIComponent(path.split('/').at(-1) ?? '');

export function keepSets(sets: readonly CardSetJson[] = CARD_SETS) {
  const kept = keep(sets);
  api.answer('GET /api/card-sets', () => kept.all());
  api.answer('POST /api/admin/card-sets', ({ body }) => {
    const { name, ...facts } = newCardSet.parse(body);
    if (kept.all().some((set) => set.name === name)) return refused('card-set-name-taken');
    return kept.add(setOf(name, given(facts)));
  });
  api.answer('PATCH /api/admin/card-sets/*', (call) => {
    const { revision, ...facts } = cardSetEdit.parse(call.body);
    const id = idIn(call);
    if (revision !== kept.of(id).revision) return refused('card-set-changed');
    return kept.change(id, facts);
  });
  return kept;
}

export function keepCards(cards: readonly AdminCard[], sets: readonly CardSetJson[] = CARD_SETS) {
  const kept = keep(cards);
  api.answer('GET /api/admin/cards', ({ query }) => {
    const { page, ...wish } = adminCardsQuery.parse(Object.fromEntries(query));
    const found = kept.all().filter((card) => isWanted(card, wish));
    const shown = found.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE);
    return { total: found.length, page, pageSize: ADMIN_PAGE_SIZE, cards: shown };
  });
  api.answer('POST /api/admin/cards', ({ body }) => {
    const { setId, ...form } = newCard.parse(body);
    const isTaken = kept.all().some((card) => card.setId === setId && card.cardNumber === form.cardNumber);
    if (isTaken) return refused('card-number-taken');
    const made = madeCard(given(form), asSetId(setId));
    if (isRefusal(made)) return unreadable(made.problems);
    const set = sets.find(({ id }) => id === setId) ?? setOf(setId);
    return kept.add({
      ...cardJsonOf(made.card, set),
      setId,
      isActive: true,
      origin: 'made',
      edited: [],
      formAttributes: form.attributes ?? {},
      revision: `${setId}-${form.cardNumber} 1`,
    });
  });
  api.answer('PATCH /api/admin/cards/*', (call) => {
    const { revision, attributes, ...facts } = cardEdit.parse(call.body);
    const id = idIn(call);
    const before = kept.of(id);
    // Nothing new is asked for: the card as it is, with any change of another admin.
    if (saysAlready(before, { ...facts, ...(attributes && { formAttributes: attributes }) })) return before;
    if (revision !== before.revision) return refused('card-changed');
    const names = Object.keys({ ...facts, ...attributes }).filter((name) => name !== 'isActive');
    return kept.change(id, {
      ...facts,
      ...(attributes && { formAttributes: attributes }),
      edited: [...new Set([...before.edited, ...names])],
    });
  });
  return kept;
}

export function keepPacks(packs: readonly AdminPackType[]) {
  const kept = keep(packs);
  api.answer('GET /api/admin/pack-types', () => kept.all());
  api.answer('POST /api/admin/pack-types', ({ body }) => {
    const { name, requestId: _, ...facts } = newPackType.parse(body);
    return kept.add(packOf(name, given(facts)));
  });
  api.answer('PATCH /api/admin/pack-types/*', (call) => {
    const { version, revision, refreshPool = false, ...facts } = packTypeEdit.parse(call.body);
    const id = idIn(call);
    const before = kept.of(id);
    if (version !== before.version || revision !== before.revision) return refused('pack-changed');
    const isNewDraw = refreshPool || facts.rarityOdds !== undefined || facts.cardCount !== undefined;
    return kept.change(id, {
      ...facts,
      version: isNewDraw ? version + 1 : version,
      ...(isNewDraw && { poolChange: { added: 0, withdrawn: 0, moved: 0 } }),
    });
  });
  return kept;
}

type Wish = Omit<ReturnType<typeof adminCardsQuery.parse>, 'page'>;

const isWanted = (card: AdminCard, { search, setId, rarity, state }: Wish): boolean =>
  (search === '' || card.cardNumber === search || card.name.toLowerCase().includes(search.toLowerCase())) &&
  (setId === undefined || card.setId === setId) &&
  (rarity === undefined || card.rarity === rarity) &&
  (state === 'all' || (state === 'edited' ? card.edited.length > 0 : card.isActive === (state === 'active')));

const saysAlready = (item: object, facts: object): boolean =>
  Object.entries(facts).every(
    ([name, fact]) => JSON.stringify(Reflect.get(item, name)) === JSON.stringify(fact),
  );

const unreadable = (problems: readonly object[]): Response =>
  Response.json(
    { code: 'card-unreadable', message: REFUSALS['card-unreadable'].message, problems },
    { status: REFUSALS['card-unreadable'].status },
  );

/** Without what is absent. */
type Given<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], undefined> };
const given = <Facts extends object>(facts: Facts): Given<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Given<Facts>;
