/** What energy provides, as signs; a card that provides two is a frame with two signs. */
import type { PokemonView } from '@pokesol/engine/official';
import { keyed, TypeSign } from '../../../../card/index.ts';
import { unitType } from './energyText.ts';

export const EnergySigns = ({ units }: { units: PokemonView['energy'][number]['provides'] }) => (
  <span className="choice-signs" data-several={units.length > 1 || undefined}>
    {keyed(units, unitType).map(([key, unit]) => (
      <TypeSign key={key} type={unitType(unit)} className="choice-sign" />
    ))}
  </span>
);
