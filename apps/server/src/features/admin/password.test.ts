/** What the server keeps of the password, and how many may ask about it at once. */
import { expect, test } from 'vitest';
import { adminPassword } from './password.ts';

test('knows the right one from those that are nearly right', async () => {
  const password = await adminPassword('Träume & Schäume');
  expect(await password.isRight('Träume & Schäume')).toBe(true);
  for (const wrong of ['träume & schäume', 'Träume & Schäume ', 'Träume & Schäum', ''])
    expect(await password.isRight(wrong)).toBe(false);
});

test('is named by a tag that every server finds again, and no other password has', async () => {
  const tag = async (password: string) => (await adminPassword(password)).tag;
  expect(await tag('let-me-in-here')).toBe(await tag('let-me-in-here'));
  // A hash that costs less, or more, is another one.
  expect(await tag('let-me-in-here')).toBe('dd7b2c2bdb1fa8e1');
  expect(await tag('let-me-in-here')).not.toBe(await tag('let-me-in-herf'));
});

test('lets two be looked at and fifty wait; refuses the rest at once', async () => {
  const password = await adminPassword('let-me-in-here', 2);
  const answers = await Promise.all(Array.from({ length: 60 }, () => password.isRight('let-me-in-here')));
  expect(answers.slice(0, 52)).toEqual(Array(52).fill(true));
  expect(answers.slice(52)).toEqual(Array(8).fill('busy'));
  expect(await password.isRight('let-me-in-here')).toBe(true);
});
