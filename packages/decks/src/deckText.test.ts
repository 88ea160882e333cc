/** Checks that deck lists in every dialect are read, that nothing of them is dropped, and that our own come back whole. */
import { hasPublicData, publicCards, publicDataNote, publicDecks, publicSet } from '@pokesol/cards/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeckTextCard } from './cardIndex.ts';
import type { DeckLine } from './deck.ts';
import { DECK_TEXT_FORMATS, exportDeckText } from './exportDeckText.ts';
import { importDeckText, MOST_LINES, unknownLines } from './importDeckText.ts';
import { tally, textCards } from './testing/deckText.ts';

const ALL = textCards();
const BASE = textCards('base1');

const readOne = (text: string, cards: readonly DeckTextCard[] = ALL) => {
  const { lines, report } = importDeckText(text, { cards });
  return { cards: tally(lines), status: report[0]?.status, message: report[0]?.message };
};

test.each<[string, Record<string, number>]>([
  ['4 Bulbasaur BS 44', { 'base1-44': 4 }],
  ['* 4 Bulbasaur BS 44', { 'base1-44': 4 }],
  ['4 Bulbasaur bs 044', { 'base1-44': 4 }],
  ['4 Bulbasaur BS 44/102', { 'base1-44': 4 }],
  ['4 Bulbasaur BS 44 / 102', { 'base1-44': 4 }],
  ['4 Bulbasaur BS-44', { 'base1-44': 4 }],
  ['4 Bulbasaur (BS 44)', { 'base1-44': 4 }],
  ['4 Bulbasaur [BS #44]', { 'base1-44': 4 }],
  ['4 Bulbasaur (Base Set 44)', { 'base1-44': 4 }],
  ['4 Bulbasaur [Base Set] 44', { 'base1-44': 4 }],
  ['4 Bulbasaur (Base)', { 'base1-44': 4 }],
  ['4 Bulbasaur base1-44', { 'base1-44': 4 }],
  ['4 base1-44', { 'base1-44': 4 }],
  ['4 BS 44', { 'base1-44': 4 }],
  ['4 Bulbasaur 44/102', { 'base1-44': 4 }],
  ['4\tBulbasaur\tBS\t44', { 'base1-44': 4 }],
  ['4x Bulbasaur BS 44', { 'base1-44': 4 }],
  ['4×Bulbasaur BS 44', { 'base1-44': 4 }],
  ['x4 Bulbasaur BS 44', { 'base1-44': 4 }],
  ['Bulbasaur BS 44 x4', { 'base1-44': 4 }],
  ['Bulbasaur BS 44 (x4)', { 'base1-44': 4 }],
  ['- 4 Bulbasaur BS 44 PH', { 'base1-44': 4 }],
  ['4 Bulbasaur BS 44 (reverse holo)', { 'base1-44': 4 }],
  ['4 Bulbasaur BS 44 // the good one', { 'base1-44': 4 }],
  ['4 Bulbasaur MEW 1', { 'sv3pt5-1': 4 }],
  ['4 Bulbasaur 151 1', { 'sv3pt5-1': 4 }],
  ['4 Bulbasaur SV3.5 001', { 'sv3pt5-1': 4 }],
  ['1 Mew ex MEW 205', { 'sv3pt5-205': 1 }],
  ['2 Nidoran♂ BS 55', { 'base1-55': 2 }],
  ['2 Nidoran M BS 55', { 'base1-55': 2 }],
  ['2 Nidoran (male) BS 55', { 'base1-55': 2 }],
  ['1 Pokedex BS 87', { 'base1-87': 1 }],
  ['1 Poke\u0301dex', { 'base1-87': 1 }],
  ['1 Farfetch’d BS 27', { 'base1-27': 1 }],
  ['1 farfetchd BS 27', { 'base1-27': 1 }],
  ['1 Double Colorless Energy', { 'base1-96': 1 }],
  ['14 Water Energy', { 'base1-102': 14 }],
  ['14 Basic Water Energy', { 'base1-102': 14 }],
  ['14 Basic {W} Energy', { 'base1-102': 14 }],
  ['14 {W} Energy', { 'base1-102': 14 }],
])('%s is understood', (text, cards) => {
  expect(readOne(text)).toEqual({ cards, status: 'understood', message: '' });
});

