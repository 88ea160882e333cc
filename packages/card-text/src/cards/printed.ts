/** Cards as public catalogues print them, and the texts that stand on each. */
import type { PrintedDamage } from '../meaning/assemble.ts';
import type { Source } from '../text/names.ts';

/** The fields of a card in the shape of the Pokémon TCG API that its texts stand in. */
export type PrintedCard = {
  readonly name: string;
  readonly supertype: string;
  readonly subtypes?: readonly string[];
  readonly rules?: readonly string[];
  readonly attacks?: readonly {
    readonly name: string;
    /** Names of types; only of attacks that a trainer lends it is asked for. */
    readonly cost?: readonly string[];
    readonly damage?: string;
    readonly text?: string;
  }[];
  readonly abilities?: readonly { readonly name: string; readonly type?: string; readonly text?: string }[];
  readonly ancientTrait?: { readonly name: string; readonly text: string };
};
export type PrintedSet = { readonly id: string; readonly cards: readonly PrintedCard[] };

export const KINDS = ['attack', 'ability', 'trainer', 'energy'] as const;
export type TextKind = (typeof KINDS)[number];
export type TextOnCard = {
  readonly kind: TextKind;
  /** Of the attack or the ability; that of the card for the texts of trainers and energies. */
  readonly name: string;
  readonly text: string;
  /** Of an attack. */
  readonly damage: PrintedDamage;
  readonly source: Source;
  readonly card: PrintedCard;
};

const NO_DAMAGE: PrintedDamage = { damage: 0, sign: '' };

/** Everything on the card that has to be read before it plays in full; a basic energy has nothing. */
export function textsOf(card: PrintedCard): readonly TextOnCard[] {
  const { name, attacks = [], abilities = [], ancientTrait, rules = [] } = card;
  const own = [...attacks, ...abilities].map((each) => each.name);
  const of = (kind: TextKind, called: string, text: string, damage = NO_DAMAGE): TextOnCard => ({
    kind,
    name: called,
    text,
    damage,
    source: { name, own },
    card,
  });
  const lines = rules.join('\n');
  return [
    ...attacks.map((attack) => of('attack', attack.name, attack.text ?? '', printedDamageOf(attack.damage))),
    ...abilities.map((ability) => of('ability', ability.name, ability.text ?? '')),
    ...(ancientTrait === undefined ? [] : [of('ability', ancientTrait.name, ancientTrait.text)]),
    ...(card.supertype === 'Trainer' ? [of('trainer', name, lines)] : []),
    ...(card.supertype === 'Energy' && card.subtypes?.includes('Basic') !== true
      ? [of('energy', name, lines)]
      : []),
  ];
}

/** «30+», «20x»; a «?» is no number. */
export function printedDamageOf(printed = ''): PrintedDamage {
  const [, number = '', sign = ''] = /^(\d*)\s*([+×x−-]?)/.exec(printed) ?? [];
  return { damage: Number(number), sign: SIGNS[sign] ?? '' };
}
const SIGNS: Readonly<Record<string, PrintedDamage['sign']>> = {
  '+': '+',
  '×': '×',
  x: '×',
  '-': '-',
  '−': '-',
};
