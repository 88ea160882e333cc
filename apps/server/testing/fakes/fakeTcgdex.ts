/** A server in the shape of TCGdex, version 2, over sets in the Pokémon TCG API's shape. */
import {
  type FakeCard,
  type FakeCatalogue,
  type FakeData,
  type FakeSet,
  startFakeCatalogue,
} from './fakeTcgApi.ts';

const ASSETS = 'https://assets.example/en';

export function startFakeTcgdex(data: FakeData): Promise<FakeCatalogue> {
  return startFakeCatalogue('/v2', ({ path }) => {
    const [, version, language, what, id] = path.split('/');
    if (version !== 'v2' || language !== 'en') return undefined;
    if (what === 'sets' && id === undefined) return data.sets.map(brief);
    const set = data.sets.find((each) => (what === 'sets' ? each.id === id : id?.startsWith(`${each.id}-`)));
    if (set === undefined) return undefined;
    if (what === 'sets') return detail(set, data.cards(set.id));
    const card = data.cards(set.id).find((each) => each.id === id);
    return what === 'cards' && card !== undefined ? cardOf(card, set) : undefined;
  });
}

const brief = ({ id, name, total, printedTotal }: FakeSet) => ({
  id,
  name,
  cardCount: { total, official: printedTotal },
  symbol: `${ASSETS}/${id}/symbol`,
  logo: `${ASSETS}/${id}/logo`,
});

const detail = (set: FakeSet, cards: readonly FakeCard[]) => ({
  ...brief(set),
  serie: { id: 'fake server', name: set.series },
  releaseDate: String(set.releaseDate).replaceAll('/', '-'),
  tcgOnline: set.ptcgoCode,
  cards: cards.map(({ id, number, name }) => ({ id, localId: number, name })),
});

type Loose = Record<string, unknown>;
const list = (value: unknown): Loose[] => (Array.isArray(value) ? value : []);
const STAGES: Readonly<Record<string, string>> = {
  'Stage 1': 'Stage1',
  'Stage 2': 'Stage2',
  'Level-Up': 'LEVEL-UP',
  LEGEND: 'Basic',
  Baby: 'Basic',
};
/** The suffixes that TCGdex has; it has no field for all other kinds. */
const SUFFIXES: Readonly<Record<string, string>> = {
  EX: 'EX',
  GX: 'GX',
  V: 'V',
  LEGEND: 'Legend',
  Prime: 'Prime',
  SP: 'SP',
};
const TRAINER_TYPES: Readonly<Record<string, string>> = { 'Pokémon Tool': 'Tool', 'Pokémon Tool F': 'Tool' };

/** A card's kinds as TCGdex writes them, which are fewer than the API's. */
export function tcgdexKinds({ supertype, subtypes }: Loose): object {
  const kinds = list(subtypes).map(String);
  const [first = ''] = kinds;
  if (supertype === 'Trainer') {
    const type =
      kinds.find((kind) => kind in TRAINER_TYPES) ?? kinds.find((kind) => !kind.endsWith('Strike')) ?? first;
    return { trainerType: TRAINER_TYPES[type] ?? type };
  }
  if (supertype !== 'Pokémon') return { energyType: kinds.includes('Basic') ? 'Normal' : 'Special' };
  const [suffix] = kinds.flatMap((kind) => SUFFIXES[kind] ?? []);
  return { stage: STAGES[first] ?? first, suffix: kinds.includes('TAG TEAM') ? 'TAG TEAM-GX' : suffix };
}

function cardOf(card: FakeCard, set: FakeSet): object {
  const traits = list([card.ancientTrait ?? []].flat());
  return {
    category: card.supertype === 'Pokémon' ? 'Pokemon' : card.supertype,
    id: card.id,
    localId: card.number,
    name: card.name,
    image: `${ASSETS}/${set.id}/${card.number}`,
    illustrator: card.artist,
    rarity: card.rarity ?? 'None',
    set: brief(set),
    variants: { firstEdition: false, holo: false, normal: true, reverse: true, wPromo: false },
    dexId: card.nationalPokedexNumbers,
    regulationMark: card.regulationMark,
    hp: card.hp === undefined ? undefined : Number(card.hp),
    types: card.types,
    evolveFrom: card.evolvesFrom,
    level: card.level,
    ...tcgdexKinds(card),
    abilities: [...list(card.abilities), ...traits].map(({ name, text, type = 'Ancient Trait' }) => ({
      name,
      effect: text,
      type,
    })),
    attacks: list(card.attacks).map(({ name, cost, damage, text }) => ({
      name,
      cost,
      effect: text === '' ? undefined : text,
      // A number where nothing is printed beside it.
      damage: damage === '' ? undefined : /^\d+$/.test(String(damage)) ? Number(damage) : damage,
    })),
    weaknesses: card.weaknesses,
    resistances: card.resistances,
    retreat: card.convertedRetreatCost,
    legal: { standard: false, expanded: false },
    updated: '2026-02-03T00:00:00Z',
  };
}
