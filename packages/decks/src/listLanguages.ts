/** The words that the game's client writes around a list's cards, in each of its languages, and its names of basic energies. */
import { CARD_TYPES, type CardType, nameKey } from '@pokesol/cards';
import { lostSigns } from './encoding.ts';

/** Lower case without accents and full-width characters, so that two spellings of a word become one. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const wordsOf = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => fold(text).split(' '));

/** Words any of which makes a line a heading or the total. */
const HEADS = wordsOf(
  'pokemon trainer trainers energy energies supporter supporters item items tool tools stadium stadiums',
  'total cards deck decklist list',
  'trainerkarte trainerkarten energie energien energiekarten unterstützer itemkarten ausrüstungen stadien stadion',
  'karten insgesamt gesamt gesamtzahl gesamtanzahl summe deckliste',
  'dresseur dresseurs énergie énergies objet objets outil outils stade stades cartes liste',
  'entrenador entrenadores energía energías partidario partidarios objetos herramienta herramientas estadio estadios',
  'cartas totales mazo baraja lista',
  'allenatore allenatori energia energie aiuto aiuti strumento strumenti stadio stadi carte totale totali mazzo',
  'treinador treinadores energias apoiador apoiadores itens ferramenta ferramentas estádio estádios totais baralho',
);

/** Words that may stand beside those. */
const FILLERS = wordsOf(
  'basic special stage main of in the card number',
  'basis spezial phase stufe karte anzahl der im',
  'base spécial spéciale spéciales niveau carte nombre de du dans le la les',
  'básica básicas especial especiales fase carta número cantidad del el las en',
  'speciale speciali numero di delle nel',
  'básico básicos especiais estágio quantidade do da das no',
);

/** Words of languages without spaces: a line that consists only of them is a heading. */
const JOINED = wordsOf(
  'ポケモン ポケモンのどうぐ トレーナーズ トレーナー エネルギー グッズ サポート スタジアム どうぐ',
  '基本 特殊 合計 総計 カード 枚数 総数 総 数 枚 の デッキ',
  '포켓몬 포켓몬의도구 트레이너스 트레이너 에너지 서포트 아이템 스타디움 도구 기본 특수 합계 총계 총 전체 카드 수 매수 장 덱',
  '寶可夢 宝可梦 寶可夢道具 宝可梦道具 訓練家 训练家 能量 物品 支援者 競技場 竞技场 道具',
  '總計 总计 合计 總 总 共 全部 卡牌 卡片 卡 數量 数量 總數 总数 張數 张数 數 張 张 牌組 牌组 卡組 卡组 的',
).toSorted((a, b) => b.length - a.length);
const JOINED_LINE = new RegExp(`^(?:${JOINED.join('|')})+$`, 'u');

const HEAD_WORDS = new Set(HEADS);
const ALL = [...HEADS, ...FILLERS];
const ALL_WORDS = new Set(ALL);

/** True for `Energie: 8`, `##Trainerkarten - 12`, `18 Pokémon`, `Total de cartes : 60`, `合計：60枚`. */
export function isHeading(line: string): boolean {
  const label = fold(line)
    .replace(/(?<=\p{L})[ -]?[12](?=[ -]?pokemon)/u, ' ')
    .replace(/\d+/, ' ');
  if (/\d/.test(label)) return false;
  const words = wordsIn(label);
  if (words.some((word) => HEAD_WORDS.has(word)) && words.every((word) => ALL_WORDS.has(word))) return true;
  if (JOINED_LINE.test(words.join(''))) return true;
  const lost = wordsIn(line.toLowerCase().replace(/\d+/, ' '));
  return (
    lost.some((word) => isLost(word, HEADS)) &&
    lost.every((word) => ALL_WORDS.has(fold(word)) || isLost(word, ALL))
  );
}

const wordsIn = (text: string): string[] =>
  text.split(/[\s#*:;,.()[\]{}=/–—-]+/).filter((word) => word !== '');
const isLost = (word: string, words: readonly string[]): boolean => {
  const pattern = lostSigns(word);
  return pattern !== undefined && words.some((each) => pattern.test(each));
};

/** `ポケモン：12`, `????: 8` or what is left of them: a label without a single ASCII letter, and a number. */
export const isForeignLabel = (line: string): boolean => /^[^a-z\d]{2,}[:：]\s*\d+$/i.test(line);

type EnergyNames = {
  /** A word for each of `BASIC_TYPES`; alternatives are separated by `|`. */
  readonly types: string;
  /** The names of a basic energy, with a star for the type. */
  readonly forms: readonly string[];
};
const BASIC_TYPES: readonly CardType[] = CARD_TYPES.filter(
  (type) => type !== 'Dragon' && type !== 'Colorless',
);

/** The client's languages except English, whose names `nameKey` handles. */
const ENERGY_NAMES: readonly EnergyNames[] = [
  {
    types: 'Pflanze|Pflanzen Feuer Wasser Elektro Psycho Kampf Finsternis Metall Fee|Feen',
    forms: ['*-Energie', 'Basis-*-Energie'],
  },
  {
    types: 'Plante Feu Eau Électrique|Électrik Psy Combat Obscurité Métal Fée',
    forms: ['Énergie *', 'Énergie * de base', 'Énergie de base *'],
  },
  {
    types:
      'Planta Fuego Agua Rayo|Relámpago|Eléctrica Psíquica|Psíquico Lucha Oscura|Oscuridad Metal|Metálica Hada',
    forms: ['Energía *', 'Energía de *', 'Energía * Básica', 'Energía Básica *', 'Energía Básica de *'],
  },
  {
    types: 'Erba Fuoco Acqua Lampo Psico Lotta Oscurità Metallo Folletto',
    forms: ['Energia *', 'Energia base *', 'Energia * base'],
  },
  {
    types: 'Grama|Planta Fogo Água Raio|Raios|Elétrica Psíquica|Psíquico Luta Escuridão|Noturna Metal Fada',
    forms: ['Energia *', 'Energia de *', 'Energia * Básica', 'Energia de * Básica', 'Energia Básica de *'],
  },
  { types: '草 炎 水 雷 超 闘 悪 鋼 フェアリー|妖', forms: ['*エネルギー', '基本*エネルギー'] },
  { types: '풀 불꽃|불 물 번개 초 격투 악 강철 페어리', forms: ['*에너지', '기본*에너지'] },
  { types: '草 火 水 雷 超 鬥|斗|格鬥|格斗 惡|恶 鋼|钢 妖|妖精', forms: ['*能量', '基本*能量'] },
];

let energies: ReadonlyMap<string, string> | undefined;

/** `Water Energy` for `Basis-Wasser-Energie` or `Energía {W} Básica`; undefined for any other name. */
export function energyNameIn(name: string): string | undefined {
  energies ??= new Map(ENERGY_NAMES.flatMap(energyNames));
  return energies.get(nameKey(name));
}

const energyNames = ({ types, forms }: EnergyNames): (readonly [string, string])[] =>
  types.split(' ').flatMap((words, index) => {
    const type = BASIC_TYPES[index];
    // `nameKey` reads `{W}` as the English word.
    return type === undefined
      ? []
      : [...words.split('|'), type].flatMap((word) =>
          forms.map((form) => [nameKey(form.replace('*', word)), `${type} Energy`] as const),
        );
  });
