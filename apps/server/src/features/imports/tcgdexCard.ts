/** Says a card of TCGdex in the Pokémon TCG API's words, so that both are read by the same rules. */
import { z } from 'zod';
import { printedName, subtypesOf } from './tcgdexKinds.ts';

const unknownList = z.array(z.unknown()).nullish().catch(undefined);
const loose = z.looseObject({});
type Ability = z.output<typeof loose>;
const CATEGORIES = ['Pokemon', 'Trainer', 'Energy'] as const;

/** Only what must be said differently; everything else is handed on as it came, to be judged by the reader. */
const tcgdexCard = z.looseObject({
  localId: z.union([z.string(), z.number()]),
  name: z.string(),
  category: z.unknown().optional(),
  stage: z.string().nullish().catch(undefined),
  suffix: z.string().nullish().catch(undefined),
  trainerType: z.string().nullish().catch(undefined),
  energyType: z.string().nullish().catch(undefined),
  attacks: z.array(loose).nullish().catch(undefined),
  abilities: z.array(loose).nullish().catch(undefined),
  effect: z.unknown().optional(),
  image: z.string().nullish().catch(undefined),
  dexId: unknownList,
  pricing: z
    .looseObject({ tcgplayer: z.record(z.string(), z.unknown()).nullish() })
    .nullish()
    .catch(undefined),
});

/** `undefined` for what is no card of TCGdex at all. `setId` is ours, see `ourSetId`. */
export function inPublicShape(raw: unknown, setId: string): unknown {
  const parsed = tcgdexCard.safeParse(raw);
  if (!parsed.success) return undefined;
  const card = parsed.data;
  const words = [card.stage, card.suffix, card.trainerType, card.energyType].map((word) => word ?? '');
  const name = printedName(card.name, words);
  const abilities = card.abilities ?? [];
  const category = CATEGORIES.find((each) => each === card.category);
  const number = ourNumber(String(card.localId));
  return {
    id: `${setId}-${number}`,
    name,
    number,
    supertype: card.category,
    subtypes: subtypesOf({
      setId,
      name,
      category,
      words,
      rarity: typeof card.rarity === 'string' ? card.rarity : '',
      evolveFrom: typeof card.evolveFrom === 'string' ? card.evolveFrom : '',
    }),
    hp: card.hp,
    level: card.level,
    types: card.types,
    evolvesFrom: card.evolveFrom,
    attacks: card.attacks?.map((attack) => ({ ...attack, text: attack.effect })),
    abilities: abilities
      .filter((ability) => !isAncientTrait(ability))
      .map((ability) => ({ ...ability, text: ability.effect })),
    ancientTrait: traitOf(abilities),
    rules: typeof card.effect === 'string' && card.effect !== '' ? card.effect.split('\n') : undefined,
    weaknesses: card.weaknesses,
    resistances: card.resistances,
    convertedRetreatCost: card.retreat,
    rarity: card.rarity,
    artist: card.illustrator,
    nationalPokedexNumbers: card.dexId,
    regulationMark: card.regulationMark,
    // Its addresses of pictures want a size and a format.
    images: card.image ? { large: `${card.image}/high.webp` } : undefined,
    tcgplayer: { prices: pricesOf(card.pricing?.tcgplayer ?? {}) },
  };
}

/**
 * The API's id of a set, so that a set from either catalogue is one set: 'sv03.5' is 'sv3pt5', 'sm3.5' is 'sm35'.
 * Sets that only TCGdex has keep their id.
 */
export function ourSetId(theirs: string): string {
  const known = OUR_IDS.get(theirs);
  if (known !== undefined) return known;
  const [, series, number, half] = /^(me|sv|swsh|sm)0*(\d+)(\.5)?$/.exec(theirs) ?? [];
  if (series === undefined || number === undefined) return theirs;
  if (half === undefined) return `${series}${number}`;
  const isLate = series === 'me' || series === 'sv' || (series === 'swsh' && number === '12');
  return `${series}${number}${isLate ? 'pt5' : '5'}`;
}

/** Sets released within another set; both catalogues list them separately, under ids without a pattern. */
const OUR_IDS: ReadonlyMap<string, string> = new Map([
  ['cel25cc', 'cel25c'],
  ['swsh4.5sv', 'swsh45sv'],
  ['swsh9.5tg', 'swsh9tg'],
  ['swsh10.5tg', 'swsh10tg'],
  ['swsh11.5tg', 'swsh11tg'],
  ['swsh12.5tg', 'swsh12tg'],
  ['swsh12.5gg', 'swsh12pt5gg'],
  ['sv10.5b', 'zsv10pt5'],
  ['sv10.5w', 'rsv10pt5'],
]);

/** '001' is 1; 'TG05' and '101a' stay. */
export const ourNumber = (localId: string): string =>
  /^\d+$/.test(localId) ? localId.replace(/^0+(?=\d)/, '') : localId;

/** Ancient Traits, which cards print above their attacks; TCGdex lists them as abilities, some of them without a name. */
const isAncientTrait = ({ type, name }: Ability): boolean =>
  type === 'Ancient Trait' || name === UNNAMED || /^[ΑΔΘΩαδθω] /.test(String(name));
const UNNAMED = '{title}:';
/** Their names by a phrase of their text; TCGdex names the others. */
const TRAITS: readonly (readonly [word: string, name: string])[] = [
  ['Abilities', 'θ Stop'],
  ['becomes', 'θ Max'],
  ['Pokémon Tool', 'θ Double'],
];

function traitOf(abilities: readonly Ability[]): { name: unknown; text: string } | undefined {
  const trait = abilities.find(isAncientTrait);
  if (trait === undefined) return undefined;
  const text = String(trait.effect ?? '').replace(/^\{title\}:\s*/, '');
  const known = TRAITS.find(([word]) => text.includes(word));
  return { name: trait.name === UNNAMED ? (known?.[1] ?? 'Ancient Trait') : trait.name, text };
}

const PRICE_NAMES: ReadonlyMap<string, string> = new Map([
  ['holo', 'holofoil'],
  ['unlimited-holofoil', 'unlimitedHolofoil'],
  ['1st-edition', '1stEdition'],
  ['1st-edition-holofoil', '1stEditionHolofoil'],
]);
const finish = z.object({
  marketPrice: z.number().nullish(),
  midPrice: z.number().nullish(),
  lowPrice: z.number().nullish(),
});

function pricesOf(prices: Record<string, unknown>): Record<string, unknown> {
  const known = new Map<string, unknown>();
  for (const [kind, value] of Object.entries(prices)) {
    const parsed = finish.safeParse(value);
    if (!parsed.success) continue;
    const { marketPrice, midPrice, lowPrice } = parsed.data;
    known.set(PRICE_NAMES.get(kind) ?? kind, { market: marketPrice, mid: midPrice, low: lowPrice });
  }
  return Object.fromEntries(known);
}
