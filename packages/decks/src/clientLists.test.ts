/** Checks lists as the game's client and similar tools write them: every way of numbering, nine languages, wrong encodings. */
import {
  everyPublicDeck,
  everyPublicSet,
  hasPublicData,
  publicDataNote,
  publicSet,
} from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import type { DeckTextCard } from './cardIndex.ts';
import { type DeckLine, mergeLines } from './deck.ts';
import { DECK_TEXT_FORMATS, type DeckTextFormat, exportDeckText } from './exportDeckText.ts';
import { type ImportOptions, importDeckText } from './importDeckText.ts';
import { tally, textCards } from './testing/deckText.ts';

type Facts = Partial<Omit<DeckTextCard, 'name' | 'cardNumber'>>;
/** A card of a set given as id and code: `swshp PR-SW`. */
const card = (set: string, cardNumber: string, name: string, facts: Facts = {}): DeckTextCard => {
  const [setId = '', setCode] = set.split(' ');
  const id = `${setId}-${cardNumber}`;
  return { id, setId, setCode, cardNumber, name, supertype: 'Pokémon', subtypes: ['Basic'], ...facts };
};
const trainer: Facts = { supertype: 'Trainer', subtypes: ['Supporter'] };
const part: Facts = { subtypes: ['V-UNION'] };
const legend: Facts = { subtypes: ['LEGEND'] };

/** Printings that are easily confused; promos come first, as in the oldest catalogue. */
const KIN: readonly DeckTextCard[] = [
  card('swshp PR-SW', 'SWSH152', "Professor's Research", trainer),
  card('swshp PR-SW', 'SWSH068', 'Snorlax'),
  card('swshp PR-SW', 'SWSH131', 'Snorlax'),
  card('swshp PR-SW', 'SWSH159', 'Mewtwo V-UNION', part),
  card('swshp PR-SW', 'SWSH160', 'Mewtwo V-UNION', part),
  card('swshp PR-SW', 'SWSH161', 'Mewtwo V-UNION', part),
  card('swshp PR-SW', 'SWSH162', 'Mewtwo V-UNION', part),
  card('svp', '44', 'Charmander'),
  card('svp', '144', 'Charmander'),
  card('sm11 UNM', '120', 'Snorlax'),
  card('smp', 'SM05', 'Snorlax-GX'),
  card('basep PR', '5', 'Dragonite'),
  card('sv1 SVI', '189', "Professor's Research (Professor Sada)", trainer),
  card('sv1 SVI', '190', "Professor's Research (Professor Turo)", trainer),
  card('sv2 PAL', '172', "Boss's Orders (Ghetsis)", trainer),
  card('swsh2 RCL', '154', "Boss's Orders", trainer),
  card('swsh9 BRS', '5', 'Grotle'),
  card('swsh9tg BRS', 'TG05', 'Jolteon'),
  card('swsh12pt5gg CRZ', 'GG25', 'Bibarel'),
  card('swsh12pt5 CRZ', '25', 'Simisear V'),
  card('swsh45 SHF', '18', 'Snorlax'),
  card('swsh45sv SHF', 'SV027', 'Gossifleur'),
  card('sm115 HIF', '33', 'Tapu Lele'),
  card('sma', 'SV94', 'Tapu Lele-GX'),
  card('cel25 CEL', '4', 'Xerneas'),
  card('cel25c CEL', '4_A', 'Charizard'),
  card('hgss1 HS', '111', 'Ho-Oh LEGEND', legend),
  card('hgss1 HS', '112', 'Ho-Oh LEGEND', legend),
  card('ex4 MA', '79', 'Energy Stadium', trainer),
  card('bw8 PLS', '118', 'Pokémon Catcher', trainer),
  card('sv4 PAR', '46', 'Flabébé'),
];

const read = (
  text: string,
  cards: readonly DeckTextCard[] = KIN,
  options: Partial<ImportOptions<DeckTextCard>> = {},
) => {
  const { lines, report } = importDeckText(text, { cards, ...options });
  return { cards: tally(lines), statuses: report.map(({ status }) => status), report };
};
const understood = (text: string) => {
  const { cards, report } = read(text);
  expect(report.filter(({ status }) => status !== 'understood')).toEqual([]);
  return cards;
};

