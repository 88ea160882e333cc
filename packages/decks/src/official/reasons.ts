/** Says in plain words why the cards of a completed deck were chosen: line by line, use by use, type by type. */
import { classify, nameKey } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from '../deck.ts';
import { copiesOfCard } from '../editDeck.ts';
import { damageOnCard, type EnergyTypes, mainAttack } from './attackers.ts';
import { energyNeed } from './energy.ts';
import type { EvolutionLine } from './families.ts';
import { TRAINER_USES, USE_NAMES, USES, useOf } from './trainers.ts';

/** Of a group of cards that were added for the same reason. */
export type BuildReason<C extends DeckCardFacts = DeckCardFacts> = {
  readonly title: string;
  readonly lines: readonly DeckLine<C>[];
  /** Whole sentences. */
  readonly why: string;
};

type Built<C extends DeckCardFacts> = {
  readonly kept: readonly DeckLine<C>[];
  readonly built: readonly DeckLine<C>[];
  /** In the order in which they were chosen. */
  readonly chosen: readonly EvolutionLine<C>[];
  readonly types: EnergyTypes;
  readonly playsInFull: (cardId: string) => boolean;
};

/** Every card that was added stands in one group. */
export function reasonsFor<C extends DeckCardFacts>(deck: Built<C>): readonly BuildReason<C>[] {
  const { kept, built, chosen, types } = deck;
  let left = built.flatMap(({ card, quantity }): DeckLine<C>[] => {
    const added = quantity - copiesOfCard(kept, card.id);
    return added > 0 ? [{ card, quantity: added }] : [];
  });
  const takeOut = (isIn: (card: C) => boolean): readonly DeckLine<C>[] => {
    const taken = left.filter(({ card }) => isIn(card));
    left = left.filter(({ card }) => !isIn(card));
    return taken;
  };
  const groups: BuildReason<C>[] = [];
  const add = (title: string, lines: readonly DeckLine<C>[], why: string): void => {
    if (lines.length > 0) groups.push({ title, lines, why: `${why}${unreadNote(lines, deck)}` });
  };
  // What was begun as a Basic Pokémon and grew into a line is told as one.
  for (const line of [...chosen].sort((a, b) => b.stages.length - a.stages.length)) {
    const names = new Set(line.stages.flatMap(({ cards }) => cards.map(({ name }) => nameKey(name))));
    const title = line.stages.length > 1 ? `${line.top.name} line` : line.top.name;
    add(
      title,
      takeOut((card) => classify(card) === 'pokemon' && names.has(nameKey(card.name))),
      whyLine(line, deck),
    );
  }
  add(
    'Pokémon',
    takeOut((card) => classify(card) === 'pokemon'),
    'What the deck holds already evolves from them, or no battle begins without one.',
  );
  for (const use of TRAINER_USES)
    add(
      USE_NAMES[use],
      takeOut((card) => classify(card) === 'trainer' && useOf(card) === use),
      USES[use],
    );
  add(
    'Energy',
    takeOut((card) => classify(card) === 'energy'),
    whyEnergy(built, types),
  );
  return groups;
}

const times = (number: number): string => (number === 1 ? 'once' : `${number} times`);
const round = (number: number): string => String(Math.round(number * 10) / 10);

function whyLine<C extends DeckCardFacts>(
  { top, stages }: EvolutionLine<C>,
  { kept, types }: Built<C>,
): string {
  const attack = mainAttack(top, types);
  const energies = attack?.cost.length ?? 0;
  const hit =
    attack === undefined
      ? ''
      : `${top.name} does ${Math.floor(damageOnCard(attack))} damage for ${energies} energy`;
  const stands = top.hp === undefined ? '' : ` and has ${top.hp} HP`;
  const isKept = kept.some(({ card }) =>
    stages.some(({ cards }) => cards.some(({ name }) => name === card.name)),
  );
  const isNeeded = isKept ? ' Your deck has some of it already.' : '';
  if (stages.length === 1) return `${hit}${stands}. A Basic Pokémon is ready from the first turn.${isNeeded}`;
  const copies = stages.map(({ copies: each }) => each).join('-');
  return `${hit}${stands}. The line is ${copies}: most of what is drawn first, and no stage is missing.${isNeeded}`;
}

function whyEnergy(built: readonly DeckLine[], types: EnergyTypes): string {
  const { average, asked } = energyNeed(built, types);
  const sorted = [...asked].sort((a, b) => b[1] - a[1]);
  const shared = sorted.map(([type, symbols]) => `${type} ${times(symbols)}`).join(', ');
  const cost = `An attack costs ${round(average)} energy on average`;
  if (sorted.length === 0) return `${cost}, of any type.`;
  return `${cost}. Over all copies the attacks ask for ${shared}; the energy is shared out alike.`;
}

function unreadNote<C extends DeckCardFacts>(
  lines: readonly DeckLine<C>[],
  { playsInFull }: Built<C>,
): string {
  const unread = lines.filter(({ card }) => !playsInFull(card.id)).map(({ card }) => card.name);
  if (unread.length === 0) return '';
  const names = [...new Set(unread)].join(', ');
  return ` Not all that is printed is played of ${names}: nothing that plays in full was left.`;
}
