/** The pictures of cards as a browser draws them: by a worker, by the page, and by the page after a worker failed. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { UpdateLine } from '../../../app/UpdateLine.tsx';
import { show, takeAway } from '../../../testing/show.tsx';
import { Card } from '../Card.tsx';
import { bareCard } from '../gallery/oddCards.ts';
import { shippedCardJson } from '../gallery/shippedCardJson.ts';
import { drawUrl } from './draw.ts';
import { createPictures, type Means } from './pictures.ts';
import { keyOf, kindOf, type PictureKey, sceneBehind, subjectOf } from './portrait.ts';
import { startPictureWorker } from './startPictureWorker.ts';

const CARDS = shippedCardJson()
  .filter(({ pokemonType }) => pokemonType !== undefined)
  .slice(0, 63);
const KEYS: readonly PictureKey[] = [
  ...new Set(CARDS.flatMap((card) => [subjectOf(card), sceneBehind(card, kindOf(card))])),
].flatMap((drawing) => (drawing === undefined ? [] : [keyOf(drawing)]));
const DIFFERENT = [...new Set(KEYS)];

const loadDrawing = vi.fn(() => import('./draw.ts'));
const onNotLoaded = vi.fn();
const noWorker = (): never => {
  throw new ReferenceError('Worker is not defined');
};

/** Answers nothing by itself: a test says what comes of it. */
function silent() {
  const asked: (readonly PictureKey[])[] = [];
  const end = vi.fn();
  const started: Parameters<Means['startWorker']>[0][] = [];
  const startWorker: Means['startWorker'] = (events) => {
    started.push(events);
    return { draw: (keys) => asked.push(keys), end };
  };
  return {
    asked,
    end,
    pictures: createPictures({ startWorker, loadDrawing, onNotLoaded }),
    answer: () => started[0]?.answered(asked.at(-1)?.map((key) => [key, `drawn ${key}`]) ?? []),
    fail: () => started[0]?.failed(new Event('error')),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  loadDrawing.mockClear();
  onNotLoaded.mockClear();
});

const drawAll = (pictures: ReturnType<typeof createPictures>) =>
  Promise.all(DIFFERENT.map((key) => pictures.drawn(key)));
const right = () => DIFFERENT.map(drawUrl);

test('a worker draws a whole screen, to the byte what the page would draw, and the page draws nothing', async () => {
  const pictures = createPictures({ startWorker: startPictureWorker, loadDrawing, onNotLoaded });
  expect(await drawAll(pictures)).toEqual(right());
  expect(loadDrawing).not.toHaveBeenCalled();
  expect(pictures.get(DIFFERENT[0] ?? '')).toBe(right()[0]);
});

test('the cards of a screen show what was drawn, and nothing moves when it comes', async () => {
  const cards = CARDS.slice(0, 12).map((card, index) => ({ ...card, id: `${card.id}-unseen-${index}` }));
  show(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 140px)' }}>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </div>,
  );
  const boxes = () =>
    [...document.querySelectorAll('.card-window, .card-name, .card-foot')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
  const urls = () => [...document.querySelectorAll<HTMLImageElement>('.card-subject')].map(({ src }) => src);
  await expect.poll(() => document.querySelectorAll('.card-window').length).toBe(cards.length);
  const before = boxes();
  await expect
    .poll(urls)
    .toEqual(cards.map((card) => drawUrl(keyOf(subjectOf(card) ?? sceneBehind(card, 'fire')))));
  expect(boxes()).toEqual(before);
  takeAway();
});

describe('the page draws by itself', () => {
  test('where there are no workers', async () => {
    const pictures = createPictures({ startWorker: noWorker, loadDrawing, onNotLoaded });
    expect(await drawAll(pictures)).toEqual(right());
    expect(loadDrawing).toHaveBeenCalled();
  });

  test('where the worker’s code does not come', async () => {
    const Real = Worker;
    vi.stubGlobal('Worker', function lost() {
      return new Real('/nowhere/pictureWorker.js', { type: 'module' });
    });
    const pictures = createPictures({ startWorker: startPictureWorker, loadDrawing, onNotLoaded });
    expect(await drawAll(pictures)).toEqual(right());
    expect(loadDrawing).toHaveBeenCalled();
  });

  test('after a drawing failed in the worker', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue();
    const pictures = createPictures({ startWorker: startPictureWorker, loadDrawing, onNotLoaded });
    const odd = pictures.drawn('no drawing');
    const all = drawAll(pictures);
    await expect(odd).rejects.toThrow('Nothing was drawn of no drawing');
    expect(await all).toEqual(right());
  });

  test('after a worker that failed: what it had begun, too', async () => {
    const { asked, end, fail, pictures } = silent();
    const all = drawAll(pictures);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    fail();
    expect(await all).toEqual(right());
    expect(end).toHaveBeenCalledOnce();
  });
});

