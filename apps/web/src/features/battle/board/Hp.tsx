/** What is left of a Pokémon, as a number and as a bar. Both are read out with its name. */
import type { CSSProperties } from 'react';

type HpProps = { hp: number; maxHp: number };

const toneOf = ({ hp, maxHp }: HpProps) => {
  const share = maxHp === 0 ? 0 : hp / maxHp;
  return share > 0.5 ? 'mint' : share > 0.25 ? 'sun' : 'rose';
};

/** What is left first: the player should not have to subtract. */
export const HpNumber = ({ hp, maxHp }: HpProps) => (
  <span className="hp-number" data-tone={toneOf({ hp, maxHp })} aria-hidden="true">
    <b>{hp}</b>
    <span className="hp-of">/{maxHp}</span>
  </span>
);

/** A notch for each 10 HP, for each 20 of those that have many. */
const notches = (maxHp: number): number => Math.max(1, Math.round(maxHp / (maxHp > 120 ? 20 : 10)));

export const HpBar = ({ hp, maxHp }: HpProps) => (
  <span
    className="hp"
    data-tone={toneOf({ hp, maxHp })}
    style={{ '--notches': notches(maxHp) } as CSSProperties}
    aria-hidden="true"
  >
    <span className="hp-fill" style={{ width: `${maxHp === 0 ? 0 : (hp / maxHp) * 100}%` }} />
  </span>
);
