/** What any printed card of a battle can do: known once for the battle, so that nothing is searched for that no card has. */
import type { CardFacts, PokemonBody } from '../model/facts.ts';
import type { Modifier } from '../model/language.ts';
import { stageRule } from '../model/stages.ts';
import type { Trigger } from '../model/times.ts';

type Change = Modifier['change'];

type OfCard = {
  /** What it changes as long as it is there. */
  readonly changes: ReadonlySet<Change>;
  /** What it answers; of what it places on Pokémon that is not said here. */
  readonly triggers: ReadonlySet<Trigger>;
  readonly isPart: boolean;
  /** Energy that not every Pokémon may hold. */
  readonly isChoosy: boolean;
  readonly hasPileAbility: boolean;
  /** It makes room for more tools, or places what does. */
  readonly givesToolRoom: boolean;
};

export type Possible = {
  /** For each change, by the place in `printed`, which cards make it; absent: none does. */
  readonly changing: ReadonlyMap<Change, readonly boolean[]>;
  /** The cards that make any. */
  readonly holding: readonly boolean[];
  readonly triggers: ReadonlySet<Trigger>;
  readonly parts: boolean;
  /** By the place in `printed`; `null`: no energy is so. */
  readonly choosyEnergy: readonly boolean[] | null;
  readonly pileAbilities: boolean;
  readonly toolRoom: boolean;
};

const ofBattle = new WeakMap<readonly CardFacts[], Possible>();
export function possibleIn(printed: readonly CardFacts[]): Possible {
  const before = ofBattle.get(printed);
  if (before !== undefined) return before;
  const all = printed.map(ofCard);
  const changes = new Set(all.flatMap((each) => [...each.changes]));
  const possible = {
    changing: new Map([...changes].map((change) => [change, all.map((each) => each.changes.has(change))])),
    holding: all.map((each) => each.changes.size > 0),
    triggers: new Set(all.flatMap((each) => [...each.triggers])),
    parts: all.some(({ isPart }) => isPart),
    choosyEnergy: all.some(({ isChoosy }) => isChoosy) ? all.map(({ isChoosy }) => isChoosy) : null,
    pileAbilities: all.some(({ hasPileAbility }) => hasPileAbility),
    toolRoom: all.some(({ givesToolRoom }) => givesToolRoom),
  };
  ofBattle.set(printed, possible);
  return possible;
}

/** Kept by the card, since a plan makes a new list of them for each guess. */
const known = new WeakMap<CardFacts, OfCard>();
function ofCard(facts: CardFacts): OfCard {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const found = find(facts);
  known.set(facts, found);
  return found;
}

const bodyIn = (facts: CardFacts): PokemonBody | null =>
  facts.kind === 'pokemon' ? facts : facts.kind === 'trainer' ? facts.body : null;

function find(facts: CardFacts): OfCard {
  const effects = bodyIn(facts)?.abilities.flatMap((ability) => ability.effects ?? []) ?? [];
  const modifiers = [
    ...(facts.kind === 'pokemon' ? [] : facts.holds),
    ...effects.flatMap((effect) => (effect.works === 'always' ? [effect] : [])),
  ].flatMap((continuous) => continuous.modifiers);
  return {
    changes: new Set(modifiers.map(({ change }) => change)),
    triggers: new Set([
      ...modifiers.flatMap((modifier) => (modifier.change === 'answer' ? [modifier.on] : [])),
      ...effects.flatMap((effect) => (effect.works === 'answers' ? [effect.on] : [])),
    ]),
    isPart: facts.kind === 'pokemon' && stageRule(facts.stage).parts !== undefined,
    isChoosy: facts.kind === 'energy' && (facts.onto !== undefined || facts.unread !== undefined),
    hasPileAbility: effects.some((effect) => effect.works === 'activated' && effect.pile !== undefined),
    givesToolRoom: JSON.stringify(facts).includes('"change":"tools"'),
  };
}
