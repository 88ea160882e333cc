/** What speaks against a file or a text is said before anything is sent. */
import { BULK_BYTES } from '@pokesol/protocol/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProblem, firstLines, sizeText, type TakenFile, takeFile } from './source.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'cards.csv'): TakenFile => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => bytes.buffer,
});
const utf8 = (text: string) => new TextEncoder().encode(text);
const typed = (text: string) => ({ kind: 'typed', text }) as const;

describe('a file of cards', () => {
  it('is read with its encoding', async () => {
    expect(await takeFile(file(utf8('name\nPokémon')))).toEqual({
      source: {
        kind: 'file',
        name: 'cards.csv',
        text: 'name\nPokémon',
        bytes: 13,
        encoding: 'UTF-8',
        doubtful: [],
      },
    });
  });

  it('is not read at all when it is too large', async () => {
    const huge: TakenFile = {
      name: 'huge.json',
      size: 50 * 1024 * 1024,
      arrayBuffer: () => Promise.reject(new Error('it was read')),
    };
    expect(await takeFile(huge)).toEqual({
      refused: true,
      code: 'too-large',
      message:
        '«huge.json» has 50.0 MB, and the most at once is 16 MB. Split it and import the parts one after the other.',
    });
  });

  it('says what is wrong when it is empty, gone, or no text', async () => {
    expect(await takeFile(file(new Uint8Array()))).toMatchObject({ message: '«cards.csv» is empty.' });
    const gone = { name: 'a.csv', size: 3, arrayBuffer: () => Promise.reject(new DOMException('gone')) };
    expect(await takeFile(gone)).toMatchObject({ message: expect.stringMatching(/could not be read/) });
    expect(await takeFile(file(Uint8Array.of(0x50, 0x4b, 3, 4), 'cards.xlsx'))).toMatchObject({
      message: expect.stringMatching(/^«cards.xlsx»: This is a spreadsheet/),
    });
  });
});

describe('the data', () => {
  it('must be there, and no larger than the server takes', () => {
    expect(dataProblem(typed(' \n'))).toBe('Cards data is required');
    expect(dataProblem(typed('name'))).toBeUndefined();
    expect(dataProblem(typed('a'.repeat(BULK_BYTES)))).toBeUndefined();
    expect(dataProblem(typed('a'.repeat(BULK_BYTES + 1)))).toMatch(/the most at once is 16 MB/);
    expect(dataProblem(typed('é'.repeat(BULK_BYTES / 2 + 1)))).toMatch(/the most at once is 16 MB/);
  });

  it('is shown by its first lines', () => {
    expect(firstLines('a\r\nb\rc\nd', 3)).toBe('a\nb\nc');
    expect(firstLines('a'.repeat(5_000), 3)).toHaveLength(2_000);
  });

  it('has a size in words', () => {
    expect([0, 1023, 2048, 1536 * 1024].map(sizeText)).toEqual(['0 bytes', '1023 bytes', '2 kB', '1.5 MB']);
  });
});
