/** Puts the sample data in place: what is missing is added, what is there stays as it is. */

import type { SeedDataAnswer } from '@pokesol/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { adminApi, failureMessage, isShutOut } from './adminApi.ts';

const FAILURE = 'Failed to seed data';
const TOUCHED = ['/api/card-sets', '/api/pack-types', '/api/admin'];

export function SeedButton() {
  const client = useQueryClient();
  const seeding = useMutation({
    mutationFn: () => adminApi.post<SeedDataAnswer>('/api/admin/seed-data', {}),
    onSuccess: (made) => {
      toast('Success', `Sample data has been seeded successfully. ${newThings(made)}`);
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => TOUCHED.some((each) => String(path).startsWith(each)),
      });
    },
    onError: (error) => {
      console.warn(FAILURE, error);
      if (!isShutOut(error)) toast('Error', failureMessage(error, FAILURE), 'destructive');
    },
  });
  return (
    <Button tone="secondary" busy={seeding.isPending} onClick={() => seeding.mutate()}>
      {seeding.isPending ? 'Seeding...' : 'Seed Sample Data'}
    </Button>
  );
}

/** What seeding has added, as a sentence. */
export function newThings({ sets, cards, packTypes }: SeedDataAnswer): string {
  const added: [number, string][] = [
    [sets, 'set'],
    [cards, 'card'],
    [packTypes, 'pack type'],
  ];
  const parts = added.filter(([count]) => count > 0).map(([count, one]) => counted(count, one));
  if (parts.length === 0) return 'Nothing was missing.';
  const last = parts.at(-1);
  return `New: ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}.`;
}
