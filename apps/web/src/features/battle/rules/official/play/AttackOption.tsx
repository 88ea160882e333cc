/** An attack before it is used: its cost in signs, those that are missing ringed, its damage and how that comes about. */
import { keyed, TypeSign } from '../../../../card/index.ts';
import type { DamagePreview, OfficialAttackPreview } from './attackPreview.ts';
import { missingEnergyText, missingIn } from './missingEnergy.ts';

type AttackOptionProps = { preview: OfficialAttackPreview; text: string; isWhole: boolean };

export function AttackOption({ preview, text, isWhole }: AttackOptionProps) {
  const { name, cost, units, damage } = preview;
  const unpaid = missingIn(units, cost);
  const missing = missingEnergyText(units, cost);
  return (
    <>
      <span className="option-line">
        <span className="option-cost" aria-hidden="true">
          {keyed(cost, (type) => type).map(([key, type], at) => (
            <span key={key} className="option-sign" data-missing={unpaid.has(at) || undefined}>
              <TypeSign type={type} className="pip" />
            </span>
          ))}
        </span>
        <span className="sr-only">{cost.length === 0 ? 'Costs nothing.' : `Costs ${cost.join(', ')}.`}</span>
        <b>{name}</b>
        {damage !== null && <span className="option-damage">{amountText(damage)}</span>}
      </span>
      {missing !== '' && <span className="option-missing">{missing}</span>}
      {text !== '' && <span className="option-text">{text}</span>}
      {isWhole && damage !== null && <Formula damage={damage} />}
    </>
  );
}

const amountText = ({ least, most }: DamagePreview): string =>
  least === most ? `${most}` : `${least}–${most}`;

function Formula({ damage }: { damage: DamagePreview }) {
  const { lines, most, least, target, hpLeft, isKnockOut, mayKnockOut, prizes } = damage;
  const worth = `${prizes} ${prizes === 1 ? 'Prize' : 'Prizes'}`;
  return (
    <span className="option-formula">
      {lines.map(([number, why]) => (
        <span key={why}>
          <b className="option-number">{number}</b> {why}
        </span>
      ))}
      <span className="option-sum">
        = {most}
        {least === most ? '' : ' at best'} of {hpLeft} HP of {target}
        {isKnockOut && <em> · Knocks Out, {worth}</em>}
        {!isKnockOut && mayKnockOut && <em> · Knocks Out with luck, {worth}</em>}
      </span>
    </span>
  );
}