test.each<[string, Record<string, number>, string]>([
  ['4 Bulbasaur', { 'base1-44': 4 }, 'No set was named: took 4 Bulbasaur BS 44'],
  ['Bulbasaur x4', { 'base1-44': 4 }, 'No set was named: took 4 Bulbasaur BS 44'],
  ['Electabuzz 3', { 'base1-20': 3 }, 'No set was named: took 3 Electabuzz BS 20. Read as 3 copies'],
  ['Potion: 2', { 'base1-94': 2 }, 'Read as 2 copies'],
  ['Bulbasaur BS 44', { 'base1-44': 1 }, 'Read as 1 copy'],
  ['4 Bulbasaur BS 145', { 'base1-44': 4 }, 'Bulbasaur is not number 145 of BS: took Bulbasaur BS 44'],
  ['4 Charizard BS 44', { 'base1-44': 4 }, 'BS 44 is Bulbasaur, not Charizard: took Bulbasaur BS 44'],
  ['4 Bulbasaur PAL 44', { 'base1-44': 4 }, 'Set PAL is not on this server: took Bulbasaur BS 44'],
  ['4 Vileplume BS 44', { 'base1-44': 4 }, 'BS 44 is Bulbasaur, not Vileplume: took Bulbasaur BS 44'],
  ['4 Vileplume BS 145', { 'sv3pt5-45': 4 }, 'BS holds no Vileplume: took Vileplume MEW 45'],
  ['4 Bisasam BS 44', { 'base1-44': 4 }, 'No card is named Bisasam: took Bulbasaur BS 44'],
  ['1 Profesor Oak', { 'base1-88': 1 }, 'No card is named Profesor Oak: took Professor Oak BS 88'],
  ['1 Bulbsaur PAL 7', { 'base1-44': 1 }, 'No card is named Bulbsaur: took Bulbasaur BS 44'],
  [
    '8 Water Energy Energy 3',
    { 'base1-102': 8 },
    'Set Energy is not on this server: took Water Energy BS 102',
  ],
  ['8 Basic {W} Energy SVE 3', { 'base1-102': 8 }, 'Set SVE is not on this server: took Water Energy BS 102'],
])('%s is mended, and the report says how', (text, cards, message) => {
  expect(readOne(text)).toEqual({ cards, status: 'mended', message });
});

test.each([
  ['4 Agumon BS 999', 'BS holds no card of this name'],
  ['4 Pikachu V', 'No card of this name is known'],
  ['4 Arven SVI 166', 'Set SVI is not on this server'],
  ['* 2 Pidgeot ex OBF 164', 'Set OBF is not on this server'],
  ['2 Boss’s Orders (Ghetsis) PAL 172', 'Set PAL is not on this server'],
])('%s is a card that this game does not have, and the report says why', (text, message) => {
  expect(readOne(text)).toEqual({ cards: {}, status: 'not-here', message });
});

test('another printing says so; the one that was named does not', () => {
  const isOther = (text: string) => importDeckText(text, { cards: ALL }).report[0]?.isOther;
  expect(isOther('4 Bulbasaur XYZ 1')).toBe(true);
  expect(isOther('4 Bulbasaur BS 44')).toBe(false);
  expect(isOther('4 Arven SVI 166')).toBe(false);
});

describe('of a name whose set is not here', () => {
  const printed = (set: string, cardNumber: string, name: string, supertype = 'Pokémon'): DeckTextCard => {
    const [setId = '', setCode, setDate] = set.split(' ');
    return { id: `${setId}-${cardNumber}`, name, supertype, setId, setCode, setDate, cardNumber };
  };
  const RG = 'ex6 RG 2004-08-01';
  const OBF = 'sv3 OBF 2023-08-11';
  const cards = [
    printed(RG, '105', 'Charizard ex'),
    printed(RG, '58', 'Charmander'),
    printed(OBF, '125', 'Charizard ex'),
    printed(OBF, '26', 'Charmander'),
    printed('base1 BS 1999-01-09', '4', 'Charizard'),
    printed('base4 B2 2000-02-24', '4', 'Charizard'),
    printed('base1 BS 1999-01-09', '94', 'Potion', 'Trainer'),
    printed('sv1 SVI 2023-03-31', '188', 'Potion', 'Trainer'),
  ];
  const said = (text: string) => {
    const { lines = [], ...entry } = importDeckText(text, { cards }).report.at(-1) ?? {};
    return { ...entry, took: lines.map(({ card }) => card.id) };
  };

  test('the card of the list’s own time stands, and is called what it is', () => {
    expect(said('4 Charmander OBF 26\n2 Charizard ex QQQ 8')).toMatchObject({
      took: ['sv3-125'],
      isNamesake: true,
      message: 'Set QQQ is not on this server: took Charizard ex OBF 125',
    });
    expect(said('4 Charmander RG 58\n2 Charizard ex QQQ 8')).toMatchObject({
      took: ['ex6-105'],
      isNamesake: true,
    });
  });

  test('the first stands where the list’s time is not known', () => {
    expect(said('2 Charizard ex QQQ 8')).toMatchObject({ took: ['ex6-105'] });
  });

  test('printings that are one card, and Trainers, are other printings', () => {
    expect(said('2 Charizard QQQ 8')).toMatchObject({ isOther: true, isNamesake: false });
    expect(said('4 Charmander OBF 26\n2 Potion QQQ 8')).toMatchObject({
      took: ['sv1-188'],
      isOther: true,
      isNamesake: false,
    });
  });
});

