/** Says a card of TCGdex in the Pokémon TCG API's words, so that both are read by the same rules. */
import { z } from 'zod';

const unknownList = z.array(z.unknown()).nullish().catch(undefined);
const loose = z.looseObject({});

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
  const number = ourNumber(String(card.localId));
  return {
    id: `${setId}-${number}`,
    name: card.name,
    number,
    supertype: card.category,
    subtypes: subtypesOf(card),
    hp: card.hp,
    level: card.level,
    types: card.types,
    evolvesFrom: card.evolveFrom,
    attacks: card.attacks?.map((attack) => ({ ...attack, text: attack.effect })),
    abilities: card.abilities?.map((ability) => ({ ...ability, text: ability.effect })),
    rules: typeof card.effect === 'string' && card.effect !== '' ? card.effect.split('\n') : undefined,
    weaknesses: card.weaknesses,
    resistances: card.resistances,
    convertedRetreatCost: card.retreat,
    rarity: card.rarity,
    artist: card.illustrator,
    nationalPokedexNumbers: card.dexId,
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
  const [, series, number, half] = /^(sv|swsh|sm)0*(\d+)(\.5)?$/.exec(theirs) ?? [];
  if (series === undefined || number === undefined) return theirs;
  if (half === undefined) return `${series}${number}`;
  const isLate = series === 'sv' || (series === 'swsh' && number === '12');
  return `${series}${number}${isLate ? 'pt5' : '5'}`;
}

/** '001' is 1; 'TG05' and '101a' stay. */
export const ourNumber = (localId: string): string =>
  /^\d+$/.test(localId) ? localId.replace(/^0+(?=\d)/, '') : localId;

// Strangers choose the words that are looked up here, 'constructor' among them: a map holds only its own.
const SUBTYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Stage1', ['Stage 1']],
  ['Stage2', ['Stage 2']],
  ['LEVEL-UP', ['Level-Up']],
  ['RESTORED', ['Restored']],
  ['Legend', ['LEGEND']],
  ['TAG TEAM-GX', ['TAG TEAM', 'GX']],
  ['Tool', ['Pokémon Tool']],
  ['Ace Spec', ['ACE SPEC']],
  ['Normal', ['Basic']],
]);

function subtypesOf(card: z.output<typeof tcgdexCard>): string[] {
  const words = [card.stage, card.suffix, card.trainerType, card.energyType];
  const subtypes = words.flatMap((word) => (word ? (SUBTYPES.get(word) ?? [word]) : []));
  // Two kinds of cards that only their letters tell apart: Mewtwo EX of 2012 and Mewtwo ex.
  return [...new Set(subtypes.map((word) => (word === 'EX' && / ex\b/.test(card.name) ? 'ex' : word)))];
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
