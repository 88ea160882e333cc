/** By which rules, against which format's decks, at which level, how many battles and from which seed: another choice begins the gauntlet anew. */
import { asksForMore, DECK_FORMATS, type DeckFormat, formatById } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { OpponentLevel } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { levelsOf, RULES_NAMES } from '../battle/data/index.ts';
import { LEVEL_NAMES } from '../battle/lobby/index.ts';
import { themeDecksIn } from '../practice/index.ts';
import {
  BATTLE_COUNTS,
  freshSeed,
  type GauntletRun,
  type GauntletSettings,
  OPPONENTS,
  settingsOf,
} from './gauntletRun.ts';

type SettingsDialogProps = {
  run: GauntletRun;
  /** Those that take the deck. */
  rules: readonly AnyRules[];
  onBegin: (settings: GauntletSettings) => void;
  onClose: () => void;
};

const LONGEST_SEED = 40;

/** The formats of some rules that have enough theme decks, the tried one left out. */
const gauntletFormats = (rules: AnyRules): readonly DeckFormat[] =>
  DECK_FORMATS.map(({ id }) => id).filter(
    (id) => formatById(id).rules === rules && asksForMore(id) && themeDecksIn(id).length > OPPONENTS,
  );

export default function SettingsDialog({ run, rules, onBegin, onClose }: SettingsDialogProps) {
  const [chosen, setChosen] = useState(settingsOf(run));
  const change = (part: Partial<GauntletSettings>) => setChosen((before) => ({ ...before, ...part }));
  const id = useId();
  const levels = levelsOf(chosen.rules);
  const level: OpponentLevel = levels.includes(chosen.level) ? chosen.level : 'hard';
  const formats = gauntletFormats(chosen.rules);
  const format = formats.find((each) => each === chosen.format);
  const seed = chosen.seed.trim();
  return (
    <Dialog
      title="Settings"
      description="If you change anything here, the gauntlet starts again and loses the battles played so far."
      onClose={onClose}
    >
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          onBegin({ ...chosen, level, format, seed: seed === '' ? freshSeed() : seed });
        }}
      >
        <Choose
          label="Rules"
          value={chosen.rules}
          options={rules.map((each) => [each, RULES_NAMES[each]])}
          onChoose={(next) => change({ rules: rules.find((each) => each === next) ?? chosen.rules })}
        />
        {formats.length > 0 && (
          <Choose
            label="Opponents"
            value={format ?? ''}
            options={[['', 'Of all sets'], ...formats.map((each) => [each, formatById(each).name] as const)]}
            onChoose={(next) => change({ format: formats.find((each) => each === next) })}
          />
        )}
        <Choose
          label="Level of both sides"
          value={level}
          options={levels.map((each) => [each, LEVEL_NAMES[each]])}
          onChoose={(next) => change({ level: levels.find((each) => each === next) ?? level })}
        />
        <Choose
          label="Battles"
          value={String(chosen.battles)}
          options={BATTLE_COUNTS.map((each) => [String(each), counted(each, 'battle')])}
          onChoose={(next) => change({ battles: Number(next) })}
        />
        <div className="field-frame">
          <label htmlFor={id} className="field-label">
            Seed
          </label>
          <input
            id={id}
            className="field"
            value={chosen.seed}
            maxLength={LONGEST_SEED}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ seed: target.value })}
          />
          <p className="hint">The same seed, deck and settings play the same battles.</p>
        </div>
        <div className="button-row">
          <Button type="submit">Start again</Button>
          <Button tone="secondary" onClick={() => change({ seed: freshSeed() })}>
            New seed
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChooseProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
};

function Choose({ label, value, options, onChoose }: ChooseProps) {
  return (
    <label className="field-frame">
      <span className="field-label">{label}</span>
      <select className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