test('what no card stands for comes back with the deck’s text', () => {
  const note = ['4 Arven SVI 166', 'My favourite cards'];
  const { lines, report } = importDeckText(`4 Bulbasaur BS 44\n${note.join('\n')}\n`, { cards: ALL });
  expect(unknownLines(report)).toEqual(note);
  for (const format of DECK_TEXT_FORMATS) {
    const again = importDeckText(exportDeckText(lines, format, note.join('\n')), { cards: ALL });
    expect(unknownLines(again.report)).toEqual(note);
    expect(tally(again.lines)).toEqual({ 'base1-44': 4 });
  }
});

test.each([
  ['My favourite cards', 'It needs a number of copies and a name'],
  ['61 Fire Energy', 'A deck holds at most 60 cards'],
  ['99999999999999999999 Fire Energy', 'A deck holds at most 60 cards'],
  [`4 ${'Bulbasaur'.repeat(50)}`, 'The line is too long for a card'],
  ['4', 'It needs a number of copies and a name'],
])('%s is unreadable, and the report says why', (text, message) => {
  expect(readOne(text)).toEqual({ cards: {}, status: 'unreadable', message });
});

test.each([
  ['', 'Blank line'],
  [' \t\u00a0', 'Blank line'],
  ['Pokémon: 9', 'Heading'],
  ['POKEMON (18)', 'Heading'],
  ['##Trainer Cards - 10', 'Heading'],
  ['Trainers', 'Heading'],
  ['Energy: 20', 'Heading'],
  ['18 Pokémon', 'Heading'],
  ['Total Cards: 60', 'Heading'],
  ['Total Cards - 60', 'Heading'],
  ['60 cards', 'Heading'],
  ['****** Pokémon Trading Card Game Deck List ******', 'Heading'],
  ['----------', 'Heading'],
  ['Deck: Overgrowth', 'Heading'],
  ['// 4 Bulbasaur BS 44', 'Comment'],
  ['# the rest is luck', 'Comment'],
  ['0 Bulbasaur BS 44', 'No copies'],
])('%j is ignored: %s', (text, message) => {
  expect(readOne(text)).toEqual({ cards: {}, status: 'ignored', message });
});

test('a BOM, any line ends and the same card twice: one deck, one entry a line', () => {
  const { lines, report } = importDeckText(
    '\ufeffPokémon: 5\r\n2 Bulbasaur BS 44\r3x Bulbasaur base1 44\n\n',
    {
      cards: ALL,
    },
  );
  expect(tally(lines)).toEqual({ 'base1-44': 5 });
  expect(report.map(({ lineNumber, text, status }) => [lineNumber, text, status])).toEqual([
    [1, 'Pokémon: 5', 'ignored'],
    [2, '2 Bulbasaur BS 44', 'understood'],
    [3, '3x Bulbasaur base1 44', 'understood'],
    [4, '', 'ignored'],
    [5, '', 'ignored'],
  ]);
});

describe('with what the player owns', () => {
  const has: Record<string, number> = {
    'base1-44': 1,
    'sv3pt5-1': 2,
    'base1-95': 1,
    'sv3pt5-206': 1,
    'base1-102': 9,
  };
  const read = (text: string) => {
    const { lines, report } = importDeckText(text, { cards: ALL, owned: (id) => has[id] ?? 0 });
    return {
      cards: tally(lines),
      report: report.map(({ status, message, missing }) => [status, message, missing]),
    };
  };

  test.each<[string, Record<string, number>, (string | number)[][]]>([
    ['1 Bulbasaur BS 44', { 'base1-44': 1 }, [['understood', '', 0]]],
    ['3 Bulbasaur BS 44', { 'base1-44': 3 }, [['not-owned', 'You own 1 of 3', 2]]],
    [
      '3 Bulbasaur',
      { 'base1-44': 1, 'sv3pt5-1': 2 },
      [['mended', 'Of what you own, took 1 Bulbasaur BS 44 and 2 Bulbasaur MEW 1', 0]],
    ],
    [
      '2 Switch BS 95',
      { 'base1-95': 1, 'sv3pt5-206': 1 },
      [['mended', 'Of what you own, took 1 Switch BS 95 and 1 Switch MEW 206', 0]],
    ],
    ['4 Charizard BS 4', { 'base1-4': 4 }, [['not-owned', 'You own 0 of 4', 4]]],
    [
      '5 Water Energy\n5 Basic {W} Energy',
      { 'base1-102': 10 },
      [
        ['understood', '', 0],
        ['understood', '', 0],
      ],
    ],
  ])('%j', (text, cards, report) => {
    expect(read(text)).toEqual({ cards, report });
  });
});

