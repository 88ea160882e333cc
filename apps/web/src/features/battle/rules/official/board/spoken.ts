/** The official table in words, for screen readers: a Pokémon in play, a card of the hand, the piles. */
import type { Status } from '@pokesol/engine';
import type { BattleView, CardFacts, PokemonView } from '@pokesol/engine/official';
import { factsIn, nameIn, type ShownCards } from '../../../board/cardLook.ts';
import { prizesOf } from './body.ts';
import { energyCounts, unitName } from './energyShown.ts';
import { kindNames } from './look.ts';
import { markerText } from './markerText.ts';

type Known = ShownCards<CardFacts>;

const CONDITION_NAMES: Readonly<Record<Status, string>> = {
  poison: 'Poisoned',
  burn: 'Burned',
  sleep: 'Asleep',
  paralysis: 'Paralyzed',
  confusion: 'Confused',
};

/** What the rules put at each Checkup where the card names no other number. */
const USUAL: Readonly<Partial<Record<Status, number>>> = { poison: 1, burn: 2 };
const COUNTER = 10;

/** «Poisoned», or «Poisoned 20» where a card puts more than the rules. */
export function conditionText({ status, counters }: PokemonView['afflictions'][number]): string {
  const differs = counters !== null && USUAL[status] !== undefined && counters !== USUAL[status];
  return differs ? `${CONDITION_NAMES[status]} ${counters * COUNTER}` : CONDITION_NAMES[status];
}

export const hpLeft = ({ maxHp, damage }: Pick<PokemonView, 'maxHp' | 'damage'>): number =>
  Math.max(0, maxHp - damage);

/** «4 Lightning, 2 Colorless Energy», «no Energy». */
function energyText({ energy }: Pick<PokemonView, 'energy'>): string {
  const counts = energyCounts(energy);
  const kinds = counts.map(({ unit, count }) => `${count} ${unitName(unit)}`).join(', ');
  return counts.length === 0 ? 'no Energy' : `${kinds} Energy`;
}

/** «Jolteon, Stage 1, 30 of 110 HP, 4 Lightning, 2 Colorless Energy, Float Stone, marker: cannot retreat». */
export function spokenPokemon(view: Known, pokemon: PokemonView): string {
  const facts = factsIn(view, pokemon.card);
  const prizes = prizesOf(facts);
  return [
    nameIn(view, pokemon.card),
    kindNames(facts)[0],
    `${hpLeft(pokemon)} of ${pokemon.maxHp} HP`,
    energyText(pokemon),
    ...pokemon.afflictions.map(conditionText),
    ...pokemon.attached.map((card) => nameIn(view, card)),
    ...pokemon.effects.map((effect) => `marker: ${markerText(effect)}`),
    ...(prizes > 1 ? [`${prizes} Prizes`] : []),
  ].join(', ');
}

/** «Raichu, Stage 1, 120 HP». */
export function spokenCard(facts: CardFacts | undefined): string {
  if (facts === undefined) return 'A hidden card';
  const hp = facts.kind === 'pokemon' ? [`${facts.hp} HP`] : [];
  return [facts.name, kindNames(facts)[0], ...hp].join(', ');
}

/** «Your Bench 5 of 5», «Your Active». */
export const placeName = (whose: string, place: 'active' | readonly [at: number, of: number]): string =>
  place === 'active' ? `${whose} Active` : `${whose} Bench ${place[0]} of ${place[1]}`;

/** The side whose turn uses up what «This turn» lists. */
export const sideOnTurn = (view: BattleView) => (view.current === view.seat ? view.you : view.opponent);
