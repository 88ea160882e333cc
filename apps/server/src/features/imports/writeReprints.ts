/** Makes the list of reprints from the shipped sets: which of their cards are one card in several printings. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBasicEnergy } from '@pokesol/cards';
import type { ShippedCard, ShippedSet } from '@pokesol/cards/sets';

const FILE = fileURLToPath(new URL('../../../../../packages/decks/src/reprintLines.ts', import.meta.url));

/** A line for each card of which another set, or the same one with another mark, has a printing; in the order of the sets. */
export function reprintFile(sets: readonly ShippedSet[]): string {
  const groups = new Map<string, ShippedCard['card'][]>();
  for (const shipped of sets.flatMap(({ cards }) => cards)) {
    const facts = factsText(shipped);
    if (facts === undefined) continue;
    groups.set(facts, [...(groups.get(facts) ?? []), shipped.card]);
  }
  const lines = [...groups.values()]
    .filter(
      (cards) => new Set(cards.map(({ setId, regulationMark }) => `${setId} ${regulationMark}`)).size > 1,
    )
    .map((cards) =>
      cards.map(({ id, regulationMark: mark }) => (mark === undefined ? id : `${id}/${mark}`)).join(' '),
    );
  return [
    '/** The printings of one card a line, with their regulation marks; made by `npm run tool -- catalogue --formats`. */',
    'export const REPRINT_LINES = `',
    ...lines,
    '`;\n',
  ].join('\n');
}

/**
 * What two printings have in common. Of a Pokémon all that is printed in numbers and names; of a Trainer or a special energy what
 * it does. A text that is not read is like no other, and basic energy needs no reprint.
 */
function factsText({ card, texts }: ShippedCard): string | undefined {
  if (isBasicEnergy(card)) return undefined;
  const { name, supertype, hp, types, evolvesFrom, attacks, abilities } = card;
  // The first Trainers have no kind, and were called Items later.
  const subtypes = card.subtypes.filter((subtype) => subtype !== 'Item').sort();
  if (supertype !== 'Pokémon') {
    const effects = texts.map(({ read }) => ('effect' in read ? read.effect : undefined));
    return effects.includes(undefined) ? undefined : JSON.stringify([name, supertype, subtypes, hp, effects]);
  }
  const { weaknesses, resistances, retreatCost } = card;
  return JSON.stringify([
    ...[name, subtypes, hp, types, evolvesFrom, abilities, weaknesses, resistances, retreatCost],
    attacks.map((attack) => [attack.name, attack.cost, attack.damage]),
  ]);
}

export const writeReprints = (sets: readonly ShippedSet[]): void => writeFileSync(FILE, reprintFile(sets));