/** Three tools' ways to write a deck down, each with its headings, marks and spellings. */
const DIALECTS: Record<
  string,
  (cards: readonly { count: number; name: string; number: string; code: string }[]) => string
> = {
  online: (cards) =>
    [
      '****** Pokémon Trading Card Game Deck List ******',
      '',
      '##Pokémon - 20',
      '',
      ...cards.map(({ count, name, number, code }) => `* ${count} ${name} ${code} ${number}`),
      '',
      'Total Cards - 60',
      '',
      '****** Deck List Generated by the Pokémon TCG Online www.pokemon.com/TCGO ******',
    ].join('\r\n'),
  live: (cards) =>
    [
      '\ufeffPokémon: 20',
      ...cards.map(({ count, name, number, code }) => {
        const type = /^(\w)\w+ Energy$/.exec(name);
        const letter = name === 'Fire Energy' ? 'R' : type?.[1];
        return name.includes('Energy') && letter !== undefined && !/Removal|Retrieval/.test(name)
          ? `${count} Basic {${letter}} Energy Energy 3`
          : `${count} ${name.normalize('NFD')} ${code.toLowerCase()} ${number.padStart(3, '0')} PH`;
      }),
      'Total Cards: 60',
    ].join('\n'),
  names: (cards) =>
    ['# by hand', ...cards.map(({ count, name }) => `${name.replace('♂', ' M')}\tx${count}`)].join('\r'),
};

describe.skipIf(!hasPublicData)(`the theme decks of the public data${publicDataNote}`, () => {
  const decks = hasPublicData ? publicDecks('base1') : [];
  const facts = hasPublicData ? new Map(publicCards('base1').map((card) => [card.id, card])) : new Map();
  const code = hasPublicData ? (publicSet('base1')?.ptcgoCode ?? '') : '';

  test.each(
    decks.flatMap((deck) => Object.keys(DIALECTS).map((dialect) => [deck.name, dialect, deck] as const)),
  )('%s, written the %s way, comes in with nothing dropped', (_, dialect, deck) => {
    const cards = deck.cards.map(({ id, count, name }) => ({
      count,
      name,
      code,
      number: facts.get(id)?.number ?? '',
    }));
    const text = DIALECTS[dialect]?.(cards) ?? '';
    const { lines, report } = importDeckText(text, { cards: BASE });
    expect(tally(lines)).toEqual(Object.fromEntries(deck.cards.map(({ id, count }) => [id, count]).sort()));
    expect(report.filter(({ status }) => status === 'unreadable')).toEqual([]);
    expect(report.filter(({ status }) => status !== 'ignored')).toHaveLength(deck.cards.length);
    expect(report).toHaveLength(text.split(/\r\n|\r|\n/).length);
  });
});

const linesFrom = (cards: readonly DeckTextCard[]): fc.Arbitrary<DeckLine<DeckTextCard>[]> =>
  fc
    .uniqueArray(fc.nat(cards.length - 1), { maxLength: 30 })
    .chain((places) =>
      fc.tuple(
        ...places.map((place) =>
          fc.integer({ min: 1, max: 60 }).map((quantity) => [place, quantity] as const),
        ),
      ),
    )
    .map((picks) =>
      picks.flatMap(([place, quantity]) => {
        const card = cards[place];
        return card === undefined ? [] : [{ card, quantity }];
      }),
    );

