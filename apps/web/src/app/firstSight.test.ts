/** What stands at an address before the code has run. */
import { expect, test } from 'vitest';
import { firstSight } from './firstSight.tsx';

const store = firstSight('/');
const lobby = firstSight('/battle');

test('is the frame, with the ways to the screens as links, and the store says what it is', () => {
  const links = [...store.matchAll(/<a (?:aria-current="page" )?href="([^"]+)"/g)].map(([, to]) => to);
  expect(new Set(links)).toEqual(
    new Set(['/', '/collection', '/deck-list', '/battle', '/campaign', '/learn', '/rules']),
  );
  expect(store).toContain('>Booster Pak Collection</h1>');
  expect(lobby).toContain('<a aria-current="page" href="/battle"');
  expect(lobby).not.toContain('<h1');
});

test('holds nothing that needs code or that the policy refuses', () => {
  expect(`${store}${lobby}`).not.toMatch(/<script|<style|<button| style=| on\w+=/);
});
