/** For tests only: a pack type as the admin area reads it. */
import type { AdminPackType } from '@pokesol/protocol';

/** Never sold. */
export const FIRE_PACK: AdminPackType = {
  id: 'fire',
  name: 'Fire Pack',
  price: '25',
  cardCount: 11,
  setId: 'base1',
  setName: 'Base',
  isActive: true,
  version: 3,
  revision: 'abc',
  sold: 0,
  unopened: 0,
  burned: 0,
  poolChange: { added: 0, withdrawn: 0, moved: 0 },
};