/** Names, codes and numbers as an operator might make them up, with everything that could mislead a reader. */
const homemade: fc.Arbitrary<DeckTextCard[]> = fc
  .array(
    fc.tuple(
      fc.array(
        fc.constantFrom(
          'x',
          '4',
          'Fire',
          'Energy',
          'BS',
          '44',
          'ex',
          '♂',
          '(A)',
          '#1',
          '//',
          'é',
          'PH',
          '{W}',
          '&',
          'x4',
          '炎',
          '-',
        ),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom('Pokémon', 'Trainer', 'Energy'),
      fc.constantFrom('own', 'my-set', 'base1'),
      fc.constantFrom(undefined, 'BS', 'OWN', 'my set', ''),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((cards) =>
    cards.map(([words, supertype, setId, setCode], place) => ({
      id: `${setId}-${place + 1}`,
      name: words.join(' '),
      supertype,
      setId,
      setCode,
      cardNumber: place % 3 === 2 ? `TG0${place + 1}` : String(place + 1),
    })),
  );

describe('import(export(deck)) is the same deck', () => {
  const same = (
    cards: readonly DeckTextCard[],
    lines: readonly DeckLine<DeckTextCard>[],
    format: 'live' | 'online',
  ) => {
    const text = exportDeckText(lines, format);
    const { lines: back, report } = importDeckText(text, { cards });
    expect(tally(back)).toEqual(tally(lines));
    expect(report.filter(({ status }) => status !== 'understood' && status !== 'ignored')).toEqual([]);
    expect(exportDeckText(back, format)).toBe(text);
  };

  test.each(['live', 'online'] as const)('for the shipped cards, %s', (format) => {
    fc.assert(
      fc.property(linesFrom(ALL), (lines) => same(ALL, lines, format)),
      { numRuns: 60 },
    );
  });

  test.each(['live', 'online'] as const)('for cards made up to mislead, %s', (format) => {
    const input = homemade.chain((cards) => fc.tuple(fc.constant(cards), linesFrom(cards)));
    fc.assert(
      fc.property(input, ([cards, lines]) => same(cards, lines, format)),
      { numRuns: 120 },
    );
  });

  test('by names alone, within one set where no name stands twice', () => {
    const once = BASE.filter(({ name }) => BASE.filter((card) => card.name === name).length === 1);
    fc.assert(
      fc.property(linesFrom(once), (lines) => {
        expect(tally(importDeckText(exportDeckText(lines, 'names'), { cards: BASE }).lines)).toEqual(
          tally(lines),
        );
      }),
      { numRuns: 60 },
    );
  });
});

test('an exported deck looks like this', () => {
  const { lines } = importDeckText('2 Fire Energy\n4 Charmander BS 46\n1 Bill\n1 Raichu BS 14', {
    cards: BASE,
  });
  expect(exportDeckText(lines)).toBe(
    'Pokémon: 5\n4 Charmander BS 46\n1 Raichu BS 14\n\nTrainer: 1\n1 Bill BS 91\n\nEnergy: 2\n2 Fire Energy BS 98\n\nTotal Cards: 8\n',
  );
});

/** `npm run soak` raises it. */
const TEXTS = Number(process.env.DECK_TEXTS ?? 100);

test('any text at all is reported line by line', () => {
  const junk = fc.array(fc.constantFrom(...'4x *#/()[]{}Bulbasaur BS44\t\n\r:-é♂'), { maxLength: 120 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        junk.map((signs) => signs.join('')),
      ),
      (text) => {
        const { lines, report } = importDeckText(text, { cards: BASE });
        expect(report).toHaveLength(text.split(/\r\n|[\n\r\u2028\u2029]/).length);
        const reported = report
          .flatMap((entry) => entry.lines)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(reported);
        for (const { status, message, lines: added } of report) {
          expect(added.length > 0).toBe(['understood', 'mended', 'not-owned'].includes(status));
          expect(message !== '').toBe(status !== 'understood');
        }
      },
    ),
    { numRuns: TEXTS },
  );
});

test('ten thousand lines of nonsense take as long as their number says, and what is past them is reported', () => {
  const nonsense = Array.from(
    { length: MOST_LINES + 5 },
    (_, index) => `4 Bulbasur ${index} of x${'('.repeat(99)} PAL`,
  );
  // Of this process alone: what else the machine does counts for nothing.
  const fastest = (count: number) => {
    const text = nonsense.slice(0, count).join('\n');
    const took = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      importDeckText(text, { cards: ALL });
      return process.cpuUsage(before).user;
    });
    return Math.min(...took);
  };
  // Four times as many lines: four times as long where each is read once, sixteen times where each is compared with all.
  expect(fastest(MOST_LINES / 2) / fastest(MOST_LINES / 8)).toBeLessThan(10);
  const { lines, report } = importDeckText(nonsense.join('\n'), { cards: ALL });
  expect(lines).toEqual([]);
  expect(report).toHaveLength(MOST_LINES + 1);
  expect(report.at(-1)?.message).toBe('The list is too long: 5 lines from here on were not read');
});
