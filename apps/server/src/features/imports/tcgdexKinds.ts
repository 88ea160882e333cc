/** Derives a TCGdex card's kinds in the Pokémon TCG API's terms: its fields name few of them, its name and rarity give more. */

export type TcgdexFacts = {
  readonly setId: string;
  /** The printed name, see `printedName`. */
  readonly name: string;
  readonly category: 'Pokemon' | 'Trainer' | 'Energy' | undefined;
  readonly rarity: string;
  readonly evolveFrom: string;
  /** The card's stage, suffix, trainer type and energy type, as far as it has them. */
  readonly words: readonly string[];
};

/** The kinds that its fields, name and rarity imply, each once, the stage or the trainer type first. */
export function subtypesOf(card: TcgdexFacts): string[] {
  const ofFields = card.words.flatMap((word) => (word === '' ? [] : (OUR_WORDS.get(word) ?? [word])));
  const kinds = new Set([...ofFields, ...KINDS.flatMap(({ kind, of }) => (of(card) ? [kind] : []))]);
  // Two kinds that differ only in their case: Mewtwo-EX of 2012 and Mewtwo ex.
  if (kinds.has('EX') && / ex\b/.test(card.name)) kinds.delete('EX');
  if (['VMAX', 'VSTAR', 'V-UNION'].some((kind) => kinds.has(kind))) kinds.delete('V');
  // Half of a LEGEND, a Baby and a Tool F have no other kind.
  if (kinds.has('LEGEND') || kinds.has('Baby')) kinds.delete('Basic');
  if (kinds.has('Pokémon Tool F')) kinds.delete('Pokémon Tool');
  const isWithoutStage = !STAGES.some((stage) => kinds.has(stage));
  const isBasic = card.category === 'Pokemon' && isWithoutStage && card.evolveFrom === '';
  return isBasic ? ['Basic', ...kinds] : [...kinds];
}

// The words looked up here come from outside and may be 'constructor': a map has only its own keys.
const OUR_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Stage1', ['Stage 1']],
  ['Stage2', ['Stage 2']],
  ['LEVEL-UP', ['Level-Up']],
  ['RESTORED', ['Restored']],
  ['Legend', ['LEGEND']],
  ['TAG TEAM-GX', ['TAG TEAM', 'GX']],
  ['Tool', ['Pokémon Tool']],
  ['Ace Spec', ['Item', 'ACE SPEC']],
  ['Normal', ['Basic']],
]);

/** Every Pokémon has one of them; LEGEND and Baby count as stages. */
const STAGES: readonly string[] = [
  ...[
    'Basic',
    'Stage 1',
    'Stage 2',
    'VMAX',
    'VSTAR',
    'V-UNION',
    'BREAK',
    'MEGA',
    'Level-Up',
    'Restored',
    'LEGEND',
  ],
  'Baby',
];

type Kind = { readonly kind: string; readonly of: (card: TcgdexFacts) => boolean };
const pokemon = (kind: string, pattern: RegExp, sets = /^/): Kind => ({
  kind,
  of: ({ category, name, setId }) => category === 'Pokemon' && pattern.test(name) && sets.test(setId),
});
const trainer = (kind: string, pattern: RegExp, sets = /^/): Kind => ({
  kind,
  of: ({ category, name, setId }) =>
    (category === 'Trainer' || category === 'Energy') && pattern.test(name) && sets.test(setId),
});
const rarity = (kind: string, pattern: RegExp): Kind => ({ kind, of: (card) => pattern.test(card.rarity) });

const ACE_SPECS_OF_BW =
  /^(?:Computer Search|Crystal Edge|Crystal Wall|Gold Potion|Dowsing Machine|Scramble Switch|Victory Piece|Life Dew|Rock Guard|G Booster|G Scope|Master Ball|Scoop Up Cyclone)$/;
const BABIES = /^(?:Cleffa|Elekid|Igglybuff|Magby|Pichu|Smoochum|Tyrogue)$/;
const ULTRA_BEASTS =
  /\b(?:Nihilego|Buzzwole|Pheromosa|Xurkitree|Celesteela|Kartana|Guzzlord|Poipole|Naganadel|Stakataka|Blacephalon|(?:Ultra|Dawn Wings|Dusk Mane) Necrozma)\b/;
const ANCIENT =
  /^(?:Great Tusk|Scream Tail|Brute Bonnet|Flutter Mane|Slither Wing|Sandy Shocks|Roaring Moon|Walking Wake|Gouging Fire|Raging Bolt)\b/;

/** The kinds that a name implies in every set, and those that it implies in the sets of one era. A new kind is a line here. */
const KINDS: readonly Kind[] = [
  pokemon('MEGA', /^(?:M|Primal) .*-EX$|^Mega .* ex$/),
  pokemon('TAG TEAM', / & .*-GX$/),
  pokemon('ex', / ex(?: δ)?$/),
  pokemon('EX', /-EX$/),
  pokemon('GX', /-GX$/),
  pokemon('V', / V$/),
  pokemon('VMAX', / VMAX$/),
  pokemon('VSTAR', / VSTAR$/),
  pokemon('V-UNION', / V-UNION$/),
  pokemon('BREAK', / BREAK$/),
  pokemon('LEGEND', / LEGEND$/),
  pokemon('Level-Up', / LV\.X$/),
  pokemon('Radiant', /^Radiant /),
  pokemon('Star', / ★(?: δ)?$/),
  pokemon('Baby', BABIES, /^(?:neo|ecard)\d/),
  pokemon('Ultra Beast', ULTRA_BEASTS, /^sm/),
  pokemon('Ancient', ANCIENT, /^sv(?:[4-9]|\d\d)/),
  pokemon('Ancient', /^Koraidon\b/, /^sv5$/),
  pokemon('Future', /^Iron /, /^sv(?:[4-9]|\d\d)/),
  pokemon('Future', /^Miraidon\b/, /^sv5$/),
  pokemon('Prism Star', / ◇$/),
  trainer('Prism Star', / ◇$/),
  trainer('Pokémon Tool F', / Team Flare Hyper Gear$/),
  trainer('TAG TEAM', / & /, /^sm12$/),
  trainer('Single Strike', /^Single Strike /),
  trainer('Rapid Strike', /^Rapid Strike /),
  trainer('Fusion Strike', /^Fusion Strike /),
  trainer('Ancient', /^Ancient /, /^sv/),
  trainer('Future', /^Future /, /^sv/),
  trainer('ACE SPEC', ACE_SPECS_OF_BW, /^bw/),
  trainer('Team Plasma', /\bPlasma\b|^G (?:Booster|Scope)$/, /^bw/),
  rarity('ACE SPEC', /^(?:ACE SPEC Rare|Rare ACE)$/i),
  rarity('Radiant', /^Radiant Rare$/i),
  rarity('Prime', /^Rare PRIME$/i),
];

/** The name with the printed signs where TCGdex spells them out: `Venusaur-EX`, `Mudkip ★`. */
export function printedName(name: string, words: readonly string[]): string {
  const signed = name.replace(/ Star$/, ' ★').replace(/ Prism ★$/, ' ◇');
  return words.some((word) => /^(?:EX|GX|TAG TEAM-GX)$/.test(word))
    ? signed.replace(/ (EX|GX)$/, '-$1')
    : signed;
}
