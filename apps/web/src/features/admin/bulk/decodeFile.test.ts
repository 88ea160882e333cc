/** Files of every encoding that people save become the text they meant, or a word of warning. */
import { describe, expect, it } from 'vitest';
import { decodeFile, utf8SizeOf } from './decodeFile.ts';

const TEXT = 'name;number\nPokémon «Flabébé»;1\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [0xfeff, ...Array.from(text, (_, at) => text.charCodeAt(at))].forEach((unit, at) => {
    view.setUint16(2 * at, unit, littleEndian);
  });
  return new Uint8Array(view.buffer);
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the bytes of a file', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8', utf8(`\ufeff${TEXT}`)],
    ['UTF-16', utf16(TEXT, true)],
    ['UTF-16', utf16(TEXT, false)],
  ])('%s is read for certain, its mark left out', (encoding, bytes) => {
    expect(decodeFile(bytes)).toEqual({ text: TEXT, encoding, doubtful: [] });
  });

  it.each(['', 'a', 'é', '\u00ff', '漢字', '😀', '\u2028', '\r\n', ' \t', 'ÿþ', 'ï»¿'])(
    '%j comes back from UTF-8',
    (text) => {
      expect(decodeFile(utf8(text))).toEqual({ text, encoding: 'UTF-8', doubtful: [] });
    },
  );

  it('what is not UTF-8 is read as Windows-1252, and the words in doubt are named', () => {
    const bytes = Uint8Array.of(...latin('name\nPok\u00e9mon;Flab\u00e9b\u00e9,'), 0x80);
    expect(decodeFile(bytes)).toEqual({
      text: 'name\nPokémon;Flabébé,€',
      encoding: 'Windows-1252',
      doubtful: ['Pokémon', 'Flabébé', '€'],
    });
  });

  it('names five words in doubt at most, each once', () => {
    const read = decodeFile(latin('\u00e9 \u00e9 \u00e8 \u00ea \u00eb \u00e0 \u00e1'));
    expect(read).toMatchObject({ doubtful: ['é', 'è', 'ê', 'ë', 'à'] });
  });

  it.each([
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), /spreadsheet/],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /spreadsheet/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1), /not a text file/],
    ['UTF-16 without its mark', utf16('name', true).slice(2), /not a text file/],
    ['half a letter of UTF-16', utf16('ab', true).slice(0, 5), /UTF-16, but it is damaged/],
    ['a mark of UTF-8 before other bytes', Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), /UTF-8, but it is damaged/],
  ])('%s is refused with what to do instead', (_, bytes, problem) => {
    expect(decodeFile(bytes)).toEqual({
      refused: true,
      code: expect.any(String),
      message: expect.stringMatching(problem),
    });
  });

  it('an empty file is an empty text', () => {
    expect(decodeFile(new Uint8Array())).toMatchObject({ text: '' });
  });
});

describe('the length of a text', () => {
  it('counts bytes, not letters', () => expect(utf8SizeOf('Pokémon 😀', 100)).toBe(13));
  it('stops counting where there are too many letters already', () => expect(utf8SizeOf('aaaa', 3)).toBe(4));
});
