/** The choice of an own deck, the other side's, its level and the rules, as they were last time. */
import { trainerById } from '@pokesol/campaign';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { DeckFace, type Facing, MatchupFrame, personSide } from '../battle/lobby/index.ts';
import type { BuilderLine } from '../deck/index.ts';
import { DeckTextDialog } from '../deck-text/index.ts';
import { useMakeChallenge } from '../friend-challenge/index.ts';
import { TrainerPortrait } from '../trainer/index.ts';
import { ArrangedTable } from './ArrangedTable.tsx';
import { OtherSidePicker } from './OtherSidePicker.tsx';
import { PlayablePicker } from './PlayablePicker.tsx';
import type { Playable } from './practiceSides.ts';
import { type PracticeChosen, type PracticeSide, usePracticeChoice } from './usePracticeChoice.ts';
import { usePracticeStart, useSavedDeck } from './usePracticeStart.ts';

const ThemeDecksDialog = lazily(() => import('./ThemeDecksDialog.tsx'));

type PracticeSetupProps = { address: string; decks: readonly DeckSummaryJson[] };

const NO_LINES: readonly BuilderLine[] = [];
const OWNS_NOTHING_ASKED = () => Number.POSITIVE_INFINITY;

export function PracticeSetup({ address, decks }: PracticeSetupProps) {
  const [, navigate] = useLocation();
  const practice = usePracticeChoice(decks);
  const { chosen, change, format, rules, trainerId, level, mine, barred, own } = practice;
  const { against, choices, other, asked, swap } = practice;
  /** Whose list is being pasted. */
  const [pasting, setPasting] = useState<PracticeSide>();
  /** For whom a theme deck is being chosen. */
  const [borrowing, setBorrowing] = useState<PracticeSide>();
  const { isStarting, start } = usePracticeStart();
  const { savedDeck, isSaving } = useSavedDeck(address);
  const friends = useMakeChallenge(address);

  async function begin() {
    if (own === undefined) return;
    practice.keep();
    if (asked !== undefined) {
      const { begins, openHands } = chosen;
      return start({ own, format, level, deck: asked, begins, openHands });
    }
    const deckId = await savedDeck(own);
    if (deckId !== undefined) await friends.start(deckId, rules, format, true);
  }

  return (
    <>
      <MatchupFrame
        rules={rules}
        onRules={(next) => change({ format: next })}
        format={format}
        onFormat={(next) => change({ format: next })}
        yours={
          <PlayablePicker
            title="Your deck"
            step={2}
            decks={mine}
            barred={barred}
            format={format}
            picked={own?.key}
            onPick={(key) => change({ own: key })}
            onPaste={() => setPasting('own')}
            onBorrow={() => setBorrowing('own')}
          />
        }
        opponent={
          <>
            <OtherSidePicker
              format={format}
              against={against}
              onAgainst={(next) => change({ against: next })}
              trainerId={trainerId}
              onTrainer={(next) => change({ trainerId: next })}
              choices={choices}
              picked={other?.key}
              onPick={(key) => change({ other: key })}
              onPaste={() => setPasting('other')}
              onBorrow={() => setBorrowing('other')}
              level={level}
              onLevel={(next) => change({ level: next })}
              onSwap={swap}
            />
            {against !== 'friend' && <ArrangedTable arranged={chosen} onChange={change} />}
          </>
        }
        sides={[ownFacing(own), otherFacing(practice)]}
        facts={
          against === 'friend' ? ['Any cards, once your friend agrees'] : ['Any cards; no points, no record']
        }
        startLabel={against === 'friend' ? 'Get the Link' : 'Start Practice'}
        isBusy={isStarting || isSaving || friends.isStarting}
        missing={practice.missing}
        onStart={() => void begin()}
        onBack={() => navigate('/deck-list')}
      />
      {borrowing !== undefined && (
        <Deferred onFail={() => setBorrowing(undefined)}>
          <ThemeDecksDialog
            format={format}
            picked={(borrowing === 'own' ? own : other)?.key}
            onPick={(key) => {
              practice.borrow(borrowing, key);
              setBorrowing(undefined);
            }}
            onClose={() => setBorrowing(undefined)}
          />
        </Deferred>
      )}
      {pasting !== undefined && (
        <Deferred onFail={() => setPasting(undefined)}>
          <DeckTextDialog
            mode="import"
            lines={NO_LINES}
            owned={OWNS_NOTHING_ASKED}
            onPractice={(list) => {
              practice.pasted(pasting, list);
              setPasting(undefined);
            }}
            onClose={() => setPasting(undefined)}
          />
        </Deferred>
      )}
    </>
  );
}

function otherFacing({ against, trainerId, level, own, other }: PracticeChosen): Facing {
  if (against === 'friend') return { ...personSide('A friend'), note: 'By a link that you send' };
  if (against === 'trainer')
    return {
      picture: <TrainerPortrait id={trainerId} className="facing-portrait" />,
      name: `${trainerById(trainerId)?.name ?? 'Trainer'}’s deck`,
      note: `AI, ${level}`,
    };
  const shown = against === 'mirror' ? own : other;
  return {
    picture: <DeckFace card={shown?.face} />,
    name: shown?.name ?? 'No deck yet',
    note: `AI, ${level}`,
  };
}

const ownFacing = (own: Playable | undefined): Facing => ({
  picture: <DeckFace card={own?.face} />,
  name: own?.name ?? 'No deck yet',
  note: own?.words ?? '',
});
