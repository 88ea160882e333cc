/** What seeding has added, as a sentence. */
import type { SeedDataAnswer } from '@pokesol/protocol';

const counted = (count: number, one: string) =>
  count === 0 ? undefined : `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

export function newThings({ sets, cards, packTypes }: SeedDataAnswer): string {
  const parts = [counted(sets, 'set'), counted(cards, 'card'), counted(packTypes, 'pack type')].filter(
    (part) => part !== undefined,
  );
  if (parts.length === 0) return 'Nothing was missing.';
  const last = parts.at(-1);
  return `New: ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}.`;
}
