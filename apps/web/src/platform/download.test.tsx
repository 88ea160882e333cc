/** A file that is handed to the browser can still be read when the browser comes to it. */
import { expect, test, vi } from 'vitest';
import { download } from './download.ts';

test('a file is there after the click, and its address is given up later', async () => {
  vi.useFakeTimers();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  download('deck.txt', '4 Bulbasaur');
  const link = clicked.mock.contexts[0];
  if (!(link instanceof HTMLAnchorElement)) throw new TypeError('No link was clicked');
  expect(link.download).toBe('deck.txt');
  vi.advanceTimersByTime(30_000);
  expect(await (await fetch(link.href)).text()).toBe('4 Bulbasaur');
  vi.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith(link.href);
});
