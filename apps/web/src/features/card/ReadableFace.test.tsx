/** The face that is read: the longest texts of all shipped cards stand on it whole, at the three widths it has. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { type CardWithLines, shippedTexts } from '../../testing/shippedTexts.ts';
import { show } from '../../testing/show.tsx';
import { Card } from './Card.tsx';
import { faceTextOf } from './faceText.ts';
import { ReadableFace } from './ReadableFace.tsx';

const LONGEST = 160;
const OF_A_KIND = 25;

function lettersOn({ card, lines }: CardWithLines): number {
  const { abilities, attacks, whole } = faceTextOf(card, lines);
  const words = [...abilities, ...attacks].map((move) => move.name + move.words);
  return [...words, ...whole].join('').length;
}

const byLetters = (cards: readonly CardWithLines[]) => [...cards].sort((a, b) => lettersOn(b) - lettersOn(a));

/** The longest of all, of Trainers and of Energies, and those with the longest names. */
async function longest(): Promise<CardWithLines[]> {
  const all = await shippedTexts();
  const others = ['Trainer', 'Energy'].map((kind) =>
    byLetters(all.filter(({ card }) => card.attributes.supertype === kind)).slice(0, OF_A_KIND),
  );
  const named = [...all].sort((a, b) => b.card.name.length - a.card.name.length).slice(0, OF_A_KIND);
  return [...new Set([...byLetters(all).slice(0, LONGEST), ...others.flat(), ...named])];
}

const faces = page.getByCss('.readable-face');

function showAt(width: number, cards: readonly CardWithLines[]): void {
  show(
    <ul>
      {cards.map(({ card, lines }) => (
        <li key={card.id} style={{ width }}>
          <Card card={card} tilt={1} face={<ReadableFace card={card} lines={lines} />} />
        </li>
      ))}
    </ul>,
  );
}

/** What of it is wider or higher than its box. */
const cutIn = (face: Element): string[] =>
  [face, ...face.querySelectorAll('p, span, div')]
    .filter(
      (part) => !part.matches('.card-window, .card-window *') && getComputedStyle(part).display !== 'inline',
    )
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    .map((part) => `${part.className} ${part.textContent}`);

test.each([
  [400, 559, 100],
  // Of 11,728 cards some two dozen stand higher than the others there, with their text whole.
  [343, 515, 60],
  [296, Number.POSITIVE_INFINITY, 60],
])('at %i pixels nothing is cut, and no text is smaller than 12', async (width, mostHeight, leastPicture) => {
  const cards = await longest();
  showAt(width, cards);
  await expect.element(faces).toHaveLength(cards.length);
  const found = faces.elements().flatMap((face, at) => {
    const id = cards[at]?.card.id ?? '';
    const height = face.closest('.card')?.getBoundingClientRect().height ?? 0;
    const picture = face.querySelector('.card-window')?.clientHeight ?? 0;
    const small = [...face.querySelectorAll('*')].filter(
      (part) => part.textContent !== '' && Number.parseFloat(getComputedStyle(part).fontSize) < 12,
    );
    return [
      ...cutIn(face).map((words) => `${id} cut: ${words}`),
      ...(height > mostHeight + 0.5 ? [`${id} ${height} high`] : []),
      ...(picture < leastPicture ? [`${id} picture ${picture}`] : []),
      ...small.map((part) => `${id} small: ${part.textContent}`),
    ];
  });
  expect(found).toEqual([]);
});

test('every sentence of a card stands on it, and is read out', async () => {
  const all = await shippedTexts();
  const oak = all.find(({ card }) => card.id === 'base1-88');
  const venusaur = all.find(({ card }) => card.id === 'xy1-1');
  if (oak === undefined || venusaur === undefined) throw new RangeError('The shipped cards have changed');
  showAt(400, [oak, venusaur]);
  await expect.element(faces).toHaveLength(2);
  const group = page.getByRole('group', { name: /^Venusaur-EX/ });
  for (const words of ['Poison Powder', 'Jungle Hammer', 'Heal 30 damage from this Pokémon.', '180'])
    await expect.element(group).toHaveTextContent(words);
  await expect.element(group).toHaveTextContent('When it is Knocked Out, your opponent takes 2 Prize cards.');
  await expect.element(group.getByRole('img', { name: 'Grass' }).first()).toBeVisible();
  expect(getComputedStyle(page.getByCss('.readable-whole').element()).fontSize).toBe('15px');
  await expectAccessible();
});

test('a name is broken inside no word, on the narrowest face too', async () => {
  const all = await shippedTexts();
  const hitmonchan = all.find(({ card }) => card.id === 'base1-7');
  if (hitmonchan === undefined) throw new RangeError('The shipped cards have changed');
  showAt(296, [hitmonchan]);
  const name = page.getByCss('.readable-name');
  await expect.element(name).toHaveTextContent('Hitmonchan');
  const { fontSize } = getComputedStyle(name.element());
  expect(name.element().getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
});
