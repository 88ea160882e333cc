/** One pack to be opened: what it looks like and where its cards come from. */
import type { CardJson, OpenAnswer, PackType, Purchase } from '@pokesol/protocol';
import { post } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';

export type OpenedPack = {
  /** Distinguishes the packs of one dialog, and decides the ball. */
  key: string;
  name: string;
  art: { name: string; setName?: string; artworkUrl?: string | undefined };
  /** What the store says of it. */
  about: string | undefined;
  /** Whose odds say how rare its cards are; absent where several types are opened together, or none was drawn. */
  packTypeId: string | undefined;
  isFree: boolean;
  /** For show: its cards are not kept. */
  isDemo: boolean;
  /** What was paid: one pack, or several that are opened together. */
  purchases: readonly Purchase[];
  /** The owner of the cards; absent in a demo. */
  owner?: string | undefined;
  /** The deck that was saved with it. */
  deckId?: string | undefined;
  fetchCards: () => Promise<OpenedCards>;
};

/** `closed`: how many of several packs did not open, and wait in the store. */
type OpenedCards = { cards: readonly CardJson[]; byPack: readonly CardsOfPack[]; closed: number };

export type CardsOfPack = { readonly purchaseId: string; readonly cards: readonly CardJson[] };

/** Said of a pack for show, from the beginning to the end. */
export const DEMO_NOTE =
  'A demo: these cards are for show and are not kept. Connect a wallet to keep what you open.';

/** Paid packs, all together; or one whose cards are known already, so that nothing is asked of the server. */
export type OpeningRequest = { kind: 'paid'; purchases: readonly Purchase[] } | GivenPack;

/** What was not paid for. */
export type GivenPack = {
  kind: 'free' | 'demo';
  packType: PackType | undefined;
  cards: readonly CardJson[];
  owner?: string;
  deckId?: string | undefined;
};

/** What a dialog opens. `packTypes` gives paid packs their looks. */
export function packToOpen(request: OpeningRequest, packTypes: readonly PackType[]): OpenedPack {
  if (request.kind === 'paid') {
    const { purchases } = request;
    const [first] = purchases;
    const packType = packTypes.find(({ id }) => id === first?.packTypeId);
    const names = new Set(purchases.map(({ packName }) => packName));
    const name = names.size === 1 ? (first?.packName ?? '') : counted(purchases.length, 'pack');
    return {
      key: purchases.map(({ id }) => id).join(),
      name: purchases.length > 1 && names.size === 1 ? `${purchases.length} × ${name}` : name,
      art: packType ?? { name },
      about: packType?.description,
      packTypeId: names.size === 1 ? first?.packTypeId : undefined,
      isFree: false,
      isDemo: false,
      purchases,
      owner: first?.userId,
      fetchCards: () => openEach(purchases),
    };
  }
  const { kind, packType, cards, owner, deckId } = request;
  const isDemo = kind === 'demo';
  const name = `${isDemo ? 'Demo: ' : ''}${packType?.name ?? 'Booster Pack'}`;
  const key = `${name} ${cards.map(({ id }) => id).join(' ')}`;
  const art = packType ?? { name };
  return {
    key,
    name,
    art,
    about: packType?.description,
    packTypeId: isDemo ? packType?.id : undefined,
    isFree: !isDemo,
    isDemo,
    purchases: [],
    owner,
    deckId,
    fetchCards: async () => ({ cards, byPack: [], closed: 0 }),
  };
}

/** A pack that does not open keeps none of the others closed. @throws when none opened, why the first did not */
async function openEach(purchases: readonly Purchase[]): Promise<OpenedCards> {
  const byPack: CardsOfPack[] = [];
  const failures: unknown[] = [];
  for (const { id } of purchases) {
    try {
      const { cards } = await post<OpenAnswer>(`/api/pack-purchases/${id}/open`);
      byPack.push({ purchaseId: id, cards });
    } catch (error) {
      console.warn(`The pack ${id} stayed closed`, error);
      failures.push(error);
    }
  }
  if (failures.length === purchases.length) throw failures[0];
  return { cards: byPack.flatMap(({ cards }) => cards), byPack, closed: failures.length };
}
