/** Names the cards of a deck that official battles do not play in full: allowed, but the player should know. */
import { counted } from '../../platform/format.ts';
import { PLAYS_NAMES, useOfficialPlay } from '../card/index.ts';
import type { BuilderLine } from '../deck/index.ts';

export function OfficialWarning({ lines }: { lines: readonly BuilderLine[] }) {
  const playsOf = useOfficialPlay(true);
  const missing = lines.flatMap(({ card }) => {
    const plays = playsOf(card.id);
    return plays === undefined || plays === 'full' ? [] : [{ id: card.id, name: card.name, plays }];
  });
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="official-warning">
      <h3 id="official-warning" className="validation-heading">
        In official battles
      </h3>
      <p>
        {missing.length === 1
          ? 'One card cannot do everything printed on it. You can still play the deck, but not in ranked battles.'
          : `${counted(missing.length, 'card')} cannot do everything printed on them. You can still play the deck, but not in ranked battles.`}
      </p>
      <ul className="validation-issues">
        {missing.map(({ id, name, plays }) => (
          <li key={id}>
            {name}: {PLAYS_NAMES[plays].toLowerCase()}
          </li>
        ))}
      </ul>
    </section>
  );
}
