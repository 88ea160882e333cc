/** What is read out of files as people and spreadsheets write them, and what is said of those that cannot be read. */
import { BULK_ROWS } from '@pokesol/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementLines, lineAt } from './jsonLines.ts';
import { readRows } from './plan.ts';
import { readFile } from './readFile.ts';

const read = async (data: string) => {
  const file = await readFile(data);
  const { cards, problems } = await readRows(file.rows, 'home');
  return { cards, problems: [...file.problems, ...problems] };
};
const namesIn = async (data: string) => {
  const { cards, problems } = await read(data);
  expect(problems).toEqual([]);
  return cards.map(({ line, card }) => `${line} ${card.cardNumber} ${card.name}`);
};
const problemsIn = async (data: string) =>
  (await read(data)).problems.map(({ line, field, message }) => `${line} ${field ?? '-'}: ${message}`);

describe('a CSV file', () => {
  test.each([
    ['commas', 'name,cardNumber\nMew,1\nPikachu,2\n'],
    ['semicolons', 'name;cardNumber\nMew;1\nPikachu;2'],
    ['tabs', 'name\tcardNumber\nMew\t1\nPikachu\t2'],
    ['a byte order mark', '\ufeffname,cardNumber\nMew,1\nPikachu,2'],
    ['line ends of Windows', 'name,cardNumber\r\nMew,1\r\nPikachu,2\r\n'],
    ['line ends of old Macs', 'name,cardNumber\rMew,1\rPikachu,2'],
    ['line ends of two kinds', 'name,cardNumber\r\nMew,1\nPikachu,2'],
    ['other letters in its names', 'NAME, Card Number\nMew,1\nPikachu,2'],
    ['the other name of the number', 'Number,name\n1,Mew\n2,Pikachu'],
    ['everything in quotes', '"name","cardNumber"\n"Mew","1"\n"Pikachu","2"'],
    ['spaces around its cells', 'name , cardNumber\n Mew , 1 \n"Pikachu" , 2'],
    ['separators below its table', 'name,cardNumber,\nMew,1,\nPikachu,2,\n,,\n,,\n'],
  ])('with %s is read', async (_, data) => {
    expect(await namesIn(data)).toEqual(['2 1 Mew', '3 2 Pikachu']);
  });

  test.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
    ['old Macs', '\r'],
  ])(
    'keeps separators, quotes and line breaks of %s within quotes, and counts lines as an editor does',
    async (_, end) => {
      const { cards, problems } = await read(
        'name;cardNumber;description\n"Mew; the ""New""";1;"First line.\nSecond, after, commas."\n\n\nLast;2;\n'.replaceAll(
          '\n',
          end,
        ),
      );
      expect(problems).toEqual([]);
      expect(cards.map(({ line, card }) => [line, card.name, card.description])).toEqual([
        [2, 'Mew; the "New"', 'First line.\nSecond, after, commas.'],
        [6, 'Last', undefined],
      ]);
    },
  );

  test('may have attributes as JSON, in columns of their own, or both', async () => {
    const { cards, problems } = await read(
      [
        'name,cardNumber,rarity,types,hp,attributes,attacks,retreatCost,weakness,ability',
        'Mew,1,epic,Psychic|water,60,"{""attack"":7,""level"":3}","[{""name"":""Psy"",""cost"":[""Psychic""],""damage"":""10+""}]",1,Psychic,Watch',
        'Bill,2,Rare Holo,,,,,,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(cards.map(({ card }) => card)).toMatchObject([
      {
        id: 'home-1',
        rarity: 'epic',
        types: ['Psychic', 'Water'],
        hp: 60,
        level: '3',
        extra: { attack: 7 },
        attacks: [{ name: 'Psy', damage: '10+' }],
        abilities: [{ name: 'Watch' }],
        weaknesses: [{ type: 'Psychic' }],
      },
      { id: 'home-2', rarity: 'Rare Holo', supertype: 'Trainer' },
    ]);
  });

  test('without rarities has common cards', async () => {
    expect((await read('name,number\nMew,1')).cards[0]?.card.rarity).toBe('common');
  });

  test('does not cut a sign in two, wherever it stands', async () => {
    const names = Array.from({ length: 4000 }, (_, index) => `${'x'.repeat(index % 7)}😀夢é`);
    const data = `name,number\n${names.map((name, index) => `${name},${index}`).join('\n')}`;
    expect((await read(data)).cards.map(({ card }) => card.name)).toEqual(names);
  });

  test.each([
    [
      'an unknown column',
      'name,number,hitpoints\nMew,1,60',
      /^1 hitpoints: Unknown column\. Known are name, .*attributes$/,
    ],
    [
      'no column for the number',
      'name,hp\nMew,60',
      '1 cardNumber: There is no column cardNumber. The first line names the columns',
    ],
    [
      'two columns of one name',
      'name,number,cardNumber\nMew,1,1',
      '1 cardNumber: There are two columns for cardNumber',
    ],
    [
      'a cell too many',
      'name,number\nMew, the new,1',
      /^2 -: Cell 3 of this line has no column\. A text that contains the separator/,
    ],
    ['a missing name', 'name,number,hp\n,1,60', '2 name: Required'],
    ['a word for a number', 'name,number,hp\nMew,1,many', '2 hp: Expected number, received string'],
    ['hit points out of range', 'name,number,hp\nMew,1,5000', '2 hp: Number must be from 10 to 1000'],
    [
      'an unknown rarity',
      'name,number,rarity\nMew,1,mythical',
      /^2 rarity: Invalid value\. Expected 'Common' \| .*'legendary', received 'mythical'$/,
    ],
    [
      'attributes that are no JSON',
      'name,number,attributes\nMew,1,{hp:60}',
      /^2 attributes: This cell is not JSON/,
    ],
    [
      'an attribute given twice',
      'name,number,hp,attributes\nMew,1,60,"{""hp"":70}"',
      '2 hp: Given both in its own column and in attributes',
    ],
    ['a number twice', 'name,number\nMew,tg1\nMew Two,TG1', '3 cardNumber: Number TG1 is already on line 2'],
    [
      'a quote that is never closed',
      'name,number\nMew,1\n"Pikachu,2\nRaichu,3',
      /^3 -: A quote opens in this line and is never closed/,
    ],
    ['a quote in the middle', 'name,number\nMew "New",1', /^2 -: A quote stands inside a cell/],
    [
      'a formula',
      'name,number\n"=HYPERLINK(""http://evil"")",1',
      '2 name: This cell begins like a formula (=HYPERLINK("http://e). Write its value, without the = in front',
    ],
    [
      'a formula that begins with a sign',
      'name,number,description\nMew,1,@SUM(A1)',
      /^2 description: This cell begins like a formula \(@SUM\(A1\)\)/,
    ],
    ['a formula in the number', 'name,number\nMew,+cmd|x', /^2 cardNumber: This cell begins like a formula/],
    [
      'another encoding',
      'name,number\nMew,1\nPok\ufffdmon,2',
      '3 -: These characters are broken: the file was saved in another encoding. Save it as UTF-8',
    ],
    ['a control character', 'name,number\nM\u0000w,1', /^2 -: There is a control character in this line/],
    ['nothing below its names', 'name,number\n', '0 -: There is no card in this file'],
    ['nothing but spaces', '  \n \n', /^\d -: /],
  ])('with %s is refused by line', async (_, data, expected) => {
    const [problem] = await problemsIn(data);
    if (typeof expected === 'string') expect(problem).toBe(expected);
    else expect(problem).toMatch(expected);
  });

  test('signs that are no formula pass', async () => {
    const { problems } = await read('name,number,artist,resistance\n-7,1,+1,"Fire"\n@,2,- by hand,');
    expect(problems).toEqual([]);
  });

  test('reports every mistake of every line at once', async () => {
    expect(await problemsIn('name,number,hp,types\n,1,x,Fier\nMew,2,60,Fire\nMew,a b,60,')).toEqual([
      '2 name: Required',
      expect.stringMatching(/^2 types\.0: Invalid value/),
      '2 hp: Expected number, received string',
      expect.stringMatching(/^4 cardNumber: A card number is made of letters/),
    ]);
  });
});

