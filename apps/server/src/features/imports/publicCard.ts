/** Reads one card in the Pokémon TCG API's shape: leniently, with a note for every guess, never with an exception. */
import type { PrintedCard } from '@pokesol/card-text/cards';
import {
  ABILITY_KINDS,
  type AbilityKind,
  type Attack,
  asCardId,
  asSetId,
  CARD_TYPES,
  type Card,
  type CardPrices,
  type CardType,
  isIdText,
  isKnownPublicRarity,
  rarityFromPublicData,
  SUPERTYPES,
  type Supertype,
  type TypeModifier,
} from '@pokesol/cards';
import { effectText, statusEffects } from '@pokesol/cards/classic';
import { z } from 'zod';
import { httpUrl, isMissing, lenientText, maybe, textList } from './lenient.ts';
import type { ReadCard } from './source.ts';

const named = z.object({ name: lenientText(200) });
/** No card has more to say; what is longer is no sentence of a card. */
const sentence = maybe(4000).nullish().catch(undefined);
const modifiers = z
  .array(z.object({ type: lenientText(40), value: maybe(20).nullish() }))
  .max(20)
  .nullish();
const price = z
  .object({ market: z.number().nullish(), mid: z.number().nullish(), low: z.number().nullish() })
  .nullish()
  // A price is an extra: a broken one is none.
  .catch(undefined);

/** What the product reads of a card. Everything else a catalogue sends is left where it is. */
const publicCard = z.object({
  id: lenientText(64),
  name: lenientText(200),
  supertype: lenientText(40),
  subtypes: textList,
  hp: z.union([maybe(40), z.number()]).nullish(),
  level: z.union([maybe(40), z.number()]).nullish(),
  types: textList,
  evolvesFrom: maybe(200).nullish(),
  attacks: z
    .array(
      named.extend({
        cost: textList,
        damage: z.union([maybe(40), z.number()]).nullish(),
        text: sentence,
      }),
    )
    .max(20)
    .nullish(),
  abilities: z
    .array(named.extend({ type: maybe(40).nullish(), text: sentence }))
    .max(20)
    .nullish(),
  rules: z.array(maybe(4000)).max(40).nullish().catch(undefined),
  ancientTrait: named.extend({ text: sentence }).nullish().catch(undefined),
  weaknesses: modifiers,
  resistances: modifiers,
  retreatCost: textList,
  convertedRetreatCost: z.number().int().min(0).max(99).nullish(),
  rarity: maybe(80).nullish(),
  number: z.union([lenientText(16), z.number().int().nonnegative()]),
  artist: maybe(200).nullish(),
  nationalPokedexNumbers: z.array(z.number().int().positive()).max(20).nullish(),
  regulationMark: maybe(8).nullish().catch(undefined),
  images: z.object({ small: z.unknown(), large: z.unknown() }).partial().nullish().catch(undefined),
  set: z
    .object({ id: lenientText(64) })
    .nullish()
    .catch(undefined),
  tcgplayer: z
    .object({ prices: z.record(z.string(), price).nullish() })
    .nullish()
    .catch(undefined),
});
type PublicCardData = z.output<typeof publicCard>;

/** A card of the set `setId`; what the source says of other fields than ours is not looked at. */
export function readPublicCard(raw: unknown, setId: string): ReadCard {
  const parsed = publicCard.safeParse(raw);
  if (!parsed.success) {
    const { id, name } = labelOf(raw);
    const [issue] = parsed.error.issues;
    return { id, name, problem: `${issue?.path.join('.') || 'The card'}: ${issue?.message}` };
  }
  return cardFrom(parsed.data, setId);
}

const labelled = z.object({ id: lenientText(64).catch('?'), name: lenientText(200).catch('?') });

/** What can be said of a card that cannot be read, so that an admin finds it. */
function labelOf(raw: unknown): { id: string; name: string } {
  const label = labelled.safeParse(raw);
  return label.success ? label.data : { id: '?', name: '?' };
}

function cardFrom(data: PublicCardData, setId: string): ReadCard {
  const { id, name } = data;
  const unread = (problem: string): ReadCard => ({ id, name, problem });
  if (!isIdText(id)) return unread('id: not a text of printable signs without spaces');
  if (data.set && data.set.id !== setId) return unread(`set: it belongs to the set ${data.set.id}`);
  const supertype = supertypeOf(data.supertype);
  if (supertype === undefined) return unread(`supertype: «${data.supertype}» is none we know`);

  const notes: string[] = [];
  const note = (sentence: string): void => {
    if (!notes.includes(sentence)) notes.push(sentence);
  };
  const hp = hpOf(data.hp, supertype, note);
  const { rarity } = data;
  if (!isMissing(rarity) && !isKnownPublicRarity(rarity))
    note(`Its rarity «${rarity}» is not known here; it was read as Rare.`);
  const [artworkUrl] = [data.images?.large, data.images?.small].flatMap((url) => httpUrl(url) ?? []);
  const prices = pricesOf(data.tcgplayer?.prices ?? {});
  const [pokedexNumber] = data.nationalPokedexNumbers ?? [];
  const card: Card = {
    id: asCardId(id),
    setId: asSetId(setId),
    name,
    supertype,
    subtypes: data.subtypes,
    ...(hp !== undefined && { hp }),
    types: typesOf(data.types, 'type', note),
    ...(!isMissing(data.evolvesFrom) && { evolvesFrom: data.evolvesFrom }),
    ...(!isMissing(data.level) && { level: String(data.level) }),
    attacks: (data.attacks ?? []).map(({ name, cost, damage, text }): Attack => {
      const effects = statusEffects(text ?? '');
      return { name, cost: costOf(cost, note), damage: damageOf(damage), effects, text: effectText(effects) };
    }),
    abilities: (data.abilities ?? []).map(({ name, type }) => ({ name, kind: abilityKind(type, note) })),
    weaknesses: modifiersOf(data.weaknesses ?? [], 'weakness', note),
    resistances: modifiersOf(data.resistances ?? [], 'resistance', note),
    retreatCost: data.convertedRetreatCost ?? data.retreatCost.filter((sign) => !isFree(sign)).length,
    rarity: rarityFromPublicData(isMissing(rarity) ? undefined : rarity, data),
    cardNumber: String(data.number),
    artist: data.artist ?? '',
    ...(pokedexNumber !== undefined && { nationalPokedexNumber: pokedexNumber }),
    ...(artworkUrl !== undefined && { artworkUrl }),
    ...(!isMissing(data.regulationMark) && { regulationMark: data.regulationMark }),
    ...(prices !== undefined && { prices }),
  };
  return { id, name, card, notes, printed: printedOf(data) };
}

