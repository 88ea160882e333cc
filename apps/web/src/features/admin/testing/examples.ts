/** For the admin area's component tests: cards, packs, figures and actions as the server lists them. */
import { formAttributes } from '@pokesol/cards';
import { cardById, SHIPPED_SETS } from '@pokesol/cards/catalogue';
import { SEEDED_PACK_TYPES, STARTER_PACK } from '@pokesol/packs';
import type { AdminCard, AdminPackType, AdminStats, AuditEntry, CardSetJson } from '@pokesol/protocol';
import { cardOf } from '../../../testing/examples.ts';

/** A shipped card as no admin has touched it. */
export function adminCardOf(id: string, facts: Partial<AdminCard> = {}): AdminCard {
  const card = cardById(id);
  if (card === undefined) throw new Error(`No card ${id} is shipped`);
  return {
    ...cardOf(id),
    setId: card.setId,
    isActive: true,
    origin: 'shipped',
    edited: [],
    formAttributes: formAttributes(card),
    revision: `${id} 1`,
    ...facts,
  };
}

export const setOf = (name: string, facts: Partial<CardSetJson> = {}): CardSetJson => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  series: name,
  printedTotal: 0,
  total: 0,
  isActive: true,
  revision: `${name} 1`,
  ...facts,
});

const UNSOLD = {
  isActive: true,
  version: 1,
  sold: 0,
  unopened: 0,
  burned: 0,
  poolChange: { added: 0, withdrawn: 0, moved: 0 },
};
const setNameOf = (setId: string) => SHIPPED_SETS.find(({ id }) => id === setId)?.name ?? '';

/** What a fresh store sells, and the free pack. */
export const ADMIN_PACKS: AdminPackType[] = [
  ...SEEDED_PACK_TYPES.map(({ rarityOdds, ...pack }) => ({
    ...pack,
    ...UNSOLD,
    setName: setNameOf(pack.setId),
    revision: `${pack.id} 1`,
    rarityOdds: { ...rarityOdds },
  })),
  {
    id: STARTER_PACK.id,
    name: STARTER_PACK.name,
    description: STARTER_PACK.description,
    price: STARTER_PACK.price,
    cardCount: STARTER_PACK.cardCount,
    setId: STARTER_PACK.setId,
    ...UNSOLD,
    setName: setNameOf(STARTER_PACK.setId),
    revision: `${STARTER_PACK.id} 1`,
  },
];

export const packOf = (name: string, facts: Partial<AdminPackType> = {}): AdminPackType => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  price: '5',
  cardCount: 4,
  setId: 'base1',
  ...UNSOLD,
  setName: 'Base',
  revision: `${name} 1`,
  rarityOdds: { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 },
  ...facts,
});

/** Thirty days; `today` is what was sold on the last of them. */
export const statsOf = (today: { packs: number; poke: number }): AdminStats => ({
  totalPacksSold: today.packs,
  activeTraders: Math.min(1, today.packs),
  tradingVolume: today.poke,
  platformRevenue: today.poke,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, index + 1)).toISOString().slice(0, 10),
    ...(index === 29 ? today : { packs: 0, poke: 0 }),
  })),
});
export const NOTHING_SOLD = statsOf({ packs: 0, poke: 0 });

export const auditEntryOf = (
  id: number,
  facts: Partial<AuditEntry> & Pick<AuditEntry, 'action'>,
): AuditEntry => ({
  id,
  at: '2026-03-01T12:00:00.000Z',
  sessionId: 'k3Vq',
  address: '203.0.113.7',
  ...facts,
});