describe('a JSON file', () => {
  test.each([
    ['a list', '[\n{"name":"Mew","cardNumber":"1"},\n{"name":"Pikachu","number":2}]'],
    [
      'a list under «cards»',
      '{"about":["x"],"cards":[\n{"name":"Mew","cardNumber":1}\n,{"cardNumber":"2","name":"Pikachu"}]}',
    ],
    ['a byte order mark', '\ufeff[\n{"name":"Mew","cardNumber":"1"},\n{"name":"Pikachu","number":2}]'],
  ])('with %s is read', async (_, data) => {
    expect(await namesIn(data)).toEqual(['2 1 Mew', '3 2 Pikachu']);
  });

  test('may have attributes of its own beside those of the form', async () => {
    const { cards, problems } = await read(
      JSON.stringify([
        { name: 'Mew', cardNumber: '1', rarity: 'rare', hp: 60, attributes: { types: ['Psychic'] } },
      ]),
    );
    expect(problems).toEqual([]);
    expect(cards[0]?.card).toMatchObject({ hp: 60, types: ['Psychic'], rarity: 'rare' });
  });

  test.each([
    [
      'a mistake in a card',
      '[\n\n{"name":"Mew","cardNumber":"1","hp":"60"}]',
      '3 hp: Expected number, received string',
    ],
    ['an unknown name', '[{"name":"Mew","cardNumber":"1","hitpoints":60}]', /^1 hitpoints: Unknown column/],
    [
      'something that is no card',
      '[{"name":"Mew","cardNumber":"1"},\n7]',
      '2 -: Expected a card as an object',
    ],
    ['no list', '{"card":{}}', '0 -: Expected a list of cards, or an object with the list under «cards»'],
    ['an end too early', '[{"name":"Mew"},\n{"name":', /^2 -: This is not JSON/],
    [
      'a mistake of its writing',
      '[{"name":"Mew"},\n{name:1}]',
      '2 -: This is not JSON: something is wrong here or just before',
    ],
    ['nothing in it', '[]', '0 -: There is no card in this file'],
    [
      'a name that poisons prototypes',
      '[{"name":"Mew","cardNumber":"1","__proto__":{"hp":60}}]',
      /^1 __proto__: Unknown column/,
    ],
    [
      'attributes that poison prototypes',
      '[{"name":"Mew","cardNumber":"1","attributes":{"__proto__":{"hp":60}}}]',
      '1 __proto__: This name cannot be used',
    ],
    [
      'lists without end',
      `[{"name":"Mew","cardNumber":"1","attributes":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}]`,
      '1 x: Lists and objects may be nested 4 deep',
    ],
  ])('with %s is refused by line', async (_, data, expected) => {
    const [problem] = await problemsIn(data);
    if (typeof expected === 'string') expect(problem).toBe(expected);
    else expect(problem).toMatch(expected);
  });

  test('finds the line of each card, whatever stands in it', () => {
    const anyText = fc.oneof(fc.constantFrom('"[', '\\"]', '{,', 'cards', '[]', '\\'), fc.string());
    const anyElement = fc.oneof(fc.jsonValue(), anyText, fc.array(anyText), fc.dictionary(anyText, anyText));
    fc.assert(
      fc.property(fc.array(anyElement, { maxLength: 6 }), fc.boolean(), (elements, inObject) => {
        const before = inObject ? '{"about": {"cards": [1, 2]},\n "cards" :[' : '\n[';
        let text = before;
        const starts = elements.map((element, index) => {
          if (index > 0) text += ' ,\n';
          const start = text.length;
          text += JSON.stringify(element, null, index % 2);
          return start;
        });
        text += inObject ? '\n], "more": [3]}' : ']';
        expect(JSON.parse(text)).toBeDefined();
        expect(elementLines(text, inObject ? 'cards' : undefined, elements.length)).toEqual(
          starts.map((start) => lineAt(text, start)),
        );
      }),
    );
  });
});

test('a file of more cards than go at once is refused as a whole', async () => {
  const data = `name,number\n${Array.from({ length: BULK_ROWS + 1 }, (_, index) => `Mew,${index}`).join('\n')}`;
  expect(await problemsIn(data)).toEqual([
    '0 -: The file has more than 10,000 cards, the most at once. Split it and import the parts one after the other',
  ]);
});

test('whatever the file, it is read or its mistakes are reported', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'name',
      'number',
      'hp',
      ',',
      ';',
      '\t',
      '\n',
      '\r\n',
      '"',
      '""',
      '[',
      '{',
      '}',
      ']',
      ':',
      '=',
      '1',
      '\ufeff',
    ),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.boolean(), async (pieces, withHeader) => {
      const { cards, problems } = await read(
        `${withHeader ? 'name,number,hp,type\n' : ''}${pieces.join('')}`,
      );
      expect(cards.length + problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
