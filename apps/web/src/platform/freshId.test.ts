/** Ids are made where the browser makes none, and look as the server asks. */
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshId } from './freshId.ts';

test('is a UUID of version 4, another one each time, without randomUUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, freshId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