test('what left the screen before its turn is not drawn; what the worker has is drawn and kept', async () => {
  const { asked, answer, pictures } = silent();
  const stops = DIFFERENT.map((key) => pictures.want(key, () => undefined));
  await expect.poll(() => asked.length).toBe(2);
  const begun = asked.flat();
  for (const stop of stops) stop();
  answer();
  answer();
  expect(asked.flat()).toEqual(begun);
  expect(pictures.get(begun.at(-1) ?? '')).toBe(`drawn ${begun.at(-1)}`);
  expect(pictures.get(DIFFERENT.find((key) => !begun.includes(key)) ?? '')).toBeUndefined();
});

test('one picture for all its places: asked for once, each place notified, and kept when all have gone', async () => {
  const { asked, answer, pictures } = silent();
  const [key = ''] = DIFFERENT;
  const started = [vi.fn(), vi.fn()];
  const stops = started.map((each) => pictures.want(key, each));
  await expect.poll(() => asked).toEqual([[key]]);
  answer();
  for (const each of started) expect(each).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  pictures.want(key, () => undefined);
  await Promise.resolve();
  expect(asked).toEqual([[key]]);
});

test('what is shown stays, however many others come; the oldest of the rest goes', async () => {
  const keys = Array.from({ length: 760 }, (_, index) =>
    keyOf(sceneBehind({ ...bareCard, id: `${index}` }, 'fire')).replace('fire', `fire ${index}`),
  );
  const { asked, answer, pictures } = silent();
  const [shown = '', second = ''] = keys;
  const onReady = vi.fn();
  pictures.want(shown, onReady);
  await expect.poll(() => asked.length).toBe(1);
  answer();
  for (const key of keys.slice(1)) {
    const stop = pictures.want(key, () => undefined);
    await Promise.resolve();
    answer();
    stop();
  }
  expect(pictures.get(shown)).toBe(`drawn ${shown}`);
  expect(pictures.get(second)).toBeUndefined();
  expect(pictures.get(keys.at(-1) ?? '')).toBeDefined();
});

test('drawing code that does not come is asked for again, and the page looks whether the line is lost', async () => {
  const [key = ''] = DIFFERENT;
  const pictures = createPictures({
    startWorker: noWorker,
    loadDrawing,
    onNotLoaded,
  });
  loadDrawing.mockRejectedValueOnce(new TypeError('error loading dynamically imported module'));
  const onReady = vi.fn();
  pictures.want(key, onReady);
  await expect.poll(() => onNotLoaded.mock.calls.length).toBe(1);
  expect(pictures.get(key)).toBeUndefined();
  pictures.retry();
  await expect.poll(() => pictures.get(key)).toBe(drawUrl(key));
});

test('a card that cannot be drawn takes no picture from the others', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const [key = ''] = DIFFERENT;
  const pictures = createPictures({
    startWorker: noWorker,
    loadDrawing,
    onNotLoaded,
  });
  const odd = pictures.drawn('no drawing');
  expect(await pictures.drawn(key)).toBe(drawUrl(key));
  await expect(odd).rejects.toThrow('Nothing was drawn of no drawing');
  expect(reported).toHaveBeenCalledOnce();
});

test('code that comes neither the second time, though the server answers, is offered by a reload', async () => {
  show(<UpdateLine />);
  const gone = new TypeError('error loading dynamically imported module: /assets/draw.js');
  const pictures = createPictures({
    startWorker: noWorker,
    loadDrawing: () => Promise.reject(gone),
    onNotLoaded,
  });
  const [key = ''] = DIFFERENT;
  await expect(pictures.drawn(key)).rejects.toThrow('Nothing was drawn');
  await expect.element(page.getByText('A part of PokeSol')).not.toBeInTheDocument();
  await expect(pictures.drawn(key)).rejects.toThrow('Nothing was drawn');
  await expect.element(page.getByText('A part of PokeSol did not load.')).toBeVisible();
});
