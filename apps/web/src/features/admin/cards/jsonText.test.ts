/** Text that is no JSON is reported with its line and column, whatever the browser says. */
import { isRefusal } from '@pokesol/engine/result';
import { describe, expect, it } from 'vitest';
import { readJsonText } from './jsonText.ts';

const problem = (text: string) => {
  const read = readJsonText(text);
  if (!isRefusal(read)) throw new Error(`${text.slice(0, 80)} was read`);
  const { line, column, message } = read;
  return `${line}:${column} ${message}`;
};

describe('JSON that an admin typed', () => {
  it.each([
    ['{"type": Fire}', '1:10 «Fire» needs double quotes around it.'],
    ["{'type': 1}", '1:2 Texts need double quotes, not single ones.'],
    ['{1: 1}', '1:2 A name in double quotes was expected here, not «1».'],
    ['{"type": \'Fire\'}', '1:10 Texts need double quotes, not single ones.'],
    ['{"a": 1,}', '1:8 Nothing follows this comma: remove it.'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3 A comma was expected here, not «"».'],
    ['{\r\n  "é" 1\r\n}', '2:7 A colon was expected here, not «1».'],
    ['{"a": "one\n}', '1:7 This text is not closed on its line: a double quote is missing.'],
    ['{"a": "one', '1:7 This text is not closed: a double quote is missing.'],
    ['{"a": "C:\\d"}', '1:10 A backslash must be written twice.'],
    ['{"a": "\\u00e9\\n\\u12"}', '1:16 A backslash must be written twice.'],
    [
      '["a\tb"]',
      '1:2 This text holds a tab or another invisible character: write it as «\\t», or remove it.',
    ],
    ['[1, ]', '1:3 Nothing follows this comma: remove it.'],
    ['[1 // one\n]', '1:4 JSON has no comments: remove this one.'],
    ['[1.]', '1:2 This number is not finished.'],
    ['{"a": {"b": 1', '1:14 A comma or «}» was expected here, not the end.'],
    ['[1, 2', '1:6 A comma or «]» was expected here, not the end.'],
    ['{"a": 01}', '1:8 A comma was expected here, not «1».'],
    ['{"a": 1} x', '1:10 Nothing may follow here, but there is «x».'],
    ['', '1:1 A value was expected here, not the end.'],
    ['{"a": 😀}', '1:7 A value was expected here, not «😀».'],
  ])('%j is refused at its place', (text, expected) => expect(problem(text)).toBe(expected));

  it('that is nested deeper than anybody types is refused', () => {
    expect(problem('['.repeat(100_000))).toBe('1:1 This is nested too deeply.');
  });

  const WHOLE = [
    '{"type": "Fire", "attack": 50, "tags": ["a\\n", "\\u00e9"], "deep": {"x": [-1.5e3, true, null, {}]}}',
    ' [ ] ',
    '"\\\\ \\" 😀"',
    '0',
  ];

  it.each(WHOLE)('%j is read', (text) => {
    expect(readJsonText(text)).toEqual({ value: JSON.parse(text) });
  });

  it('says where in its own words, wherever a letter is taken, doubled or put', () => {
    for (const text of WHOLE)
      for (let at = 0; at <= text.length; at += 1)
        for (const letter of [
          '',
          '"',
          "'",
          ',',
          '}',
          ']',
          ':',
          '\\',
          'x',
          '0',
          '\n',
          '\t',
          '\u00a0',
          text[at] ?? '{',
        ])
          for (const cut of [0, 1]) {
            const broken = text.slice(0, at) + letter + text.slice(at + cut);
            const read = readJsonText(broken);
            if (!isRefusal(read)) continue;
            expect(read.message, broken).not.toContain('SyntaxError');
            const line = broken.split('\n')[read.line - 1] ?? '';
            expect(read.column, broken).toBeLessThanOrEqual(line.length + 1);
          }
  });
});
