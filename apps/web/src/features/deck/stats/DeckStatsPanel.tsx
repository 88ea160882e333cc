/** What a deck is made of, what its first hand is likely to hold, and hands to try. */
import { type DeckFormat, deckStats, formatById } from '@pokesol/decks';
import { useMemo, useState } from 'react';
import { TypeSign, typeClass, typeStyle } from '../../card/index.ts';
import { FormatSwitch } from '../FormatSwitch.tsx';
import type { BuilderLine } from '../facts.ts';
import { OfficialOdds } from './OfficialOdds.tsx';
import { OpeningOdds } from './OpeningOdds.tsx';
import { type Bar, PixelBars } from './PixelBars.tsx';
import { SampleHands } from './SampleHands.tsx';
import './deckStats.css';
import { counted } from '../../../platform/format.ts';

type DeckStatsPanelProps = { lines: readonly BuilderLine[]; format?: DeckFormat | undefined };

export default function DeckStatsPanel({ lines, format: first = 'classic' }: DeckStatsPanelProps) {
  const [rules, setRules] = useState(formatById(first).rules);
  const stats = useMemo(() => deckStats(lines), [lines]);
  if (stats.totalCards === 0)
    return <p className="quiet">An empty deck has no statistics yet. Add cards and look again.</p>;
  const { basicPokemonCount, evolutionCount, basicShare, pokemonCount, medianHp } = stats;
  return (
    <div className="deck-stats">
      <dl className="deck-facts">
        <Fact name="Pokémon" value={pokemonCount} />
        <Fact name="Trainers" value={stats.trainerCount} />
        <Fact name="Energy" value={stats.energyCount} />
        <Fact
          name="Basics among the Pokémon"
          value={`${Math.round(basicShare * 100)}%`}
          note={`${basicPokemonCount} basic, ${evolutionCount} evolved`}
        />
        {medianHp !== undefined && <Fact name="Middle HP" value={medianHp} />}
      </dl>
      <div className="deck-charts">
        <PixelBars
          caption="Pokémon by type"
          columns={['Type', 'Copies']}
          bars={typeBars(stats.pokemonTypes)}
        />
        <PixelBars
          caption="Energy by type"
          columns={['Type', 'Copies']}
          bars={[
            ...typeBars(stats.energyTypes),
            ...(stats.specialEnergyCount > 0
              ? [{ key: 'special', label: 'Special', count: stats.specialEnergyCount }]
              : []),
          ]}
        />
        <PixelBars
          caption="Attacks by energy cost"
          columns={['Energies', 'Attacks']}
          bars={stats.attackCosts.map((count, cost) => ({
            key: String(cost),
            label: cost === 0 ? 'Free' : counted(cost, 'energy', 'energies'),
            count,
            className: 'deck-cost',
          }))}
        />
      </div>
      <FormatSwitch legend="Rules for the odds" rules={rules} onRules={setRules} />
      <OpeningOdds lines={lines} />
      {rules === 'official' && <OfficialOdds lines={lines} />}
      <SampleHands lines={lines} />
    </div>
  );
}

const typeBars = (types: readonly { type: string; count: number }[]): Bar[] =>
  types.map(({ type, count }) => ({
    key: type,
    label: (
      <span className="line-8">
        <TypeSign type={type} />
        {type}
      </span>
    ),
    count,
    className: typeClass(typeStyle(type)),
  }));

function Fact({ name, value, note }: { name: string; value: string | number; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="figure is-large">{value}</span>
        {note !== undefined && <span className="hint is-below">{note}</span>}
      </dd>
    </div>
  );
}
