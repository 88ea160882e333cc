/** What cards say at the official table: what is printed on them, never what Classic makes of them, and which Abilities can be used now. */
import type { CardTextLine } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, refused } from '../../../../../testing/api.ts';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { cardsOfSet } from '../../../../../testing/examples.ts';
import { serveOfficial } from '../../../../../testing/officialBattle.ts';
import { showPage } from '../../../../../testing/show.tsx';
import { readOfficialPosition } from '../../../../dev/officialPosition.ts';

const CLASSIC = 'This card has no effect in battles yet.';
const PRINTED: readonly CardTextLine[] = [
  { kind: 'trainer', name: 'Switch', printed: 'Printed on Switch.', meaning: 'Meant by Switch.' },
  { kind: 'trainer', name: 'Beach Court', printed: 'Printed on Beach Court.' },
  { kind: 'ability', name: 'Energy Trans', printed: 'Printed of Energy Trans.' },
  { kind: 'attack', name: 'Hydro Pump', printed: 'Printed of Hydro Pump.' },
];

async function open(position: string): Promise<void> {
  const described = readOfficialPosition(position);
  if ('problem' in described) throw new Error(described.problem);
  serveOfficial(described.battle);
  // What the catalogue says of trainers of most sets.
  api.answer('GET /api/cards', ({ query }) =>
    cardsOfSet(query.get('setId') ?? '').map((card) =>
      card.text === undefined ? card : { ...card, text: CLASSIC },
    ),
  );
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(page.getByRole('region', { name: 'Your side', exact: true })).toBeVisible();
}

const place = (name: RegExp) => page.getByRole('button', { name });
const options = () => page.getByRole('list', { name: 'Options' });

test('the printed sentences stand at the options, at the Stadium and in the reader', async () => {
  api.answer('GET /api/cards/*/text', ({ path }) => ({
    cardId: decodeURIComponent(path.split('/')[3] ?? ''),
    plays: 'full',
    lines: [...PRINTED],
  }));
  await open('powers');
  await expect.element(place(/^Stadium: Beach Court/).getByText('Printed on Beach Court.')).toBeVisible();
  await place(/^Hand \d+ of \d+: Switch/).click();
  await expect.element(options().getByText('Printed on Switch.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await place(/^Your Active: Blastoise/).click();
  await options()
    .getByRole('button', { name: /Hydro Pump/ })
    .click();
  await expect.element(options().getByText('Printed of Hydro Pump.')).toBeVisible();
  await place(/^Your Bench 1 of 5: Venusaur/).click();
  await expect.element(options().getByText('Printed of Energy Trans.')).toBeVisible();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByText('Printed of Energy Trans.')).toBeVisible();
});

test('where no sentence is stored, the words are those of the printed rules', async () => {
  api.answer('GET /api/cards/*/text', refused('no-such-card'));
  await open('powers');
  await place(/^Hand \d+ of \d+: Switch/).click();
  await expect.element(options()).toHaveTextContent(/Switch 1 of your Benched Pokémon with your Active/);
  await userEvent.keyboard('{Escape}');
  await place(/^Hand \d+ of \d+: Computer Search/).click();
  await expect.element(options()).toHaveTextContent(/[Ss]earch your deck for 1 card/);
  expect(document.body.textContent).not.toContain(CLASSIC);
});

test('an Ability stands on the Active one with whether it can be used now, and as a sign on the Bench', async () => {
  await open('powers');
  await expect
    .element(place(/^Your Active: Blastoise.*, Ability Rain Dance: ready, ready\.$/))
    .toHaveTextContent(/Rain Danceready/);
  // It works by itself: there is nothing to be ready for.
  await expect.element(place(/^Opponent's Active: Machamp/)).toHaveTextContent(/Strikes Back/);
  const benched = (name: string) =>
    document.querySelectorAll(`[aria-label*="${name}"] .spot-signs > .is-ready`).length;
  expect([benched('Venusaur'), benched('Machamp'), benched('Pikachu')]).toEqual([1, 0, 0]);
});

test('an Ability that is used up, or of no use, says so', async () => {
  const active = { card: 'Turner', energy: ['Water Energy'] };
  const bench = [{ card: 'Blastoise', onto: ['Squirtle', 'Wartortle'] }];
  await open(JSON.stringify({ turn: 3, you: { active, bench }, opponent: { active: 'Magikarp' } }));
  await expect.element(place(/Blastoise.*, Ability Rain Dance: no use now\.$/)).toBeVisible();
  const turner = () => place(/^Your Active: Turner/);
  await expect.element(turner()).toHaveTextContent(/Turnready/);
  await turner().click();
  await page.getByRole('button', { name: /^Use Turn/ }).click();
  await expect.element(turner()).toHaveTextContent(/Turnused/);
});