describe('the printing that set and number name', () => {
  test.each<[string, Record<string, number>]>([
    ["4 Professor's Research SVI 190", { 'sv1-190': 4 }],
    ["4 Professor's Research SVI 189 PH", { 'sv1-189': 4 }],
    ["4 Professor's Research PR-SW 152", { 'swshp-SWSH152': 4 }],
    ["2 Boss's Orders PAL 172", { 'sv2-172': 2 }],
    ["2 Boss's Orders (Giovanni) RCL 154", { 'swsh2-154': 2 }],
    ["2 Boss's Orders (Ghetsis)", { 'sv2-172': 2 }],
    ['* 1 Snorlax PR-SW 68', { 'swshp-SWSH068': 1 }],
    ['1 Snorlax PR-SW SWSH131', { 'swshp-SWSH131': 1 }],
    ['1 Snorlax SP 131', { 'swshp-SWSH131': 1 }],
    ['1 Snorlax-GX PR-SM 5', { 'smp-SM05': 1 }],
    ['1 Snorlax-GX SMP SM5', { 'smp-SM05': 1 }],
    ['1 Charmander PR-SV 144', { 'svp-144': 1 }],
    ['1 Charmander SVP 044', { 'svp-44': 1 }],
    ['1 Charmander PR-SV SVP144', { 'svp-144': 1 }],
    ['1 Dragonite WP 5', { 'basep-5': 1 }],
    ['1 Grotle BRS 5', { 'swsh9-5': 1 }],
    ['1 Jolteon BRS TG05', { 'swsh9tg-TG05': 1 }],
    ['1 Jolteon BRS-TG 5', { 'swsh9tg-TG05': 1 }],
    ['2 Bibarel CRZ-GG 25', { 'swsh12pt5gg-GG25': 2 }],
    ['1 Gossifleur SHF 100', { 'swsh45sv-SV027': 1 }],
    ['1 Gossifleur SHF SV027', { 'swsh45sv-SV027': 1 }],
    ['1 Tapu Lele-GX HIF 163', { 'sma-SV94': 1 }],
    ['1 Xerneas CEL 4', { 'cel25-4': 1 }],
    ['1 Charizard CEL 4', { 'cel25c-4_A': 1 }],
    ['1 Charizard CEL-CC 4', { 'cel25c-4_A': 1 }],
  ])('of %s is meant', (text, cards) => {
    expect(understood(text)).toEqual(cards);
  });

  test('wins over its name elsewhere, in the same set and in another language, and the report says so', () => {
    const { cards, report } = read('1 Snorlax SVI 190\n1 Relaxo PR-SW 131\n1 Grotle CRZ 25');
    expect(cards).toEqual({ 'sv1-190': 1, 'swshp-SWSH131': 1, 'swsh12pt5-25': 1 });
    expect(report.map(({ message }) => message)).toEqual([
      "SVI 190 is Professor's Research (Professor Turo), not Snorlax: took Professor's Research (Professor Turo) SVI 190",
      'No card is named Relaxo: took Snorlax PR-SW SWSH131',
      'CRZ 25 is Simisear V, not Grotle: took Simisear V CRZ 25',
    ]);
  });

  test('a trainer of another person is the same card to the player who owns that one', () => {
    const owned = (id: string) => ({ 'sv1-189': 1, 'swshp-SWSH152': 2, 'sv1-190': 1 })[id] ?? 0;
    const { cards, statuses } = read("4 Professor's Research SVI 190", KIN, { owned });
    expect(cards).toEqual({ 'sv1-189': 1, 'swshp-SWSH152': 2, 'sv1-190': 1 });
    expect(statuses).toEqual(['mended']);
  });
});

