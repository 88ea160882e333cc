/** Decides whether a deck is legal, and says in sentences which rules it breaks; page and server ask the same code. */
import { isBasicEnergy, isBasicPokemon } from '@pokesol/cards';
import {
  COPY_LIMIT,
  copyName,
  countDeck,
  DECK_SIZE,
  type DeckCounts,
  type DeckLine,
  isFree,
  isQuantity,
  mergeLines,
  type Owned,
  withoutPerson,
} from './deck.ts';
import { type DeckFormat, type FormatFacts, formatById } from './formatList.ts';
import { formatErrors } from './formatRules.ts';
import { officialCopyErrors } from './officialLimits.ts';

export type DeckValidation = {
  readonly isValid: boolean;
  /** Whether practice takes it: nothing else is wrong with it than that copies are not owned. */
  readonly isForPractice: boolean;
  /** The rules it breaks: size, copies, energy, Pokemon, what its format does not take, then what is not owned; cards in the order of their lines. */
  readonly errors: readonly string[];
  readonly stats: DeckCounts;
};

/**
 * `owned` adds the rule that every copy must be the player's, but for what is free to all. Absent, the format is Classic:
 * four of a name, and an energy.
 */
export type DeckRules = { readonly owned?: Owned | undefined; readonly format?: DeckFormat | undefined };

/** Checks a deck against all rules. It is valid when there are no errors. */
export function validateDeck(
  lines: readonly DeckLine[],
  { owned, format = 'classic' }: DeckRules = {},
): DeckValidation {
  const stats = countDeck(lines);
  const merged = mergeLines(lines);
  const asked = formatById(format);
  const broken = [
    ...sizeErrors(stats),
    ...quantityErrors(lines),
    ...(asked.rules === 'official' ? officialCopyErrors(merged, asked.copies) : copyErrors(merged)),
    ...kindErrors(merged, stats, asked),
    ...formatErrors(merged, asked),
  ];
  const errors = [...broken, ...(owned === undefined ? [] : ownershipErrors(merged, owned))];
  return { isValid: errors.length === 0, isForPractice: broken.length === 0, errors, stats };
}

const sizeErrors = ({ totalCards }: DeckCounts): string[] =>
  totalCards === DECK_SIZE ? [] : [`Deck must contain exactly ${DECK_SIZE} cards (currently ${totalCards})`];

const quantityErrors = (lines: readonly DeckLine[]): string[] =>
  lines
    .filter(({ quantity }) => !isQuantity(quantity))
    .map(({ card }) => `The number of copies of ${card.name} must be a whole number of at least 1`);

/** Basic energies are left out: more of them than their limit is a deck of the wrong size already. */
function copyErrors(lines: readonly DeckLine[]): string[] {
  const names = new Map<string, { name: string; copies: number }>();
  for (const { card, quantity } of lines) {
    if (isBasicEnergy(card)) continue;
    const before = names.get(copyName(card));
    names.set(copyName(card), {
      name: before?.name ?? withoutPerson(card.name),
      copies: (before?.copies ?? 0) + quantity,
    });
  }
  return [...names.values()]
    .filter(({ copies }) => copies > COPY_LIMIT)
    .map(({ name, copies }) => `Too many copies of ${name} (${copies}/${COPY_LIMIT} max)`);
}

function kindErrors(
  lines: readonly DeckLine[],
  { energyCount, pokemonCount }: DeckCounts,
  { rules }: FormatFacts,
): string[] {
  const errors: string[] = [];
  // The printed game asks for a Basic Pokémon alone.
  if (energyCount === 0 && rules === 'classic') errors.push('Deck must contain at least 1 Energy card');
  if (pokemonCount === 0) errors.push('Deck should contain at least 1 Pokemon card');
  else if (!lines.some(({ card }) => isBasicPokemon(card)))
    errors.push('Deck must contain at least 1 Basic Pokémon (without one it can never start a battle)');
  return errors;
}

function ownershipErrors(lines: readonly DeckLine[], owned: Owned): string[] {
  const printings = new Map<string, number>();
  for (const { card } of lines) printings.set(card.name, (printings.get(card.name) ?? 0) + 1);
  return lines
    .filter(({ card, quantity }) => !isFree(card) && owned(card.id) < quantity)
    .map(({ card, quantity }) => {
      // With two printings of one name in the deck, the name alone would not tell which is short.
      const which = printings.get(card.name) === 1 ? card.name : `${card.name} (${card.id})`;
      const has = owned(card.id);
      return has > 0
        ? `You own only ${has} of the ${quantity} copies of ${which} in this deck`
        : `You do not own ${which}`;
    });
}
