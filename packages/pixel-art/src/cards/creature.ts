/** Draws the creature on a card: its species, in the form and the size that the card gives, each print in its own shade. */
import type { Picture } from '../canvas.ts';
import { diceFor } from '../dice.ts';
import { hashOf } from '../hash.ts';
import { drawSpecies } from '../species/drawSpecies.ts';
import type { Facts } from '../species/facts.ts';
import type { Features } from '../species/features.ts';
import { inferFeatures } from '../species/inferred.ts';
import { featuresOf } from '../species/knownFeatures.ts';
import { variantOf } from '../species/variants.ts';
import { CREATURE_SIZE } from './measures.ts';
import type { TypeStyle } from './typeStyles.ts';

/** What a card's picture goes by; nothing else that stands on a card changes it. */
export type Appearance = {
  readonly id: string;
  readonly name: string;
  /** As printed: 'Basic', 'Stage 1', 'Supporter'. */
  readonly subtypes: readonly string[];
  readonly evolvesFrom: string | undefined;
  readonly pokedexNumber: number | undefined;
};

/** How much of its picture a creature fills. */
const SHARES = [0.82, 0.91, 1] as const;

/** 0 for a basic one, 1 or 2 for an evolution; special cards such as «ex» are drawn full-grown. */
export function growthStage({ subtypes, evolvesFrom }: Appearance): 0 | 1 | 2 {
  if (subtypes.includes('Stage 2') || subtypes.some((name) => /^(ex|EX|GX|V|VMAX|VSTAR|MEGA)$/.test(name)))
    return 2;
  return subtypes.includes('Stage 1') || evolvesFrom !== undefined ? 1 : 0;
}

/** `size`: width and height in pixels. */
export function drawCreature(card: Appearance, type: TypeStyle, size: number = CREATURE_SIZE): Picture {
  const stage = growthStage(card);
  const features = speciesOf(card, type, stage);
  return drawSpecies(variantOf(features, card.name, card.subtypes, diceFor(card.id)), size, SHARES[stage]);
}

function speciesOf({ name, pokedexNumber }: Appearance, type: TypeStyle, stage: 0 | 1 | 2): Features {
  return (
    (pokedexNumber === undefined ? undefined : featuresOf(pokedexNumber)) ??
    inferFeatures(madeUpFacts(name, type, stage), name)
  );
}

type Guess = {
  readonly colours: readonly [Facts['colour'], ...Facts['colour'][]];
  readonly shapes: readonly [Facts['shape'], ...Facts['shape'][]];
};

/** What creatures of a type mostly are. */
const GUESSES: Readonly<Record<TypeStyle, Guess>> = {
  grass: { colours: ['green', 'green', 'brown'], shapes: ['legs', 'quadruped', 'upright', 'blob'] },
  fire: { colours: ['red', 'red', 'brown', 'yellow'], shapes: ['upright', 'quadruped', 'wings', 'humanoid'] },
  water: {
    colours: ['blue', 'blue', 'white'],
    shapes: ['fish', 'upright', 'squiggle', 'quadruped', 'tentacles'],
  },
  electric: { colours: ['yellow', 'yellow', 'blue'], shapes: ['quadruped', 'upright', 'ball', 'wings'] },
  psychic: { colours: ['purple', 'pink', 'blue'], shapes: ['humanoid', 'upright', 'ball', 'arms'] },
  fighting: { colours: ['brown', 'red', 'gray'], shapes: ['humanoid', 'upright', 'quadruped'] },
  dark: { colours: ['black', 'gray', 'purple'], shapes: ['quadruped', 'wings', 'upright', 'squiggle'] },
  steel: { colours: ['gray', 'blue', 'white'], shapes: ['armor', 'ball', 'upright', 'heads'] },
  dragon: {
    colours: ['blue', 'green', 'purple', 'red'],
    shapes: ['upright', 'squiggle', 'wings', 'quadruped'],
  },
  fairy: { colours: ['pink', 'white', 'purple'], shapes: ['upright', 'ball', 'humanoid', 'quadruped'] },
  normal: { colours: ['brown', 'white', 'gray', 'pink'], shapes: ['quadruped', 'upright', 'wings', 'ball'] },
  poison: { colours: ['purple', 'purple', 'green'], shapes: ['squiggle', 'blob', 'quadruped', 'armor'] },
  ground: { colours: ['brown', 'brown', 'yellow'], shapes: ['quadruped', 'upright', 'legs'] },
  flying: { colours: ['white', 'blue', 'brown'], shapes: ['wings'] },
  bug: { colours: ['green', 'yellow', 'red'], shapes: ['armor', 'bug-wings'] },
  rock: { colours: ['gray', 'brown'], shapes: ['arms', 'legs', 'upright'] },
  ghost: { colours: ['purple', 'black', 'white'], shapes: ['arms', 'ball', 'blob'] },
  ice: { colours: ['white', 'blue'], shapes: ['quadruped', 'humanoid', 'fish', 'upright'] },
};

/** Of a creature that no Pokédex has: its name decides. */
function madeUpFacts(name: string, type: TypeStyle, stage: 0 | 1 | 2): Facts {
  const dice = diceFor(`made up ${name} ${type}`);
  return {
    colour: dice.pick(GUESSES[type].colours),
    shape: dice.pick(GUESSES[type].shapes),
    types: [type],
    stage,
    isBaby: false,
    isRare: false,
    height: stage + 1 + Math.round(dice.share() * 2),
    family: hashOf(name),
  };
}
