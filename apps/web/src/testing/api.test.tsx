/** What a test leaves behind is over before the next one begins. */
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { get } from '../platform/api.ts';
import { connection } from '../platform/connection.ts';
import { api } from './api.ts';
import { show } from './show.tsx';

/** Asks once more as it is taken away; it never sees the answer. */
function Leaver() {
  useEffect(() => () => void get('/api/card-plays').catch(() => undefined), []);
  return <p>Here</p>;
}

describe('a call that is still on its way at the end of a test', () => {
  test('without a network', async () => {
    api.cutOff();
    show(<Leaver />);
    await expect.element(page.getByText('Here')).toBeVisible();
  });
  test('leaves the server of the next one in reach', () => {
    expect(connection.get()).toEqual({ reachable: true, slow: false });
  });
  test('on a slow line', async () => {
    api.stall();
    show(<Leaver />);
    await expect.element(page.getByText('Here')).toBeVisible();
  });
  test('is no call of the next one', () => {
    expect(api.calls('GET /api/card-plays')).toEqual([]);
    expect(connection.get()).toEqual({ reachable: true, slow: false });
  });
});