describe('the parts of one Pokémon', () => {
  const PARTS = { 'swshp-SWSH159': 1, 'swshp-SWSH160': 1, 'swshp-SWSH161': 1, 'swshp-SWSH162': 1 };
  test('stay apart by their numbers', () => {
    const lines = [159, 160, 161, 162].map((number) => `1 Mewtwo V-UNION PR-SW ${number}`);
    expect(understood(lines.join('\n'))).toEqual(PARTS);
  });

  test.each([
    ['4 Mewtwo V-UNION', PARTS],
    ['1 Mewtwo V-UNION\n1 Mewtwo V-UNION\n1 Mewtwo V-UNION\n1 Mewtwo V-UNION', PARTS],
    ['1 Mewtwo V-UNION PR-SW 160\n3 Mewtwo V-UNION', PARTS],
    ['2 Ho-Oh LEGEND', { 'hgss1-111': 1, 'hgss1-112': 1 }],
    ['3 Ho-Oh LEGEND', { 'hgss1-111': 2, 'hgss1-112': 1 }],
  ])('come in turn where only the name is written: %s', (text, cards) => {
    expect(read(text).cards).toEqual(cards);
    expect(read(text, KIN, { owned: () => 4 }).cards).toEqual(cards);
    expect(read(text).report[0]?.message).not.toContain('what you own');
  });
});

const BASE = textCards('base1');

/** The client's text in each of its languages: headings, total, and a basic energy with and without its set. */
const LANGUAGES: Record<string, { words: readonly string[]; energies: readonly string[] }> = {
  English: {
    words: ['Pokémon: 8', 'Trainer: 12', 'Energy: 3', 'Total Cards: 60'],
    energies: ['Basic {W} Energy', 'Water Energy', 'Basic Water Energy'],
  },
  German: {
    words: [
      'Pokémon: 8',
      'Trainer: 12',
      'Energie: 8',
      'Karten insgesamt: 60',
      '##Trainerkarten - 12',
      'Gesamtzahl der Karten: 60',
    ],
    energies: ['Basis-{W}-Energie', 'Wasser-Energie', 'Basis-Wasser-Energie', 'Wasserenergie'],
  },
  French: {
    words: [
      'Pokémon : 9',
      'Dresseur: 12',
      'Énergie : 3',
      'Total de cartes : 60',
      'Nombre total de cartes : 60',
    ],
    energies: ['Énergie {W} de base', 'Énergie Eau', 'Énergie Eau de base', 'Énergie de base Eau'],
  },
  Spanish: {
    words: ['Pokémon: 8', 'Entrenador: 16', 'Energía: 2', 'Cartas totales: 60', 'Total de cartas: 60'],
    energies: ['Energía {W} Básica', 'Energía Agua', 'Energía Agua Básica', 'Energía Básica de Agua'],
  },
  Italian: {
    words: ['Pokémon: 8', 'Allenatore: 16', 'Energia: 2', 'Totale carte: 60', 'Carte totali: 60'],
    energies: ['Energia base {W}', 'Energia Acqua', 'Energia base Acqua'],
  },
  Portuguese: {
    words: ['Pokémon: 15', 'Treinador: 10', 'Energia: 6', 'Total de cartas: 60', 'Estádios: 2'],
    energies: ['Energia {W} Básica', 'Energia de Água', 'Energia Básica de Água', 'Energia Água'],
  },
  Japanese: {
    words: [
      'ポケモン: 8',
      'トレーナーズ：12',
      'エネルギー: 8',
      '合計カード枚数: 60',
      'カードの合計：60枚',
      '合計: 60',
    ],
    energies: ['基本水エネルギー', '水エネルギー', '基本{W}エネルギー'],
  },
  Korean: {
    words: ['포켓몬: 8', '트레이너스: 12', '에너지: 8', '총 카드 수: 60', '카드 합계: 60장'],
    energies: ['기본 물 에너지', '물 에너지', '기본 {W} 에너지'],
  },
  'Chinese (traditional)': {
    words: ['寶可夢: 8', '訓練家: 12', '能量: 8', '卡牌總數: 60', '總計：60張'],
    energies: ['基本【水】能量', '水能量', '基本{W}能量'],
  },
  'Chinese (simplified)': {
    words: ['宝可梦: 8', '训练家: 12', '能量: 8', '卡牌总数: 60', '总计：60张'],
    energies: ['基本【水】能量', '基本水能量'],
  },
};
const every = Object.entries(LANGUAGES).flatMap(([language, { words, energies }]) => [
  ...words.map((text) => [language, text] as const),
  ...energies.map((text) => [language, text] as const),
]);

