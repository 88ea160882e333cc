/**
 * The swallow check: words that change what a sentence means must each have left something in the effect. A reader that drops
 * a condition, a «may» or an «other» is caught here, whatever rule it was that dropped it.
 */
import { isNode } from '../grammar/data.ts';
import type { Reading } from '../grammar/phrase.ts';
import type { Token } from '../text/tokens.ts';
import { MARKERS, type Marker } from './markers.ts';
import { NOUNS } from './nouns.ts';
import { PHRASE_MARKERS } from './phraseMarkers.ts';
import { type EffectPlace, placesIn } from './places.ts';
import { TRAINER_MARKERS } from './trainerMarkers.ts';

/** Words that the effect has nothing for. */
export type Swallowed = { readonly says: string; readonly at: Token };

/** All words of the text that left nothing in the effect, in the order of the text. */
export function swallowed(
  tokens: readonly Token[],
  reading: Reading,
  effect: object,
  printedDamage: number,
): readonly Swallowed[] {
  const said = namesOut(tokens, reading, effect);
  return [
    ...markersSwallowed(said, effect),
    ...nounsSwallowed(said, effect),
    ...numbersSwallowed(said, effect, printedDamage),
  ].sort((a, b) => a.at.from - b.at.from);
}

/** What an ability is called behind its own name. */
const KINDS: ReadonlySet<string> = new Set(['ability', 'poké-power', 'poké-body']);

/** Names are no words: the Pokémon's own, that of the ability, and those that stand in the effect. */
function namesOut(tokens: readonly Token[], { namesAt }: Reading, effect: object): readonly Token[] {
  const meant = new Set(stringsIn(effect));
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const named = namesAt(at).filter(
      ({ name, of, words }) =>
        of === 'self' ||
        of === 'this' ||
        meant.has(name) ||
        (of === 'own' && KINDS.has(tokens[at + words]?.word ?? '')),
    );
    const length = Math.max(0, ...named.map(({ words }) => words));
    const token = tokens[at];
    if (length === 0 && token !== undefined) kept.push(token);
    at += Math.max(1, length);
  }
  return kept;
}

/** Longer words first, and each word of the text once: «for each» is no «each». */
const ALL = [...MARKERS, ...PHRASE_MARKERS, ...TRAINER_MARKERS];
const BY_LENGTH = ALL.flatMap((marker) =>
  marker.says.map((says) => ({ marker, says, words: says.split(' ') })),
).sort((a, b) => b.words.length - a.words.length);
const BY_FIRST_WORD = new Map<string, (typeof BY_LENGTH)[number][]>();
for (const said of BY_LENGTH) {
  const first = said.words[0] ?? '';
  BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), said]);
}

function markersSwallowed(tokens: readonly Token[], effect: object): readonly Swallowed[] {
  const found = new Map<Marker, Swallowed[]>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const here = BY_FIRST_WORD.get(token?.word ?? '')?.find(({ words }) =>
      words.every((word, index) => tokens[at + index]?.word === word),
    );
    if (here !== undefined && token !== undefined)
      found.set(here.marker, [...(found.get(here.marker) ?? []), { says: here.says, at: token }]);
    at += here?.words.length ?? 1;
  }
  const places = placesIn(effect);
  return [...found].flatMap(([{ stands }, said]) =>
    said.slice(places.reduce((sum, place) => sum + stands(place), 0)),
  );
}

function nounsSwallowed(tokens: readonly Token[], effect: object): readonly Swallowed[] {
  const meant = JSON.stringify(effect);
  return tokens.flatMap((at, index) => {
    // Chance has no owner.
    if (tokens[index + 1]?.word === 'flips' && /"flip"/.test(meant)) return [];
    if (at.word === 'defending' && isOfDamage(tokens, index) && /"damage":/.test(meant)) return [];
    const shows = NOUNS.get(at.word);
    return shows === undefined || shows.test(meant) ? [] : [{ says: at.word, at }];
  });
}

/** «No damage to the Defending Pokémon», «20 damage times the number of heads to …»: to whom else. */
const isOfDamage = (tokens: readonly Token[], index: number): boolean =>
  /^(?:damage|nothing|heads) to the$/.test(
    tokens
      .slice(Math.max(0, index - 3), index)
      .map(({ word }) => word)
      .join(' '),
  );

/** Points of damage as counters, less as a negative number. */
const saidAs = (number: number): readonly number[] => [number, -number, number / 10, -number / 10];
const FEWER: ReadonlySet<string> = new Set(['fewer', 'less']);

