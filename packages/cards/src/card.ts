/** Says what a card is: its printed facts as plain data, and the few questions everybody asks of them. */
import type { Effect } from '@pokesol/engine/classic';
import type { CardId, SetId } from './ids.ts';
import type { JsonObject } from './made/json.ts';
import { binderRank, type Rarity } from './rarity.ts';

export const SUPERTYPES = ['Pokémon', 'Trainer', 'Energy'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const CARD_TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
  'Colorless',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** One energy of an attack's cost; an attack that costs nothing has an empty list. */
export type EnergyCost = CardType;

export const ABILITY_KINDS = ['Pokémon Power', 'Poké-Power', 'Poké-Body', 'Ability'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

export type Attack = {
  readonly name: string;
  readonly cost: readonly EnergyCost[];
  /** As printed: '30', '30+', '30×', '50-', or '' for an attack without damage. */
  readonly damage: string;
  /** What it does besides its damage, as far as the rules know it. */
  readonly effects: readonly Effect[];
  /** Written from `effects`; '' where there are none. */
  readonly text: string;
};

export type Ability = { readonly name: string; readonly kind: AbilityKind };

/** A weakness ('×2', '+20') or a resistance ('-30'), the value as printed. */
export type TypeModifier = { readonly type: CardType; readonly value: string };

/** Market prices in US dollars. */
export type CardPrices = { readonly normal?: number; readonly holofoil?: number };

export type Card = {
  readonly id: CardId;
  readonly setId: SetId;
  readonly name: string;
  readonly supertype: Supertype;
  /** 'Basic', 'Stage 1', 'ex', 'Supporter', 'Special'…; empty for the first sets' trainers. */
  readonly subtypes: readonly string[];
  /** Hit points; absent for trainers and energies, except those that are played as a Pokémon. */
  readonly hp?: number;
  readonly types: readonly CardType[];
  readonly evolvesFrom?: string;
  /** As printed, for example '42' or 'X'. */
  readonly level?: string;
  readonly attacks: readonly Attack[];
  readonly abilities: readonly Ability[];
  /** An empty list: the card has none. `null`: it is unknown whether it has any (a card made by hand). */
  readonly weaknesses: readonly TypeModifier[] | null;
  /** As with weaknesses. */
  readonly resistances: readonly TypeModifier[] | null;
  /** Energies to discard; they are always colorless. */
  readonly retreatCost: number;
  readonly rarity: Rarity;
  /** As printed: a number for most cards, but also 'H12' or 'ONE'. */
  readonly cardNumber: string;
  /** The illustrator; '' where none is printed. */
  readonly artist: string;
  readonly nationalPokedexNumber?: number;
  /** The letter by which tournaments tell whether the card may still be played, on cards since 2019. */
  readonly regulationMark?: string;
  /** Absent for shipped cards: those are drawn by the page. */
  readonly artworkUrl?: string;
  readonly prices?: CardPrices;
  /** What its maker wrote about it; for people. */
  readonly description?: string;
  /** What its maker wrote on it that the rules do not know, such as `attack` or `element`; shown, and else nothing. */
  readonly extra?: JsonObject;
};

/** The type that a Pokémon's card wears, Colorless where none is printed, as the rules play it; undefined for other cards. */
export const pokemonTypeOf = ({ supertype, types }: Pick<Card, 'supertype' | 'types'>): string | undefined =>
  supertype === 'Pokémon' ? (types[0] ?? 'Colorless') : undefined;

/** What the questions below look at. Cards made by hand may have no supertype. */
export type CardKindFacts = {
  readonly name: string;
  readonly supertype?: string | undefined;
  readonly subtypes?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly evolvesFrom?: string | undefined;
};

/**
 * A basic energy has no copy limit and is never drawn from a pack. Supertype and subtype decide; only a card without a
 * supertype is judged by its name, or else the trainer Energy Removal would count as an energy.
 */
export function isBasicEnergy(card: CardKindFacts): boolean {
  if (!card.supertype) return card.name.includes('Energy') && !card.name.includes('Special');
  return card.supertype === 'Energy' && (card.subtypes?.includes('Basic') ?? false);
}

export const CARD_KINDS = ['pokemon', 'trainer', 'energy'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Pokémon, trainer or energy: by supertype where there is one (even energies may carry a type), else by type and name. */
export function classify(card: CardKindFacts): CardKind {
  if (card.supertype === 'Pokémon') return 'pokemon';
  if (card.supertype === 'Energy') return 'energy';
  if (card.supertype) return 'trainer';
  if (card.types !== undefined && card.types.length > 0) return 'pokemon';
  return isBasicEnergy(card) ? 'energy' : 'trainer';
}

/** A Pokémon that may be played from the hand onto an empty place. Baby Pokémon are basic too. */
export function isBasicPokemon(card: CardKindFacts): boolean {
  if (classify(card) !== 'pokemon') return false;
  const subtypes = card.subtypes ?? [];
  if (subtypes.length === 0) return !card.evolvesFrom;
  return subtypes.includes('Basic') || subtypes.includes('Baby');
}

/** Orders printed numbers: plain numbers ascending, then all others by their letters and the number behind them. */
export function compareCardNumbers(a: string, b: string): number {
  const [lettersA, numberA] = splitNumber(a);
  const [lettersB, numberB] = splitNumber(b);
  if (lettersA !== lettersB) return lettersA < lettersB ? -1 : 1;
  return numberA - numberB || (a < b ? -1 : a > b ? 1 : 0);
}

function splitNumber(text: string): [letters: string, number: number] {
  const parts = /^(\D*)(\d*)/.exec(text);
  return [parts?.[1] ?? '', Number(parts?.[2] ?? 0)];
}

/** The binder's order: by rarity, then by card number ascending. */
export function compareInBinder(
  a: { readonly rarity: string; readonly cardNumber: string },
  b: { readonly rarity: string; readonly cardNumber: string },
): number {
  return binderRank(a.rarity) - binderRank(b.rarity) || compareCardNumbers(a.cardNumber, b.cardNumber);
}

/** The first number of a printed damage: 30 of '30+', 20 of '20×', 50 of '50-', and 0 of ''. */
export const damageNumber = (printed: string): number => Number(/\d{1,4}/.exec(printed)?.[0] ?? 0);
