/** Says in plain words why the cards of a completed deck were chosen: line by line, use by use, type by type. */
import { classify, nameKey } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from '../deck.ts';
import { copiesOfCard } from '../editDeck.ts';
import { damageOnCard, type EnergyTypes, mainAttack } from './attackers.ts';
import { energyNeed } from './energy.ts';
import type { EvolutionLine } from './families.ts';
import { TRAINER_USES, USE_NAMES, USES, useOf } from './trainers.ts';

/** Of a group of cards that were added for the same reason, which is given once. */
export type BuildReason<C extends DeckCardFacts = DeckCardFacts> = {
  readonly title: string;
  /** Whole sentences. */
  readonly why: string;
  /** What was chosen together, and what is to be said of that alone: whole sentences, or none. */
  readonly parts: readonly { readonly lines: readonly DeckLine<C>[]; readonly fact: string }[];
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
  const addAll = (title: string, why: string, all: BuildReason<C>['parts']): void => {
    const parts = all.filter(({ lines }) => lines.length > 0);
    const lines = parts.flatMap((part) => part.lines);
    if (lines.length > 0) groups.push({ title, why: `${why}${unreadNote(lines, deck)}`, parts });
  };
  const add = (title: string, lines: readonly DeckLine<C>[], why: string): void =>
    addAll(title, why, [{ lines, fact: '' }]);
  const partOf = (line: EvolutionLine<C>): BuildReason<C>['parts'][number] => {
    const names = new Set(line.stages.flatMap(({ cards }) => cards.map(({ name }) => nameKey(name))));
    const lines = takeOut((card) => classify(card) === 'pokemon' && names.has(nameKey(card.name)));
    return { lines, fact: factOf(line, deck) };
  };
  // What was begun as a Basic Pokémon and grew into a line is one reason.
  const longestFirst = [...chosen].sort((a, b) => b.stages.length - a.stages.length);
  addAll(
    'Evolution lines',
    'Of each line most of what is drawn first, and no stage is missing.',
    longestFirst.filter(isGrown).map(partOf),
  );
  addAll(
    'Basic Pokémon',
    'They are ready from the first turn.',
    longestFirst.filter((line) => !isGrown(line)).map(partOf),
  );
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
/** To a tenth, as it is said. */
export const roundedCost = (number: number): string => String(Math.round(number * 10) / 10);

const isGrown = ({ stages }: { readonly stages: readonly unknown[] }): boolean => stages.length > 1;

/** «Charizard does 100 damage for 4 energy and has 120 HP. The line is 4-3-2.» */
function factOf<C extends DeckCardFacts>(line: EvolutionLine<C>, { kept, types }: Built<C>): string {
  const { top, stages } = line;
  const attack = mainAttack(top, types);
  const does =
    attack === undefined
      ? undefined
      : `does ${Math.floor(damageOnCard(attack))} damage for ${attack.cost.length} energy`;
  const has = top.hp === undefined ? undefined : `has ${top.hp} HP`;
  const facts = [does, has].filter((fact) => fact !== undefined).join(' and ');
  const isKept = kept.some(({ card }) =>
    stages.some(({ cards }) => cards.some(({ name }) => name === card.name)),
  );
  const sentences = [
    facts === '' ? '' : `${top.name} ${facts}.`,
    isGrown(line) ? `The line is ${stages.map(({ copies }) => copies).join('-')}.` : '',
    isKept ? 'Your deck has some of it already.' : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function whyEnergy(built: readonly DeckLine[], types: EnergyTypes): string {
  const { average, asked } = energyNeed(built, types);
  const sorted = [...asked].sort((a, b) => b[1] - a[1]);
  const shared = sorted.map(([type, symbols]) => `${type} ${times(symbols)}`).join(', ');
  const cost = `An attack costs ${roundedCost(average)} energy on average`;
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
