/** A deck's lines in the order in which a deck is read: Pokémon, trainers, energies, each by name. */
import { type CardKind, classify } from '@pokesol/cards';
import type { DeckCounts } from '@pokesol/decks';
import type { BuilderLine } from '../deck/index.ts';

type Group = { readonly kind: CardKind; readonly title: string; readonly count: keyof DeckCounts };

export const DECK_GROUPS: readonly Group[] = [
  { kind: 'pokemon', title: 'Pokémon', count: 'pokemonCount' },
  { kind: 'trainer', title: 'Trainers', count: 'trainerCount' },
  { kind: 'energy', title: 'Energy', count: 'energyCount' },
];

export function groupLines(lines: readonly BuilderLine[]): Readonly<Record<CardKind, BuilderLine[]>> {
  const groups: Record<CardKind, BuilderLine[]> = { pokemon: [], trainer: [], energy: [] };
  for (const line of lines) groups[classify(line.card)].push(line);
  for (const group of Object.values(groups)) group.sort(byName);
  return groups;
}

/** A place that does not move when copies come and go. */
const byName = (a: BuilderLine, b: BuilderLine): number =>
  a.card.name.localeCompare(b.card.name, 'en') || (a.card.id < b.card.id ? -1 : 1);
