/** How much HP a Pokémon has left, as a bar that turns from mint to sun to rose. Read out with the Pokémon's name. */
import type { PokemonView } from '@pokesol/engine';

export function HpBar({ pokemon: { currentHp, maxHp } }: { pokemon: PokemonView }) {
  const share = maxHp === 0 ? 0 : currentHp / maxHp;
  const tone = share > 0.5 ? 'mint' : share > 0.25 ? 'sun' : 'rose';
  return (
    <span className="hp" data-tone={tone} aria-hidden="true">
      <span className="hp-track">
        <span className="hp-fill" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="hp-number">
        {currentHp}
        <span className="hp-of">/{maxHp}</span>
      </span>
    </span>
  );
}
