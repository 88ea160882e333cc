/** The shorthand in which the shipped sets are written down, one card a line. */
import type { Effect } from '@pokesol/engine/classic';
import type { AbilityKind, Attack, Card, CardType, TypeModifier } from '../card.ts';
import { effectText } from '../classic/cardText.ts';
import { cardIdOf, type SetId } from '../ids.ts';
import type { Rarity } from '../rarity.ts';
import { type Letter, typeOf, typesOf } from './letters.ts';

/** Energy letters of the cost, name, the damage as printed where there is some, and what it does besides. */
type AttackLine = readonly [cost: string, name: string, damage?: string, ...effects: readonly Effect[]];

type Common = {
  /** The illustrator, where one is printed. */
  readonly by?: string;
  readonly hp?: number;
  readonly ability?: string;
};

type PokemonLine = Common & {
  readonly from?: string;
  readonly level?: number;
  readonly attacks?: readonly AttackLine[];
  /** Weakness ×2. */
  readonly weak?: Letter;
  /** Resistance -30. */
  readonly resist?: Letter;
  readonly retreat?: number;
  readonly dex: number;
};

const attack = ([cost, name, damage = '', ...effects]: AttackLine): Attack => ({
  name,
  cost: typesOf(cost),
  damage,
  effects,
  text: effectText(effects),
});

const modifier = (letter: Letter | undefined, value: string): TypeModifier[] =>
  letter === undefined ? [] : [{ type: typeOf(letter), value }];

/** The constructors for one set. `abilityKind` is what the set's cards call their abilities, `mark` what all but energy cards bear. */
export function cardsOf(setId: SetId, abilityKind: AbilityKind, mark?: string) {
  const marked = mark !== undefined && { regulationMark: mark };
  const card = (
    facts: Pick<Card, 'name' | 'supertype' | 'subtypes' | 'rarity'>,
    number: number,
    line: Common,
  ) => ({
    id: cardIdOf(setId, number),
    setId,
    cardNumber: String(number),
    ...facts,
    types: [] as CardType[],
    ...(line.hp !== undefined && { hp: line.hp }),
    attacks: [] as Attack[],
    abilities: line.ability === undefined ? [] : [{ name: line.ability, kind: abilityKind }],
    weaknesses: [] as TypeModifier[],
    resistances: [] as TypeModifier[],
    retreatCost: 0,
    artist: line.by ?? '',
  });

  return {
    pokemon(
      number: number,
      name: string,
      rarity: Rarity,
      type: Letter,
      subtypes: readonly string[],
      line: PokemonLine,
    ): Card {
      return {
        ...card({ name, supertype: 'Pokémon', subtypes, rarity }, number, line),
        types: [typeOf(type)],
        ...(line.from !== undefined && { evolvesFrom: line.from }),
        ...(line.level !== undefined && { level: String(line.level) }),
        attacks: (line.attacks ?? []).map(attack),
        weaknesses: modifier(line.weak, '×2'),
        resistances: modifier(line.resist, '-30'),
        retreatCost: line.retreat ?? 0,
        nationalPokedexNumber: line.dex,
        ...marked,
      };
    },
    trainer(
      number: number,
      name: string,
      rarity: Rarity,
      subtypes: readonly string[],
      line: Common = {},
    ): Card {
      return { ...card({ name, supertype: 'Trainer', subtypes, rarity }, number, line), ...marked };
    },
    energy(
      number: number,
      name: string,
      rarity: Rarity,
      subtypes: readonly string[],
      line: Common & { readonly type?: Letter } = {},
    ): Card {
      return {
        ...card({ name, supertype: 'Energy', subtypes, rarity }, number, line),
        types: line.type === undefined ? [] : [typeOf(line.type)],
      };
    },
  };
}
