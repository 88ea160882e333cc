/** Later members of families whose looks are known: they go on from what their kin look like. */
import { type Facts, speciesFactsOf } from './facts.ts';
import type { Features, Part, Size } from './features.ts';
import { inferFeatures } from './inferred.ts';
import { KNOWN_FEATURES } from './knownFeatures.ts';

type Kin = { readonly features: Features; readonly facts: Facts };

/** Every family of a species that is known, its members in order of their stages. */
const FAMILIES: ReadonlyMap<number, readonly Kin[]> = Object.entries(KNOWN_FEATURES).reduce(
  (families, [number, features]) => {
    const facts = speciesFactsOf(Number(number));
    if (facts === undefined) return families;
    const kin = [...(families.get(facts.family) ?? []), { features, facts }];
    return families.set(
      facts.family,
      kin.sort((one, other) => one.facts.stage - other.facts.stage),
    );
  },
  new Map<number, readonly Kin[]>(),
);

/** What is known, what kin tell, or what facts alone say; undefined for a number that no species has. */
export function featuresOf(pokedexNumber: number, name: string): Features | undefined {
  const known = KNOWN_FEATURES[pokedexNumber];
  const facts = speciesFactsOf(pokedexNumber);
  if (facts === undefined) return undefined;
  if (known !== undefined) return facts.isRare ? marked(known) : known;
  const inferred = inferFeatures(facts, name);
  const kin = nearestKin(facts);
  return kin === undefined ? inferred : goOn(kin, facts, inferred);
}

/** Legendary and mythical ones have light about them. */
const marked = (features: Features): Features => ({
  ...features,
  aura: features.aura ?? [{ kind: 'sparks', colour: 'accent' }],
});

/** What it evolves from or, of a baby, into; of several, the one that it is coloured like. */
function nearestKin(facts: Facts): Kin | undefined {
  const wanted = facts.isBaby ? facts.stage + 1 : facts.stage - 1;
  const distance = (kin: Kin) =>
    Math.abs(kin.facts.stage - wanted) * 2 + Number(kin.facts.colour !== facts.colour);
  return [...(FAMILIES.get(facts.family) ?? [])].sort((one, other) => distance(one) - distance(other))[0];
}

function goOn({ features: kin, facts: kinFacts }: Kin, facts: Facts, inferred: Features): Features {
  const step = facts.isBaby ? -1 : Math.sign(facts.stage - kinFacts.stage);
  const sized = <P extends Part<string>>(part: P): P => ({ ...part, size: nextSize(part.size, step) });
  const isAlike = facts.shape === kinFacts.shape || facts.isBaby;
  const { ears, tops, cheeks } = kin.head;
  const base = isAlike ? kin : inferred;
  return {
    ...base,
    palette: facts.colour === kinFacts.colour ? kin.palette : inferred.palette,
    proportions: facts.isBaby
      ? { ...kin.proportions, head: Math.max(kin.proportions.head, 0.54), limbs: 'stub' }
      : base.proportions,
    head: {
      ...base.head,
      ...(ears === undefined ? {} : { ears: sized(ears) }),
      tops: (tops ?? base.head.tops ?? []).map(sized),
      ...(cheeks === undefined ? {} : { cheeks }),
      eyes: facts.isBaby ? { kind: 'big', colour: kin.head.eyes.colour ?? 'black' } : base.head.eyes,
    },
    ...(kin.tail === undefined ? {} : { tail: sized(kin.tail) }),
  };
}

const SIZES: readonly Size[] = ['small', 'medium', 'large', 'huge'];
const nextSize = (size: Size = 'medium', step: number): Size =>
  SIZES[Math.min(3, Math.max(0, SIZES.indexOf(size) + step))] ?? size;