describe.each(Object.entries(LANGUAGES))('a list in %s', (_, { words, energies }) => {
  test.each(words)('%s is a heading', (text) => {
    expect(read(text, BASE).report).toMatchObject([{ status: 'ignored', message: 'Heading' }]);
  });

  test.each(energies)('%s is a basic energy', (name) => {
    expect(read(`8 ${name}`, BASE)).toMatchObject({ cards: { 'base1-102': 8 }, statuses: ['understood'] });
    expect(read(`8 ${name} BS 102`, BASE)).toMatchObject({
      cards: { 'base1-102': 8 },
      statuses: ['understood'],
    });
    expect(read(`8 ${name} Energy 3`, BASE).cards).toEqual({ 'base1-102': 8 });
    expect(read(`8 ${name} SVE 3 PH`, BASE).cards).toEqual({ 'base1-102': 8 });
  });
});

test('each type’s energy is called after it in each language', () => {
  const names = {
    Grass:
      'Pflanzen-Energie, Énergie Plante, Energía Planta, Energia Erba, Energia de Grama, 草エネルギー, 풀 에너지, 草能量',
    Fire: 'Feuer-Energie, Énergie Feu, Energía Fuego, Energia Fuoco, Energia de Fogo, 炎エネルギー, 불꽃 에너지, 火能量',
    Lightning:
      'Elektro-Energie, Énergie Électrique, Energía Rayo, Energia Lampo, Energia de Raios, 雷エネルギー, 번개 에너지, 雷能量',
    Psychic:
      'Psycho-Energie, Énergie Psy, Energía Psíquica, Energia Psico, Energia Psíquica, 超エネルギー, 초 에너지, 超能量',
    Fighting:
      'Kampf-Energie, Énergie Combat, Energía Lucha, Energia Lotta, Energia de Luta, 闘エネルギー, 격투 에너지, 鬥能量',
    Darkness:
      'Finsternis-Energie, Énergie Obscurité, Energía Oscura, Energia Oscurità, Energia de Escuridão, 悪エネルギー, 악 에너지, 惡能量',
    Metal:
      'Metall-Energie, Énergie Métal, Energía Metálica, Energia Metallo, Energia de Metal, 鋼エネルギー, 강철 에너지, 鋼能量',
    Fairy:
      'Feen-Energie, Énergie Fée, Energía Hada, Energia Folletto, Energia de Fada, フェアリーエネルギー, 페어리 에너지, 妖能量',
  };
  const energies = Object.keys(names).map((type, place) =>
    card('sve SVE', String(place + 1), `${type} Energy`, { supertype: 'Energy' }),
  );
  const lines = Object.values(names).flatMap((text) => text.split(', ').map((name) => `1 ${name}`));
  expect(read(lines.join('\n'), energies).cards).toEqual(
    Object.fromEntries(energies.map(({ id }) => [id, lines.length / energies.length])),
  );
});

/** UTF-8 text read as windows-1252. */
const misread = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => WINDOWS.get(byte) ?? String.fromCharCode(byte)).join('');
const WINDOWS = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009f'].map((sign, at) => [0x80 + at, sign]),
);

