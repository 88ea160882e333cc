/** What the attack would do now, with every part of its formula, before anybody decides. */
import {
  type BattleView,
  type CardFacts,
  type DamageFormula,
  damageFormula,
  damageOf,
  type PokemonFacts,
  RULES,
} from '@pokesol/engine/classic';
import { factsIn } from '../../../board/cardLook.ts';

export type AttackPreview = {
  readonly name: string;
  readonly attacker: string;
  readonly target: string;
  readonly formula: DamageFormula;
  readonly damage: number;
  readonly isKnockOut: boolean;
  /** A confused attacker flips a coin first and may hurt itself for this much. */
  readonly confusion: number | null;
};

/** `null` while one of the two active places is empty. */
export function attackPreview(view: BattleView): AttackPreview | null {
  const attacker = view.you.active;
  const target = view.opponent.active;
  if (attacker === null || target === null) return null;
  const facts = pokemon(factsIn(view, attacker.card));
  const other = pokemon(factsIn(view, target.card));
  if (facts === null || other === null) return null;
  const [first] = facts.attacks;
  const formula = damageFormula(
    battleOf(view),
    first?.damage ?? RULES[view.rules].basicAttackDamage,
    { ...attacker, cards: [...attacker.cards] },
    { ...target, cards: [...target.cards] },
  );
  const damage = damageOf(formula);
  return {
    name: first?.name ?? 'Basic Attack',
    attacker: facts.name,
    target: other.name,
    formula,
    damage,
    isKnockOut: damage >= target.currentHp,
    confusion: attacker.statuses.includes('confusion') ? RULES[view.rules].confusionDamage : null,
  };
}

const pokemon = (facts: CardFacts | undefined): PokemonFacts | null =>
  facts?.kind === 'pokemon' ? facts : null;

/** The part of a battle that a formula reads, from what this player sees; unseen cards are never asked for. */
function battleOf(view: BattleView) {
  const printed = Object.values(view.printed);
  const places = new Map(printed.map(({ id }, place) => [id, place]));
  const printing: number[] = [];
  for (const [card, id] of Object.entries(view.cards)) printing[Number(card)] = places.get(id) ?? -1;
  return { rules: view.rules, printed, printing };
}

/** The formula as one reads it, part by part: ['20', '× 2 weakness', '+ 10 PlusPower']. */
export function formulaParts({ base, weakness, resistance, bonus, reduction }: DamageFormula): string[] {
  return [
    `${base} base`,
    ...(weakness === 1 ? [] : [`× ${weakness} weakness`]),
    ...(resistance === 1 ? [] : [`× ${resistance} resistance`]),
    ...(bonus === 0 ? [] : [`+ ${bonus} bonus`]),
    ...(reduction === 0 ? [] : [`− ${reduction} reduction`]),
  ];
}
