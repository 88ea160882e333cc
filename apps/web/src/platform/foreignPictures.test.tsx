/** Pictures of other servers are asked for only where the server's page says so. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Art } from '../features/battle/board/Art.tsx';
import { Card } from '../features/card/Card.tsx';
import { PackArt } from '../features/packs/art/PackArt.tsx';
import { cardOf } from '../testing/examples.ts';
import { show } from '../testing/show.tsx';
import { shownPicture } from './foreignPictures.ts';

const FOREIGN = 'https://art.example/card.png';

function serverSays(content: string) {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'foreign-pictures', content });
  document.head.append(meta);
}
afterEach(() => document.querySelector('meta[name="foreign-pictures"]')?.remove());

test.each(['off', '__FOREIGN_PICTURES__', undefined])(
  'the page says %j: only our own are shown',
  (content) => {
    if (content !== undefined) serverSays(content);
    expect([FOREIGN, '//art.example/card.png', 'http://[', undefined].map(shownPicture)).toEqual(
      Array(4).fill(undefined),
    );
    for (const own of ['data:image/png;base64,AAAA', '/picture.png', `${location.origin}/picture.png`])
      expect(shownPicture(own)).toBe(own);
  },
);

test('the page says «on»: all are', () => {
  serverSays('on');
  expect(shownPicture(FOREIGN)).toBe(FOREIGN);
});

test('cards and packs with such a picture are drawn by us, without a request to another server', async () => {
  const asked: string[] = [];
  const seen = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
  seen.observe({ type: 'resource' });
  const images = { small: 'https://art.example/small.png', large: FOREIGN };
  show(
    <>
      <Card card={{ ...cardOf('base1-46'), images, artworkUrl: FOREIGN }} />
      <Art card={{ ...cardOf('base1-46'), images, artworkUrl: FOREIGN }} />
      <PackArt art={{ name: 'Base', artworkUrl: FOREIGN }} className="size-40" />
    </>,
  );
  await expect.element(page.getByCss('.card-face')).toBeInTheDocument();
  expect(page.getByCss('img[src^="https"], img[srcset]').elements()).toEqual([]);
  seen.disconnect();
  expect(asked.filter((name) => name.includes('art.example'))).toEqual([]);
});
