/** What the attack would do now, part by part, and what keeps it from being used. */
import { type BattleView, type Move, rulesOf } from '@pokesol/engine/classic';
import { attackPreview, formulaParts } from './preview.ts';

/** By which the button that attacks names these words. */
export const ATTACK_TEXT_ID = 'attack-preview';

type AttackBoxProps = {
  view: BattleView;
  legal: readonly { readonly type: Move['type'] }[];
  isOpen: boolean;
};

export function AttackBox({ view, legal, isOpen }: AttackBoxProps) {
  const preview = attackPreview(view);
  if (preview === null) return null;
  const isLegal = legal.some(({ type }) => type === 'attack');
  return (
    <section className="attack" aria-label="Attack">
      <div id={ATTACK_TEXT_ID} className="attack-preview">
        <p className="attack-name">
          {preview.name} <b className="attack-damage">{preview.damage}</b>
        </p>
        <p className="attack-formula">
          {formulaParts(preview.formula).join(' ')} = {preview.damage} on {preview.target}
        </p>
        {isLegal && preview.isKnockOut && <p className="attack-ko">Knocks it out</p>}
        {preview.confusion !== null && (
          <p className="attack-note">
            Confused: a coin decides. Tails does {preview.confusion} to {preview.attacker} instead.
          </p>
        )}
        {!isLegal && isOpen && <p className="attack-note">{whyNot(view)}</p>}
      </div>
    </section>
  );
}

function whyNot(view: BattleView): string {
  const { you, opponent } = view;
  const { energyToAttack, firstTurnToAttack } = rulesOf(view);
  if (view.turn < firstTurnToAttack) return `Attacks begin in turn ${firstTurnToAttack}.`;
  if (you.active?.actedThisTurn) return 'It has attacked this turn.';
  if ((you.active?.energy.length ?? 0) < energyToAttack) return 'It needs an energy to attack.';
  return opponent.active === null ? 'There is no Pokemon to attack.' : '';
}