describe('a wrong encoding', () => {
  test.each(every)('of %s is undone: %s', (_, text) => {
    const line = /\d$|장$|枚$|张$|張$/.test(text) ? text : `8 ${text}`;
    const plain = read(line, BASE);
    expect(plain.statuses).not.toContain('unreadable');
    for (const wrong of [misread(line), misread(misread(line))]) {
      const { cards, statuses } = read(wrong, BASE);
      expect({ cards, statuses }).toEqual({ cards: plain.cards, statuses: plain.statuses });
    }
  });

  test.each([
    'Pok\ufffdmon: 8',
    'Pok?mon: 8',
    'Pok├⌐mon: 8',
    'PokŽmon: 8',
    '?nergie : 3',
    '\ufffd\ufffdnergie : 3',
    'Energ?a: 2',
    '???: 8',
    '繝昴こ繝｢繝ｳ: 12',
  ])('that lost signs still leaves a heading: %s', (text) => {
    expect(read(text, BASE).report).toMatchObject([{ status: 'ignored', message: 'Heading' }]);
  });

  test('that lost signs still leaves names', () => {
    const { cards, statuses } = read('1 Pok\ufffdmon Catcher\n2 Flab?b?\n1 PokÃ©mon Catcher PLS 118');
    expect(cards).toEqual({ 'bw8-118': 2, 'sv4-46': 2 });
    expect(statuses).toEqual(['mended', 'mended', 'understood']);
  });
});

test('a card whose name is of such words alone is a card', () => {
  expect(read('4 Energy Stadium').cards).toEqual({ 'ex4-79': 4 });
  expect(read('4 Energy Stadium', BASE).statuses).toEqual(['ignored']);
});

describe.skipIf(!hasPublicData)(`the whole of the public data${publicDataNote}`, () => {
  const cards = everyPublicSet().flatMap(({ id: setId, cards }) => {
    const setCode = publicSet(setId)?.ptcgoCode;
    return cards.map(({ id, name, number, supertype, subtypes }) => ({
      id,
      name,
      setId,
      setCode,
      cardNumber: number,
      supertype,
      subtypes,
    }));
  });
  const byId = new Map(cards.map((each) => [each.id, each]));
  const decks = everyPublicDeck().map(({ cards }) =>
    mergeLines(
      cards.flatMap(({ id, count }): DeckLine<DeckTextCard>[] => {
        const known = byId.get(id);
        return known === undefined ? [] : [{ card: known, quantity: count }];
      }),
    ),
  );
  /** Fewer lines than an import reads at most. */
  const A_TEXT = 9_000;
  /** `npm run soak` checks every card. */
  const chosen = cards.filter((_, index) => process.env.EVERY_SET === 'all' || index % 5 === 0);

  /** Imports all lists against all cards. They are read as one text, because building the index of all cards takes longest. */
  const comeBack = (lists: readonly (readonly DeckLine<DeckTextCard>[])[], format: DeckTextFormat) => {
    const texts = lists.map((lines) => exportDeckText(lines, format));
    const { report } = importDeckText(texts.join('\n'), { cards });
    let from = 0;
    return texts.map((text, place) => {
      const entries = report.slice(from, from + text.split('\n').length);
      from += entries.length;
      const lines = mergeLines(entries.flatMap((entry) => entry.lines));
      if (format !== 'names') {
        const odd = entries.filter(({ status }) => status !== 'understood' && status !== 'ignored');
        expect(odd).toEqual([]);
        expect(tally(lines)).toEqual(tally(lists[place] ?? []));
      }
      // Of several printings of one name the import takes the first, at its position.
      const ofLines = (list: string) => (format === 'names' ? list.split('\n').sort() : list);
      expect(ofLines(exportDeckText(lines, format))).toEqual(ofLines(text));
      return lines;
    });
  };

  test.each(DECK_TEXT_FORMATS)('every theme deck comes back identical, %s', (format) => {
    expect(decks.length).toBeGreaterThan(100);
    expect(comeBack(decks, format)).toHaveLength(decks.length);
  });

  test.each(DECK_TEXT_FORMATS)('every card comes back as itself, %s', (format) => {
    expect(chosen.length).toBeGreaterThan(2_000);
    const lists = chosen.flatMap((_, index) =>
      index % A_TEXT === 0 ? [chosen.slice(index, index + A_TEXT)] : [],
    );
    for (const list of lists) comeBack([list.map((each) => ({ card: each, quantity: 1 }))], format);
  });
});
