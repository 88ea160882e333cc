/** How many Prizes a Knock Out is worth, by what stands in the name. */
import { CardBack } from '../../card/index.ts';

const WORTH = [
  { prizes: 1, names: 'most Pokémon' },
  { prizes: 2, names: 'ex · EX · GX · V · VSTAR' },
  { prizes: 3, names: 'VMAX · TAG TEAM · V-UNION' },
] as const;

export function PrizesPicture() {
  return (
    <ul className="rulebook-worth">
      {WORTH.map(({ prizes, names }) => (
        <li key={prizes}>
          <span className="rulebook-backs" aria-hidden="true">
            {Array.from({ length: prizes }, (_, place) => place).map((place) => (
              <CardBack key={place} className="rulebook-back" />
            ))}
          </span>
          <b>{prizes === 1 ? '1 Prize' : `${prizes} Prizes`}</b>
          <span className="small-hint">{names}</span>
        </li>
      ))}
    </ul>
  );
}
