/** Who to play against: found by a search, a friend, an AI of a level, an own deck for practice, or a trainer of the campaign. */
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson, OpponentLevel } from '@pokesol/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PixelIcon, type PixelIconName } from '../../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../../trainer/index.ts';
import { levelsOf, RULES_NAMES } from '../data/rules.ts';
import type { Wanted } from './battleChoices.ts';
import { LEVEL_NAMES, strengthText } from './levelStrength.ts';
import type { OpenTrainer } from './offers.ts';
import { StepTitle } from './StepTitle.tsx';

type OpponentPickerProps = {
  rules: AnyRules;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
  /** Those that the rules take. */
  decks: readonly DeckSummaryJson[];
  trainers: readonly OpenTrainer[];
};

export function OpponentPicker({ rules, wanted, onWant, decks, trainers }: OpponentPickerProps) {
  const id = useId();
  const level = 'level' in wanted ? wanted.level : 'medium';
  const levels = levelsOf(rules);
  const deckId = wanted.kind === 'practice' ? wanted.deckId : decks[0]?.id;
  const newest = trainers.find(({ isDefeated }) => !isDefeated) ?? trainers.at(-1);
  const option = (kind: Wanted['kind'], choice: Wanted | undefined) => ({
    group: `${id}-kind`,
    isPicked: wanted.kind === kind,
    onPick: choice && (() => onWant(choice)),
  });
  return (
    <>
      <StepTitle id={`${id}-title`} step={3}>
        Opponent
      </StepTitle>
      <div role="radiogroup" aria-labelledby={`${id}-title`} className="opponent-options">
        <Option
          {...option('anyone', { kind: 'anyone' })}
          icon="battle"
          name="Anyone"
          words={`A player who is searching for ${RULES_NAMES[rules]} now, or else a simulated one.`}
        />
        <Option
          {...option('friend', { kind: 'friend' })}
          icon="trade"
          name="A friend"
          words="You get a link to send. Your friend opens it and accepts with a deck of their own."
        />
        <Option
          {...option('level', { kind: 'level', level })}
          icon="cards"
          name="Level"
          words="The computer, as strong as you wish, with a deck of its own."
        >
          {wanted.kind === 'level' && (
            <Levels
              rules={rules}
              levels={levels}
              level={level}
              onLevel={(next) => onWant({ kind: 'level', level: next })}
            />
          )}
        </Option>
        <Option
          {...option('practice', deckId === undefined ? undefined : { kind: 'practice', level, deckId })}
          icon="deck"
          name="Practice"
          words="The computer plays one of your own decks. The battle does not count."
        >
          {wanted.kind === 'practice' && (
            <>
              <label className="opponent-deck">
                <span className="field-label is-quiet">It plays</span>
                <select
                  className="field"
                  value={wanted.deckId}
                  onChange={({ target }) => onWant({ ...wanted, deckId: target.value })}
                >
                  {decks.map((deck) => (
                    <option key={deck.id} value={deck.id}>
                      {deck.name}
                    </option>
                  ))}
                </select>
              </label>
              <Levels
                rules={rules}
                levels={levels}
                level={level}
                onLevel={(next) => onWant({ ...wanted, level: next })}
              />
            </>
          )}
        </Option>
        <Option
          {...option('trainer', newest && { kind: 'trainer', trainerId: newest.id })}
          icon="star"
          name="Trainer"
          words="One of the campaign, as often as you like. A victory pays Poke Points."
        >
          {wanted.kind === 'trainer' && (
            <Trainers
              label="Which trainer"
              trainers={trainers}
              chosen={wanted.trainerId}
              onTrainer={(trainerId) => onWant({ kind: 'trainer', trainerId })}
            />
          )}
        </Option>
      </div>
    </>
  );
}

type OptionProps = {
  group: string;
  isPicked: boolean;
  /** Absent where there is no choice. */
  onPick: (() => void) | undefined;
  icon: PixelIconName;
  name: string;
  words: string;
  children?: ReactNode;
};

function Option({ group, isPicked, onPick, icon, name, words, children }: OptionProps) {
  const description = useId();
  const place = useRef<HTMLDivElement>(null);
  const wasPicked = useRef(isPicked);
  // What it asks besides may lie under the buttons of a phone.
  useEffect(() => {
    if (isPicked && !wasPicked.current) place.current?.scrollIntoView({ block: 'nearest' });
    wasPicked.current = isPicked;
  }, [isPicked]);
  return (
    <div ref={place} className="opponent-option" data-picked={isPicked || undefined}>
      <label className="opponent-head">
        <input
          type="radio"
          name={group}
          checked={isPicked}
          disabled={onPick === undefined}
          onChange={onPick}
          aria-label={name}
          aria-describedby={description}
          className="pick"
        />
        <PixelIcon name={icon} className="opponent-sign" />
        <span className="opponent-what">
          <span className="opponent-kind">{name}</span>
          <span id={description} className="opponent-about">
            {words}
          </span>
        </span>
      </label>
      {children}
    </div>
  );
}

type LevelsProps = {
  rules: AnyRules;
  levels: readonly OpponentLevel[];
  level: OpponentLevel;
  onLevel: (level: OpponentLevel) => void;
};

export function Levels({ rules, levels, level, onLevel }: LevelsProps) {
  const group = useId();
  return (
    <>
      <div
        role="radiogroup"
        aria-label="Level of the AI"
        aria-describedby={`${group}-how`}
        className="levels"
      >
        {levels.map((each) => (
          <label key={each} className="level" data-picked={each === level || undefined}>
            <input
              type="radio"
              name={group}
              checked={each === level}
              onChange={() => onLevel(each)}
              aria-label={LEVEL_NAMES[each]}
              aria-describedby={`${group}-${each}`}
              className="pick"
            />
            <span className="level-name">{LEVEL_NAMES[each]}</span>
            <span id={`${group}-${each}`} className="level-strength">
              {strengthText(rules, each)}
            </span>
          </label>
        ))}
      </div>
      <p id={`${group}-how`} className="level-how">
        Measured with the same deck on both sides.
      </p>
    </>
  );
}

type TrainersProps = {
  label: string;
  trainers: readonly (Pick<OpenTrainer, 'id' | 'name'> & Partial<Pick<OpenTrainer, 'isDefeated'>>)[];
  chosen: string;
  onTrainer: (trainerId: string) => void;
};

export function Trainers({ label, trainers, chosen, onTrainer }: TrainersProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className="lobby-trainers">
      {trainers.map(({ id, name, isDefeated }) => (
        <label key={id} className="lobby-trainer" data-picked={id === chosen || undefined} title={name}>
          <input
            type="radio"
            name={group}
            checked={id === chosen}
            onChange={() => onTrainer(id)}
            aria-label={isDefeated ? `${name}, defeated` : name}
            className="pick"
          />
          <TrainerPortrait id={id} className="lobby-trainer-portrait" />
        </label>
      ))}
    </div>
  );
}
