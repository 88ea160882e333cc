/** Checks the text hash against published vectors. */
import { expect, test } from 'vitest';
import { textHash } from './textHash.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('of %j', (text, hash) => expect(textHash(text)).toBe(hash));
