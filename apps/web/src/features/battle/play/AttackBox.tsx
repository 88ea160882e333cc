/** The attack, with what it would do now part by part, and the key that does it. */
import { type BattleView, type Move, RULES } from '@pokesol/engine';
import type { PlayerActionJson } from '@pokesol/protocol';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { attackPreview, formulaParts } from './preview.ts';

type AttackBoxProps = {
  view: BattleView;
  legal: readonly { readonly type: Move['type'] }[];
  isOpen: boolean;
  isBusy: boolean;
  attempt: (action: PlayerActionJson) => void;
};

export function AttackBox({ view, legal, isOpen, isBusy, attempt }: AttackBoxProps) {
  const words = useId();
  const preview = attackPreview(view);
  const { active } = view.you;
  if (active === null) return null;
  const isLegal = legal.some(({ type }) => type === 'attack');
  return (
    <section className="attack" aria-label="Attack">
      {preview && (
        <div id={words} className="attack-preview">
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
      )}
      <Button
        tone="danger"
        className="attack-button"
        busy={isBusy}
        aria-describedby={preview === null ? undefined : words}
        data-ready={(isOpen && isLegal) || undefined}
        data-off={!(isOpen && isLegal) || undefined}
        // The rules say why it cannot be used: so it can always be pressed.
        onClick={() => attempt({ type: 'attack', pokemon: active.id, attack: 0 })}
      >
        ATTACK
      </Button>
    </section>
  );
}

function whyNot({ rules, you, opponent }: BattleView): string {
  if (you.active?.actedThisTurn) return 'It has attacked this turn.';
  if ((you.active?.energy.length ?? 0) < RULES[rules].energyToAttack) return 'It needs an energy to attack.';
  return opponent.active === null ? 'There is nobody to attack.' : '';
}
