/** What an audit entry is called. */
import type { AuditAction } from '@pokesol/protocol';

export const ACTION_MESSAGES: Readonly<Record<AuditAction, string>> = {
  'admin.login': 'Entered the admin area',
  'admin.logout': 'Locked the admin area',
  'seed-data': 'Seeded sample data',
  'card-set.create': 'Created a set',
  'card-set.edit': 'Changed a set',
  'card.create': 'Created a card',
  'card.edit': 'Changed a card',
  'cards.bulk': 'Imported cards from a file',
  'pack-type.create': 'Created a pack type',
  'pack-type.edit': 'Changed a pack type',
  'set.import': 'Imported a set',
};

const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** In the reader's time zone. */
export const momentText = (at: string) =>
  new Date(at).toLocaleString('en-US', { ...MOMENT, year: 'numeric', hour12: false });
