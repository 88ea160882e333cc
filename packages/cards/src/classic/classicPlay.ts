/** What of a card Classic battles play, and what they do not: said where a card is chosen, before it disappoints. */
import { STATUSES, type Status } from '@pokesol/engine';
import { RULES } from '@pokesol/engine/classic';
import { type CardKindFacts, classify, damageNumber, isBasicPokemon } from '../card.ts';
import { readStatus } from './statusEffects.ts';
import { trainerEffect } from './trainerEffects.ts';

/** What is looked at, as a card shows it. */
export type ShownCard = CardKindFacts & {
  readonly attacks: readonly {
    readonly cost: readonly string[];
    readonly damage: string;
    readonly text: string;
  }[];
  readonly ability?: { readonly name: string; readonly kind: string } | undefined;
};

export type AttackPlay = {
  readonly isPlayed: boolean;
  /** What a damage with a sign, such as '10×' or '20+', counts as; absent where it counts as it stands. */
  readonly countsAs?: number;
  readonly notes: readonly string[];
};

export type ClassicPlay = {
  /** In two words, of a card that does nothing at all. */
  readonly useless?: 'Cannot be played' | 'No effect';
  /** Sentences about the whole card. */
  readonly notes: readonly string[];
  /** In the order of the card's attacks. */
  readonly attacks: readonly AttackPlay[];
};

/** Whether battles let it do nothing at all. */
export const isIdle = (card: ShownCard): boolean => classicPlay(card).useless !== undefined;

/**
 * What Classic battles make of a card, to be weighed by: the first attack alone, for one Energy, with the damage that
 * counts. The Energy keeps its type, which no rule asks for: a deck is drawn together by it. `null` where it does nothing.
 */
export function asPlayed<C extends ShownCard>(card: C): C | null {
  if (isIdle(card)) return null;
  const [first] = card.attacks;
  if (first === undefined) return card;
  const cost = [first.cost.find((type) => type !== 'Colorless') ?? 'Colorless'];
  return { ...card, attacks: [{ ...first, cost, damage: String(damageNumber(first.damage)) }] };
}

const { energyToAttack, basicAttackDamage } = RULES.classic;
/** Shown on a Pokémon, and kept from nothing. */
const IDLE: readonly Status[] = ['sleep', 'paralysis'];

export function classicPlay(card: ShownCard): ClassicPlay {
  switch (classify(card)) {
    case 'pokemon':
      return pokemonPlay(card);
    case 'trainer':
      return trainerEffect(card.name) === null
        ? {
            useless: 'No effect',
            notes: ['Classic battles do not know this card: it does nothing and comes back to your hand.'],
            attacks: [],
          }
        : { notes: [], attacks: [] };
    case 'energy':
      return { notes: isSpecial(card) ? ['Counts as one Energy, whatever it provides.'] : [], attacks: [] };
  }
}

const isSpecial = ({ subtypes }: CardKindFacts): boolean => subtypes?.includes('Special') ?? false;

function pokemonPlay(card: ShownCard): ClassicPlay {
  const attacks = card.attacks.map(attackPlay);
  const notes: string[] = [];
  if (card.attacks.length === 0) notes.push(`It has no attack, so it hits for ${basicAttackDamage}.`);
  if (card.ability !== undefined) notes.push(`${card.ability.kind} «${card.ability.name}» does nothing.`);
  if (isBasicPokemon(card)) return { notes, attacks };
  return {
    useless: 'Cannot be played',
    notes: ['Only basic Pokemon come into play: this one stays in your hand.', ...notes],
    attacks,
  };
}

function attackPlay({ cost, damage, text }: ShownCard['attacks'][number], place: number): AttackPlay {
  if (place > 0) return { isPlayed: false, notes: ['Not used: a Pokemon has its first attack alone.'] };
  const counted = damageNumber(damage);
  const idle = IDLE.filter((status) => inflicted(text).includes(status));
  return {
    isPlayed: true,
    ...(damage === '' || damage === String(counted) ? {} : { countsAs: counted }),
    notes: [
      ...(cost.length === energyToAttack && cost[0] === 'Colorless' ? [] : ['Any one Energy pays for it.']),
      ...(idle.length === 0
        ? []
        : [`${idle.map((status) => NAMES[status]).join(' or ')} has no effect in Classic.`]),
    ],
  };
}

const NAMES: Readonly<Partial<Record<Status, string>>> = { sleep: 'Asleep', paralysis: 'Paralyzed' };

/** The conditions that a text puts on a Pokémon. */
function inflicted(text: string): readonly Status[] {
  const written = JSON.stringify(readStatus(text).effects);
  return STATUSES.filter((status) => written.includes(`"status":"${status}"`));
}