/** Of so much for each of at most so many. */
function mostOf([each, many]: readonly unknown[]): readonly number[] {
  const least: unknown = isNode(many) ? Reflect.get(many, 'least') : undefined;
  const most: unknown = Array.isArray(least) ? least[1] : undefined;
  return typeof each === 'number' && typeof most === 'number' ? [each * most] : [];
}

/** «1 of its attacks», «instead of 1»: numbers that a step has without saying them. */
const impliedBy = ({ at }: EffectPlace): readonly number[] => {
  if ('provides' in at && Array.isArray(at.provides)) return [1, 2, at.provides.length];
  if ('units' in at && Array.isArray(at.units)) return [1, at.units.length];
  // «3 Colorless»: so many signs.
  if ('cost' in at && Array.isArray(at.cost)) return [at.cost.length];
  // «If this card is attached to 1 of your Pokémon, discard it».
  if ('bound' in at && at.bound === 'thisCard') return [1];
  // «The other 6 cards» of 7.
  if ('top' in at && typeof at.top === 'number') return [at.top - 1, at.top - 2, at.top - 3];
  if ('difference' in at && Array.isArray(at.difference) && typeof at.difference[0] === 'number')
    return [at.difference[0] - 1];
  const step: unknown = Reflect.get(at, 'do');
  const change: unknown = Reflect.get(at, 'change');
  const by: unknown = Reflect.get(at, 'by');
  // «Attach this card to 1 of your Fire Pokémon».
  if ('onto' in at || 'namedLike' in at) return [1];
  // «2 cards at once»: others besides this one.
  if (step === 'chooseCards' && isOfName(at)) return [Number(Reflect.get(at, 'max')) + 1];
  // One Tool is everybody's; a condition has a number of its own; a Pokémon evolves from «1 of your Pokémon».
  if ((change === 'tools' || change === 'energyOfTurn') && typeof by === 'number') return [1, by + 1];
  if (change === 'conditionCounters') return [1, 2];
  // «If a player has 5 or more», where 4 may stay.
  if (change === 'benchSize') return [1, Number(Reflect.get(at, 'size')) + 1];
  if (change === 'noRetreatCost') return [0];
  if ('half' in at) return [10];
  // «You can't add more than 40»: twice 20.
  if ('product' in at && Array.isArray(at.product)) return mostOf(at.product);
  // «1 or both of them are heads».
  if ('heads' in at) return [1];
  if (
    Reflect.get(at, 'on') === 'evolved' ||
    Reflect.get(at, 'on') === 'energyAttached' ||
    Reflect.get(at, 'often') === 'oncePerTurnByName' ||
    'counts' in at ||
    // «1 of your Pokémon was Knocked Out».
    'knockedOutLastTurn' in at
  )
    return [1];
  // «1 of your Active Pokémon», where there were two.
  if (step === 'changePlaces' && Reflect.get(at, 'with') === 'self') return [1];
  return step === 'chooseAttack' || step === 'chooseModes' || (step === 'afflict' && 'counters' in at)
    ? [1]
    : [];
};

const isOfName = (at: object): boolean =>
  /^\{"pile":"hand","whose":"own","where":\{"name":"[^"]*"\}\}$/.test(
    JSON.stringify(Reflect.get(at, 'from')),
  );

function numbersSwallowed(tokens: readonly Token[], effect: object, printed: number): readonly Swallowed[] {
  const meant = new Set([printed, ...numbersIn(effect), ...placesIn(effect).flatMap(impliedBy)]);
  return tokens.flatMap((at, index) =>
    // «Stage 1» is a word, no number; «3 or fewer» is «not 4».
    !/^\d+$/.test(at.word) ||
    tokens[index - 1]?.word === 'stage' ||
    // «Its base damage is 60 instead of 30»: what is printed on that attack.
    (tokens[index - 2]?.word === 'instead' &&
      /"baseDamage"|"attackCoins"|"sleepCoins"|"coins":\d+\}/.test(JSON.stringify(effect))) ||
    // Of two Active Pokémon, where there were two.
    tokens
      .slice(index + 1, index + 4)
      .map(({ word }) => word)
      .join(' ') === 'of the defending' ||
    saidAs(Number(at.word)).some((number) => meant.has(number)) ||
    (FEWER.has(tokens[index + 2]?.word ?? '') && meant.has(Number(at.word) + 1))
      ? []
      : [{ says: at.word, at }],
  );
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isNode(value) ? Object.values(value).flatMap(stringsIn) : [];
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return isNode(value) ? Object.values(value).flatMap(numbersIn) : [];
}