/** What stands on the card in sentences, as the compiler of card texts takes it. */
function printedOf({
  name,
  supertype,
  subtypes,
  rules,
  attacks,
  abilities,
  ancientTrait,
}: PublicCardData): PrintedCard {
  return {
    name,
    supertype: supertypeOf(supertype) ?? supertype,
    subtypes,
    ...(rules && { rules }),
    attacks: (attacks ?? []).map((attack) => ({
      name: attack.name,
      cost: attack.cost.filter((sign) => !isFree(sign)),
      damage: damageOf(attack.damage),
      text: attack.text ?? '',
    })),
    abilities: (abilities ?? []).map((ability) => ({ name: ability.name, text: ability.text ?? '' })),
    ...(ancientTrait && { ancientTrait: { name: ancientTrait.name, text: ancientTrait.text ?? '' } }),
  };
}

type Note = (sentence: string) => void;

/** The signs for a cost of no energy; a dash may have any length. */
const isFree = (sign: string): boolean => isMissing(sign) || /^(free|no cost|0)$/i.test(sign);
const isType = (sign: string): sign is CardType => CARD_TYPES.some((type) => type === sign);

/** 'Pokemon' without its accent is how some write it. */
function supertypeOf(word: string): Supertype | undefined {
  const plain = plainWord(word);
  return SUPERTYPES.find((supertype) => plainWord(supertype) === plain);
}
const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

function hpOf(printed: string | number | null | undefined, supertype: Supertype, note: Note) {
  const number = Number(/^\d{1,4}/.exec(String(printed ?? ''))?.[0] ?? 0);
  if (number > 0) return number;
  if (supertype === 'Pokémon') note('It names no HP; in battles it has 60.');
  return undefined;
}

function typesOf(signs: readonly string[], what: string, note: Note): CardType[] {
  for (const sign of signs)
    if (!isType(sign) && !isMissing(sign)) note(`Its ${what} «${sign}» is not known here and was left out.`);
  return signs.filter(isType);
}

function costOf(signs: readonly string[], note: Note): CardType[] {
  return signs
    .filter((sign) => !isFree(sign))
    .map((sign) => {
      if (isType(sign)) return sign;
      note(`An attack costs «${sign}», which is not known here; it was read as Colorless.`);
      return 'Colorless';
    });
}

/** '20x' and '20×' are one damage. */
const damageOf = (printed: string | number | null | undefined): string =>
  isMissing(printed) ? '' : String(printed).replace(/^(\d+)[xX*]$/, '$1×');

function abilityKind(word: string | null | undefined, note: Note): AbilityKind {
  const plain = plainWord(word ?? '');
  const kind = ABILITY_KINDS.find((each) => plainWord(each) === plain);
  if (kind === undefined) note(`Its ability is of the kind «${word ?? ''}»; it was read as Ability.`);
  return kind ?? 'Ability';
}

function modifiersOf(
  list: readonly { type: string; value?: string | null | undefined }[],
  what: string,
  note: Note,
): TypeModifier[] {
  return list.flatMap(({ type, value }) => {
    if (isMissing(type)) return [];
    if (isType(type)) return [{ type, value: (value ?? '').replace(/^[xX*](?=\d)/, '×') }];
    note(`Its ${what} «${type}» is not known here and was left out.`);
    return [];
  });
}

// The plain printing of each finish first; what has only another printing is priced by that.
const NORMAL = ['normal', 'unlimited', '1stEdition', '1stEditionNormal'];
const HOLOFOIL = ['holofoil', 'unlimitedHolofoil', '1stEditionHolofoil'];

type Prices = NonNullable<NonNullable<PublicCardData['tcgplayer']>['prices']>;

function pricesOf(prices: Prices): CardPrices | undefined {
  const normal = firstPrice(prices, NORMAL);
  const holofoil = firstPrice(prices, HOLOFOIL);
  if (normal === undefined && holofoil === undefined) return undefined;
  return { ...(normal !== undefined && { normal }), ...(holofoil !== undefined && { holofoil }) };
}

function firstPrice(prices: Prices, kinds: readonly string[]): number | undefined {
  return kinds
    .flatMap((kind) => [prices[kind]?.market, prices[kind]?.mid, prices[kind]?.low])
    .find((value): value is number => typeof value === 'number' && value > 0 && value < 10_000_000);
}
